/**
 * Passwords that attackers try first, collected by hand from the overlap of published lists of leaked passwords. Data only, in lower case and
 * without accents; `new-password.domain.ts` compares them. Entries below the minimum length are stems that people decorate with digits and
 * symbols (`Dragon2024!`).
 */

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Refused alone, with a few digits or symbols around them, and with digits in place of letters. */
export const COMMON_STEMS: ReadonlySet<string> = new Set(
  words(`
    password passwort passord passwd contrasena contrasenha senha parola motdepasse heslo haslo wachtwoord
    secret secreto segredo private privado access acceso acesso login signin logon admin administrator administrador root
    superuser sysadmin default guest user usuario utilizador username test tester testing testtest temp temporary changeme
    changeit letmein openup opensesame trustno iloveyou iloveu iloveyousomuch iloveme loveyou lovely loveme love teamo
    tequiero teextrano teamomucho teamodios amor amorcito miamor amore euteamo princess princesa queen reina rainha king sunshine
    sunflower moonlight starlight rainbow butterfly mariposa borboleta flower flores blossom angel angelito babygirl babyboy
    baby bonita hermosa linda cutie sweetie sweetheart honey sugar chocolate cookie candy cupcake cheese banana pepper
    ginger coffee pizza orange apple cherry peaches strawberry welcome bienvenido bemvindo hello hola goodbye whatever
    nothing something anything forever friends amigos family familia mother father mommy daddy sister brother dragon
    monkey tiger lion panther eagle falcon phoenix unicorn dolphin shadow ghost killer hunter ranger warrior soldier knight
    wizard magic merlin master mustang ferrari porsche mercedes corvette harley yamaha honda toyota camaro football futbol
    futebol soccer baseball basketball hockey tennis golfer swimming skateboard wrestling boxing liverpool arsenal chelsea
    manchester barcelona realmadrid juventus bocajuniors riverplate flamengo corinthians palmeiras saopaulo vasco gremio
    santos millonarios nacional cruzazul chivas america colombia mexico argentina brasil brazil chile peru ecuador venezuela
    bolivia uruguay paraguay guatemala honduras nicaragua panama costarica cuba dominicana salvador bogota medellin lima
    buenosaires santiago quito caracas dallas cowboys yankees lakers steelers eagles patriots packers raiders broncos
    redskins dodgers celtics warriors bulls newyork london paris berlin madrid chicago boston texas california florida
    computer internet laptop keyboard windows microsoft google facebook instagram twitter linkedin youtube samsung iphone
    android nokia motorola linux ubuntu oracle database server network system security superman batman spiderman ironman
    wolverine deadpool joker starwars startrek jedi skywalker vader pokemon pikachu charizard naruto goku dragonball onepiece
    sasuke minecraft fortnite warcraft starcraft counterstrike callofduty hellokitty mickey minnie mickeymouse snoopy garfield
    scooby simpson bart homer tinkerbell cinderella winniepooh tigger elephant giraffe penguin kitten puppy doggy bulldog
    maggie buddy bailey charlie cooper rocky lucky princess molly bella coco max duke toby jesus jesucristo jesuschrist jesusteama
    jesusteamo dios diosesamor diosmeama deus deusefiel cristo christ faith blessed heaven spirit genesis exodus michael
    jennifer jessica ashley amanda daniel daniela andrew anthony joshua matthew christopher nicole michelle elizabeth
    stephanie samantha victoria veronica patricia alejandra alejandro andrea andres antonio carlos carolina claudia cristian
    cristina diego eduardo fernanda fernando francisco gabriel gabriela guadalupe gustavo javier jonathan jorge juliana
    leonardo lorena luisfernando manuel marcela marcelo margarita maria mariana mariajose mario martin mauricio miguel monica
    natalia nicolas oscar pablo paola pamela rafael ricardo roberto rodrigo sandra santiago sebastian sergio sofia valentina
    valeria vanessa viviana william robert thomas jordan justin brandon hannah taylor madison alexander alexandra alexis
    joseph david jackson george harley summer winter autumn spring january february march april june july august september
    october november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
    monday tuesday wednesday thursday friday saturday sunday verano invierno primavera sommer qwerty qwertz azerty asdf asdfgh
    asdfghjkl zxcvbnm qazwsx qwe qweasd qweasdzxc abc abcd abcdef abcdefg aaaaaa zaq zaqwsx poiuytrewq lkjhgfdsa mnbvcxz
    metallica nirvana slipknot eminem rockstar rocknroll rockyou guitar music musica drummer dancer dancing player gamer
    gangster cowboy pirate ninja samurai nascar racing biker turbo diamond diamante golden silver platinum crystal purple
    green blackie black white yellow money dinero dinheiro dollar million business company empresa office oficina work
    trabajo trabalho job hiring puente bridge manager director marketing sales finance account accounting bitcoin
    fuckyou fuckoff asshole bitch bullshit motherfucker pussy sexy hottie playboy lover spongebob blink fishing camping
    freedom libertad liberdade peace victory champion winner success exito happy happiness felicidad smile sunny lucky
    beautiful gorgeous awesome amazing fantastic perfect wonderful special legend infinity matrix galaxy universe
    thunder lightning hurricane tornado volcano mountain ocean river forest desert island beach paradise
  `),
);

/** Whole passwords of at least the minimum length. Refused in the same variants as the stems. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  words(`
    1234567890 0123456789 9876543210 0987654321 12345678910 123456789a a123456789 123456789q q123456789 123456789z
    1234567891 1234567899 1234567890a 1234567890q 123456789abc abc123456789 abcd123456 abcd12345678 a1b2c3d4e5 a1b2c3d4e5f6
    1a2b3c4d5e 1a2b3c4d5e6f 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz2wsx3e 1qaz2wsx3edc 1qazxsw23edc zaq12wsxcde3 q1w2e3r4t5
    q1w2e3r4t5y6 qwer123456 qwert12345 qwerty1234 qwerty12345 qwerty123456 qwertyuiop qwertyuiop1 qwertyuiop123 qwertyuiop[]
    qwe123qwe123 qweasdzxc1 qweasdzxc123 qwaszx1234 qazwsxedc1 qazwsxedc123 qazwsxedcrfv 1qaz!qaz2wsx asdfghjkl1 asdfghjkl123
    asdfghjkl; asdf123456 asd123asd123 zxcvbnm123 zxcvbnm1234 zxcvbnm,./ poiuytrewq mnbvcxz123 0p9o8i7u6y zxcv123456 zaq1zaq1zaq1
    0000000000 1111111111 1111122222 1112223334 1122334455 1212121212 1231231231 1231231234 1234512345 1234554321 1234123412
    1234561234 123456123456 1234567123 123321123321 1233211234567 1357924680 1029384756 2468013579 1597534862 1472583690
    147258369a 789456123a 741852963a 963852741a 0147258369 0246813579 0192837465 5555555555 6666666666 7777777777 8888888888
    9999999999 1478523690 7894561230 1593572486 3216549870 9638527410 1123581321 3141592653 3141592654 31415926535 2718281828
    1234qwerasdf 1234qwerasdfzxcv qwerasdfzxcv qwer1234asdf asdfqwer1234 123qweasdzxc 123qwe123qwe 123qweasd123 12qwaszx12
    1qw23er45t 1qa2ws3ed4rf a1s2d3f4g5 z1x2c3v4b5 aa12345678 aa123456789 aaa1234567 ab12345678 abc1234567 abc12345678 abcabc1234
    asd1234567 qq123456789 q1234567890 w1234567890 a1234567890 z123456789 a12345678910 woaini1314 woaini520 woaini1314520 5201314520
    passwordpassword passwordone password1password mypassword mypassword1 mypassword123 yourpassword thepassword nopassword
    passw0rd12 pass123456 pass1234567 pass12345678 passpasspass passphrase passport123 password.com passwordadmin adminadmin
    admin12345 admin123456 admin1234567 admin@12345 adminpassword rootpassword rootroot123 superadmin superadmin1 userpassword
    testpassword test123456 test1234567 test12345678 testuser123 testaccount guestguest demodemo123 demopassword secretpassword
    letmein123 letmeinnow letmein1234 letmeinplease changeme123 changemenow changethis changepassword trustno1trustno1
    iloveyou12 iloveyou123 iloveyou1234 iloveyoubaby iloveyou4ever iloveyouforever iloveyouso iloveyoumom iloveyou2much iloveyoualot
    ilovejesus ilovegod12 ilovemyself ilovemylife ilovemymom ilovemydog ilovemycat ilovemyfamily ilovemusic ilovefootball
    teamomucho teamoamor1 teamoteamo tequieromucho amorpormisiempre amordemivida amoreterno mividaeres teamoporsiempre
    loveyouforever lovelovelove loveislife loveme123456 loveyou1234 foreverlove foreveryoung foreverandever bestfriend bestfriends
    bestfriends4ever friendsforever friends4ever familyfirst babygirl12 babygirl123 mybabygirl princess12 princess123 princesita
    chocolate1 chocolate12 strawberry strawberry1 strawberries watermelon pineapple1 cheesecake chickennugget peanutbutter
    butterfly1 butterfly7 sunflower1 sunshine12 sunshine123 rainbow123 blackberry blueberry1 cinnamon12 buttercup1 cocacola123
    basketball basketball1 basketball23 baseball12 baseball123 football12 football123 footballer volleyball cheerleader gymnastics
    skateboard skateboarding snowboard1 snowboarding motocross1 motorcycle motorcycles manchester manchester1 manchesterunited
    manutd1234 liverpool1 liverpool123 liverpoolfc chelseafc1 arsenal123 barcelona1 barcelona10 fcbarcelona realmadrid1 realmadrid7
    juventus12 acmilan123 galatasaray fenerbahce besiktas1903 fenerbahce1907 galatasaray1905 cristianoronaldo ronaldinho ronaldo777
    lionelmessi dallascowboys washington pittsburgh california california1 losangeles sanfrancisco philadelphia newyorkcity
    sandiego12 lasvegas12 indianapolis cincinnati1 tottenham1 birmingham southampton nottingham1 westminster newcastle1 edinburgh1
    starwars12 starwars123 startrek12 lordoftherings harrypotter harrypotter1 gameofthrones breakingbad walkingdead supernatural
    spiderman1 spiderman123 superman12 superman123 batman12345 batmanbatman ironman123 captainamerica transformers transformer
    powerrangers dragonball dragonballz dragonball1 sailormoon digimon123 pokemon123 pokemongo1 pikachu123 naruto1234 narutouzumaki
    hellokitty hellokitty1 spongebob1 spongebobsquarepants mickeymouse winniethepooh tinkerbell tinkerbell1 cinderella scoobydoo1
    scoobydooby garfield12 jimihendrix ledzeppelin pinkfloyd1 metallica1 metallica666 linkinpark linkinpark1 greenday12 nirvana123
    slipknot666 slipknot123 ironmaiden ironmaiden1 blacksabbath rollingstones thebeatles beatles123 bobmarley1 bobmarley420 evanescence
    backstreetboys justinbieber onedirection1 mychemicalromance fallouleboy rockandroll rocknroll1 rockstar123 hannahmontana
    jonasbrothers highschoolmusical christina1 christian1 christopher christopher1 alexander1 alexandria alexandra1 elizabeth1
    stephanie1 jacqueline jacqueline1 bernadette jennifer12 jennifer123 katherine1 charlotte1 gabriella1 gabrielle1 sebastian1
    valentina1 valentina123 alejandra1 alejandro1 alejandro123 fernanda12 fernando12 francisco1 guadalupe1 esperanza1 esmeralda1
    margarita1 maximiliano constantino montserrat michelangelo maradona10 estudiantes universitario independiente independencia
    nacional1899 libertadores bocajuniors bocajuniors12 riverplate1 corinthians palmeiras1 flamengo123 flamengo10 saopaulofc
    vascodagama atleticomineiro internacional deportivo1 colombia123 argentina1 argentina10 argentina123 mexico1234 venezuela1
    venezuela123 guatemala1 puertorico puertorico1 dominicana1 elsalvador costarica1 brasil2014 brasilbrasil jesuscristo
    jesuscristo1 jesuschrist jesuschrist1 jesusteama jesusteama1 jesusislord jesusloves jesuslovesme jesussaves godisgood godisgood1
    godislove1 godbless123 blessed123 faithhopelove diosesamor diosesamor1 diosmeama1 diosteama1 diosesbueno diosesfiel deusefiel
    deusefiel1 deuseamor1 gracasadeus espiritosanto virgendeguadalupe guadalupana correcthorsebatterystaple correcthorse
    opensesame openopenopen abracadabra supercalifragilisticexpialidocious thequickbrown thequickbrownfox loremipsum loremipsum1
    helloworld helloworld1 helloworld123 hello12345 hello123456 hellohello hellohello1 welcome123 welcome1234 welcome12345
    welcome2020 welcome2021 welcome2022 welcome2023 welcome2024 welcome2025 welcome2026 welcometothejungle bienvenido1 bienvenidos
    bienvenido123 contrasena1 contrasena123 contrasenas micontrasena minhasenha minhasenha1 senha12345
    senha123456 mudar12345 trocarsenha clave12345 clave123456 miclave123 computadora computador computer12 computer123 computers1
    information informatica technology tecnologia engineering internet12 internet123 microsoft1 windows10 windowsxp1 windows1234
    macintosh1 apple12345 google1234 google12345 googlegoogle facebook12 facebook123 instagram1 instagram123 linkedin12 linkedin123
    youtube123 samsung123 samsung1234 samsunggalaxy blackberry1 playstation playstation2 playstation3 playstation4 playstation5
    nintendo64 nintendo12 xbox360360 xboxlive12 counterstrike counter-strike counterstrike1 callofduty callofduty1 callofduty4 worldofwarcraft
    warcraft123 leagueoflegends minecraft1 minecraft12 minecraft123 fortnite123 roblox1234 roblox12345 grandtheftauto assassinscreed
    businessman entrepreneur management manager123 marketing1 marketing123 accounting accounting1 sales12345 company123 company1234
    office1234 office12345 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 winter2020 winter2021 winter2022
    winter2023 winter2024 winter2025 winter2026 spring2023 spring2024 spring2025 autumn2023 autumn2024 autumn2025 verano2024 verano2025
    january2024 january2025 december2024 december2025 september1 september11 september2024 november11 valentine14 halloween31 christmas1
    christmas25 happybirthday birthday123 birthdaygirl anniversary happynewyear thanksgiving independence immortality
    motherfucker motherfucker1 fuckyou123 fuckyou1234 fuckyoubitch fuckyouall fuckfuckfuck assholes123 bullshit123 biteme1234 sexygirl12
    sexybitch1 sexy123456 hotgirl123 badgirl123 goodgirl12 prettygirl prettyinpink cutiepie12 cutiepie123 sweetheart sweetheart1
    sweetpea12 sweetie123 beautiful1 beautiful123 gorgeous12 handsome12 wonderland neverland1 neverforget nevermind1 nevergiveup
    carpediem1 hakunamatata livelaughlove liveyourlife dreamscometrue dreambig12 believeinyourself iamawesome iamtheking iamthebest
    iamthebest1 imthebest1 thebest123 number1one numberone1 champion12 champions1 winner1234 whatever12 whatever123 whateverman whoknows12
    dontforget iforgot123 iforgotit1 idontknow1 idontknow123 idontcare1 noidea1234 nothing123 something1 something123 everything anything12
    undertaker stonecold1 stonecold316 johncena12 johncena123 reymysterio rey619619 hulkhogan1 michaeljordan michaeljackson michael123 michael1234
    jordan1234 jordan2323 kobebryant kobebryant24 lebron2323 lebronjames charlie123 charlie1234 bailey1234 maggie1234 buddy12345
    lucky12345 lucky77777 shadow1234 shadow12345 master1234 master12345 masterkey1 killer1234 killer12345 dragon1234 dragon12345 monkey1234
    monkey12345 tigger1234 tiger12345 ginger1234 pepper1234 cookie1234 cheese1234 banana1234 orange1234 summer1234 winter1234 flower1234
    purple1234 yellow1234 freedom123 freedom1234 diamond123 diamonds12 phoenix123 mustang123 mustang1967 ferrari123 corvette12 lamborghini
    lamborghini1 mercedes12 mercedesbenz harley1234 harleydavidson volkswagen volkswagen1 motorola12 thunderbird thunderbolt screwdriver
    fishing123 hunting123 hunter1234 hunter12345 ranger1234 soldier123 warrior123 warriors12 gladiator1 terminator terminator2
    predator12 alienware1 matrix1234 trinity123 einstein12 davincicode napoleon12 washington1 lincoln1865 president1 presidente
  `).filter((word) => word.length >= 10),
);
