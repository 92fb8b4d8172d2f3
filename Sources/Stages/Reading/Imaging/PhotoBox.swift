internal import Models

// Leptonica has a type of the same name; this declaration settles it for the files that import both.
typealias Box = Models.Box
