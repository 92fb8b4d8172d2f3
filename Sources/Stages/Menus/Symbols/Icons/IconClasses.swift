internal import Pages

/// The candidates of a menu, grouped by what they look like.
struct IconClasses {
    struct Member {
        /// The place of the page in the menu, from 0.
        var page: Int
        var candidate: IconCandidate
    }

    struct Group {
        var members: [Member]
        var colour: IconColour
        var match: IconTemplates.Match
        /// What the legend says of drawings like this one; empty where it says nothing.
        var explained: [IconLegend.Entry] = []
        /// Whether each of the members is like several drawings of the legend, or like one that nobody understands.
        var isDoubtful = false
        /// The means of the members' cells.
        fileprivate var cells: [Double]
        fileprivate var shape: MaskShape

        var isDistinct: Bool { members.count { $0.candidate.isDistinct } * 2 > members.count }

        /// Whether it is bolder than letters and mostly wasn't read as one.
        var isApartFromText: Bool {
            median(\.thickness) >= 1.6 && isUnread
        }

        /// Whether most of its members are ink that wasn't read as anything.
        var isUnread: Bool { members.count { $0.candidate.misread.isEmpty } * 2 > members.count }

        /// Whether at least half of its members stand side by side with drawings that the legend explains.
        fileprivate(set) var standsAmongExplained = false

        /// Whether both stand at the same distance from their words, on the same side, and are of about the same size.
        fileprivate func standsLike(_ other: Group) -> Bool {
            let sizes = median(\.size) / max(other.median(\.size), 0.01)
            return isDistinct && abs(median(\.gap) - other.median(\.gap)) < 0.5 && (0.6..<1.7).contains(sizes)
                && (members.count { $0.candidate.isBehind } * 2 > members.count) == other.members[0].candidate.isBehind
        }

        /// The median of a figure over the members.
        func median(_ figure: (IconCandidate) -> Double) -> Double {
            members.map { figure($0.candidate) }.sorted()[members.count / 2]
        }
    }

    /// Takes the place of `MaskShape.same` for badly printed drawings, where no other class is nearly as similar.
    private static let alikeShape = 0.75
    private static let alikeShapeAtSamePlace = 0.63

    private(set) var groups: [Group] = []

    /// - Parameters:
    ///   - pages: the candidates of each page.
    ///   - legend: those that the menu explains; the others are compared with these first.
    init(_ pages: [[IconCandidate]], legend: IconLegend) {
        let samples = IconSamples(legend)
        groups = samples.labels.map { entries in
            let values = IconSamples.mean(entries.map(\.candidate.mask.values))
            return Group(
                members: entries.map { Member(page: $0.page, candidate: $0.candidate) },
                colour: entries[0].candidate.colour, match: .init(drawing: .unknown, likeness: 0, lead: 0),
                explained: entries, cells: values, shape: MaskShape(values))
        }
        let firstOther = groups.count
        var doubtful: [Member] = []
        for (page, candidates) in pages.enumerated() {
            for candidate in candidates.prefix(1_000)
            where !legend.entries.contains(where: {
                $0.page == page && $0.candidate == candidate
            }) {
                let member = Member(page: page, candidate: candidate)
                switch samples.match(candidate) {
                case .label(let label): groups[label].members.append(member)
                case .doubtful: doubtful.append(member)
                case .other: add(member, from: firstOther)
                }
            }
        }
        gatherDamaged()
        for index in groups.indices { groups[index].match = IconTemplates.best(groups[index].shape) }
        noteRows()
        if let first = doubtful.first {
            let values = IconSamples.mean(doubtful.map(\.candidate.mask.values))
            groups.append(
                Group(
                    members: doubtful, colour: first.candidate.colour,
                    match: .init(drawing: .unknown, likeness: 0, lead: 0), isDoubtful: true, cells: values,
                    shape: MaskShape(values)))
        }
    }

    /// Notes which groups stand in rows with drawings that the legend explains.
    private mutating func noteRows() {
        let known = groups.filter { !$0.explained.isEmpty }.flatMap(\.members)
        for index in groups.indices where groups[index].explained.isEmpty {
            let beside = groups[index].members.count { member in
                known.contains { $0.page == member.page && $0.candidate.isInRow(with: member.candidate) }
            }
            groups[index].standsAmongExplained = beside * 2 >= groups[index].members.count
        }
    }

    /// Adds badly printed drawings, such as those with half their rim missing, to the most similar class of their
    /// colour once that has several members; this is surer where they stand at the same place.
    private mutating func gatherDamaged() {
        let whole = groups.indices.filter { groups[$0].members.count >= 3 }
        var lost: Set<Int> = []
        for index in groups.indices where groups[index].members.count < 3 && groups[index].explained.isEmpty {
            let likely = whole.filter { groups[$0].colour.mayBe(groups[index].colour) }
                .map { (group: $0, likeness: groups[$0].shape.likeness(groups[index].shape)) }
                .enumerated().sorted { (-$0.element.likeness, $0.offset) < (-$1.element.likeness, $1.offset) }
                .map(\.element)
            guard let best = likely.first, best.likeness - (likely.dropFirst().first?.likeness ?? 0) >= 0.07,
                best.likeness >= Self.alikeShape
                    || best.likeness >= Self.alikeShapeAtSamePlace && groups[index].isDistinct
                        && groups[best.group].standsLike(groups[index])
            else { continue }
            groups[best.group].members += groups[index].members
            lost.insert(index)
        }
        groups = groups.indices.filter { !lost.contains($0) }.map { groups[$0] }
    }

    /// Adds a member to the most similar group from a place on, or to a group of its own.
    private mutating func add(_ member: Member, from first: Int) {
        let values = member.candidate.mask.values
        let shape = MaskShape(values)
        var best: (index: Int, likeness: Double)?
        for (index, group) in groups.enumerated().dropFirst(first) where group.colour.mayBe(member.candidate.colour) {
            let likeness = group.shape.likeness(shape)
            let needed = group.colour == member.candidate.colour ? MaskShape.same : 0.9
            if likeness >= needed, likeness > best?.likeness ?? 0 { best = (index, likeness) }
        }
        guard let best else {
            // A menu has few drawings; more shapes than this are noise.
            guard groups.count < 400 else { return }
            groups.append(
                Group(
                    members: [member], colour: member.candidate.colour,
                    match: .init(drawing: .unknown, likeness: 0, lead: 0), cells: values, shape: shape))
            return
        }
        let count = Double(groups[best.index].members.count)
        groups[best.index].members.append(member)
        groups[best.index].cells = zip(groups[best.index].cells, values).map { ($0 * count + $1) / (count + 1) }
        groups[best.index].shape = MaskShape(groups[best.index].cells)
    }
}
