internal import CCrypto
internal import CCurl
internal import CHeif
internal import CLeptonica
internal import CSQLite
internal import CTesseract

/// A library or data set by others that the program uses.
package struct ThirdParty: Sendable, Hashable, Codable {
    package var name: String
    /// As the running library reports it, or nil when it doesn't say.
    package var version: String?
    /// What it is for.
    package var purpose: String
    /// SPDX identifier.
    package var license: String
    package var source: String

    init(_ name: String, version: String? = nil, purpose: String, license: String, source: String) {
        self.name = name
        self.version = version
        self.purpose = purpose
        self.license = license
        self.source = source
    }

    /// Everything the program is linked with, contains or can use.
    package static var all: [ThirdParty] { libraries + data + optional }

    /// C libraries and the Swift runtime.
    package static var libraries: [ThirdParty] {
        [
            ThirdParty(
                "Tesseract", version: tesseractVersion, purpose: "reads text (OCR)", license: "Apache-2.0",
                source: "Debian: libtesseract-dev, tesseract-ocr-*"),
            ThirdParty(
                "Leptonica", version: leptonicaVersion,
                purpose: "decodes JPEG, PNG, WebP, TIFF, GIF, BMP; all work on pixels", license: "BSD-2-Clause",
                source: "Debian: libleptonica-dev"),
            ThirdParty(
                "libjpeg-turbo", purpose: "decodes JPEG for Leptonica", license: "IJG AND BSD-3-Clause AND Zlib",
                source: "Debian: libjpeg-dev"),
            ThirdParty(
                "libheif", version: unsafe String(cString: heif_get_version()), purpose: "decodes HEIC, HEIF and AVIF",
                license: "LGPL-3.0-or-later", source: "Debian: libheif-dev"),
            ThirdParty(
                "libexif", purpose: "reads orientation, time and place from EXIF", license: "LGPL-2.1-or-later",
                source: "Debian: libexif-dev"),
            ThirdParty(
                "SQLite", version: unsafe String(cString: sqlite3_libversion()), purpose: "keeps history and caches",
                license: "blessing", source: "Debian: libsqlite3-dev"),
            ThirdParty(
                "libcurl", version: curlVersion, purpose: "speaks HTTP to a language model, where one is configured",
                license: "curl", source: "Debian: libcurl4-openssl-dev"),
            ThirdParty(
                "OpenSSL", version: unsafe String(cString: OpenSSL_version(OPENSSL_VERSION_STRING)),
                purpose: "SHA-256 of photos and settings; seals profiles and backups", license: "Apache-2.0",
                source: "Debian: libssl-dev"),
            ThirdParty(
                "Swift and its Foundation", purpose: "language runtime, JSON", license: "Apache-2.0",
                source: "Swift toolchain"),
        ]
    }

    /// What is opened or run where it is installed; the program works without.
    package static let optional: [ThirdParty] = [
        ThirdParty(
            "libsecret", purpose: "keeps the key to profiles in the system's keyring, where there is one",
            license: "LGPL-2.1-or-later", source: "Debian: libsecret-1-0, opened at run time"),
        ThirdParty(
            "Poppler", purpose: "draws the pages of PDF files and tells their words, as programs of its own",
            license: "GPL-2.0-only OR GPL-3.0-only", source: "Debian: poppler-utils, run where a PDF is read"),
        ThirdParty(
            "ONNX Runtime", purpose: "runs the neural line detector, where it is installed", license: "MIT",
            source: "PyPI: onnxruntime, by vegyscan engine install"),
        ThirdParty(
            "PP-OCRv6", purpose: "finds and reads lines of text, where it is installed", license: "Apache-2.0",
            source: "PyPI: rapidocr, by vegyscan engine install"),
    ]

    /// Data compiled into the program.
    package static let data: [ThirdParty] = [
        ThirdParty(
            "GeoNames", purpose: "city and country of a position", license: "CC-BY-4.0",
            source: "Debian: libtimezonemap-data"),
        ThirdParty(
            "Open Food Facts taxonomy", purpose: "part of the ingredient words (Tables/knowledge/openfoodfacts.tsv)",
            license: "ODbL-1.0", source: "the taxonomy's published dump, by scripts/derive-openfoodfacts.py"),
        ThirdParty(
            "ICU", purpose: "rules and data for text and calendars, within Foundation", license: "Unicode-3.0",
            source: "Swift toolchain"),
    ]

    private static var tesseractVersion: String { unsafe String(cString: TessVersion()) }

    /// `curl_version()` isn't used, since it initialises the LDAP library, which looks up this machine's own name on
    /// the network.
    private static var curlVersion: String? {
        guard let info = unsafe curl_version_info(CURLVERSION_FIRST), let text = unsafe info.pointee.version else {
            return nil
        }
        return unsafe String(cString: text)
    }

    private static var leptonicaVersion: String? {
        guard let text = unsafe getLeptonicaVersion() else { return nil }
        defer { unsafe lept_free(text) }
        return unsafe String(cString: text).split(separator: "-").last.map(String.init)
    }
}
