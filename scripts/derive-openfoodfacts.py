#!/usr/bin/env python3
"""Derives Sources/Stages/Tables/knowledge/openfoodfacts.tsv from a dump of the Open Food Facts ingredients taxonomy.

Usage: scripts/derive-openfoodfacts.py DUMP.tsv.gz > Sources/Stages/Tables/knowledge/openfoodfacts.tsv

The dump is a gzipped table with the columns text, language, vegan, vegetarian, concept, allergens (several parted by
commas). The taxonomy is (c) Open Food Facts contributors, Open Database License 1.0; so is the derived table.

A wrong "from plants" is the dangerous mistake, so plants have to pass more tests than animals: in the first five
languages none of their words may name an animal or say too little; in the others the concept must also be one that our
own tables know as a plant. A word that names both a plant and an animal is left out.
"""
import collections
import csv
import gzip
import pathlib
import re
import sys
import unicodedata

# The languages of the program's own tables of ingredients; for these, all the taxonomy knows is taken.
FIRST = ("en", "de", "fr", "it", "es")
# Those whose words are only taken where they warn, or where our own tables know the plant.
FURTHER = ("pt", "nl", "pl", "cs", "sk", "hu", "ro", "sv", "da", "nb", "fi", "tr", "el", "ru", "uk", "bg", "ar", "he",
           "fa", "zh", "ja", "ko", "th", "vi", "hi", "id", "ms", "ka", "hr", "sr", "sl", "et", "lv", "lt")
LANGUAGES = FIRST + FURTHER
SAME = {"no": "nb", "nn": "nb"}
# Written without spaces: a word may stand inside a longer one.
UNSPACED = {"zh", "ja", "ko", "th"}
# Words may be joined to one.
JOINING = {"de", "nl", "sv", "da", "nb", "fi", "hu", "et"}
SUBSTANCE = {
    "gluten": "gluten", "milk": "milk", "eggs": "egg", "fish": "fish", "crustaceans": "crustacean",
    "molluscs": "mollusc", "peanuts": "peanut", "soybeans": "soy", "nuts": "nuts", "celery": "celery",
    "mustard": "mustard", "sesame-seeds": "sesame", "sesame": "sesame", "lupin": "lupin",
    "sulphur-dioxide-and-sulphites": "sulphites", "sulphites": "sulphites",
}
SEAFOOD = {"fish", "crustacean", "mollusc"}
MEATS = {
    "beef": "beef", "veal": "beef", "pork": "pork", "ham": "pork", "bacon": "pork", "chicken": "poultry",
    "turkey": "poultry", "duck": "poultry", "goose": "poultry", "poultry": "poultry", "lamb": "lamb", "mutton": "lamb",
    "gelatin": "gelatine", "gelatine": "gelatine", "lard": "animalfat", "tallow": "animalfat",
}
# What a phrase may not keep silent about when a word of it names it: "noci tostate" holds nuts as "noci" do.
TOLD = {"nuts", "peanut", "celery", "mustard", "sesame", "soy", "lupin", "gluten"}
# Flour and the like is of wheat only where nothing else is named.
FLOUR = {"flour", "bran", "mehl", "farine", "farina", "harina", "semola", "semoule", "sémola", "semolina", "grano"}
ANIMAL = {"milk", "egg", "honey", "meat", "game", "rennet", "insect", *MEATS.values()} | SEAFOOD
# Words that say too little by themselves, or that the taxonomy calls from plants though menus use them otherwise.
TOO_VAGUE = re.compile(
    r"\b(stock|broth|bouillon|br(ü|u)he|brodo|caldo|fond|sauce|so(ß|ss)e|salsa|soup|suppe|soupe|zuppa|sopa|filling"
    r"|füllung|garniture|ripieno|relleno|flavou?r\w*|aroma\w*|ar[oô]me\w*|extra[ck]t\w*|estratto|extracto|glazing"
    r"|coating|preparation|zubereitung|préparation|preparato|preparado|pasta|nudel\w*|noodle\w*|pâtes|teig\w*|dough"
    r"|pâte|bread|bun|brot\w*|pain|pane|pan|cake|kuchen|gâteau|biscuit\w*|cookie\w*|chocolate|schokolade|chocolat"
    r"|cioccolato|dressing|wine|wein|vin|vino|beer|bier|birra|colou?r\w*|farb\w*|colorant\w*|enzyme?\w*|emulgator"
    r"|acid\w*|säure\w*|acide|acido|ácido|vitamin\w*|mono\w*|di\w*glycerid\w*|omega|glycerin\w*|pesto|curry|burger"
    r"|dip|cream|creme|crème|crema|margarin\w*|fett|fat|graisse|grasso|grasa|protein\w*|protéine\w*|proteína\w*)\b")
# The same for the further languages, as parts of words: sauce, broth, soup, filling, flavour, extract, bread, dough,
# cake, biscuit, chocolate, cream, fat, margarine, wine, beer, colour, protein, noodles.
VAGUE_PARTS = {
    "pt": "molho caldo sopa recheio aroma extrat pão massa bolo bolach biscoit chocolate creme gordura tempero "
          "corante vinho cerveja margarina proteín pesto caril hambúrguer",
    "nl": "saus bouillon soep vulling aroma smaak extract brood deeg cake koek taart gebak chocola room vet "
          "crème dressing wijn bier kleurstof eiwit margarine pasta noedel beslag jus",
    "pl": "sos bulion wywar rosół zup nadzieni farsz aromat ekstrakt chleb bułk ciast czekolad śmietan tłuszcz "
          "margaryn wino piwo barwnik białk makaron klusk przypraw krem",
    "cs": "omáčk vývar bujón polévk náplň aroma extrakt výtaž chléb chleb pečiv těst dort koláč sušenk čokolád "
          "krém smetan tuk margar víno pivo barviv bílkov dresink",
    "sk": "omáčk vývar bujón polievk náplň aróm extrakt chlieb pečiv cest koláč sušienk čokolád krém smotan tuk "
          "margar víno pivo farbiv bielkov",
    "hu": "szósz mártás alaplé leves töltelék aroma kivonat kenyér zseml tészt torta sütemény keksz csokolád "
          "krém tejszín zsír margarin borecet sör színezék fehérj öntet",
    "ro": "sos supă bulion umplutur arom extract pâine aluat prăjitur biscui ciocolat crem smântân grăsim "
          "margarin vin bere colorant protein paste",
    "sv": "sås buljong soppa fyllning arom smak extrakt bröd deg kaka kakor tårta kex choklad kräm grädd fett "
          "margarin färg protein pasta nudl fond dressing",
    "da": "sauce sovs bouillon suppe fyld aroma smag ekstrakt brød dej kage kiks chokolade creme fløde fedt "
          "margarine farve protein pasta nudl fond",
    "nb": "saus buljong suppe fyll aroma smak ekstrakt brød deig kake kjeks sjokolade krem fløte fett margarin "
          "farge protein pasta nudl kraft",
    "fi": "kastike liemi keitto täyte aromi uute leip leivä taikina kakku keksi suklaa kerma rasva margariini "
          "viini olut väri proteiini pasta nuudeli maku",
    "tr": "sos suyu çorba dolgu aroma özüt ekstra ekmek hamur kek bisküvi çikolata krema margarin şarap bira "
          "renklendir protein makarna erişte",
    "el": "σάλτσα σως ζωμ σούπα γέμισ άρωμα αρωμα εκχύλισμα ψωμ ζύμη ζυμάρ κέικ μπισκότ σοκολάτα κρέμα λίπ λίπο "
          "μαργαρίν κρασ μπύρα μπίρα χρωστικ πρωτεΐν μακαρόν",
    "ru": "соус бульон суп начинк аромат экстракт хлеб тест пирог торт печенье шоколад крем сливк сливок жир "
          "маргарин вино пиво красител белок белк макарон лапш",
    "uk": "соус бульйон суп начинк аромат екстракт хліб тіст торт печиво шоколад крем вершк жир маргарин вино "
          "пиво барвник білок білк макарон локшин",
    "bg": "сос бульон супа пълнеж аромат екстракт хляб тест торта бисквит шоколад крем сметан мазнин маргарин "
          "вино бира оцветител протеин белтъ макарон",
    "hr": "umak juha temelj punjenj nadjev arom ekstrakt kruh tijest kolač torta keks čokolad krem vrhnj mast "
          "margarin vino pivo bojil protein bjelančev tjesten rezan",
    "sr": "sos supa punjenj arom ekstrakt hleb test kolač torta keks čokolad krem pavlak mast margarin vino "
          "pivo protein сос супа арома екстракт хлеб тест колач торта кекс чоколад крем павлак маст маргарин "
          "вино пиво протеин",
    "sl": "omak juha nadev arom izvleč ekstrakt kruh test torta piškot čokolad krem smetan mast maščob margarin "
          "vino pivo barvil beljakov rezan",
    "et": "kaste puljong supp täidis aroom ekstrakt leib leiva tainas kook küpsis šokolaad kreem koor rasv "
          "margariin vein õlu värv valk pasta nuudl",
    "lv": "mērce buljon zupa pildījum aromāt ekstrakt maize mīkla kūka cepum šokolād krēm krējum tauk margarīn "
          "vīn alus krāsviel proteīn olbaltum makaron nūdel",
    "lt": "padaž sultin sriub įdar aromat ekstrakt duon tešl pyrag tort sausain šokolad krem grietin riebal "
          "margarin vyn alus dažikl baltym makaron",
    "zh": "酱 醬 汁 汤 湯 馅 餡 香精 香料 提取 面包 麵包 面团 麵糰 蛋糕 饼 餅 巧克力 奶油 油脂 脂肪 人造 酒 色素 蛋白 面 麵 调味 調味 素",
    "ja": "ソース だし 出汁 スープ ブイヨン 香料 エキス パン 生地 ケーキ クッキー ビスケット チョコ クリーム 脂 マーガリン ワイン ビール 色素 たん白 たんぱく タンパク 蛋白 麺 めん パスタ "
          "カレー つゆ たれ 調味 風味 フレーバー 酒 もも さけ",
    "ko": "소스 육수 국물 수프 스프 향료 향미 추출 엑기스 빵 반죽 케이크 쿠키 비스킷 초콜릿 초코 크림 지방 유지 마가린 와인 맥주 색소 단백 국수 조미 분말",
    "ar": "صلصة مرق حساء شوربة حشو نكه مستخلص خبز عجين كعك كيك بسكويت شوكولا كريم دهن دهون سمن مارجرين نبيذ "
          "بيرة ملون بروتين معكرونة",
    "he": "רוטב ציר מרק מילוי טעם ארומה תמצית לחם בצק עוג ביסקוויט שוקולד קרם שמנת שומן מרגרינה יין בירה צבע "
          "חלבון פסטה אטריות",
    "fa": "سس آبگوشت سوپ عصاره طعم نان خمیر کیک بیسکویت شکلات کرم خامه چربی مارگارین رنگ پروتئین ماکارونی",
    "th": "ซอส ซุป ไส้ กลิ่น สกัด ขนมปัง แป้ง เค้ก คุกกี้ ช็อก ครีม ไขมัน มาการีน ไวน์ เบียร์ สี โปรตีน เส้น "
          "น้ำจิ้ม เครื่องแกง",
    "vi": "sốt súp nhân hương chiết bánh bột sô-cô-la socola kem béo mỡ rượu bia màu đạm mì",
    "hi": "सॉस शोरबा सूप स्वाद सुगंध अर्क ब्रेड आटा केक बिस्कुट चॉकलेट क्रीम वसा मार्जरीन शराब रंग प्रोटीन "
          "पास्ता नूडल",
    "id": "saus sos kaldu kuah sup isi perisa aroma ekstrak roti adonan kue kek biskuit coklat cokelat krim "
          "lemak margarin bir pewarna protein mie anggur",
    "ms": "saus sos kaldu kuah sup inti perisa aroma ekstrak roti doh kuih kek biskut coklat krim lemak "
          "marjerin bir pewarna protein mee mi",
    "ka": "სოუს ბულიონ სუპ არომატ ექსტრაქტ პურ ცომ ტორტ ნამცხვ შოკოლად კრემ ნაღებ ცხიმ მარგარინ ღვინ ლუდ "
          "საღებავ ცილ",
}
VAGUE = {language: re.compile("|".join(re.escape(part) for part in parts.split()))
         for language, parts in VAGUE_PARTS.items()}
# Additives (E numbers) and chemicals don't stand on menus.
ADDITIVE = re.compile(r":e\d{3}")
CHEMICAL = re.compile(
    r"sulf|sulph|solf|phosph|fosf|nitr|chlor|ammon|hydro|oxid|magnesi|alumin|vitamin|konzentrat|concentr|dextrin|"
    r"modifi|fiber|fibre|faser|fibra|pulver|powder|polver|polvo|poudre|rekonst|reconst|dehydr|isolat|aus der eu|"
    r"koncentr|modyfik|proszek|prášk|prášek|pulbere|jauhe|"
    r"сульф|фосф|нитр|хлор|аммон|оксид|витамин|концентр|модиф|порош|"
    r"сулф|порошок|прах|βιταμίν|σκόνη|ビタミン|濃縮|粉末|浓缩|粉|농축")
# Mistakes of the taxonomy, or words that mean something else on menus.
WRONG = {("it", "cammello"), ("fr", "julienne"), ("en", "plant"), ("en", "must"), ("en", "helium"), ("en", "silver"),
         ("en", "bittern"), ("es", "oruga"), ("en", "mycoprotein"), ("fr", "mycoprotéine"), ("es", "micoproteína"),
         ("en", "raw"), ("fr", "lactique"), ("pl", "babka"), ("ja", "セージ"), ("ja", "プレイス"),
         ("hi", "चाय"), ("hi", "दलिया"), ("nb", "kveite"), ("ar", "شراب"), ("fa", "شربت"),
         ("de", "vegetarisches suet"), ("de", "ungehärteter vegetarischer suet")}
# Concepts that say nothing on a menu, or whose words mean something richer there: cocoa is a drink with milk, a truffle
# a sweet with cream.
WRONG_CONCEPT = re.compile(
    r"lactic|enzyme|additive|colour|culture|ferment|water$|salt$|sugar$|vegan|vegetarian|substitute|collagen|inosin|"
    r"guanosin|phosphate|^en:(cocoa|truffle|psyllium|plantain|lettuce|crudites|seed|pulse|nl:.*)$")
# What the taxonomy leaves out of a concept.
CORRECTED = {
    "en:flour": "gluten", "en:wholemeal-flour": "gluten", "en:bran": "gluten", "en:rye-flour": "gluten",
    "en:spelt-flour": "gluten", "en:triticale": "gluten", "en:malt": "gluten", "en:cereal": "gluten?",
    "en:cereal-flakes": "gluten?", "en:oat": "gluten?", "en:oat-bran": "gluten?", "en:oat-flakes": "gluten?",
    "en:oat-flour": "gluten?", "en:nut": "nuts", "en:almond-oil": "nuts", "en:hazelnut-oil": "nuts", "en:soya": "soy",
    "en:shellfish": "crustacean mollusc", "en:seafood": "fish crustacean mollusc",
    "en:mixed-spices": "celery? mustard?",
}
# Adjectives that stand for a soup by themselves ("pomidorowa", "česneková"), cooked in meat stock as often as not.
SOUP_ADJECTIVE = {"pl": re.compile(r"\w+ow(a|ej|ą)"), "cs": re.compile(r"\w+ov(á|é)"), "sk": re.compile(r"\w+ov(á|ej)"),
                  "ru": re.compile(r"\w+ая"), "uk": re.compile(r"\w+ова"), "sl": re.compile(r"\w+ova"),
                  "hr": re.compile(r"\w+ova"), "sr": re.compile(r"\w+ova")}
# Salad: a lettuce, but on menus a dish of anything; porridge: cooked in milk or buttered.
SALAD = re.compile(r"s[aá]l[aá][dt]|šalát|салат|σαλάτ|サラダ|샐러드|沙拉|色拉|สลัด|سلطة|سالاد|סלט|सलाद|sla\b|каша|кисел")
# What of the sea the taxonomy calls no allergen of: it would count as meat.
OF_FISH = re.compile(r"\b(fish|roe|caviar|tuna|salmon|cod|herring|anchov\w*|sardine\w*|mackerel|trout|eel|surimi|shark|"
                     r"ray|bream|bass|carp|perch|pike|sturgeon|lumpfish|dashi|bonito|poisson|fisch\w*)\b")
OF_SHELLS = re.compile(r"\b(clam|mussel|oyster|squid|octopus|cuttlefish|scallop|snail|abalone|whelk|cockle)s?\b")
OF_SHRIMP = re.compile(r"\b(shrimp|prawn|crab|lobster|crayfish|krill)s?\b")


def is_word(text, most=3):
    """Letters and their marks, in at most so many words; nothing else."""
    words = re.split(r"[ '\-]", text)
    return len(words) <= most and all(
        word and all(unicodedata.category(c)[0] in "LM" for c in word) for word in words)


def fits(language, word, is_plant):
    """Long enough to be no chance: short words mean something else too often."""
    if language in UNSPACED:
        has_han = any("\u4e00" <= c <= "\u9fff" for c in word)
        least = 2 if has_han or language == "ko" and not is_plant else 4 if language == "th" and is_plant else 3
        return least <= len(word) <= 14
    if any(c > "\u0370" and not "\u1e00" <= c <= "\u1eff" for c in word):
        return (4 if is_plant else 3) <= len(word) <= 36
    return 4 <= len(word) <= 36


def own_rows(folder):
    """Kind, language, meaning and words of every group of our own tables of ingredients and dishes."""
    for path in [folder / "ingredients.tsv", folder / "dishes.tsv", *sorted((folder / "languages").glob("*.tsv"))]:
        groups = []
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("["):
                groups.append((line[1:-1].split("\t"), []))
            elif line and not line.startswith("#"):
                groups[-1][1].append(line.strip("!").lower())
        for (kind, language, says), words in groups:
            if kind in ("ingredient", "dish"):
                yield kind, language, {re.sub(r"[~?^]+$", "", part) for part in says.split()}, words


class OwnTables:
    """What our own tables know: the derived table needn't repeat it and may not contradict it."""

    def __init__(self, folder):
        self.known = collections.defaultdict(set)
        self.told = collections.defaultdict(set)
        self.animals = collections.defaultdict(set)
        self.plants = set()
        for kind, language, meaning, words in own_rows(folder):
            languages = LANGUAGES if language == "*" else (language,)
            for one in languages:
                self.known[one].update(words)
            if kind != "ingredient":
                continue
            single = [word for word in words if " " not in word]
            if meaning & ANIMAL:
                for one in languages:
                    self.animals[one].update(single)
            elif language in FIRST + ("*",):
                self.plants.update(words)
            for word in single:
                if meaning & TOLD and word not in FLOUR:
                    for one in languages:
                        self.told[one, word] |= meaning & TOLD


def meaning(vegan, vegetarian, concept, allergens):
    """The notation of our tables, or None when the taxonomy doesn't say enough."""
    held = [SUBSTANCE[a] for a in re.split(r"[,; ]+", allergens) if a in SUBSTANCE]
    held = list(dict.fromkeys(held))
    animal = {"milk", "egg"} & set(held) or SEAFOOD & set(held)
    if (vegan, vegetarian) == ("yes", "yes"):
        return None if animal else " ".join(held) or "plant"
    if vegan == "no" and vegetarian in ("yes", "maybe"):
        if "honey" in concept:
            return "honey"
        return " ".join(held) if {"milk", "egg"} & set(held) else None
    if (vegan, vegetarian) == ("no", "no"):
        if SEAFOOD & set(held):
            return " ".join(held)
        kinds = [MEATS[part] for part in re.split(r"[:\-]", concept) if part in MEATS]
        if kinds:
            return " ".join(dict.fromkeys(kinds[:1] + held))
        name = concept.replace("-", " ")
        for pattern, kind in ((OF_FISH, "fish"), (OF_SHRIMP, "crustacean"), (OF_SHELLS, "mollusc")):
            if pattern.search(name):
                return " ".join(dict.fromkeys([kind] + held))
        return " ".join(["meat"] + held)
    return None


def names_animal(language, word, animals):
    """A plant with an animal's name ("beef tomato") goes into our own tables, by hand, or nowhere."""
    if language in UNSPACED:
        # "セージ" (sage) is the end of "ソーセージ" (sausage), too.
        return any(animal in word or word in animal for animal in animals)
    parts = re.split(r"[ '\-]", word)
    if set(parts) & animals:
        return True
    if language in JOINING:
        return any(part.startswith(a) or part.endswith(a) for part in parts for a in animals if len(a) > 4)
    return False


def read(dump):
    """Every usable row: language, word, what it says, concept."""
    for row in csv.DictReader(dump, delimiter="\t", quoting=csv.QUOTE_NONE):
        language = SAME.get(row["language"], row["language"])
        word = unicodedata.normalize("NFC", row["text"].strip().lower().replace("’", "'"))
        if language not in LANGUAGES or not is_word(word):
            continue
        if CHEMICAL.search(word) or ADDITIVE.search(row["concept"]):
            continue
        vague = VAGUE.get(language, TOO_VAGUE)
        if vague.search(word) or (language, word) in WRONG:
            continue
        says = meaning(row["vegan"], row["vegetarian"], row["concept"], row["allergens"] or "")
        says = CORRECTED.get(row["concept"], says)
        if says is not None:
            yield language, word, says, row["concept"]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = pathlib.Path(__file__).resolve().parent.parent / "Sources/Stages/Tables/knowledge"
    own = OwnTables(folder)
    with gzip.open(sys.argv[1], "rt", encoding="utf-8", newline="") as dump:
        rows = list(read(dump))
    # Concepts that our own tables know as plants, by one of their names in the first languages.
    known_concepts = {concept for language, word, _, concept in rows if language in FIRST and word in own.plants}
    animals = collections.defaultdict(set)
    for language, words in own.animals.items():
        animals[language] |= words
    for language, word, says, _ in rows:
        if language in FURTHER and set(says.split()) & ANIMAL and " " not in word:
            animals[language].add(word)
    found = collections.defaultdict(set)
    for language, word, says, concept in rows:
        is_plant = not set(says.split()) & ANIMAL
        if language in FURTHER and is_plant:
            soup = SOUP_ADJECTIVE.get(language)
            if SALAD.search(word) or soup and soup.fullmatch(word):
                continue
        if word in own.known[language] or not fits(language, word, is_plant):
            continue
        if language in FURTHER and WRONG_CONCEPT.search(concept):
            continue
        is_bare = is_plant and (says == "plant" or says.endswith("?"))
        if is_bare and language in FURTHER and concept not in known_concepts:
            continue
        if is_plant and names_animal(language, word, animals[language]):
            continue
        told = set().union(*(own.told.get((language, part), set()) for part in re.split(r"[ '\-]", word)))
        if told - set(says.split()):
            continue
        found[language, word].add(says)
    by_meaning = collections.defaultdict(list)
    for (language, word), says in found.items():
        if len(says) != 1:
            continue
        # Short words of further languages are read on menus in that language only.
        is_short = language in FURTHER and len(word) <= 6 and max(word) < "\u0370"
        by_meaning[language, next(iter(says))].append(word + ("!" if is_short else ""))
    print("# Words of ingredients that the other tables of this folder, which win over them, don't have.")
    print("# Origin: the Open Food Facts ingredients taxonomy, https://world.openfoodfacts.org")
    print("# (c) Open Food Facts contributors. This table is made available under the Open Database License 1.0:")
    print("# https://opendatacommons.org/licenses/odbl/1-0/ ; any rights in its contents are licensed under the")
    print("# Database Contents License: https://opendatacommons.org/licenses/dbcl/1-0/")
    print("# Derived by scripts/derive-openfoodfacts.py. Don't edit.")
    print("# A heading in brackets holds kind, language and meaning, parted by tabs; below it stands one word or phrase a"
          " line.")
    print("# README.md in this folder explains them.")
    for language, says in sorted(by_meaning):
        print(f"\n[ingredient\t{language}\t{says}]")
        for word in sorted(by_meaning[language, says]):
            print(word)


if __name__ == "__main__":
    main()
