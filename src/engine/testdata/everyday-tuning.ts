/**
 * Sentences in English, Spanish and Portuguese with an everyday word, a person or a place that shares its name with a program. None of the sentences
 * refers to the program. Used to adjust the rules. Contains only data: `Program: sentence`.
 */
export const TUNING_EVERYDAY = `
# en
Go: Go through the checklist before you lock the doors.
Go: Ready, set, Go! Our gym needs trainers for kids.
Go: You will go to clients' homes in the Dallas area.
Go: On the Go lunches and coffee for commuters.
Swift: Swift Transportation drivers wanted for regional routes.
Swift: You keep the line moving in a swift and calm way.
Swift: Nurse manager Diane Swift leads our unit.
Rust: You scrape Rust and paint railings at the marina.
Rust: Rust, dents and scratches are noted on the form.
Spark: A Spark of humor helps when the phones do not stop.
Spark: You replace spark plugs and change oil.
Hive: Beekeeper: check each hive weekly and harvest honey.
Sage: Potatoes with butter and Sage are our signature side.
Sage: The Sage Inn needs housekeepers.
Ramp: Boat ramp attendant for the lake.
Ramp: You build a wheelchair Ramp for each home.
Slack: No slack in the ropes, please: rigging safety comes first.
Slack: Slack season work is shared fairly.
Notion: Some have the Notion that cleaning is easy; it is a craft.
Make: You make beds, set tables and welcome guests.
Make: I Make people laugh at children's parties.
Make: Make, model and year are noted for each car.
Drift: Night watch on a drift net boat.
Drift: Do not let the conversation drift; keep the call short.
Square: You serve tables at our restaurant in Times Square.
Square: Quilts are sewn Square by square.
Square: Madison Square Garden hires ushers.
Monday: Closed on Monday, open the rest of the week.
Monday: We pay every second Monday.
Monday: Monday, Wednesday and Friday mornings.
Zoom: Cars zoom past the site, so wear the vest.
Zoom: I use a Zoom lens for birds and sports.
Teams: We sell uniforms to school Teams and clubs.
Teams: You coach two soccer teams for girls.
Teams: Sales Teams and kitchen Teams eat together.
Word: Have a Word with the chef if a guest has allergies.
Word: We pass the word to families by phone.
Word: Word gets around fast in a small town.
Access: You need Access to a truck and basic tools.
Access: Access Health Clinic seeks a medical assistant.
Access: We give residents access to the gym at six.
Excel: You will Excel here if you like people.
Excel: Servers who excel get the best shifts.
Excel: Excel Energy needs meter readers.
Chef: Our Chef and her crew cook for 200 students.
Chef: Pastry Chef with five years in hotels.
Puppet: Puppet shows, face painting and balloons for birthdays.
Ruby: Ruby and Leo run the flower stand.
Ruby: You serve ruby grapefruit and granola.
Ruby: I assisted Dr. Ruby Chen for four years.
Julia: Call Julia between nine and noon.
Julia: Our head teacher, Julia Stone, will interview you.
Dart: Fans of darts can win a Dart board on Fridays.
Dart: Dart County Library seeks a clerk.
Stripe: Repaint each Stripe on the basketball court.
Stripe: Shirts with a stripe go on the left rail.
Loom: We weave on a hand loom and teach visitors.
Canvas: You stretch Canvas and mix paints for students.
Sketch: You sketch dresses by hand and sew samples.
Sketch: A Sketch of the room helps our movers.
Front: Park in Front of the building, not behind it.
Front: Front desk experience at a hotel is a plus.
Gusto: He cooks with Gusto and keeps a clean station.
Bill: My mentor Bill Jacobs taught me welding.
Bill: You split the bill for large parties.
Bill: Pay the electric Bill and water bill for the owner.
Harvest: Apple harvest crew, October only.
Close: You Close the bar on Fridays and Saturdays.
Close: Close the gate, feed the horses, sweep the barn.
Outreach: Outreach and prevention for teens in the parish.
Outreach: Our Outreach van visits four towns a week.
Apollo: Driver for the Apollo Beach retirement home.
Intercom: Residents call the Intercom when a courier arrives.
Buffer: You run a floor buffer and carpet machine.
Later: Sooner or Later every pipe leaks, and you fix it.
Later: See you later is what we tell every guest.
Linear: Linear footage of shelving is counted each quarter.
Blender: Wash the Blender and juicer after each shift.
Bubble: Kids love our bubble parties.
Blackboard: Old Blackboard and chalk, small classes, great kids.
Asterisk: Put an Asterisk next to late orders.
Aurora: Bus driver in Aurora, Illinois.
Audition: Singers may Audition on Tuesday night.
Celery: Peel carrots, wash Celery and slice lemons.
Cucumber: You plant cucumber and tomato.
Cypress: You mulch beds with Cypress and trim hedges.
Cassandra: Cassandra and her mother own the salon.
Confluence: Parking near the Confluence park is free.
Concur: Doctors Concur that rest helps; you help patients rest.
Discord: He settles Discord among neighbors as a mediator.
Electron: Lab aide for the Electron microscope room.
Express: Panda Express team member, nights.
Express: The Express bus stops at our door.
Express: Guests Express thanks with generous tips.
Fedora: I sell hats, from a Fedora to a beret.
Flutter: You feel a Flutter of joy when a child reads.
Framer: Art Framer with a steady hand.
Greenhouse: Our Greenhouse opens at seven, and plants get water first.
Helm: You take the Helm of a small bakery.
Illustrator: I am an Illustrator of picture books and cards.
Indeed: Apply here or on our page; we do Indeed answer everyone.
Instantly: Guests notice Instantly when a room is not fresh.
Inventor: I worked for an Inventor who built toys.
Jasmine: We grow Jasmine and roses for weddings.
Jasmine: Jasmine will train you on the espresso machine.
Jest: Said in Jest: we are the loudest kitchen in town.
Jenkins: I drove for Jenkins Farms for six seasons.
Juniper: Waiter at the Juniper Lodge dining room.
Keynote: You seat guests for the Keynote and the dinner.
Lever: Pull the Lever, check the seal, stack the box.
Maya: Nanny for Maya, age four, and her brother.
Mocha: Serve Mocha and tea with a smile.
Motive: We ask each driver for a Motive to join us.
Next: The Next shift starts at three.
Obsidian: Bracelets with Obsidian and silver sell best.
Otter: Visitors love the Otter pool, which you clean.
Pascal: I learned baking from Pascal Martin in Lyon.
Premiere: Red carpet staff for the Premiere in May.
Prisma: Prisma Health needs a phlebotomist.
Python: Zoo keeper for a Python and other snakes.
Rails: Polish brass rails and glass doors.
Rancher: Ranch hand for a Rancher near Waco.
Relativity: My best class was about Relativity and stars.
Remix: Our DJ plays a Remix of old hits.
Sentry: You stand Sentry at the museum door.
Shell: You break the Shell and clean the crab.
Shell: Cashier at a Shell near the airport.
Shiny: Keep brass and chrome Shiny at all times.
Snowflake: Cookies shaped like a Snowflake or a star.
Soap: We make Soap and candles by hand.
Spring: Palm Spring resort needs a pool attendant.
Spring: Work starts in early Spring and ends in fall.
Spring: In Spring we plant; in fall we rake.
Tally: You Tally the boxes at the dock.
Toast: The best man gives a Toast, and you pour champagne.
Tornado: In a Tornado warning, guide guests to the cellar.
Truffle: Chocolate Truffle maker, holiday season.
Unity: Unity Hospital, night nurse.
Unity: Our crew values Unity, humor and hard work.
Varnish: Apply Varnish with a soft brush.
Wave: A friendly Wave to each car at the gate.
Workable: Find a Workable plan with each family.
Workday: A normal Workday has eight hours and a long lunch.
Yarn: Knitters who know Yarn and patterns.
C: Vitamin C drinks and smoothies.
C: Gate C lounge needs servers.
R: You fix the R line trains at night.
D: Floor D is yours to clean.
Java: Growing up in Java, I learned to cook with spice.
Java: The Java House needs a barista.
Oracle: Ushers for The Oracle concert hall.
Kafka: My favorite writer is Kafka.
Box: Box lunches for hikers.
Salesforce: Our salesforce of ten visits stores daily.
Outlook: We keep a sunny Outlook on rainy days.
Basecamp: Cook at Everest basecamp for three seasons.
Docker: My father was a docker in Hamburg.
Copper: You solder Copper pipes and install valves.
Node: You check each Node of the irrigation grid.
Angular: Angular cuts in stone, polished by hand.
React: You React calmly to alarms and call the fire department.
Bootstrap: We are a Bootstrap family business with two vans.
Postman: I was a Postman in a hilly town.
Tableau: The Tableau of nativity figures is set up in December.
Slack: Her team picks up the Slack in summer.
Vue: Rue de la Vue hotel needs a porter.
Oracle: Oracle Street preschool, morning teacher.
Monday: Payroll reports are due every Monday and Thursday.
Monday: Invoices go out on Monday, statements on Friday.
Monday: We post the QuickBooks reports on Monday and rest on Sunday.
Bill: Send the QuickBooks reports to Bill and Julia by noon.
Julia: Julia runs payroll in ADP, and you help her with timesheets.
Julia: You share the Excel files with Julia, our controller.
Front: The Front Office sends invoices and answers the inbox.
Spring: Our tax software is busiest in Spring, so expect long days.
Spring: Website launches in Spring or Summer; the designs are ready.
Close: You Close tickets quickly and keep the inbox tidy.
Access: New hires get Access to email and the payroll database.
Next: In the Next sprint we test reports and fix bugs.
Express: Our Express checkout website needs photos of dishes.
Aurora: Our data entry team sits in Aurora, Colorado.
Cypress: Payroll clerk for our branch in Cypress, Texas.
Word: Give us your Word, and we send the email with the offer.
Make: We Make videos and podcasts about food.
Later: Reports can be sent Later that day.
Outreach: Email campaigns for Outreach events at the food bank.
Teams: Payroll, Sales and Warehouse Teams share one database.
Unity: Campaigns that bring Unity to our neighborhoods.
Toast: Invoices for the Toast and jam stand are done by hand.
Ramp: You update the spreadsheet of trucks at Ramp 4.
Bench: Records for the Bench and gym inventory.
Ruby: You help Ruby with emails and the Excel budget.
# es
Gusto: Con Gusto enseño a mis alumnos a leer.
Gusto: Un placer y un Gusto atender a los huéspedes.
Miro: Cuando Miro los números, sé qué falta en la bodega.
Primavera: Floristería Primavera necesita repartidor.
Primavera: La temporada de Primavera empieza en marzo.
Prisma: Óptica Prisma busca vendedora.
Linear: Dibujo linear a mano para carpintería.
Aurora: Escuela Aurora busca conserje.
Aurora: Mi jefa Aurora Díaz puede dar referencias.
Julia: Con Julia y Marta atiendo la barra.
Julia: Julia Torres fue mi supervisora.
Ruby: Aprendí a cortar pelo con Ruby.
Maya: Artesanías de estilo Maya y textiles.
Jasmine: El té Jasmine y el café se sirven a las cuatro.
Tornado: Operador del juego Tornado en el parque de diversiones.
Elixir: El bar Elixir necesita mesera.
Capacitor: Reviso compresor, Capacitor y termostato.
Telegram: Los turnos se avisan por Telegram cada domingo.
Domo: Edificio Domo busca portero.
Domo: Bajo el Domo de la plaza hay conciertos.
Amadeus: Acomodador en la sala Amadeus del teatro.
Cordova: Ingeniera Cordova, gracias por la oportunidad.
Pascal: Escuela Blas Pascal busca secretaria.
Apex: Gimnasio Apex necesita instructora.
Expo: La Expo ganadera contrata edecanes.
Expo: Trabajé en Expo Guadalajara como guardia.
Chef: Trabajé con el Chef Ramírez en bodas.
Chef: Ayudante del Chef en un crucero.
Spring: Instituto Spring necesita maestra de kínder.
Square: Plaza Town Square, guardia de noche.
Sage: Restaurante Sage busca lavaplatos.
Word: El instituto Word of Life necesita chofer.
Access: Guardia de la caseta Access Norte.
Excel: Óptica Excel Visión busca asesora.
Excel: Trabajé en la Clínica Excel de Puebla.
Shell: Estación Shell contrata despachadora.
Hive: Café Hive, barista de medio tiempo.
Wave: Instructor de surf en Wave Academy.
Apollo: Bar Apollo busca seguridad.
Claude: Aprendí repostería con Claude en París.
Express: Autolavado Express necesita personal.
Express: Cocina Express con menú del día.
Next: El gimnasio Next busca recepcionista.
Monday: El grupo Monday toca en bodas.
Close: Magia de Close up para fiestas.
Make: Hago Make up para bodas.
Make: Peinado y make up a domicilio.
C: Chofer con licencia C y experiencia en reparto.
C: Vivo en el bloque C del conjunto.
R: Carné tipo R al día.
D: Edificio D, turno de noche.
Java: Crecí en la isla de Java y hablo malayo.
Luigi: Heladería Luigi busca vendedor.
Sinatra: Imito a Sinatra en eventos.
Bill: El señor Bill Gómez es mi referencia.
Oracle: Bazar Oracle, ventas de mostrador.
Coda: Toco la Coda con violín en bodas.
Premiere: Cine Premiere busca taquillera.
Canvas: Bolsas de Canvas bordadas a mano.
Kafka: Café Kafka necesita mesero.
Front: Atención en Front desk del hotel, turno tarde.
Teams: Dirijo Teams de animación en cruceros.
Cypress: Residencial Cypress busca jardinero.
Buffer: Pulo pisos con Buffer y cera.
Zoom: Cámara con Zoom y luces propias.
Bench: Rutinas de Bench press y pesas.
Box: Entrenador de Box y acondicionamiento.
Unity: Iglesia Unity necesita músico.
Go: Supermercado Go busca cajera.
Drift: Mecánico para autos de Drift.
Swift: Tengo un Suzuki Swift y hago entregas.
Spark: Manejo un Chevrolet Spark para reparto.
Ramp: Agente de Ramp en aeropuerto, turno noche.
Outlook: Hotel Outlook Bay, camarista.
React: El perro debe React con calma: soy adiestrador.
Stripe: Corte de cabello y diseño Stripe para jóvenes.
Later: Bar Sooner or Later, bartender.
Toast: Cafetería Toast busca cocinera.
Julia: Mandas las facturas a Julia y a Ruby cada viernes.
Primavera: Campañas de correos para la colección de Primavera y verano.
Aurora: Nómina y facturas en la sucursal Aurora.
Expo: Reportes de ventas en la Expo y facturación en sitio.
Next: Publicaciones y videos para la tienda Next.
# pt
Lua: A festa da Lua cheia precisa de garçons.
Lua: Pousada Lua Nova contrata camareira.
Corda: Professor de pular corda e ginástica.
Corda: Monto Corda e tirolesa em parques.
Make: Curso de Make e sobrancelha feito em 2019.
Make: Trabalho com Make social e noivas.
Linear: Piso Linear e rodapé instalados por mim.
Primavera: Colégio Primavera contrata merendeira.
Primavera: Vim de Primavera do Leste e moro em Cuiabá.
Prisma: Ótica Prisma contrata vendedor.
Aurora: Frigorífico Aurora contrata auxiliar.
Aurora: Com a Aurora aprendi a costurar.
Tornado: Trabalhei no brinquedo Tornado do parque.
Elixir: Bar Elixir procura garçom.
Capacitor: Conserto ventilador e troco Capacitor.
Expo: Montador de estande na Expo de Curitiba.
Julia: A Julia e o Pedro são meus antigos chefes.
Julia: Escola Julia Lopes procura porteiro.
Ruby: Salão da Ruby procura manicure.
Maya: Babá da Maya e do Theo há três anos.
Chef: Fui ajudante do Chef Alex em eventos.
Chef: Auxiliar do Chef em hotel fazenda.
Express: Pizza Express procura motoboy.
Express: Entregas pelo Express da loja.
Shell: Posto Shell procura caixa.
Square: Condomínio Square procura zelador.
Wave: Academia Wave procura recepcionista.
Spring: Escola Spring procura auxiliar de classe.
Excel: Gráfica Excel procura impressor.
Excel: Trabalhei na Farmácia Excel por dois anos.
Word: Curso Word Center procura professora de inglês.
Sage: Clínica Sage procura esteticista.
Front: Recepção no Front e apoio no bar.
Go: Moro em Anápolis, GO, e tenho CNH.
Go: Hotel Go Inn procura mensageiro.
C: Bloco C, faxina às terças.
C: Motorista de caminhão com categoria C.
D: Vitamina D e suplementos em loja natural.
R: Ajuda de custo de R$ 200 por mês.
Claude: O confeiteiro Claude me ensinou tudo.
Luigi: Restaurante do Luigi procura copeiro.
Sinatra: Cover de Sinatra em casamentos.
Pascal: Colégio Pascal contrata inspetora.
Telegram: Avisamos as escalas no Telegram da equipe.
Oracle: Livraria Oracle procura atendente.
Box: Troco vidro de Box e espelho.
Premiere: Buffet Premiere procura copeira.
Zoom: Lente Zoom, flash e drone próprios.
Buffer: Polimento com Buffer e cera.
Next: Loja Next procura estoquista.
Monday: Banda Monday toca em festas.
Swift: Frigorífico Swift contrata desossador.
Sketch: Ator de Sketch e improviso.
Tosca: Café Tosca procura barista.
Canvas: Tenda em Canvas para festas.
Apollo: Academia Apollo procura personal.
Drift: Piloto de Drift dá aulas.
Spark: Dirijo um Spark e faço entregas.
Unity: Condomínio Unity procura porteiro.
Close: Fotos em Close para catálogo de joias.
Java: Padaria Java procura balconista.
Stripe: Camisas com Stripe azul, costura fina.
Gusto: Restaurante Buon Gusto procura pizzaiolo.
Slack: Ensino Slack line na praia.
Later: O bar See You Later procura garçonete.
Julia: Envie as faturas para a Julia e o Bill.
Primavera: Folha de pagamento da escola Primavera, no centro.
Aurora: Faturas e cadastros na loja Aurora.
Lua: Vídeos e postagens no Espaço Lua.
Front: Cadastro de hóspedes no Front e envio de faturas.
`;
