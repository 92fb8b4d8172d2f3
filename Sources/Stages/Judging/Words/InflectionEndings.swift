/// Endings of declined nouns and adjectives in the languages whose words count only where the menu's language is known.
///
/// Each is written as the ending, ">" and what replaces it in the base form; "_" is nothing.
enum InflectionEndings {
    static let rules: [Inflection.Rule] = endings.flatMap { codes, notation in
        let languages = codes.split(separator: " ").compactMap { LanguageSet(code: String($0)) }
            .reduce(into: LanguageSet()) { $0.formUnion($1) }
        return notation.split(whereSeparator: \.isWhitespace).compactMap { Inflection.Rule($0, languages) }
    }

    private static let endings: [(codes: String, notation: String)] = [
        ("ru", russian), ("uk", ukrainian), ("bg", bulgarian), ("pl", polish), ("cs sk", czech),
        ("hr sr sl", southSlavic), ("ro", romanian), ("pt", portuguese), ("es", spanish), ("nl", dutch),
        ("sv", swedish), ("da nb", danish), ("fi et", finnish), ("hu", hungarian), ("tr", turkish), ("el", greek),
        ("hi", hindi),
    ]

    private static let russian = """
        ами>_,а,о,и,ы ями>я,ь,й ах>_,а,о ях>я,ь,й ам>_,а,о ям>я,ь,й ом>_,о,ый ем>ь,й,е,ий ём>ь ой>а,ый,ой ою>а
        ей>я,ь,а ью>ь ию>ия ией>ия ии>ия,ие ов>_ ев>й,_ у>_,а,о ю>я,ь,й а>_,о я>ь,й ы>_,а и>_,а,ь,я,й е>_,а,о,ь,я
        ки>ок,ка ка>ок ком>ок ку>ок ков>ок,ка ками>ок,ка цы>ец ца>ец цом>ец цов>ец ря>орь рем>орь ри>орь
        ого>ый,ий,ой его>ий ому>ый,ий ыми>ый ими>ий ым>ый,ой им>ий ых>ый,ой их>ий ую>ый,ой,ий юю>ий ая>ый,ой,ий яя>ий
        ое>ый,ой,ий ее>ий ые>ый,ой ие>ий
        """

    private static let ukrainian = """
        ами>_,а,о,и,ы ями>я,ь,й ах>_,а,о ях>я,ь,й ам>_,а,о ям>я,ь,й ом>_,о ем>ь,й,е ою>а,ий ею>я,а ією>ія ії>ія ію>ія ів>_,а
        їв>й у>_,а,о,ий ю>я,ь,й а>_,о,ий я>ь,й и>_,а і>_,а,о,ь,я,ий е>_,ий ром>ор ра>ор ри>ор рів>ор ків>ок,ка ки>ок,ка
        ка>ок ком>ок ку>ок ками>ок,ка ці>ець ця>ець цем>ець цями>ець ого>ий ому>ий им>ий их>ий ими>ий ій>ий,а
        """

    private static let bulgarian = """
        ът>_ ят>й,_ а>_ я>й ите>и,_,а та>_ то>_ те>_ ове>_ овете>_ и>_,а,о,я ово>ов ова>ов ови>ов
        """

    private static let polish = """
        ami>_,a,o em>_,o iem>_,ie ą>a,y,i ę>a ów>_ y>_,a i>_,a u>_,o a>_,o,e,y om>_,a,o ach>_,a,o ie>_,a,o e>_,a,y
        ego>y,i emu>y,i ym>y im>i ych>y ich>i ymi>y imi>i ej>a,y iej>i,a ki>ka,ek ka>ek kiem>ek ków>ek,ka kami>ek,ka
        cem>ec ce>ec,ka,ek ców>ec dziem>dź dzia>dź dzie>dź dziami>dź siem>ś sia>ś sie>ś siami>ś niem>ń nia>ń nie>ń ciem>ć
        """

    private static let czech = """
        em>_,o,e om>_,o ou>a,ý,á ami>_,a,o emi>_,e ov>_ y>_,a i>_,a,e u>_,a,o e>_,a,o ů>_,o ům>_ ách>_,a ech>_ a>_,o
        kem>ek,ko kom>ok ky>ek,ka,ok ků>ek,ka ka>ek,ok kou>ka kami>ek,ka ce>ec,ka,ek cem>ec ců>ec
        ého>ý ému>ý ým>ý ých>ý ými>ý á>ý é>ý ího>í ím>í ích>í ej>ý,á
        """

    private static let southSlavic = """
        om>_,o em>_,e ama>_,a ima>_,i ami>_,a a>_,o,i u>_,a,o e>_,a,i i>_,a o>i og>i oga>i im>i ih>i ova>_ ovi>_ evi>_ ove>_
        """

    private static let romanian = """
        ul>_,u ului>_ lui>_,u ii>e,ie,i a>ă,e le>_ lor>_ ilor>_ elor>ă,e i>_,e,u e>ă uri>_ urile>_ ele>ă,ea ei>ă,e
        """

    private static let portuguese = """
        s>_ es>_ ões>ão ãos>ão ães>ão ais>al éis>el óis>ol ns>m inhos>o,_ inhas>a inho>o,_ inha>a zinhos>_,s
        zinho>_ zinhas>_,s zinha>_ as>o a>o
        """

    private static let spanish = "itos>o itas>a ito>o ita>a illos>o illas>a citos>_ citas>_ cito>_ cita>_ ones>ón"

    private static let dutch = "en>_,e s>_ jes>_ je>_ tjes>_ tje>_ e>_"

    private static let swedish = "en>_,e n>_ ar>_,e arna>_,e er>_,a erna>_,a or>a orna>a na>_ et>_,e t>_ s>_"

    private static let danish = "en>_,e er>_,e erne>_,e ne>_ et>_,e r>_ s>_ ene>_,e a>_ e>_"

    private static let finnish = """
        lla>_ llä>_ ssa>_ ssä>_ sta>_ stä>_ n>_ a>_ ä>_ ta>_ tä>_ t>_ ja>_ jä>_ oita>a öitä>ä illa>_,a illä>_,ä eilla>i
        eillä>i oilla>a öillä>ä
        """

    private static let hungarian = """
        val>_ vel>_ ával>a ével>e bbal>b bbel>b ccal>c ccel>c ddal>d ddel>d ggal>g ggel>g kkal>k kkel>k llal>l llel>l
        mmal>m mmel>m nnal>n nnel>n ppal>p ppel>p rral>r rrel>r ssal>s ssel>s ttal>t ttel>t zzal>z zzel>z sszal>sz sszel>sz
        ccsal>cs ccsel>cs llyal>ly nnyal>ny nnyel>ny kal>k,_ kel>k,_ okkal>_ ekkel>_ ökkel>_ akkal>_ ákkal>a ékkel>e
        t>_ ot>_ et>_ öt>_ at>_ át>a ét>e k>_ ok>_ ek>_ ök>_ ak>_ ák>a ék>e ban>_ ben>_ ból>_ ből>_ ra>_ re>_ nak>_ nek>_
        s>_ os>_ es>_ ös>_ as>_ ás>a és>e ja>_ je>_ a>_ e>_
        """

    private static let turkish = """
        lar>_ ler>_ ları>_ leri>_ lı>_ li>_ lu>_ lü>_ sı>_ si>_ su>_ sü>_ ı>_ i>_ u>_ ü>_ ın>_ in>_ un>_ ün>_
        ğı>k ği>k ğu>k ğü>k
        """

    private static let greek = """
        ες>α,η ους>ος οι>ος ων>ος,ο,α,η ου>ος,ο α>ο ας>α ης>η ο>ος ον>ος ια>ι ιού>ι ιών>ι ιά>ί,ι ό>ός ού>ός,ό ούς>ός
        οί>ός ά>ό ών>ός,ό,ά,ή ές>ά,ή ή>ός
        """

    private static let hindi = "ों>ा,_ े>ा ें>_ ओं>_"
}
