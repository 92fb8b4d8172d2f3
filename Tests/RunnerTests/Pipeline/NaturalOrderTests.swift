import Files
import Testing

@testable import Runner

@Suite("Natural order of file names")
struct NaturalOrderTests {
    @Test(arguments: [
        ["page-2", "page-10"], ["a1b2", "a1b10"], ["IMG_9.jpg", "img_10.jpg"], ["a", "a1"], ["01", "1"], ["", "a"],
        ["99999999999999999999998", "99999999999999999999999"], ["menu/2", "menu-1"],
    ])
    func putsFirst(pair: [String]) {
        let first = FilePath(pair[0])
        let second = FilePath(pair[1])
        #expect(NaturalOrder.precedes(first, second))
        #expect(!NaturalOrder.precedes(second, first))
    }

    @Test func isATotalOrder() {
        let names = ["a", "A", "a0", "a00", "b", "10", "9", "09"].map { FilePath($0) }
        for left in names {
            #expect(!NaturalOrder.precedes(left, left))
            for right in names where left != right {
                #expect(NaturalOrder.precedes(left, right) != NaturalOrder.precedes(right, left))
            }
        }
    }
}
