internal import CLeptonica

extension Pix {
    /// How much each pixel differs from the paper around it, as dark on white, whatever the paper's brightness and
    /// whether its text is dark or light; only for 8-bit grey.
    ///
    /// The paper is the median over a square a tenth of the longer side wide, taken on an eighth of the size.
    /// Measured on 33 photos of menus (mean word F1, English only): plain 0.57, this 0.62; squares of a sixteenth
    /// 0.60 and of a sixth 0.61; amplified twice 0.62, three times 0.61; the mean instead of the median 0.53.
    func localContrast() -> Pix? {
        let reduction = 8
        let side = max(3, max(width, height) / (10 * reduction)) | 1
        guard width >= reduction * 2, height >= reduction * 2, let small = scaled(by: 1 / Double(reduction)),
            let paper = unsafe Pix(
                adopting: pixRankFilterGray(small.unsafePointer, Int32(side), Int32(side), 0.5)),
            let full = unsafe Pix(
                adopting: pixScaleToSize(paper.unsafePointer, Int32(clamping: width), Int32(clamping: height))),
            let difference = unsafe Pix(adopting: pixAbsDifference(unsafePointer, full.unsafePointer)),
            unsafe pixMultConstantGray(difference.unsafePointer, 1.4) == 0
        else { return nil }
        return difference.inverted()
    }
}
