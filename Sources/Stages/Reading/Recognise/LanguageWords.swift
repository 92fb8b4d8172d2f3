/// The words by which a menu's language is told: the commonest function words and the commonest words of menus.
///
/// Compiled by hand for this program. Words are lower case; a word may stand under several languages.
enum LanguageWords {
    static let lists: [(language: String, words: String)] = [
        (
            "eng",
            """
            and with the of or in on our your served from for fresh choice add any all extra side sides made chicken \
            beef pork lamb fish shrimp prawn prawns cheese egg eggs bread butter milk cream sauce rice noodles soup \
            salad salads fried grilled roasted baked steamed smoked hot cold sweet sour spicy crispy garlic onion \
            onions mushroom mushrooms tomato tomatoes potato potatoes pepper peppers lemon apple starters mains \
            desserts drinks beverages coffee tea juice water wine beer breakfast lunch dinner menu special specials \
            burger sandwich fries toast house homemade small large half full slice cup glass bottle is are by at as \
            today item items green black white red mixed mix veg vegetable vegetables spinach carrot leg wings ribs \
            steak bacon sausage ham turkey duck crab salmon tuna stuffed boiled curry gravy plate bowl box pot rolls \
            roll wrap pie pudding cake pancakes waffle syrup honey sugar salt plain regular double single meal meals \
            combo dish dishes favourites favorites classic daily available please ask price prices per person serves \
            contains spirits cocktails soft iced milkshake smoothie beans bean corn nuts peanut coconut ginger lime \
            orange banana strawberry vanilla
            """
        ),
        (
            "deu",
            """
            und mit der die das dem den des vom von zum zur für auf aus oder im in ein eine einem nach art dazu \
            unser unsere bei pro je ohne wahl hausgemacht frisch frische frischer gebraten gebratene gegrillt \
            gebacken gekocht überbacken suppe suppen salat salate gemischter beilagensalat vorspeisen hauptgerichte \
            hauptspeisen nachspeisen nachtisch getränke speisekarte speisen kartoffeln kartoffel kartoffelsalat \
            bratkartoffeln pommes knödel nudeln spätzle reis gemüse käse schinken speck ei eier rührei spiegelei \
            rind rindfleisch schwein schweine kalb huhn hähnchen hähnchenbrust pute ente fisch lachs forelle wurst \
            bratwurst schnitzel braten soße sauce rahm sahne butter brot brötchen zwiebel zwiebeln pilze champignons \
            knoblauch tomaten gurke apfel kuchen torte eis kaffee tee saft wasser bier wein glas flasche kanne tasse \
            portion stück frühstück mittag abend tagesgericht sind ist wird mittags täglich tagessuppe montag \
            dienstag mittwoch donnerstag freitag samstag sonntag uhr preis preise euro gefüllt gefüllte geräuchert \
            hausgemachte heiß heiße heißer kalt kalte warm rot rote rotes weiß weißwein rotwein mineralwasser \
            apfelsaft limonade hell helles radler weizen schorle bohnen linsen erbsen spinat kraut sauerkraut \
            rotkohl spargel möhren rüben maultaschen leberkäse gulasch rostbraten sahnesoße kräuter kräuterbutter \
            pfeffer senf meerrettich preiselbeeren pfannkuchen strudel kirschen himbeeren erdbeeren vanilleeis \
            marmelade honig quark joghurt wurstsalat
            """
        ),
        (
            "fra",
            """
            et avec de du des le la les un une au aux en sur ou notre nos votre pour par sans à chez selon maison \
            entrées entrée plats plat desserts dessert boissons carte menu formule midi soir jour fromage fromages \
            jambon poulet boeuf bœuf porc agneau veau canard magret confit poisson saumon thon crevettes moules \
            huîtres oeuf oeufs œuf œufs salade salades soupe potage frites pommes terre légumes riz pâtes pain \
            beurre crème lait ail oignon oignons champignons tomate tomates citron sel poivre sauce grillé grillée \
            grillades rôti rôtie frais fraîche fumé fumée cru crue chaud chaude froid tarte gâteau glace glaces \
            chocolat café thé jus eau vin vins bière verre bouteille saucisse merguez côte entrecôte tartare viande \
            viandes garniture supplément est sont ce ces tous jours lundi mardi mercredi jeudi vendredi samedi \
            dimanche prix charcuterie rillettes terrine andouillette merlu cabillaud lapin dinde escalope filet pavé \
            bavette onglet cuisse blanquette gratin galette galettes crêpe crêpes cidre pression bouteilles pichet \
            rouge blanc rosé limonade sirop haricots lentilles épinards carottes chou poireaux betterave noix miel \
            confiture vinaigrette moutarde persil herbes pomme poire fraise fraises framboise vanille caramel salé \
            sucré mousse sorbet fondant assiette planche portion servi servie accompagné cuit
            """
        ),
        (
            "ita",
            """
            e con di del della dei delle degli al alla alle ai agli allo il lo la le gli un una in su o da per senza \
            nostro nostra casa giorno antipasti antipasto primi secondi contorni contorno dolci dolce bevande bibite \
            pizza pizze formaggio formaggi mozzarella parmigiano prosciutto crudo cotto pollo manzo maiale vitello \
            agnello pesce salmone tonno gamberi gamberetti vongole cozze calamari uovo uova insalata insalate zuppa \
            minestra pasta spaghetti tagliatelle penne gnocchi risotto riso patate patatine verdure pane burro panna \
            latte aglio cipolla funghi porcini pomodoro pomodori pomodorini limone olio basilico rucola salsa ragù \
            sugo griglia grigliata fritto fritta fritti arrosto forno fresco fresca misto mista caffè tè acqua vino \
            vini birra bianco rosso bicchiere bottiglia coperto gelato torta è sono nel nella questo oggi ogni \
            lunedì prezzo prezzi porzione litro sfuso frizzante naturale spremuta limonata bistecca tagliata \
            scaloppine saltimbocca polpette salsiccia salame speck bresaola pancetta guanciale acciughe baccalà \
            polpo seppie scampi trota branzino orata melanzane zucchine peperoni carciofi spinaci fagioli ceci \
            lenticchie cipolle olive capperi grana pecorino gorgonzola ricotta fontina bufala lasagne ravioli \
            tortellini linguine fettuccine trofie pesto margherita capricciosa marinara diavola bruschetta focaccia \
            piadina panino tramezzino mele fragole cioccolato nocciola mandorle noci miele zucchero tiramisù
            """
        ),
        (
            "spa",
            """
            y con de del la las el los un una al en o u a por para sin nuestro nuestra casa día entrantes entradas \
            primeros segundos postres postre bebidas carta menú raciones tapas queso quesos jamón pollo ternera res \
            cerdo cordero pescado salmón atún gambas camarones mejillones calamares pulpo huevo huevos ensalada \
            ensaladas sopa caldo arroz paella patatas papas verduras pan mantequilla leche nata crema ajo cebolla \
            champiñones setas tomate tomates limón aceite salsa plancha parrilla frito frita fritas fritos asado \
            asada horno fresco fresca mixta mixto frijoles tortilla tacos relleno helado tarta flan café té zumo \
            jugo agua vino vinos cerveza copa botella caliente frío croquetas bacalao merluza solomillo chuleta es \
            son más este hoy lunes precio precios ración media litro tinto blanco rosado vaso refresco refrescos \
            limonada bocadillo bocadillos sandwich chorizo morcilla salchichón lomo filete chuletón costillas \
            albóndigas callos rabo toro conejo pavo pato boquerones anchoas sardinas lubina dorada almejas \
            langostinos pimientos pimiento berenjena calabacín espinacas garbanzos lentejas judías alubias maíz \
            aguacate piña naranja fresa manzana plátano chile chiles verde verdes roja rojo enchiladas quesadilla \
            quesadillas burrito guacamole carnitas barbacoa elote nopales olla miel azúcar chocolate vainilla dulce
            """
        ),
        (
            "por",
            """
            e com de do da dos das ao aos à às no na nos nas em um uma o os ou por para sem nosso nossa casa dia \
            entradas pratos prato sobremesas sobremesa bebidas carta ementa cardápio queijo queijos presunto fiambre \
            frango carne vaca porco cordeiro borrego peixe salmão atum camarão camarões bacalhau polvo lulas ovo \
            ovos salada saladas sopa caldo arroz feijão batata batatas legumes pão manteiga leite natas creme alho \
            cebola cogumelos tomate limão azeite molho grelhado grelhada frito frita fritas assado assada forno \
            fresco misto mista gelado sorvete bolo pudim café chá sumo suco água vinho vinhos cerveja copo garrafa \
            quente frio porção bife espetada linguiça é são mais este hoje segunda preço preços dose meia litro \
            tinto branco verde imperial fino galão refrigerante refrigerantes sandes tosta prego bifana chouriço \
            costeleta costela picanha lombo febras entrecosto cabrito pato coelho peru sardinha sardinhas dourada \
            robalo ameijoas amêijoas gambas mexilhão espinafres grão couve pimento pimentos cenoura milho abacate \
            ananás abacaxi laranja morango maçã banana mel açúcar chocolate moles pastel pastéis farofa feijoada \
            moqueca coxinha brigadeiro acompanha acompanhado salgado cozida cozido
            """
        ),
        (
            "nld",
            """
            en met de het een van voor op uit of in bij naar onze ons keuze zonder per ook geserveerd huisgemaakt \
            verse vers gebakken gegrild gegrilde gerookte gerookt soep soepen salade salades voorgerechten \
            hoofdgerechten nagerechten gerechten dranken kaart menukaart lunchkaart aardappel aardappelen \
            aardappeltjes frietjes friet frites rijst groenten groente kaas ham spek ei eieren rund rundvlees \
            varkens varkenshaas kip kipfilet eend vis zalm tonijn garnalen mosselen brood broodje broodjes boter \
            melk room slagroom saus ui uien champignons knoflook tomaat tomaten komkommer appel taart ijs koffie \
            thee sap water bier wijn glas fles kopje stuk ontbijt diner bitterballen kroketten pannenkoek uitsmijter \
            is zijn deze dagelijks maandag vrijdag prijs prijzen portie halve hele warme koude rode witte biertje \
            tap frisdrank jus sinaasappel citroen muntthee karnemelk gehaktbal biefstuk saté satésaus kippendijen \
            kipsaté rookworst stamppot boerenkool hutspot erwtensoep tosti geitenkaas brie zalmfilet kabeljauw tong \
            sliptong haring bonen spinazie wortel prei asperges paprika walnoten honing pindakaas mosterd mayonaise \
            kruiden appelgebak appeltaart poffertjes aardbeien chocolade vanille roggebrood stokbrood
            """
        ),
        (
            "pol",
            """
            i z ze w na do od po lub oraz dla bez nasz nasza dnia danie dania zupa zupy sałatka sałatki surówka \
            surówki przystawki główne desery deser napoje karta menu ziemniaki ziemniakami frytki frytkami ryż ryżem \
            kasza makaron pierogi kluski warzywa warzywami ser serem sera szynka boczek boczkiem jajko jajkiem \
            wołowina wołowe wołowy wieprzowina schab kotlet kurczak kurczaka kurczakiem kaczka ryba łosoś dorsz \
            krewetki chleb pieczywo masło masłem mleko śmietana śmietanie sos sosem sosie cebula cebulą pieczarki \
            pieczarkami grzyby grzybami czosnek pomidor pomidory ogórek kapusta kapustą jabłko ciasto lody kawa \
            herbata sok woda piwo wino szklanka butelka porcja grillowany grillowana smażony smażona pieczony \
            pieczona domowy domowa świeże żurek barszcz rosół schabowy jest są dzisiaj codziennie cena ceny szt gram \
            zestaw obiad obiadowy śniadanie kiełbasa kiełbasą golonka żeberka karkówka wątróbka indyk indyka filet \
            pstrąg śledź tatar naleśniki placki ziemniaczane gołąbki bigos kopytka buraczki mizeria fasola fasolka \
            szpinak szpinakiem marchewka papryka rzodkiewka koper pietruszka twaróg twarogiem owoce owocami \
            truskawki truskawkami jabłkami cytryna cytryną cukier miód czekolada sernik szarlotka kompot jasne \
            ciemne gorąca naturalny gazowana niegazowana
            """
        ),
        (
            "ces",
            """
            a s se v ve na do od po nebo pro bez naše náš dne jídlo jídla polévka polévky salát saláty předkrmy \
            hlavní dezerty dezert nápoje lístek jídelní brambory brambor bramborem bramborový hranolky rýže knedlík \
            knedlíky těstoviny zelenina zeleninou zeleninový sýr sýrem sýra šunka šunkou slanina slaninou vejce \
            hovězí vepřové vepřová vepřový kuřecí kuře kachna kachní ryba losos pstruh krevety chléb pečivo máslo \
            máslem mléko smetana smetanou omáčka omáčkou omáčce cibule cibulí houby žampiony česnek česnekem rajče \
            rajčata okurka zelí jablko dort zmrzlina káva čaj džus voda pivo víno sklenice láhev porce grilovaný \
            grilované smažený smažené pečený pečené domácí čerstvé svíčková guláš řízek steak je jsou dnes denně \
            cena ceny ks menu polední vývar nudle nudlemi játra koleno žebra krkovice panenka kotleta klobása párek \
            utopenec tlačenka hermelín tvarůžky kapr candát tuňák krůtí králík bramborák bramboráky kaše hořčice \
            křen okurek fazole špenát mrkev paprika kukuřice tvaroh tvarohové palačinka palačinky ovoce jahody \
            jahodami borůvky brusinky cukr med čokoláda šlehačka limonáda minerálka točené světlé tmavé rozlévané
            """
        ),
        (
            "tur",
            """
            ve ile bir veya için günün özel ev çorba çorbası çorbalar salata salatası salatalar mezeler meze ana \
            yemekler yemek tatlılar tatlı içecekler içecek menü patates pilav pilavı makarna sebze sebzeli peynir \
            peynirli kaşarlı kaşar yumurta yumurtalı dana kuzu tavuk tavuklu et etli balık balığı somon karides \
            karışık ızgara ızgaralar kebap kebabı köfte köftesi şiş döner dürüm lahmacun pide pideler börek ekmek \
            tereyağı süt krema sos soğan soğanlı mantar mantarlı sarımsak domates domatesli salatalık biber biberli \
            elma pasta dondurma baklava künefe kahve kahvesi çay çayı su suyu bira şarap bardak şişe porsiyon \
            kızartma kızarmış fırın fırında taze ciğer pirzola kanat kaburga levrek çupra hamsi ayran şalgam acılı \
            çeşitleri kahvaltı bu gün her tane adet fiyat fiyatları lira servis kişilik büyük küçük orta acı acısız \
            sade soslu tereyağlı yoğurt yoğurtlu kıyma kıymalı kuşbaşı sucuk sucuklu pastırma tost simit gözleme \
            menemen omlet zeytin zeytinyağlı bal reçel yaprak sarma dolma patlıcan patlıcanlı kabak ıspanak fasulye \
            nohut mercimek ezogelin bulgur çoban mevsim haydari cacık humus tandır beyti adana urfa iskender güveç \
            sac kavurma tavada buğulama istavrit palamut lüfer sütlaç kadayıf revani meyve portakal limon limonata \
            türk demli soğuk sıcak
            """
        ),
        (
            "vie",
            """
            và với các món của cho không có thêm phần đặc biệt hôm nay khai vị chính tráng miệng thực đơn đồ uống \
            nước ngọt phở bún bánh mì cơm gỏi chả giò nem cuốn xôi cháo canh súp lẩu gà bò heo lợn thịt tôm cua cá \
            mực ốc hải sản trứng rau nấm đậu hũ chiên xào nướng hấp luộc kho rang sốt tỏi ớt hành chanh muối me sả \
            gừng bơ sữa đá cà phê trà bia rượu chay riêu lòng sườn bì tái nạm gân viên trộn thập cẩm chua cay nghêu \
            sò ăn ngon nhà hàng quán giá tô chén dĩa ly chai lon nguyên con miếng lớn nhỏ chân cánh ếch lươn ghẹ hến \
            hủ tiếu miến bắp khoai cải muống mồng tơi bí dưa leo tây mắm tiêu đường chè sinh tố dừa xoài tươi kem \
            quay rán rim tộ tấm
            """
        ),
    ]
}
