@main
struct VegyScan {
    static func main() {
        print("vegyscan")
    }
}
