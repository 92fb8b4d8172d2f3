/// Words of languages that are told apart though `make setup` doesn't install their data, so that the program can say
/// which package would read the menu.
extension LanguageWords {
    static let further: [(language: String, words: String)] = [
        (
            "swe",
            """
            och med i på av för till eller som en ett vår våra dagens serveras hemlagad soppa sallad förrätter varmrätter \
            efterrätter dryck drycker meny potatis potatismos stekt stekta kokt kött köttbullar biff fläsk nötkött kyckling \
            lamm fisk lax strömming sill torsk räkor räksmörgås skagen ost ägg smör bröd grädde mjölk sås lök svamp vitlök \
            tomat gurka lingon äpple kaka glass kaffe te öl vin vatten glas flaska
            """
        ),
        (
            "dan",
            """
            og med i på af til for eller som en et vores dagens serveres hjemmelavet suppe salat forretter hovedretter \
            desserter drikkevarer kartofler stegt stegte kød frikadeller bøf flæsk flæskesteg svinekød oksekød kylling \
            lam fisk laks sild rødspætte rejer smørrebrød ost æg smør brød fløde flødeskum mælk sovs sauce persillesovs \
            rødkål løg svampe hvidløg tomat agurk æble æblekage kage is kaffe te øl vin vand glas flaske
            """
        ),
        (
            "fin",
            """
            ja tai sekä kanssa päivän talon keitto salaatti alkuruoat pääruoat jälkiruoat juomat peruna perunat \
            perunamuusi ranskalaiset riisi paistettu paistetut paistettua grillattu liha lihapullat pihvi possu \
            possua nauta kana kanaa kanan poro poronkäristys lammas kala lohi lohta lohikeitto muikut silakka katkarapu \
            juusto juustoa muna voi leipä leipää ruisleipää kerma kermaa maito kastike sipuli sieni sieniä valkosipuli \
            tomaatti kurkku puolukka puolukkaa omena mustikka mustikkapiirakka kakku jäätelö kahvi tee olut viini vesi
            """
        ),
        (
            "hun",
            """
            és vagy az egy ház napi leves levesek gulyásleves húsleves saláta saláták előételek főételek desszertek \
            italok étlap burgonya burgonyával hasábburgonya hasábburgonyával rizs rizzsel galuska nokedli nokedlivel \
            sült rántott grillezett töltött hús marha sertés csirke csirkemell csirkepaprikás kacsa bárány hal ponty lazac \
            sajt sajttal tojás tojással vaj kenyér tejszín tejföl tejföllel tej mártás hagyma hagymával gomba gombával \
            fokhagyma paradicsom uborka káposzta túró túrós alma palacsinta torta fagylalt kávé sör bor víz pohár üveg
            """
        ),
        (
            "ron",
            """
            și cu de la sau din pe pentru în fără casei zilei ciorbă supă salată salate aperitive feluri principale \
            desert băuturi meniu cartofi prăjiți piure orez mămăligă mămăliguță prăjit prăjită friptură grătar fript carne \
            vită porc ceafă pui piept rață miel pește somon păstrăv crap brânză telemea ou ouă unt pâine smântână lapte \
            sos ceapă ciuperci usturoi roșii castraveți varză sarmale mici mititei muștar măr clătite papanași \
            dulceață înghețată cafea ceai bere vin apă pahar sticlă
            """
        ),
        (
            "hrv",
            """
            i s sa u na od ili za bez naš naša dana kuće juha juhe salata salate predjela glavna jela deserti pića \
            jelovnik krumpir krumpirom pomfrit riža rižot pečeni pečena pečeno žaru prženi pohani meso govedina govedska \
            svinjetina svinjski piletina pileći janjetina teletina ćevapi ćevapčići pljeskavica riba brancin orada lignje \
            hobotnica škampi sir sirom jaje jaja maslac kruh vrhnje mlijeko umak luk lukom gljive češnjak rajčica \
            rajčice krastavac kupus blitva blitvom ajvar ajvarom jabuka palačinke orasima sladoled kava čaj pivo vino \
            voda čaša boca
            """
        ),
        (
            "ind",
            """
            dan dengan atau dari yang untuk kami hari ini menu makanan minuman nasi mie bihun goreng bakar rebus kuah \
            pedas manis ayam sapi kambing ikan udang cumi telur tahu tempe sayur sayuran kangkung kacang sambal kecap \
            bawang jamur cabai kelapa santan soto bakso rendang sate gado lontong ketupat bubur kerupuk pisang teh kopi \
            jeruk susu gula air putih porsi
            """
        ),
    ]

    /// Names of Indian dishes, food and spices in Latin letters. They stand on menus in any language; where nothing else
    /// tells one, the menu is as good as always meant to be read in English.
    static let indian = """
        masala paneer panner tikka tandoori biryani biriyani naan roti chapati paratha parotha kulcha dal daal dhal \
        aloo alu gobi palak saag mutter matar chana chole rajma bhindi baingan korma kurma vindaloo jalfrezi madras rogan josh \
        keema kadai kadhai karahi makhani malai kofta pakora samosa bhaji chaat bhel puri poori vada vadai dosa dhosa idli \
        uttapam sambar rasam upma pulao pulav pilau jeera raita lassi chutney papad papadum gulab jamun kheer halwa kulfi \
        jalebi rasmalai murgh gosht mutton kaju kashmiri hyderabadi manchurian pav thali dum
        """
}
