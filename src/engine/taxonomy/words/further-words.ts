/**
 * Continues the vocabulary of title-words.ts: narrower fields, tools, subjects and terms of employment. Contains only data, in the same format:
 * `concept: other words`.
 */

export const FURTHER_WORDS = `
employee: empleado, empleada, staff member, colaborador, colaboradora, funcionario de tienda, crew member, team member, miembro del equipo
partner: socio, socia, parceiro
gate: puerta de embarque
feline: cat, gato
owner: propietario, dueno, founder, fundador, co founder, entrepreneur, emprendedor, empresario, self employed, autonomo
shift: turno, turnos
seasonal: temporada, summer, verano, estacional
catering: caterer, banquete, banquet, banquetes, banqueting
litigation: litigio, litigios, litigante, litigator, contencioso, trial
mediator: mediador, mediadora, conciliador, mediation, mediacion, conciliacion, ombudsman
arbitrator: arbitro, arbitraje, arbitration, referee, umpire
prosecutor: fiscalia, district attorney, procurador publico
picker: preparador de pedidos, order picker, order selector, selector, recogedor, order filler, separador
receiving: recepcion de mercancia, recepcion de mercaderia, recepciones, goods in
material: materiales, materials, handler, manipulador
sorter: clasificador, sorting, classifier
equity: private equity, capital privado, venture capital, capital riesgo, capital de riesgo, renta variable
fund: fondo, fondos
trader: trading, negociador de valores, operador de bolsa, stockbroker, corredor de bolsa, bolsa, stock exchange, dealer
valuation: valoracion, tasador, tasacion, appraisal, appraiser, valuador, avaluo
wireless: inalambrico, radiofrecuencia, rf, radio frequency
switching: conmutacion, fiber, fibra optica, fiber optic, cabling, cableado
circuit: circuito, circuitos, analog, analogico, vlsi, asic, pcb, semiconductor, semiconductores, fpga
robotics: robotica, robot, mechatronics, mecatronica, automation, automatizacion, automacao, automatismos
instrumentation: instrumentacion, instruments, instrumentos, calibration, calibracion, metrology, metrologia
powertrain: engine, transmission vehicle, diesel
automotive: automocion
broadcasting: emision, difusion, transmision, broadcaster, radiodifusion
camera: camara, camarografo, cameraman, cameraperson, cinematographer, videographer, videografo
lighting: iluminacion, luminotecnico, iluminador
costume: vestuario, wardrobe, vestuarista
clothing: ropa, apparel, prendas, vestimenta, garments, roupas, confecciones, menswear, womenswear
accessories: accesorios, bags, bolsos
makeup: maquillaje, maquillador, maquilladora, make up, maquiador
voice: voz, vocal, dubbing, doblaje
composer: compositor, songwriter, arranger, arreglista, composicion musical
orchestra: orquesta, choir, coro, band, banda
guitarist: guitarra, guitarrista, guitar
pianist: piano, pianista, teclista, keyboardist, accompanist
drummer: bateria, baterista, percussionist, percusionista
circus: circo, magician, mago, clown, payaso
writer creative: escritor creativo
poet: poeta, novelist, novelista, novela
screenplay: guion, guionista, screenwriter
proofreader: corrector, correctora, proofreading, correccion, revisor de textos
linguist: linguista, philologist, filologo, localization, localizacion
landscape architect: arquitecto paisajista, paisajista
architectural: arquitectonico, arquitectonica
layout: maqueta, maquetacion, maquetador, maquetas
multimedia: interactive, interactivo
motion: movimiento, vfx, visual effects, efectos visuales, efectos especiales
3d: three dimensional, tridimensional, modeler, modelador, modelado, texture, textura, rigger de personajes
visual: visuals
concept: conceptual, concepto
history: historia, historiador, historian
geography: geografia, geografo
philosophy: filosofia, filosofo
literature: literatura, letras
sociology: sociologia, sociologo, sociologist
anthropology: antropologia, antropologo, anthropologist
archaeology: arqueologia, arqueologo, archaeologist, archeologist
political science: ciencias politicas, politologia
spanish: espanol, castellano
french: frances
german: aleman
music teacher: profesor de musica
algebra: calculus, algebra lineal
classroom: aula, salon de clases
daycare: guarderia, day care, creche, after school
camp: campamento
curriculum: curricular, plan de estudios
admissions: admision, admisiones, enrollment, matricula, inscripciones
scholarship: becas, financial aid, ayuda financiera
dean: decano, decana
microbiology: microbiologia, microbiologo, microbiologist, bacteriologist, virology
biochemistry: bioquimica, bioquimico, biochemist
genetics: genetica, genetista, geneticist, genomics, genomica
botany: botanica, botanico, botanist
zoology: zoologia, zoologo, zoologist
ecology: ecologo, ecologia, ecologist, conservation, conservacion
marine biology: biologia marina
astronomy: astronomia, astronomo, astronomer
meteorology: meteorologia, meteorologo, meteorologist, weather, clima
hydrology: hidrologia, hidrologo, hydrologist
nuclear: atomico
neurology: neurologo, neurologist, neurologia, neuro
oncology: oncologo, oncologist, oncologia
dermatology: dermatologo, dermatologist, dermatologia
ophthalmology: oftalmologo, ophthalmologist, oftalmologia
orthopedic: ortopedia, ortopedico, orthopaedic, traumatologo, traumatologia
urology: urologo, urologist
pathology: patologo, pathologist, patologia
endocrinology: endocrinologo, endocrinologist
internal medicine: medicina interna, internist, internista
emergency: urgencias, urgencia, emergencia, er
intensive care: cuidados intensivos, icu, uci, critical care
surgical technologist: instrumentista, instrumentador, instrumentacion quirurgica, operating room technician
hygienist: higienista, dental hygiene
orthodontist: ortodoncista, ortodoncia, orthodontics
audiology: audiologo, audiologist, audiologia, hearing
massage: masaje, masajista, masseur, masseuse
chiropractor: quiropractico, osteopath, osteopata
rehabilitation: rehabilitacion, recovery
addiction: substance abuse, adicciones, drogodependencia
behavior: conducta, conductual, behavioral, comportamiento, aba
home: hogar, domicilio, household, domestico, domestica
family: familia, familiar
youth: juventud, juvenil, jovenes, adolescent, adolescente
refugee: refugiados, migrante, migration, migracion, immigration, inmigracion
housing: vivienda, viviendas
religion: theology, teologia, chaplain, capellan, misionero, missionary
investigator: detective privado, pesquisidor, private eye, investigaciones, investigations
forensic: forense
border: frontera, fronteras
surveillance: cctv, monitoreo, monitoring
fire safety: proteccion contra incendios
wildlife: fauna, vida silvestre, zoo, zoologico, zookeeper
park: parque, parques, ranger, guardabosques
horse: caballo, caballos, equine, equino, jockey, ecuestre
poultry: avicola, aves, chicken
dairy: lacteo, lacteos, leche, milk
fruit: fruta, frutas, frutal, vineyard, vinedo, viticultura, wine, vino, sommelier, sumiller, enologo
coffee: cafetero, cafe de especialidad
greenhouse: invernadero, nursery plants, vivero
irrigation: riego
soil: suelo, suelos
seed: semilla, semillas
tractor: tractorista
tile: azulejo, azulejos, ceramista de pisos, floor, pisos, flooring
plasterer: yesero, plaster, drywall, enyesador, tablaroca
insulation: aislamiento, aislante
scaffold: andamio, andamios, scaffolder
demolition: demolicion
road: carretera, carreteras, highway, vial, asphalt, asfalto, paving
bridge: puente, puentes, tunnel, tunel
estimator: estimador, estimating, presupuestista, quantity, mediciones
locksmith: cerrajero
handyman: manitas, mil usos, todero, reparaciones generales
appliance: electrodomestico, electrodomesticos
boiler: caldera, calderas
lathe: torno, tornero, turning
milling: fresadora, fresador
mold: molde, moldes, moldeador, molding, injection, inyeccion, matricero, die, troquel, tool die
casting: fundicion, foundry, fundidor
forge: forja, blacksmith, herrero, herreria
boilermaker: calderero, caldereria
sheet: chapa, chapista, hojalatero, hojalateria, body shop, bodywork, carroceria
tire: llanta, llantas, neumatico, neumaticos
motorcycle: motocicleta, motocicletas, moto, motos
bicycle: bicicleta, bicicletas, bike
diesel: motores diesel
helicopter: helicoptero
drone: dron, drones, uav
airport: aeropuerto, ground handling, rampa, ramp
air traffic: trafico aereo, transito aereo
port: puerto, portuario, dock, muelle, stevedore, estibador
deck: cubierta, deckhand, marinero de cubierta
fleet: flota, flotilla
route: ruta, rutas
moving: mudanza, mudanzas, mover
ticket: taquilla, taquillero, boleto, boletos, billetes
casino: croupier, gaming table, apuestas
bar: tavern, pub
kitchen: cocina
dishwasher: lavaplatos, steward, lavavajillas
pizza: pizzero, pizzaiolo
fast food: comida rapida
valet: aparcacoches
concierge: conserje de hotel, bellhop, botones, bellman, porter
spa: balneario, wellness, bienestar
nail: unas, manicurist, manicurista, manicure, pedicure
skin: piel, facial, esthetician
tattoo: tatuaje, tatuador
florist: florista, flores, floral
bookseller: librero, bookstore, libreria
antique: antiguedades
auction: subasta, subastador, auctioneer
pawn: empeno
vending: expendedora
wedding: boda, bodas
exhibit: exposicion, exposiciones, trade show, feria
promoter: promotor, promotora, promotion, promocion, promociones, demonstrator, demostrador, impulsador
door: puerta a puerta, door to door, canvasser
franchise: franquicia
lease: arrendamiento, leasing, alquiler, rental, renta
tenant: inquilino
escrow: titulo de propiedad, title
claims: reclamaciones, siniestros, claim, sinistros, siniestro
billing: facturacion, faturista, facturista, facturador, facturadora, invoicing, faturamento, invoice
receivable: por cobrar, receber
payable: por pagar, pagar
reconciliation: conciliacion bancaria, conciliaciones
pricing: precios, tarifas, revenue management
procurement contract: contrataciones
contract: contrato, contratos, contracts, tender, licitacion, licitaciones, bid, ofertas
license: licencia, licencias, licensing, permits, permisos
patent: patente, patentes, intellectual property, propiedad intelectual, trademark, marcas registradas
privacy: privacidad, data protection, proteccion de datos
fraud: fraude, aml, lavado de dinero, blanqueo
diversity: diversidad, inclusion
payroll tax: seguridad social
survey: encuesta, encuestas, encuestador, pollster, interviewer, entrevistador
innovation: innovacion
transformation: transformacion
sustainability: sostenibilidad, sustentabilidad, csr, esg
community manager: gestor de comunidad
paid media: ppc, trafego, trafico pago, medios pagados, performance marketing, pay per click
affiliate: afiliado, afiliados
lead generation: generacion de leads, generacion de demanda, demand generation, prospecting, prospeccion, prospector
appointment: citas, appointment setter, agendador
presales: preventa, pre sales, pre venta
loyalty: fidelizacion, retention, retencion
complaint: quejas, reclamos, reclamacion de clientes
chat: mensajes
helpdesk: help desk, mesa de ayuda, service desk, mesa de servicio, deskside, desktop, escritorio remoto
devops: sre, site reliability, platform engineering, release, deployment, despliegue, integracion continua
automation testing: automatizacion de pruebas
embedded: embebido, embebidos, firmware, embarcado
blockchain: web3, crypto, criptomonedas
python: django
java: j2ee, jee, spring
kotlin: jetpack compose
swift: swiftui, objective c
javascript: js, ecmascript
typescript: ts
node: nodejs, nestjs
react: reactjs, nextjs
angular: angularjs
vue: vuejs, nuxt
dotnet: net, csharp, asp
php: laravel, symfony
wordpress: drupal, joomla, cms
shopify: magento, woocommerce
cplusplus: cpp
salesforce: apex developer
sap: abap, erp
sql: postgresql, mysql, plsql
statistics: bioestadistica, biostatistics, biostatistician
visualization: visualizacion, dashboard, tableros, bi, power bi, tableau, business intelligence, inteligencia de negocio
warehouse data: data warehouse, etl
`;
