import Files
import Library
import Testing

@Suite struct StoreLocationsTests {
    @Test func homeIsTheFallback() {
        let locations = StoreLocations.standard(environment: ["HOME": "/home/a", "XDG_CACHE_HOME": ""])
        #expect(
            locations
                == StoreLocations(
                    history: FilePath("/home/a/.local/share/vegyscan/vegyscan.sqlite"),
                    cache: FilePath("/home/a/.cache/vegyscan/cache.sqlite"),
                    runs: FilePath("/home/a/.local/state/vegyscan/runs")))
    }

    @Test func variablesComeFirstAndMustBeAbsolute() {
        let environment = [
            "HOME": "/home/a/", "XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "relative", "XDG_STATE_HOME": "/s/",
        ]
        let locations = StoreLocations.standard(environment: environment)
        #expect(locations?.history == FilePath("/d/vegyscan/vegyscan.sqlite"))
        #expect(locations?.cache == FilePath("/home/a/.cache/vegyscan/cache.sqlite"))
        #expect(locations?.runs == FilePath("/s/vegyscan/runs"))
    }

    @Test func noHomeIsNoPlaceUnlessAllAreNamed() {
        #expect(StoreLocations.standard(environment: [:]) == nil)
        #expect(StoreLocations.standard(environment: ["HOME": "home"]) == nil)
        let all = ["XDG_DATA_HOME": "/d", "XDG_CACHE_HOME": "/c", "XDG_STATE_HOME": "/s"]
        #expect(StoreLocations.standard(environment: all)?.runs == FilePath("/s/vegyscan/runs"))
    }
}
