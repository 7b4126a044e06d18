/**
 * Paragraphs about life outside work, in three languages, in which the engine must find no professional skill. `NAMED_BY_TOPIC` lists skills that a
 * topic may name (cooking in texts about cooking). Contains only data, written for this purpose.
 */

export interface EverydayText {
  readonly language: 'en' | 'es' | 'pt';
  readonly topic: Topic;
  readonly text: string;
}

export type Topic =
  | 'cooking'
  | 'family'
  | 'sport'
  | 'travel'
  | 'school days'
  | 'weather'
  | 'small talk'
  | 'garden'
  | 'pets'
  | 'home'
  | 'holidays'
  | 'health'
  | 'music';

/** Labels of skills that paragraphs of a topic explicitly name. */
export const NAMED_BY_TOPIC: Readonly<Partial<Record<Topic, readonly string[]>>> = {
  cooking: ['Food preparation', 'Culinary arts', 'Patience'],
  garden: ['Gardening'],
  home: ['Cleaning', 'Housekeeping services'],
};

type Paragraphs = readonly (readonly [Topic, string])[];

const EN: Paragraphs = [
  [
    'cooking',
    'I make wedding cakes for my cousins and plan the menu weeks ahead. I test new recipes on Sunday, and on Monday we eat what is left.',
  ],
  [
    'cooking',
    'My grandmother let the beans rest overnight, then added garlic, a little rust-red paprika and half a bunch of parsley. Nobody ever got the exact recipe.',
  ],
  [
    'cooking',
    'The secret of the stew is patience. Keep the flame low, stir it now and then, and let everyone taste it before dinner.',
  ],
  [
    'family',
    'My two brothers live next door, so there is always somebody to borrow a ladder from. On birthdays we are more than thirty at one table.',
  ],
  [
    'family',
    'When the baby finally sleeps we whisper like thieves. My husband swears she hears the fridge door from two rooms away.',
  ],
  [
    'family',
    'My aunt keeps every letter in a shoe box. Last winter she read us the one my grandfather sent from the island when he was twenty.',
  ],
  [
    'sport',
    'We run along the river before breakfast, six of us and a dog. The fastest one waits at the bridge and complains about the rest of us.',
  ],
  [
    'sport',
    'Saturday is football day. Our team lost four to one, but the only goal was so good that we talked about it the entire evening.',
  ],
  [
    'sport',
    'I learned to swim at forty. The water was cold, the teacher was kind, and now I go in the sea like everybody else.',
  ],
  [
    'travel',
    'We took the night bus to the coast and woke up to pelicans. The room had one window, one fan and the best view of my life.',
  ],
  [
    'travel',
    'I love long train rides: a sandwich, a window seat, and a stranger who tells you everything about his sister before he gets off.',
  ],
  [
    'travel',
    'Last spring I crossed the United States by car with two friends. We slept in small towns and saw more stars than ever before.',
  ],
  [
    'school days',
    'In third grade I sat next to a boy who could wiggle his ears. We were both sent outside for laughing at least once a week.',
  ],
  [
    'school days',
    'Our old school had a mango tree in the yard. Whoever hit a mango with a shoe could keep it, and the shoe often stayed up there.',
  ],
  [
    'weather',
    'It rained for nine days and the street became a river. On the tenth day the sun came out and all the neighbors hung their sheets at once.',
  ],
  [
    'weather',
    'Here the wind starts at noon. By four you cannot keep a hat on, and by night it is so still that you can hear the frogs.',
  ],
  [
    'small talk',
    'Oh, nothing special, the usual. A bit tired, a bit hungry, happy that it is Friday. And you? How was the party?',
  ],
  [
    'small talk',
    'I never know what to say in an elevator. Yesterday I told a man that his umbrella was beautiful and he smiled until the ninth floor.',
  ],
  [
    'garden',
    'The tomatoes came late this year, but the roses went wild. A snail the size of a coin lives under the lemon tree and we leave it in peace.',
  ],
  ['garden', 'I planted basil in an old boot by the door. It grew better there than in any pot I ever bought.'],
  [
    'pets',
    'Our cat sits on whatever you are reading. If you read nothing, she sits on your feet until you find something.',
  ],
  [
    'pets',
    'The dog is afraid of balloons, brooms and one particular blue car. Everything else he greets like an old friend.',
  ],
  [
    'home',
    'We painted the kitchen yellow and at once it felt warmer. The old clock still stops at ten past three, and nobody wants to fix it.',
  ],
  [
    'home',
    'I pay the bills at the kitchen table on the first of the month, with coffee, and then hide the envelope so that I do not have to see it.',
  ],
  [
    'holidays',
    'On New Year we eat twelve grapes and somebody always laughs at the seventh. Later we walk around the block with an empty suitcase.',
  ],
  [
    'holidays',
    'My favorite part of the parade is the end, when the street is full of paper and children look for candy between the shoes.',
  ],
  [
    'health',
    'I had a cold for a week and drank more tea than in the whole year before. My sister brought soup and stayed to watch bad films.',
  ],
  ['health', 'I try to go to bed early, drink more water and worry less. The first two go fairly well.'],
  ['music', 'My father hums the same song when he shaves. When I hear it on the radio I smell soap.'],
  [
    'music',
    'We love the lighting at that little theater, soft as candles, and the old lady at the door who knows everybody by name.',
  ],
];

const ES: Paragraphs = [
  [
    'cooking',
    'Los domingos mi mamá hace sopa para todos y nadie se va con hambre. El secreto, dice, es no tener prisa y probar con la cuchara de palo.',
  ],
  [
    'cooking',
    'Hice un pastel para el cumpleaños de mi sobrina y se me hundió en medio. Lo tapé con fresas y todos creyeron que era así.',
  ],
  [
    'cooking',
    'En mi casa el café se toma con una pizca de canela. Mi abuelo lo pedía tan fuerte que la cuchara se quedaba parada.',
  ],
  ['family', 'Somos cinco hermanos y seguimos peleando por el asiento de la ventana, aunque el mayor ya tiene nietos.'],
  [
    'family',
    'Mi tía guarda las fotos viejas en una caja de galletas. Cada Navidad las saca y cada Navidad lloramos con las mismas tres.',
  ],
  ['family', 'Mi hija pregunta por qué la luna nos sigue. Le dije que le caemos bien y quedó conforme.'],
  [
    'sport',
    'Jugamos fútbol los jueves en una cancha de tierra. Yo corro poco, pero grito mucho, y mis amigos dicen que eso también ayuda.',
  ],
  [
    'sport',
    'Aprendí a nadar de grande. El primer día tragué media piscina y el último crucé la laguna detrás de mi hermano.',
  ],
  [
    'sport',
    'Salgo a caminar temprano, cuando sólo están los pájaros y el señor del pan. Vuelvo con las piernas cansadas y la cabeza clara.',
  ],
  [
    'travel',
    'Fuimos en tren hasta la costa y llegamos de noche. Por la mañana abrimos la ventana y ahí estaba el mar, como si nos hubiera esperado.',
  ],
  [
    'travel',
    'Me perdí en el mercado de una ciudad enorme y una señora me regaló una mandarina y me dejó en la puerta del hotel.',
  ],
  ['travel', 'El viaje duró once horas con una gallina en el asiento de atrás. Fue la más tranquila de todos.'],
  [
    'school days',
    'En la escuela me sentaba junto a la ventana y contaba los carros rojos. La maestra fingía que no se daba cuenta.',
  ],
  ['school days', 'Teníamos un recreo de veinte minutos y lo usábamos entero en discutir las reglas del juego.'],
  [
    'weather',
    'Llovió toda la semana y el patio se volvió un lago. Los niños hicieron barcos de papel y el perro los hundió uno por uno.',
  ],
  [
    'weather',
    'Aquí hace calor hasta en diciembre. Dormimos con las ventanas abiertas y despertamos con el canto de los gallos.',
  ],
  [
    'small talk',
    '¿Y qué tal todo? Por acá bien, un poco cansados, esperando el fin de semana como siempre. Saludos a tu mamá.',
  ],
  [
    'small talk',
    'Me gusta platicar con el vecino en la puerta. Nunca decimos nada importante y siempre entro a la casa contento.',
  ],
  [
    'garden',
    'El limonero dio tantos limones que los dejamos en una canasta en la calle con un letrero. En una hora no quedó ni la canasta.',
  ],
  ['garden', 'Mis plantas se mueren todas menos un cactus que me regaló mi primo y que nunca me ha pedido nada.'],
  ['pets', 'El gato duerme sobre el periódico del día. Si quiero leerlo tengo que esperar a que sea el de ayer.'],
  ['pets', 'Mi perra le ladra a las bicicletas azules y a ninguna otra. No hemos podido saber por qué.'],
  [
    'home',
    'Pintamos la sala de blanco y se ve más grande. El sillón viejo sigue ahí porque nadie se atreve a sacarlo.',
  ],
  ['home', 'Tenemos una gotera que sólo aparece cuando hay visitas. Le pusimos una olla y un nombre.'],
  [
    'holidays',
    'En Año Nuevo comemos doce uvas y siempre alguien se ríe en la séptima. Después salimos a la calle con una maleta vacía.',
  ],
  [
    'holidays',
    'La noche de la feria comimos algodón de azúcar y subimos a la rueda. Desde arriba se veía mi casa con la luz prendida.',
  ],
  [
    'health',
    'Tuve gripe y mi abuela me mandó un té de hojas que nadie conoce. Sabía horrible y al otro día estaba bien.',
  ],
  ['health', 'Quiero dormir más, tomar agua y preocuparme menos. De lunes a miércoles me sale bastante bien.'],
  [
    'music',
    'Mi papá silba siempre la misma canción cuando busca las llaves. Cuando la oigo en otro lado, busco las mías.',
  ],
  [
    'music',
    'Bailamos hasta que se acabó el hielo. La tía Chela no se sentó ni una vez y al día siguiente caminaba como pato.',
  ],
];

const PT: Paragraphs = [
  [
    'cooking',
    'Aos domingos minha avó faz feijão com laranja e a casa inteira cheira a alho. Quem chega por último lava a louça.',
  ],
  ['cooking', 'Fiz um bolo de fubá que não cresceu. Comemos assim mesmo, com café, e ninguém reclamou.'],
  ['cooking', 'O segredo do pão de queijo, diz minha tia, é não abrir o forno antes da hora. Eu sempre abro.'],
  [
    'family',
    'Somos quatro irmãs e falamos todas ao mesmo tempo. Meu pai diz que já não escuta, mas ri nos lugares certos.',
  ],
  [
    'family',
    'Meu filho perguntou para onde vai o sol de noite. Eu disse que vai dormir na casa do vizinho e ele quis bater na porta.',
  ],
  [
    'family',
    'No Natal a mesa fica pequena. Buscamos a porta velha da garagem, colocamos em cima de dois cavaletes e cabe todo mundo.',
  ],
  ['sport', 'Jogamos bola na praia até a maré subir. O gol era feito de chinelos e o juiz era o sorveteiro.'],
  [
    'sport',
    'Comecei a correr no parque para acompanhar minha irmã. Ela corre, eu vejo as capivaras e nos encontramos no portão.',
  ],
  ['sport', 'Aprendi a nadar com quarenta anos. Hoje entro no mar sem medo, mas ainda tapo o nariz.'],
  [
    'travel',
    'Pegamos o ônibus da noite e acordamos na serra, com um frio de doer. O chocolate quente da rodoviária foi o melhor da minha vida.',
  ],
  ['travel', 'Gosto de viajar de trem, com a testa no vidro, vendo as casas passarem e imaginando quem mora nelas.'],
  [
    'travel',
    'Nos perdemos numa cidade pequena e um senhor de bicicleta nos levou até a praça, devagar, contando a história de cada esquina.',
  ],
  [
    'school days',
    'Na terceira série eu sentava perto da janela e desenhava nuvens. A professora me chamava de volta com uma batidinha na mesa.',
  ],
  [
    'school days',
    'No recreio trocávamos figurinhas. Eu dei três repetidas por uma brilhante e me achei muito esperta.',
  ],
  [
    'weather',
    'Choveu tanto que a rua virou rio. Quando o sol voltou, todos os vizinhos estenderam os lençóis na mesma hora.',
  ],
  ['weather', 'Aqui venta depois do almoço. As cortinas dançam, as portas batem e o gato se esconde debaixo da cama.'],
  [
    'small talk',
    'Tudo bem por aqui, na correria de sempre. E vocês? Faz tempo que a gente não se vê, vamos marcar um café.',
  ],
  [
    'small talk',
    'Nunca sei o que dizer no elevador. Ontem elogiei o guarda-chuva de uma moça e ela sorriu até o oitavo andar.',
  ],
  [
    'garden',
    'A jabuticabeira carregou este ano. As crianças subiram, comeram até não poder mais e deixaram as cascas no muro.',
  ],
  ['garden', 'Plantei manjericão numa lata velha perto da porta e ele cresceu mais que tudo o que comprei.'],
  ['pets', 'O cachorro tem medo de balão, de vassoura e de um carro azul. O resto do mundo ele ama.'],
  ['pets', 'Nossa gata deita em cima do livro que você está lendo. Se não há livro, deita no seu pé.'],
  [
    'home',
    'Pintamos a cozinha de amarelo e ela ficou mais alegre. O relógio antigo parou nas três e dez e ninguém quer mexer nele.',
  ],
  ['home', 'O sofá tem um buraco que todo mundo conhece. Visita nova sempre senta nele e a gente finge que não viu.'],
  [
    'holidays',
    'Na virada do ano pulamos sete ondas e alguém sempre perde um chinelo. Depois comemos lentilha de madrugada.',
  ],
  ['holidays', 'A festa junina da rua tem fogueira, milho e um casamento de mentira em que o noivo sempre foge.'],
  [
    'health',
    'Fiquei gripada uma semana e tomei mais chá do que no ano inteiro. Minha vizinha trouxe sopa e ficou para ver novela.',
  ],
  ['health', 'Quero dormir cedo, beber mais água e me preocupar menos. As duas primeiras até que vão bem.'],
  [
    'music',
    'Meu pai assobia a mesma canção quando faz a barba. Quando ela toca no rádio, eu sinto cheiro de sabonete.',
  ],
  ['music', 'Dançamos até acabar o gelo. A tia Lurdes não sentou nenhuma vez e no outro dia andava feito pato.'],
];

const inLanguage = (language: EverydayText['language'], paragraphs: Paragraphs): EverydayText[] =>
  paragraphs.map(([topic, text]) => ({ language, topic, text }));

export const EVERYDAY_TEXT: readonly EverydayText[] = [
  ...inLanguage('en', EN),
  ...inLanguage('es', ES),
  ...inLanguage('pt', PT),
];
