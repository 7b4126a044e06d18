/**
 * Vocabulary of job titles and duties in three languages: `concept: other words`. Words on a line are one concept, so that titles can be compared
 * across languages. A key with several words means the concepts of all of them. Heads (kind of worker) and ranks (seniority) count less than the
 * field of work. Contains only data.
 */

/** Kinds of workers. They occur in titles in every field, so they say little on their own. */
export const HEAD_WORDS = `
manager: management, managing, gerente, gerencia, gestor, gestion, gestao, gerenciamento, encargado, encarregado, jefe, jefatura, chefe, mgr, responsable, responsavel, administrar
director: directores, direccion, directivo, diretor, diretoria, direcao, head, vice president, vp, vicepresidente
chief: jefe maximo
supervisor: capataz, foreman, forewoman, foreperson, team leader, lider de equipo, lider de equipe, shift leader, overseer, superintendent, superintendente
leader: lider, lead, team lead
coordinator: coordinador, coordenador, coordinacion, coordenacao, organizer, organizador, co ordinator
administrator: administrador, administradora
specialist: especialista, especializado, specialised, specialized
expert: experto, perito, especialista tecnico
technician: tecnico, tech, technologist, tecnologo, technical
engineer: engineering, ingeniero, ingenieria, engenheiro, engenharia, eng, ing
analyst: analista, analysis, analisis, analytics, analise
assistant: asistente, assistente, auxiliar, ayudante, ajudante, aide, helper, aux, asst, assisting
associate: asociado, associado
consultant: consultor, consulting, consultoria
advisor: adviser, asesor, asesoria, assessor, assessoria, counsel, advisory, orientador
officer: oficial, funcionario
executive: ejecutivo, executivo
operator: operador, operario, operative, machinist, maquinista
worker: trabajador, trabalhador, laborer, labourer, obrero, peon, operaio, hand
agent: agente
representative: representante, rep
clerk: oficinista, administrativo, escriturario, amanuense, dependiente, escribiente
inspector: inspetor, inspection, inspeccion, inspecao, examiner, examinador
planner: planificador, planejador, planning, planificacion, planejamento, planeacion
controller: controlador, control, controlling
attendant: encargado de, atendente, asistente de
instructor: instrutor, trainer, entrenador, formador, capacitador, monitor, treinador
developer: desarrollador, desenvolvedor, development, desarrollo, desenvolvimento, programmer, programador, programming, programacion, coder, dev
designer: disenador, design, diseno, projetista, desenhador
researcher: investigador, research, investigacion, pesquisador, pesquisa
strategist: estratega, strategy, estrategia
professional: profesional, profissional, profesionista
maker: fabricante, manufacturer, fabricacion, fabricacao
installer: instalador, instalacion, fitter, montador, installation
repairer: reparador, reparacion, repair, repairman, reparacao
producer: productor, produtor, production, produccion, producao
editor: editing, edicion, edicao
buyer: comprador, purchasing, compras, procurement, purchaser, purchase, adquisiciones, aprovisionamiento, sourcing, suprimentos
seller: vendedor, salesperson, salesman, saleswoman, vendeur, sale assistant, sales assistant, shop assistant, dependiente de tienda, ejecutivo de ventas, sales clerk, sales associate
`;

/** Seniority and terms of employment. The experience factor reads them; title similarity almost ignores them. */
export const RANK_WORDS = `
senior: sr, sênior, pleno, ssr, semisenior, semi senior, mid, midlevel, staff, principal, experienced, master
junior: jr, júnior, entry level, novel, novato, aprendiz, apprentice, apprenticeship
intern: internship, trainee, pasante, pasantia, practicante, practicas, becario, estagiario, estagio, en formacion, graduate
general: generalista, generalist, geral
certified: certificado, licensed, registered, chartered, titulado, colegiado, licenciado, diplomado, graduado, qualified
remote: remoto, home based, work from home, bilingual, bilingue, freelance, independiente, part time, full time, temporary, temporal
deputy: adjunto, subdirector, vice, sub, interim, interino, acting, segundo
global: company, companies, empresa, empresas, startup, startups, usa, eua, eeuu, ee uu, united states, estados unidos, latam, us based, small business, small businesses, pequenas empresas, pymes, international, internacional, regional, national, nacional, local, corporate, corporativo, area, zone, zona, group, grupo, territory, district
level: nivel, i, ii, iii, iv, v, 1, 2, 3
`;

/** Fields, objects and trades: the words that describe the work. */
export const FIELD_WORDS = `
sales: venta, ventas, vendas, comercial, commercial, selling
mktg: marketing, mercadeo, mercadotecnia, mercadologia
advertising: publicidad, publicidade, publicitario, advertisement, ads
ceo: chief executive officer, chief executive, director ejecutivo, presidente ejecutivo, director general, diretor executivo
finance chief: cfo, chief financial officer, director financiero, director de finanzas
technology chief: cto, chief technology officer, director de tecnologia
operations chief: coo, chief operating officer, director de operaciones
mktg chief: cmo, chief mktg officer, director de marketing
infotech chief: cio, chief information officer
dining: sala, comedor
market: mercado, mercados, marketplace
customer: cliente, client, clientes, consumidor, consumer, shopper, guest, huesped
customer service: atencion al cliente, servicio al cliente, atendimento ao cliente, customer care, customer support, soporte al cliente, client service, atencion al publico, suporte ao cliente
customer success: exito del cliente, sucesso do cliente
service: servicio, servico, servicios
support: soporte, suporte, apoyo, apoio
cuenta: account, conta, accounts
accountancy: accounting, contabilidad, contabilidade, contable, contabil, contaduria
accountant: contador, contadora, contable titulado
bookkeeper: tenedor de libros, bookkeeping, guarda livros, teneduria de libros
finance: finanzas, financas, financial, financiero, financeiro
audit: auditor, auditoria, auditing, auditora
tax: impuesto, impuestos, fiscal, tributario, taxes, imposto, taxation
payroll: nomina, nominas, folha de pagamento, planillas
treasury: tesoreria, tesorero, treasurer, tesouraria
bank: banco, banca, banking, bancario, banker, banquero
credit: credito, loan, loans, prestamo, prestamos, lending, mortgage, hipoteca, hipotecario
collections: cobranza, cobranzas, cobranca, collector, cobrador, debt, recaudador
insurance: seguro, seguros, assurance, aseguradora
underwriter: suscriptor, underwriting
actuary: actuario, actuarial
broker: corredor, corretor, intermediario
investment: inversion, inversiones, investimento, securities, valores, portfolio, gestion de cartera, gestor de cartera, analista de cartera, inversor, investor
risk: riesgo, riesgos, risco
budget: presupuesto, presupuestos, orcamento
cost: coste, costo, costes, costos, custo
economist: economista, economics, economia, economic
statistician: estadistico, statistics, statistical, estadistica, estatistico
human resources: recursos humanos, rrhh, hr, human capital, capital humano, people, personnel, talento humano
recruiter: recruitment, recruiting, reclutador, reclutamiento, recrutador, recrutamento, talent acquisition, seleccion, headhunter, staffing, talent, adquisicion de talento
capacitation: training, capacitacion, formacion, treinamento, entrenamiento, learning, aprendizaje
compensation: compensaciones, remuneracion, benefits, beneficios
labor: laboral, labour, employment, empleo, trabajo
secretary: secretario, secretaria, secretarial
receptionist: recepcionista, reception, recepcion, front desk
office: oficina, escritorio
administration: administracion, administrative, administracao
pa assistant: executive assistant, asistente ejecutivo, asistente de direccion, asistente de gerencia, secretaria ejecutiva, secretaria de direccion, secretaria de gerencia, executive secretary, assistente executivo, assistente de diretoria, executive support
personal assistant: asistente personal, assistente pessoal
data: dato, datos, dados, dado
data entry: captura de datos, ingreso de datos, digitador, entrada de datos, data capture, grabador de datos, keyboard clerk, typist, mecanografo
business: negocio, negocios, empresarial, empresa, enterprise, negocios
intelligence: inteligencia
information: informacion, informacao, info
technology: tecnologia, tecnologias
infotech: it, ti, information technology, tecnologia de la informacion, tic, ict, informatico, informatica, sistemas informaticos, computer systems
computer: computador, computadora, ordenador, ordenadores, computacion, computing, computers, pc
software: aplicacion, application, applications, app, aplicaciones, aplicativos, programa informatico
web: website, sitio web, webmaster, internet
frontend: front end, front-end
backend: back end, back-end
fullstack: full stack, full-stack
mobile: movil, moviles, android, ios
system: sistema, systems, sistemas
network: red, redes, rede, networking, networks
security: seguridad, seguranca
cybersecurity: security engineer, security architect, security analyst, application security, penetration tester, pentester, ciberseguridad, seguridad informatica, information security, seguridad de la informacion, cyber security, cyber, seguranca da informacao
database: base de datos, banco de dados, bases de datos, dba
cloud: nube, nuvem
infrastructure: infraestructura, infraestrutura
tester: testing, qa, probador, pruebas, test, testes, tests
quality: calidad, qualidade, quality assurance, aseguramiento de calidad, quality control, control de calidad
product: producto, produto, productos
project: proyecto, proyectos, projeto, projetos, projects
program: programa, programme, programs
process: proceso, procesos, processo, processes, processing
architect: arquitecto, arquiteto, architecture, arquitectura, architectural
hardware: equipo informatico
telecommunications: telecomunicaciones, telecom, telecommunication, telecomunicacoes, comunicaciones electronicas
artificial intelligence: inteligencia artificial, ai, ia
graphic: grafico, grafica, graphics, graphical
illustrator: ilustrador, ilustracion
animator: animador, animacion, animation
video: audiovisual, videos
photographer: fotografo, fotografia, photography, photo, photographic
film: cine, cinema, movie, cinematografico, pelicula
editorial: redaccion editorial
writer: redactor, redator, escritor, writing, copywriter, redaccion, guionista, author, autor, scriptwriter, blogger
journalist: periodista, reportero, reporter, jornalista, journalism, periodismo, correspondent, corresponsal, columnist
translator: traductor, traduccion, tradutor, translation, interpreter, interprete, interpretacion
publisher: editor de libros, publishing
communications: comunicacion, comunicaciones, comunicacao, communication
media: medios, midia, medio
content: contenido, contenidos, conteudo
brand: marca, branding
event: evento, eventos, events, conference, congresos
actor: actress, actriz, acting, interprete teatral, performer, ator, atriz
musician: musico, music, musica, musical
singer: cantante, cantor, vocalist
dancer: bailarin, bailarina, dance, danza, danca, choreographer, coreografo
artist: artista, art, arte, artistic, artistico
painter: pintor, painting, pintura
sound: sonido, audio, som, recording, grabacion, acoustic
fashion: moda
interior: interiores, decorator, decorador
teacher: profesor, professor, maestro, docente, teaching, ensenanza, educator, educador, schoolteacher
lecturer: catedratico, conferencista, profesor universitario, professor universitario, university professor
tutor: tutora, private teacher, profesor particular
education: educacion, educacao, educational, educativo, pedagogico, academic, academico
school: escuela, escolar, colegio, escola
university: universidad, universitario, college, universidade
primary: primaria, elementary, primario
secondary: secundaria, high school, secundario, bachillerato, middle school
kindergarten: preschool, preescolar, educacion infantil, early childhood, infantil, nursery, jardin de infantes, early years, parvulario
special education: educacion especial, special needs, necesidades especiales
language: lengua, idioma, idiomas, lenguaje, linguistic, linguistico
english: ingles
librarian: bibliotecario, library, biblioteca, archivist, archivero
principal: rector, headteacher, headmaster
student: estudiante, alumno, students
nurse: enfermera, enfermero, nursing, enfermeria, enfermagem, enfermeiro, rn
physician: medico, medica, doctor, doctora, facultativo, medicine, medicina
surgeon: cirujano, surgery, cirugia, cirurgiao, surgical, quirurgico
dentist: dentista, odontologo, dental, odontologia, odontologico
pharmacist: farmaceutico, pharmacy, farmacia, boticario, pharmaceutical, chemist shop
psychologist: psicologo, psychology, psicologia, psychological
psychiatrist: psiquiatra, psychiatric, psiquiatria, psiquiatrico
therapist: terapeuta, therapy, terapia
physiotherapist: physiotherapy, physical therapist, fisioterapeuta, fisioterapia, physical therapy
occupational therapist: terapeuta ocupacional, occupational therapy
speech therapist: logopeda, fonoaudiologo, speech pathologist, speech language pathologist, fonoaudiologia
nutritionist: nutricionista, dietitian, dietician, dietista, nutrition, nutricion
midwife: matrona, partera, obstetriz, comadrona, midwifery
caregiver: cuidador, cuidadora, carer, care worker, home health, caretaker of people
care: cuidado, cuidados, atencion, assistance
health: salud, saude, healthcare, sanitario, health care, sanidad
clinical: clinico, clinic, clinica
hospital: hospitalario
patient: paciente, patients
medical: sanitarios, medico de
laboratory: laboratorio, lab
radiologist: radiologo, radiologa
radiography: radiology, radiologia, radiographer, radiologic, rayos x, x ray, radiografia, imaging
optometrist: optometria, optico, optician, optica
paramedic: paramedico, emergency medical, ambulance, ambulancia, emt, emergencias
veterinary: veterinario, veterinarian, vet, veterinaria
animal: animales, animals, pet, pets, mascotas, mascota
dog: perro, perros, canine, canino
lawyer: general counsel, legal counsel, attorney, abogado, abogada, advogado, solicitor, barrister, litigator, jurista, letrado
legal: juridico, law, derecho, leyes, direito, ley
paralegal: asistente legal, legal assistant, pasante juridico
judge: juez, magistrado, juiz
notary: notario, escribano
police: policia, policial, policeman, law enforcement, detective, sheriff
guard: guardia, vigilante, watchman, custodio, vigilancia, guarda, security guard, guardia de seguridad
firefighter: bombero, fire, bombeiro, fireman, incendios
military: militar, soldier, soldado, army, ejercito, navy, armed forces
prison: correctional, penitenciario, carcel, jail
compliance: cumplimiento, conformidade, normativo, regulatory, regulatorio
social: sociales
counselor: counsellor, consejero, counseling, orientacion, conselheiro, counselling
psychosocial: community, comunitario, comunidad
child: nino, ninos, children, menores, childcare, infancia, crianca
nanny: babysitter, ninera, au pair, baby sitter, canguro, baba
elderly: ancianos, adultos mayores, aged, geriatric, gerocultor, senior care, tercera edad, idosos
chef: cocinero, cook, cocina, kitchen, cozinheiro, culinary, cooking
waiter: waitress, mesero, camarero, garcom, server, mozo
bartender: barman, barista, cantinero, barmaid
baker: panadero, bakery, panaderia, padeiro, pastry, pastelero, confectioner, repostero, pasteleria
butcher: carnicero, meat, carne, acougueiro, slaughterer
food: alimento, alimentos, comida, alimentacion, catering, alimentario
restaurant: restaurante, cafe, cafeteria, gastronomia
hotel: hospitality, hosteleria, hoteleria, hotelero, lodging
tourism: turismo, tourist, turistico, travel, viajes, viaje, tour
guide: guia
cleaner: limpiador, cleaning, limpieza, limpeza, janitor, conserje, housekeeping, housekeeper, mucama, camarera de pisos, personal de limpieza, custodian, maid, ama de llaves, faxineiro
laundry: lavanderia, lavandero, dry cleaning, tintoreria
driver: conductor, chofer, chauffeur, motorista, driving, camionero, trucker
truck: camion, camiones, lorry, heavy vehicle, trailer
bus: autobus, omnibus, coach driver, onibus
taxi: cab, uber
delivery: reparto, repartidor, entrega, courier, mensajero, mensajeria, entregador
pilot: piloto, aviator
flight: vuelo, aircraft, avion, aviation, aviacion, aeronave, aeronautico, airline, aerolinea, aviao, airplane
aerospace: aeroespacial, aeronautical
cabin crew: flight attendant, azafata, auxiliar de vuelo, tripulante de cabina, air hostess, stewardess, comissario de bordo
ship: barco, buque, vessel, maritime, maritimo, marine, naval, boat, nautical, marino, sailor, marinero
railway: train, tren, ferrocarril, ferroviario, rail, railroad
traffic: trafico, transito
transport: transporte, transportation, transportista
logistics: logistica, logistic, logistico
supply chain: cadena de suministro, cadena de suministros, cadeia de suprimentos, supply
warehouse: almacen, bodega, deposito, armazem, almacenista, bodeguero, storekeeper, warehousing, almoxarife
inventory: inventario, stock, existencias, estoque
freight: shipping, envio, envios, expedicion, dispatch, dispatcher, despacho, despachador, carga, forwarding
import: importacion, importador, import export
export: exportacion, exportador
customs: aduana, aduanas, aduanero, aduanal
packer: empacador, packing, packaging, embalador, empaque, envasador, empaquetador
forklift: montacargas, carretilla elevadora, carretillero, empilhadeira
store: tienda, shop, loja, boutique, comercio
retail: minorista, varejo, al por menor
wholesale: mayorista, atacado, al por mayor
cashier: cajero, caixa, teller, caja, checkout
merchandiser: merchandising, mercaderista, visual merchandiser
facilities: instalaciones, facility, building services
construction: construccion, construcao, building, obra, obras, edificacion, builder
civil: estructural, structural
carpenter: carpintero, carpentry, carpinteria, carpinteiro, joiner, cabinet, ebanista, woodworker, wood, madera
electrician: electricista, eletricista, electricidad
electrical: electrico, eletrico, electric
electronic: electronico, electronics, electronica, eletronico
plumber: fontanero, plomero, gasfiter, encanador, plumbing, pipefitter, pipe, tuberia
mason: albanil, bricklayer, pedreiro, masonry, concrete, concreto, hormigon, stone
welder: soldador, welding, soldadura
roofer: techador, roofing, techos
mechanic: mecanico, mechanical, mecanica
automotive: automotriz, automovil, auto, car, vehicle, vehiculo, vehiculos, coche, automotor, motor
maintenance: mantenimiento, manutencao
hvac: climatizacion, refrigeracion, air conditioning, aire acondicionado, heating, calefaccion, refrigeration
machine: maquina, maquinaria, machinery, maquinas, cnc
manufacturing: manufactura, industrial, industria, factory, fabrica, plant, planta
assembler: ensamblador, assembly, montaje, ensamble
metal: metales, metalurgico, metallurgical, steel, acero, sheet metal
textile: textil, sewing, costura, costurera, seamstress, tailor, sastre, modista, garment, confeccion
shoe: calzado, zapato, zapatero, footwear
printing: impresion, imprenta, printer, impresor
chemical: quimico, chemistry, quimica, chemist
chemist scientist: quimico investigador
physicist: fisico, physics, fisica
biologist: biologo, biology, biologia, biological, biologico
biomedical: biotecnologia, biotechnology, biomedico
mathematician: matematico, mathematics, math, matematicas, maths
scientist: cientifico, science, ciencia, cientista, ciencias
geologist: geologo, geological, geologia, geology, geofisico, geologico
environmental: ambiental, medio ambiente, environment, medioambiental, sustainability, sostenibilidad, ecology, ecologo
energy: energia, energetico, power, renewable, solar, renovables, wind, eolica
oil: petroleo, gas, petroleum, petrolero, drilling, perforacion
mining: mineria, minero, mine, mina, miner
water: agua, hydraulic, hidraulico, aguas
agriculture: agricola, agricultor, agricultura, farmer, farm, farming, agropecuario, agrario, granjero, granja, agricultural
agronomist: agronomo, agronomia, agronomy, crop, cultivos
gardener: jardinero, gardening, landscaping, landscape, jardineria, paisajista, horticultural, jardines, groundskeeper, horticulturist, horticultura
forest: forestal, forestry, bosque
fishing: pesca, pescador, fisherman, acuicultura, aquaculture, fish
livestock: ganado, ganadero, cattle, ganaderia, breeder, criador
beauty: belleza, esteticista, beautician, cosmetologist, cosmetologia, estetica, aesthetician, beleza
hairdresser: peluquero, estilista, barber, barbero, hair, hairstylist, cabeleireiro, peluqueria, stylist
groomer: peluqueria canina, grooming
fitness: gimnasio, gym, personal trainer, entrenador personal
sport: deporte, deportivo, sports, deportista, athlete, atleta, esportivo, athletic
coach: entrenador deportivo, coaching
religious: religioso, priest, sacerdote, pastor, minister of religion, clergy, padre, cura
funeral: funerario, mortician, embalmer, funeraria, undertaker
model: modelo
surveyor: topografo, agrimensor, surveying, topografia
drafter: delineante, draftsman, draughtsperson, dibujante, drafting, dibujo, cad
urban: urbano, urbanista, town, city, ciudad, urbanismo
policy: politica, politicas, political, politico, politologo
government: gobierno, governmental, public sector, public administration, administracion publica, civil servant
ecommerce: e commerce, comercio electronico, online store
purchase order: pedidos
operations: operaciones, operacoes, operation, operacion, operational
change: cambio, cambios
scrum master: agile coach, scrum
safety: prevencion, riesgos laborales, prl, occupational health and safety, hse, ehs, seguridad industrial, salud ocupacional, seguridad y salud
waste: residuos, basura, recycling, reciclaje, garbage, refuse, lixo
sanitation worker: barrendero, recolector de basura, garbage collector
volunteer: voluntario, charity, ngo, ong, nonprofit
fundraiser: recaudacion de fondos, fundraising, captacion de fondos
museum: museo, curator, curador, conservador, galeria, gallery, exhibition
theater: teatro, theatre, escenico, stage, escenario
television: tv, television, broadcast, radio, broadcaster, presenter, presentador, locutor, announcer
game: juego, juegos, gaming, videogame, videojuegos, videojuego, games, jogos
toy: juguete
jewelry: joyero, joyeria, jeweller, jeweler
furniture: mueble, muebles, upholsterer, tapicero
glass: vidrio, glazier, cristalero, vidriero
ceramic: ceramica, potter, alfarero
plastic: plastico, plasticos, rubber, caucho
paper: papel
leather: cuero
optical: lentes
phone: telephone, telefono, telefonico, telefonista, switchboard
mail: postal, correo, correos, post, cartero, carrier
parking: estacionamiento, aparcamiento, valet
elevator: ascensor, ascensores, lift
crane: grua, gruas, gruista
excavator: excavadora, excavator, heavy equipment, maquinaria pesada
research: i d, r d, i mas d
growth: crecimiento, growth
digital: digitales
ux: user experience, experiencia de usuario, ui, ux ui, user interface
sustainable: corporate social responsibility
night: nocturno, nocturna
adult: adulto, adultos
disability: discapacidad, disabled, deficiencia, special
mental: salud mental
cardiologist: cardiologo, cardiology, cardiologia, cardiaco
pediatric: pediatra, pediatrician, pediatria, pediatrico
anesthesiologist: anestesista, anestesiologo, anesthetist, anesthesia, anestesia, anaesthetist
gynecologist: ginecologo, obstetrician, obstetra, ginecologia
`;
