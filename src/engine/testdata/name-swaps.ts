/**
 * Statements about people, places and employers in which only a name is swapped, often for a name that is also a word or a program. A swap should not
 * change a score. `p` marks statements about people, `c` about cities and countries, `e` about employers. The held-out set was written before the
 * rules were known. Contains only data.
 */
export interface NameSwaps {
  readonly people: string;
  readonly places: string;
  readonly employers: string;
  readonly bio: string;
  readonly post: string;
  readonly title: string;
}

export const TUNING_SWAPS: NameSwaps = {
  people: `
Emily Cook~Emily Larsen
Mark Taylor~Mark Jensen
Sofía Franco~Sofía Mamani
Mario Banks~Mario Rossi
Grace Law~Grace Kim
Lucía Ventas~Lucía Rojas
Pedro Santos~Pedro Alves
Ruby Castillo~Irene Castillo
Julia Navarro~Marta Navarro
Austin Lee~Brian Lee
Sage Turner~Paula Turner
Dallas Webb~Simon Webb
Felipe Cordova~Felipe Vargas
Jasmine Shepherd~Carla Olsen
Maya Fuentes~Elena Fuentes
Victor Marketing~Victor Medina
Angela Painter~Angela Novak
Lucas Pastor~Lucas Teixeira
Renata Couto~Renata Porto
Frank Butler~Frank Weiss
`,
  places: `
Java, Indonesia~Lima, Peru
Mobile, Alabama~Boise, Idaho
Reading, Pennsylvania~Scranton, Pennsylvania
Nice~Toulouse
Orange County~Kern County
San José~Heredia
Santiago~Concepción
São Paulo, Brasil~Recife, Brasil
Dallas, Texas~Tampa, Florida
Austin, TX~Reno, NV
Aurora~Fresno
Vitória~Natal
Cartagena~Popayán
Mexico City~Guadalajara
Colombia~Honduras
Bath, England~Leeds, England
Campo Grande~Ribeirão Preto
Guatemala~Bolivia
Little Rock~Des Moines
Buenos Aires, Argentina~Rosario, Argentina
`,
  employers: `
Acme Bakers~Kuna Bakers
Swift Foods~Delta Foods
Rust Brothers~Rojas Brothers
Oracle~Bayer
Google~Bimbo
Notion Labs~Tesla Labs
Zoom~Telcel
Shopify~Rappi
Amazon~Walmart
Excel Seguros~Mapfre Seguros
HubSpot~Grupo Nutresa
Monday Group~Sunday Group
Front Runner~Vega Runner
Intercom~Itaú
`,
  bio: `
p: My name is {} and I like to work with people.
p: Hi, I am {}.
p: Contact of my last boss: {}.
p: {} trained me in my first job.
p: I assisted {} and two partners.
p: Sincerely, {}
p: Mi nombre es {}.
p: Recomendada por {}.
p: Fui asistente de {} y su equipo.
p: Saludos, {}
p: Meu nome é {}.
p: Indicação de {}, minha antiga chefe.
p: Fui assistente de {} por um ano.
c: Living in {} since 2018.
c: From {}, working with clients abroad.
c: I grew up in {} and speak two languages.
c: Customers in {} gave me good reviews.
c: Resido en {}.
c: Soy de {} y trabajo desde casa.
c: Coordiné entregas en {} y alrededores.
c: Resido em {}.
c: Coordenei entregas em {} e região.
e: I worked at {} before.
e: Employed by {} for two years, then freelance.
e: Trabajé para {} durante dos años.
e: Trabalhei para a {} durante dois anos.
`,
  post: `
p: Your manager is {}.
p: Send your questions to {}.
p: {} leads the team.
p: Tu jefa será {}.
p: Dudas con {} por correo.
p: Sua gestora será {}.
c: The position is in {}.
c: Based in {}, we ship worldwide.
c: We opened a second branch in {} last year.
c: La empresa está en {}.
c: A empresa fica em {}.
e: {} is looking for you.
e: At {} we value people.
e: Somos {} y seguimos creciendo.
e: Somos a {} e estamos crescendo.
`,
  title: `
c: {title}, {}
c: {title} | {}
c: {title} en {}
c: {title} em {}
c: {title} in {}
c: {title} ({})
c: {title} - {}
p: {}, {title}
p: {} – {title}
p: {title} | {}
`,
};

export const HELD_OUT_SWAPS: NameSwaps = {
  people: `
Tom Baker~Tom Novak
Laura Cook~Laura Zhang
Ana Flores~Ana Pérez
Diego Guerra~Diego Muñoz
Luz Ríos~Luz Quispe
Marina Sales~Marina Souza
Carlos Ventas~Carlos Gómez
Ruby Ortiz~Tatiana Ortiz
Julia Campos~Helena Campos
Austin Park~Derek Park
Dallas Reed~Wendy Reed
Sage Miller~Nora Miller
Java Williams~Denise Williams
Jasper Mason~Edwin Mason
Claude Bishop~Henry Bishop
Peter Carpenter~Peter Lindqvist
Beatriz Ferreira~Beatriz Yamamoto
Rosa Marketing~Rosa Delgado
Bill Driver~Greg Ivanov
Paula Machado~Paula Nunes
`,
  places: `
Java, Indonesia~Quito, Ecuador
Mobile, Alabama~Tulsa, Oklahoma
Reading~Leeds
Nice, France~Lyon, France
Orange, California~Fresno, California
San José, Costa Rica~Cartago, Costa Rica
Santiago de Chile~Valparaíso
São Paulo~Manaus
Dallas~Omaha
Austin~Boise
Aurora, Colorado~Pueblo, Colorado
Santos~Niterói
Veracruz~Toluca
Salvador~Teresina
Buenos Aires~Montevideo
Phoenix~Denver
Argentina~Paraguay
Turkey~Poland
Bath~York
Flint~Akron
`,
  employers: `
Acme Foods~Kuna Foods
Sage Partners~Vega Partners
Swift Brothers~Novak Brothers
Oracle~Danone
Stripe~Nubank
Slack~Falabella
Apollo Group~Kantar Group
Indeed~Bimbo
Rappi~Globant
Square~Natura
Notion~Cemex
Salesforce~Petrobras
Target~Costco
Shell~Chevron
`,
  bio: `
p: My name is {}.
p: {} here, happy to meet you.
p: Reference: {}, my former manager.
p: I worked with {} for three years.
p: My supervisor {} can tell you more about me.
p: Kind regards, {}
p: Me llamo {} y busco un trabajo estable.
p: Referencias: {} (jefa directa).
p: Trabajé con {} durante tres años.
p: Un saludo, {}
p: Sou {} e procuro um trabalho remoto.
p: Trabalhei com {} por três anos.
p: Atenciosamente, {}
c: I live in {}.
c: Currently based in {}, open to remote work.
c: I moved to {} two years ago.
c: Served clients across {} and nearby.
c: Vivo en {} desde 2019.
c: Radicada en {}, disponible en horario de oficina.
c: Atendí clientes de {} por teléfono.
c: Moro em {}.
c: Atendi clientes de {} por telefone.
e: I was at {} for two years.
e: Formerly at {}, where I grew a lot.
e: Trabajé en la empresa {} por dos años.
e: Trabalhei na empresa {} por dois anos.
`,
  post: `
p: You report to {}.
p: Questions? Write to {}.
p: Our founder {} started the company in 2012.
p: Reportarás a {}.
p: Preguntas a {}, de lunes a viernes.
p: Você responde a {}.
c: Our office is in {}.
c: We serve customers in {} and beyond.
c: The team meets in {} once a year.
c: Nuestra oficina está en {}.
c: Nosso escritório fica em {}.
e: {} is hiring for its growing team.
e: Join {} and grow with us.
e: En {} buscamos personas comprometidas.
e: A {} procura pessoas dedicadas.
`,
  title: `
c: {title}, {}
c: {title} - {}
c: {title} in {}
c: {title} ({})
p: {} - {title}
`,
};
