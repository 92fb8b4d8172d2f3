internal import CLeptonica

extension Pix {
    /// The number of samples a pixel: 4 means that the fourth byte is alpha.
    var samples: Int { Int(unsafe pixGetSpp(unsafePointer)) }

    /// Whether pixels are indices into a table of colours.
    var hasPalette: Bool { unsafe pixGetColormap(unsafePointer) != nil }

    /// The picture as 8-bit grey or 32-bit RGB: palettes are looked up, 16 bits become 8, and alpha is laid over white.
    ///
    /// Nil when a pixel has no entry in the palette, or there is no memory.
    consuming func asGreyOrColour() -> Pix? {
        if hasPalette {
            // Leptonica reads past its tables when a pixel's index has no entry.
            var valid: Int32 = 0
            guard unsafe pixcmapIsValid(pixGetColormap(unsafePointer), unsafePointer, &valid) == 0, valid == 1,
                let plain = unsafe Pix(adopting: pixRemoveColormap(unsafePointer, Int32(REMOVE_CMAP_BASED_ON_SRC)))
            else { return nil }
            return plain.asGreyOrColour()
        }
        switch depth {
        case 32 where samples == 4: return unsafe Pix(adopting: pixAlphaBlendUniform(unsafePointer, 0xFFFF_FF00))
        case 8, 32: return self
        case 16: return unsafe Pix(adopting: pixConvert16To8(unsafePointer, Int32(L_MS_BYTE)))
        case 1, 2, 4: return unsafe Pix(adopting: pixConvertTo8(unsafePointer, 0))
        default: return nil
        }
    }

    /// A copy in 8-bit grey (luma as ITU-R BT.601: 0.299 red, 0.587 green, 0.114 blue), or nil without memory.
    func grey() -> Pix? {
        switch depth {
        case 8 where !hasPalette: return unsafe Pix(adopting: pixCopy(nil, unsafePointer))
        case 32: return unsafe Pix(adopting: pixConvertRGBToGray(unsafePointer, 0.299, 0.587, 0.114))
        default: return unsafe Pix(adopting: pixConvertTo8(unsafePointer, 0))
        }
    }
}
