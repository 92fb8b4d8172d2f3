internal import CONNXRuntime
internal import Models

/// A neural network with one input and one output, ready to run. It must be used from one thread only.
@safe final class OnnxModel {
    private let library: OnnxLibrary
    private let session: OpaquePointer
    private let inputName: String
    private let outputName: String
    private let memory: OpaquePointer

    /// Loads a model from the bytes of an `.onnx` file; it runs on `threads` threads.
    ///
    /// Throws `.engine` when the bytes are no model of one input and one output.
    init(_ bytes: [UInt8], library: OnnxLibrary, threads: Int = 1) throws(StageFailure) {
        let table = unsafe library.table
        var memory: OpaquePointer?
        var session: OpaquePointer?
        var options: OpaquePointer?
        defer { if let options = unsafe options { unsafe ort_release_options(table, options) } }
        var isReady =
            unsafe library.succeeded(ort_create_options(table, &options))
            && library.succeeded(ort_set_optimization(table, options))
            && library.succeeded(ort_set_threads(table, options, Int32(clamping: threads)))
            // Sizes differ from photo to photo: memory kept for the last one would only pile up.
            && library.succeeded(ort_disable_arena(table, options))
            && library.succeeded(ort_disable_memory_pattern(table, options))
            && library.succeeded(ort_cpu_memory(table, &memory))
        if isReady {
            isReady = unsafe bytes.withUnsafeBytes { buffer in
                unsafe library.succeeded(
                    ort_create_session(
                        table, library.environment, buffer.baseAddress, buffer.count, options, &session))
            }
        }
        guard isReady, let session = unsafe session, let memory = unsafe memory,
            let names = unsafe Self.names(of: session, library)
        else {
            if let session = unsafe session { unsafe ort_release_session(table, session) }
            if let memory = unsafe memory { unsafe ort_release_memory(table, memory) }
            throw StageFailure(
                .recognise, .engine,
                "A model of the neural engine can't be loaded; get it anew with `vegyscan engine install`, "
                    + "or use --detector classic.")
        }
        unsafe self.session = session
        unsafe self.memory = memory
        (inputName, outputName) = names
        self.library = library
    }

    deinit {
        unsafe ort_release_session(library.table, session)
        unsafe ort_release_memory(library.table, memory)
    }

    /// The network's output for an input.
    ///
    /// Throws `.engine` when the shape doesn't fit the model, or without memory.
    func run(_ input: Tensor) throws(StageFailure) -> Tensor {
        let table = unsafe library.table
        var values = input.values
        let shape = input.shape.map { Int64($0) }
        let output: Tensor? = unsafe values.withUnsafeMutableBufferPointer { buffer -> Tensor? in
            var tensor: OpaquePointer?
            var result: OpaquePointer?
            defer {
                if let tensor = unsafe tensor { unsafe ort_release_value(table, tensor) }
                if let result = unsafe result { unsafe ort_release_value(table, result) }
            }
            guard
                unsafe library.succeeded(
                    ort_float_tensor(table, memory, buffer.baseAddress, buffer.count, shape, shape.count, &tensor)),
                unsafe library.succeeded(ort_run(table, session, inputName, tensor, outputName, &result)),
                let result = unsafe result
            else { return nil }
            return unsafe tensorCopy(of: result)
        }
        guard let output else {
            throw StageFailure(
                .recognise, .engine,
                "The neural engine could not read this photo; free some memory, or use --detector classic.")
        }
        return output
    }

    /// The value of a key in the model's own description, or nil.
    func metadata(_ key: String) -> String? {
        let table = unsafe library.table
        var metadata: OpaquePointer?
        var allocator: OpaquePointer?
        var value: UnsafeMutablePointer<CChar>?
        guard unsafe library.succeeded(ort_metadata(table, session, &metadata)), let metadata = unsafe metadata else {
            return nil
        }
        defer { unsafe ort_release_metadata(table, metadata) }
        guard unsafe library.succeeded(ort_default_allocator(table, &allocator)),
            unsafe library.succeeded(ort_metadata_value(table, metadata, allocator, key, &value)),
            let value = unsafe value
        else { return nil }
        defer { unsafe ort_free(table, allocator, value) }
        return unsafe String(cString: value)
    }

    /// A copy of a float tensor's values; nil for any other value, or for impossible sides.
    private func tensorCopy(of value: OpaquePointer) -> Tensor? {
        let table = unsafe library.table
        var isTensor: Int32 = 0
        var shape: OpaquePointer?
        var type: Int32 = 0
        var rank = 0
        var values: UnsafeMutableRawPointer?
        guard unsafe library.succeeded(ort_is_tensor(table, value, &isTensor)), isTensor == 1,
            unsafe library.succeeded(ort_tensor_shape(table, value, &shape)), let shape = unsafe shape
        else { return nil }
        defer { unsafe ort_release_shape(table, shape) }
        guard unsafe library.succeeded(ort_shape_type(table, shape, &type)), type == Int32(ORT_FLOAT),
            unsafe library.succeeded(ort_shape_rank(table, shape, &rank)), (1...8).contains(rank)
        else { return nil }
        var sides = [Int64](repeating: 0, count: rank)
        guard unsafe library.succeeded(ort_shape_sides(table, shape, &sides, rank)),
            let count = Tensor.count(sides.map { Int(clamping: $0) }),
            unsafe library.succeeded(ort_tensor_values(table, value, &values)), let values = unsafe values
        else { return nil }
        let floats = unsafe UnsafeBufferPointer(start: values.assumingMemoryBound(to: Float.self), count: count)
        return Tensor(shape: sides.map { Int($0) }, values: unsafe Array(floats))
    }

    /// Nil unless there is one input and one output.
    @unsafe private static func names(of session: OpaquePointer, _ library: OnnxLibrary) -> (String, String)? {
        let table = unsafe library.table
        var inputs = 0
        var outputs = 0
        var allocator: OpaquePointer?
        var input: UnsafeMutablePointer<CChar>?
        var output: UnsafeMutablePointer<CChar>?
        guard unsafe library.succeeded(ort_count_inputs(table, session, &inputs)), inputs == 1,
            unsafe library.succeeded(ort_count_outputs(table, session, &outputs)), outputs == 1,
            unsafe library.succeeded(ort_default_allocator(table, &allocator)),
            unsafe library.succeeded(ort_input_name(table, session, 0, allocator, &input)),
            let input = unsafe input
        else { return nil }
        defer { unsafe ort_free(table, allocator, input) }
        guard unsafe library.succeeded(ort_output_name(table, session, 0, allocator, &output)),
            let output = unsafe output
        else { return nil }
        defer { unsafe ort_free(table, allocator, output) }
        return (unsafe String(cString: input), unsafe String(cString: output))
    }
}
