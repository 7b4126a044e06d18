/**
 * Sentences in English, Spanish and Portuguese with an everyday word, a person or a place that shares its name with a program. None of the sentences
 * refers to the program. Written before the rules were known, and never used to adjust them; only error rates are reported. Contains only data:
 * `Program: sentence`.
 */
export const HELD_OUT_EVERYDAY = `
# en
Go: We go the extra mile for every guest who walks through the door.
Go: Go to our careers page and send us your application before Friday.
Go: You will go over the daily numbers with the Store Manager each morning.
Go: GO ABOVE AND BEYOND for our patients and their families.
Swift: A swift answer to customer emails matters more to us than a perfect one.
Swift: Swift and friendly service is what our regulars come back for.
Swift: I report to Karen Swift, who runs the night shift at the warehouse.
Rust: You check the trucks for rust, leaks and worn tires before every trip.
Rust: Rust removal, sanding and painting of steel railings.
Rust: Mr. Rust has owned the bakery since 1987.
Spark: Our tutors spark curiosity in children aged 6 to 12.
Spark: Spark joy in every room you clean.
Spark: Check Spark plugs, brakes and belts at every inspection.
Hive: The office is a busy hive of calls and visitors around noon.
Hive: I keep bees on the weekend and sell honey from each Hive at the market.
Sage: You will season roast chicken with sage, thyme and rosemary.
Sage: My colleague Sage Thompson trained me on the front desk.
Sage: Sage advice from senior nurses helped me through the first year.
Ramp: Help passengers in wheelchairs up the ramp and into their seats.
Ramp: Ramp agents load baggage in all weather at the airport.
Ramp: New hires ramp up within six weeks with a mentor.
Slack: When a colleague is sick, you pick up the slack without being asked.
Slack: Slack periods in January are used for deep cleaning and repairs.
Notion: We reject the notion that receptionists only answer phones.
Notion: Notion of time and respect for deadlines are essential.
Make: Make sure every order leaves the kitchen hot.
Make: You Make beds, vacuum rooms and restock towels.
Make: We make furniture by hand in a small shop in Ohio.
Make: MAKE A DIFFERENCE in the lives of seniors.
Drift: Snow can drift across the yard, so drivers must check the docks.
Drift: Drift boats and kayaks are cleaned after each tour.
Square: The apartment is 900 square feet and needs a weekly cleaning.
Square: Our café is next to Union Square and opens at 6 a.m.
Square: Square up the register at the end of each shift.
Monday: The schedule is Monday to Friday, 9 to 5.
Monday: Every Monday we meet with the whole team for coffee.
Monday: Start date: Monday, March 2.
Zoom: Photographers bring their own zoom lens and tripod.
Zoom: Zoom lenses and tripods are provided for event photography.
Teams: You will lead two teams of six technicians.
Teams: Teams are small, and everyone helps with packing.
Teams: Reports to the Director of Field Teams in Denver.
Word: Spread the word about our Saturday classes.
Word: Word of mouth brings us most of our clients.
Word: I keep my Word and arrive on time.
Access: Residents need access to the laundry room at all hours.
Access: Access to a car and a valid driver license required.
Access: Patient Access Representative for the evening shift.
Excel: Candidates who excel at upselling earn a bonus.
Excel: Excel in a fast-paced kitchen with a team that laughs a lot.
Excel: I Excel under pressure and love meeting new people.
Chef: The Chef plans the menu, and you prepare the vegetables.
Chef: Sous chef wanted for a bistro with 40 seats.
Puppet: We put on a puppet show for children every Saturday.
Puppet: Puppet maker for a small theater company, part time.
Ruby: Ruby, our office manager, will show you around.
Ruby: I was trained by Ruby Hernandez at the dental clinic.
Ruby: You sell rings with ruby and emerald stones.
Julia: Please send your resume to Julia at the front desk.
Julia: Julia Roberts Elementary needs a substitute teacher.
Dart: Cats dart across the treatment room, so keep doors shut.
Dart: Dart league night is Thursday, and the bar gets busy.
Stripe: You sort shirts by color and stripe and fold them.
Stripe: Paint one white Stripe on every parking space.
Loom: Deadlines loom at month end, and we stay calm.
Loom: She weaves rugs on a Loom in her studio.
Canvas: You canvas the neighborhood and talk to homeowners.
Canvas: Canvas tents are set up before each wedding.
Sketch: Bring a pencil and sketch the layout for the client.
Sketch: Sketch artist for a comedy troupe.
Front: You greet visitors at the front desk and sort the mail.
Front: Front of house staff share the tips.
Gusto: She sings with gusto and leads the choir.
Bill: You bill patients at the end of each visit.
Bill: Bill and his wife opened the shop in 1995.
Bill: Bill of materials and packing lists for each shipment.
Harvest: We hire forty people for the grape harvest in September.
Harvest: Harvest season runs from August to October.
Close: You close the store three nights a week.
Close: Close attention to detail and clean handwriting.
Close: Our office is Close to the Metro and has free parking.
Outreach: Community outreach worker for a food bank.
Outreach: Outreach to schools and churches in the county.
Apollo: I worked as an usher at the Apollo Theater in Harlem.
Intercom: You answer the door by intercom and sign for parcels.
Intercom: Intercom and doorbell repair in apartment buildings.
Buffer: You strip, wax and buffer floors overnight.
Buffer: A Buffer of ten minutes between appointments keeps us on time.
Later: You can start at 9 or later.
Later: Later shifts pay two dollars more per hour.
Linear: You cut and measure linear feet of baseboard.
Linear: Linear thinking will not help you in this creative role.
Blender: Clean the blender, grill and fryer after closing.
Blender: Blender operators mix powders to a recipe in our plant.
Bubble: You pack glassware in bubble wrap.
Bubble: Bubble tea barista, weekends.
Blackboard: You write the soup of the day on the blackboard.
Asterisk: Fields marked with an asterisk are required.
Aurora: Our clinic in Aurora needs a dental assistant.
Audition: Dancers are invited to audition on Saturday.
Celery: Chop celery, carrots and onions for the stock.
Cucumber: Cucumber sandwiches and tea for fifty guests.
Cypress: You drive the shuttle between Cypress and Houston.
Cassandra: Cassandra hired me, and we worked together for six years.
Confluence: The lodge is at the confluence of two rivers.
Concur: Two nurses must concur before a dose is given.
Discord: You calm discord between tenants and find solutions.
Electron: Electron beam welding experience is a plus for this plant.
Express: Express yourself clearly on the phone.
Express: I worked three years at Express Oil Change.
Fedora: The guard wears a black suit and a fedora.
Fireflies: Camp counselors catch fireflies with the kids at night.
Flutter: Banners flutter over the lot and must be changed monthly.
Framer: Picture framer for a gallery downtown.
Framer: Carpenter and Framer for new homes.
Greenhouse: You water plants in the greenhouse and help customers.
Greenhouse: Greenhouse worker, seasonal, no experience needed.
Helm: With a new manager at the helm, the hotel reopened.
Hibernate: Bears hibernate, and so does our tour business in winter.
Illustrator: Children's book illustrator with a warm style.
Indeed: The work is hard indeed, but the team is great.
Instantly: You instantly make guests feel welcome.
Inventor: Our founder is an inventor with forty patents.
Jasmine: You stock jasmine rice and noodles.
Jasmine: Ask for Jasmine or Paul when you arrive.
Jest: We jest a lot, and we work hard.
Jenkins: Judge Jenkins needs a court clerk.
Jenkins: I cared for Mrs. Jenkins until she moved to her daughter.
Juniper: You make cocktails with juniper and lime.
Keynote: She gave the keynote at the nurses' convention.
Lever: You pull the lever to stop the belt.
Lever: Mary Lever supervised me for two summers.
Maya: Maya and I ran the bakery together.
Miro: I rode the bus to the Miro exhibit with forty pupils.
Mocha: You make lattes, mocha and iced tea.
Motive: Our motive is simple: clean rooms and happy guests.
Next: Next steps: a phone call and a trial day.
Next: You work next to the pharmacist.
Obsidian: Sales clerk for a shop with obsidian and turquoise jewelry.
Otter: You feed the otter and clean its pool at the aquarium.
Pascal: Pascal taught me how to bake bread.
Premiere: Ushers are needed for the premiere of the musical.
Python: Reptile keeper: you feed a python and two lizards.
Rails: You hang dresses on rails and check the sizes.
Rails: Rails and gates are welded on site.
Rancher: The rancher needs help with 300 cattle.
Relativity: He teaches relativity and optics to high schoolers.
Remix: DJ who can remix pop songs for weddings.
Rippling: You swim in a rippling lake after work at the camp.
Sentry: Sentry duty at the gate, nights and weekends.
Shell: Shell station cashier for the night shift.
Shell: You peel eggs and shell shrimp.
Shiny: Floors must be shiny when you leave.
Snowflake: You cut a paper snowflake with the children.
Soap: Refill soap and towels in the restrooms.
Spring: Spring cleaning for offices, March to May.
Spring: Landscaper for Spring and summer in Vermont.
Spring: Silver Spring office needs a receptionist.
Swagger: He sells cars with swagger and a smile.
Tally: You tally the votes and file the forms.
Toast: You toast bagels and pour coffee.
Toast: Toast, eggs and bacon are served until eleven.
Tornado: After the tornado we rebuilt sixty roofs.
Truffle: Truffle fries and burgers are our best sellers.
Unity: Unity and trust are our values.
Unity: I sang in the choir of Unity Church.
Vagrant: Security guards talk politely with any vagrant at the door.
Varnish: You sand and varnish doors and tables.
Wave: You wave to kids as the parade goes by.
Wave: Wave pool lifeguard for the summer.
Workable: We look for workable solutions with every tenant.
Workday: The workday starts at seven with a short meeting.
Yarn: You sell yarn, needles and fabric.
Yarn: Yarn shop clerk, weekends.
C: Section C of the parking lot is for employees.
C: You need a Class C license and a clean record.
R: Rated R movies are shown after nine, and you check IDs.
D: Terminal D restaurants are hiring servers.
Docker: The docker loads ships in the port of Baltimore.
Oracle: I read tarot and run The Oracle bookshop.
Java: Fresh java and bagels for the morning crew.
Java: I was born on Java and moved to Texas at ten.
Box: You box orders and tape labels.
Ember: Watch the fire until the last ember is out.
Flask: You fill each flask with coffee for the crew.
Kafka: My students read Kafka and Orwell.
Scratch: We bake bread from scratch every morning.
Assembly: You do assembly of furniture in customers' homes.
Basecamp: Guides return to basecamp by four.
Outlook: A positive outlook and good manners.
Salesforce: Our salesforce covers three states.
# es
Go: Go es el apodo de mi jefe, y trabajamos en la cocina desde 2010.
Gusto: Atendemos con gusto a cada cliente que llega.
Gusto: Gusto por el trato con las personas y la venta.
Gusto: Mucho Gusto, soy mesero desde hace cinco años.
Miro: Miro siempre que las mesas queden limpias.
Miro: Antes de salir miro que el gas esté cerrado.
Primavera: En primavera contratamos veinte ayudantes para el vivero.
Primavera: Primavera y verano son la temporada alta del hotel.
Primavera: Vivo en la colonia Primavera y llego en bicicleta.
Prisma: Bajo el prisma de la calidad revisamos cada plato.
Linear: Proceso linear de envasado en la planta de jugos.
Domo: Montamos el domo de la feria cada verano.
Aurora: La señora Aurora me enseñó a coser.
Aurora: Aurora y su hija atienden la panadería.
Julia: Pregunta por Julia en la recepción.
Julia: Trabajé con la doctora Julia Campos en el consultorio.
Ruby: Ruby es la encargada del turno de la noche.
Maya: Guía de turismo en la zona Maya de Quintana Roo.
Maya: Cuidé a la niña Maya y a su hermano.
Jasmine: Jasmine y yo abrimos la peluquería.
Tornado: Después del tornado arreglamos los techos del barrio.
Elixir: Vendo el elixir de hierbas en ferias del pueblo.
Capacitor: Cambio el capacitor del motor y limpio los filtros.
Electron: El electron y el átomo son temas del primer curso.
Telegram: Puedes escribirnos por Telegram o llamar a la tienda.
Domo: Vigilante del Domo de San Luis en conciertos.
Tosca: Tela tosca y cuero para muebles rústicos.
Amadeus: Soy violinista del cuarteto Amadeus en bodas.
Cordova: El señor Cordova me recomendó para este puesto.
Cordova: Trabajé con María Cordova en la cocina del colegio.
Pascal: Pascal Dupont dirige el restaurante francés.
Apex: En el apex de la temporada servimos mil cenas.
Expo: Edecanes para la Expo de autos de octubre.
Expo: En la expo de novias montamos el stand.
Remix: DJ para fiestas con remix de cumbia.
Chef: El Chef pide ayudantes con ganas de aprender.
Chef: Chef de partida para un hotel de playa.
Spring: Trabajo en el Hotel Spring de lunes a viernes.
Square: La tienda está en la plaza Union Square del centro.
Sage: Doña Sage vende tamales conmigo en el mercado.
Word: Dictado word por word para clases de inglés.
Access: Control de acceso, cámaras y rondas en el edificio Access Park.
Excel: Trabajé en Grupo Excel Seguridad como guardia.
Excel: Hotel Excel Plaza busca camaristas.
Shell: Despachador en la gasolinera Shell de la autopista.
Hive: Salón de belleza The Hive busca manicurista.
Wave: Recepcionista para Wave Hotel de playa.
Apollo: Fui mesero en el teatro Apollo de la ciudad.
Claude: Monsieur Claude me enseñó a hacer pan.
Express: Lavandería Express busca planchadora.
Express: Entrega express de flores y regalos en moto.
Next: Próxima parada: la boutique Next del centro comercial.
Monday: Los grupos de inglés se llaman Monday y Friday.
Close: El close up del show de magia es en las mesas.
Make: Make up artist para bodas y quinceañeras.
C: Licencia tipo C vigente para manejar camión.
C: Nivel C de natación para niños.
R: Llevar el carro con placa R hasta el taller.
D: Jugos con vitamina D y fruta fresca.
Java: Nací en Java y vivo en Lima desde niño.
Cassandra: Mi prima Cassandra y yo limpiamos oficinas.
Luigi: Cocinero en la pizzería Luigi de la esquina.
Luigi: Don Luigi me enseñó la masa de la pizza.
Sinatra: Canto temas de Sinatra y boleros en bares.
Otter: El velero Otter lleva turistas por la bahía.
Bill: Mister Bill paga los viernes por la tarde.
Solidity: Solidity es el lema del gimnasio donde entreno.
Oracle: La librería Oracle vende libros usados.
Coda: El final de la obra tiene una coda de piano.
Premiere: En la premiere del circo vendí palomitas.
Canvas: Pinto sobre canvas y doy clases a niños.
Kafka: Mis alumnos leen a Kafka y a Borges.
Front: El puesto es en el front del hotel, con turnos rotativos.
Teams: Hago team building con teams de ventas y juegos al aire libre.
Cypress: Jardinero para el club Cypress Hills.
Buffer: Tallado y pulido de uñas con buffer y lima.
Framer: Marcos y molduras: se busca ayudante del taller Framer Arte.
Snowflake: Decoración navideña con luces y figuras snowflake.
Zoom: Tomo fotos de bodas con lente zoom y trípode.
Bench: Entreno press de bench y sentadilla con mis clientes.
Box: Clases de box para jóvenes por la tarde.
Scratch: Vendo tarjetas scratch y lotería en el kiosco.
# pt
Lua: Passeios de barco à luz da lua para turistas.
Lua: Lua e sol são os temas da aula das crianças.
Corda: Trabalho em altura com corda e cinto de segurança.
Corda: Corda, balde e escada ficam no depósito.
Make: Faço make e penteado para noivas.
Make: Make e cabelo para madrinhas aos sábados.
Linear: Corte linear de chapas na serralheria.
Linear: Linear e cuidadoso, sigo cada etapa da receita.
Primavera: Na Primavera plantamos flores no parque da cidade.
Primavera: Moro no Jardim Primavera e trabalho em Osasco.
Prisma: O colégio Prisma procura inspetor de alunos.
Aurora: Dona Aurora cuida da cozinha do restaurante.
Aurora: Motorista para a Rua Aurora e região central.
Tornado: Depois do tornado consertamos telhados.
Elixir: O bar serve o elixir da casa e petiscos.
Capacitor: Troco capacitor e placa de ar-condicionado.
Remix: DJ com remix de funk e sertanejo.
Expo: Recepcionista para a Expo Center Norte.
Julia: Fale com a Julia na recepção.
Julia: Trabalhei com a Julia Martins na padaria.
Ruby: A Ruby é a gerente da loja.
Maya: Cuidei da bebê Maya durante dois anos.
Cassandra: Cassandra me indicou para a vaga de copeira.
Jasmine: Arroz jasmine e legumes para o almoço.
Chef: O Chef pede pontualidade e higiene.
Chef: Chef de cozinha para restaurante de praia.
Express: Lavagem express de carros no shopping.
Express: Trabalhei no Habib's Express como atendente.
Shell: Frentista do posto Shell na rodovia.
Square: Loja no Morumbi Square procura vendedora.
Wave: Professor de surfe na escola Wave.
Hive: O coworking Hive procura faxineira.
Spring: Hotel Spring contrata camareira.
Excel: Transportadora Excel Cargas contrata motorista.
Excel: O Colégio Excel contrata monitora.
Word: A escola Word Idiomas procura secretária.
Sage: O spa Sage procura massagista.
Front: Atendo no front do hotel e carrego malas.
Go: Ele mora em Goiânia, GO, e aceita viajar.
Go: Let's GO é o nome do projeto com jovens do bairro.
C: CNH categoria C ou D obrigatória.
C: Turma C do maternal, período da tarde.
D: Motorista com CNH D e curso de transporte escolar.
R: Salário de R$ 1.800 mais vale-transporte.
R: Entregas na R. Augusta e região.
Claude: Seu Claude me ensinou a podar roseiras.
Luigi: Pizzaiolo na cantina Luigi aos domingos.
Sinatra: Canto Sinatra e bossa nova em restaurantes.
Pascal: O padeiro Pascal faz pão francês.
Cordova: O professor Cordova dá aulas de violão.
Kafka: Leio Kafka e Clarice com meus alunos.
Telegram: Mande mensagem no Telegram ou ligue para a loja.
Oracle: A loja Oracle vende incensos e cristais.
Box: Limpeza de vidros e box de banheiro.
Box: Instalador de Box e espelhos.
Premiere: Na premiere da peça vendi pipoca.
Zoom: Fotógrafo com lente zoom e flash.
Buffer: Manicure com lixa e buffer próprios.
Teams: Animação com teams de crianças em acampamento.
Bench: Aulas de supino e Bench para iniciantes.
Divi: Divi os lucros com o sócio da barraca.
Domo: Montagem do domo de camping no festival.
Amadeus: Toco piano no coral Amadeus.
Next: A balada Next procura bartender.
Drift: Mecânico de carros de drift e kart.
Monday: Aulas de inglês no curso Monday English.
Swift: Trabalho no açougue Swift da avenida.
Swift: O Swift do cliente precisa de pintura e polimento.
Sketch: Humor e sketch no teatro do bairro.
Tosca: Assisti à ópera Tosca e trabalhei na bilheteria.
Apollo: Segurança na boate Apollo aos sábados.
Java: Nasci em Java e moro em Curitiba.
Obsidian: Joias com quartzo e obsidian na feirinha.
Bill: O gringo Bill paga em dinheiro.
Canvas: Quadros em canvas e molduras sob medida.
Snowflake: Enfeites de Natal no modelo snowflake.
Blender: Preparo sucos no blender e sanduíches.
Close: Foto em close do rosto e das mãos.
Rails: Mesas e rails de correr na marcenaria.
`;
