internal import Foundation

/// Ends a worker as soon as its parent is gone, for whatever reason and whatever the worker is doing.
///
/// The parent holds the only writing end of the pipe on standard input, and the system closes it with the parent. (The
/// signal that Linux can send on a parent's death is sent on the death of the thread that started the child.)
enum ParentWatch {
    static func start() {
        let thread = Thread {
            while true {
                // No event is requested: lines are read elsewhere, and a hang-up is always reported.
                var state = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
                if unsafe poll(&state, 1, -1) > 0 { _exit(0) }
            }
        }
        thread.stackSize = 64 << 10
        thread.start()
    }
}
