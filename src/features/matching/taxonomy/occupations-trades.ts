/**
 * Occupations of trades, engineering, science, hospitality, retail, transport and land. Data only: `# group` opens a group of neighbouring work, then one
 * occupation a line: `Title | other titles`, any language; single words are translated by title-words.ts.
 */
export const TRADE_OCCUPATIONS = `
# engineering.mechanical
Mechanical Engineer | ingeniero mecanico, design engineer mechanical, automotive engineer, mechanical design engineer, aerospace engineer, aeronautical engineer, ingeniero aeroespacial, marine engineer, naval architect, hvac engineer, thermal engineer, product engineer, ingeniero automotriz
Electrical Engineer | ingeniero electrico, power engineer, electronics engineer, hardware engineer, ingeniero electronico, control engineer, instrumentation engineer, automation engineer, robotics engineer, ingeniero de automatizacion, mechatronics engineer, electrical design engineer, power systems engineer, plc programmer, automation technician
Civil Engineer | ingeniero civil, structural engineer, geotechnical engineer, highway engineer, site engineer, transportation engineer, ingeniero estructural, water engineer, construction engineer, bridge engineer
Industrial Engineer | manufacturing engineer, production engineer, process engineer, ingeniero industrial, ingeniero de procesos, methods engineer, ingeniero de produccion, continuous improvement engineer, operations engineer, packaging engineer
Quality Engineer | ingeniero de calidad, quality control inspector, quality inspector, qc inspector, quality technician, inspector de calidad, failure analysis engineer, reliability engineer, quality control analyst, quality control technician, test technician, ingeniero de confiabilidad, quality control manager, quality assurance engineer
Chemical Engineer | ingeniero quimico, petroleum engineer, materials engineer, nuclear engineer, ingeniero de petroleo, drilling engineer, metallurgical engineer, metallurgist, reservoir engineer, process engineer chemical
Environmental Engineer | environmental scientist, environmental consultant, environmental technician, sustainability specialist, ingeniero ambiental, environmental specialist, ecologist, tecnico ambiental, water treatment operator, sustainability manager, environmental health officer, conservation scientist, environmental manager
Safety Engineer | health and safety officer, safety manager, ehs specialist, prevencionista, safety coordinator, hse officer, tecnico en prevencion de riesgos, safety specialist, safety inspector, ehs manager, occupational safety specialist, safety officer
Biomedical Engineer | ingeniero biomedico, clinical engineer, biomedical technician, bioengineer, medical equipment technician
Mining Engineer | ingeniero de minas, geological engineer, mining technician, mining manager, geotechnician
Maintenance Manager | maintenance supervisor, maintenance engineer, jefe de mantenimiento, maintenance planner, facilities manager, facility manager, gerente de mantenimiento, building manager, facilities coordinator, ingeniero de mantenimiento
# engineering.drafting
Drafter | cad technician, cad designer, delineante, dibujante tecnico, draftsman, autocad operator, bim modeler, cad operator, bim coordinator, dibujante cad, technical drafter
Architect | arquitecto, landscape architect, architectural designer, project architect, architectural technologist, arquitecto paisajista
Surveyor | land surveyor, topografo, quantity surveyor, cartographer, gis analyst, gis specialist, geomatics, agrimensor, survey technician, cost estimator, estimator, mapping technician, gis technician
# science.research
Biologist | microbiologist, biochemist, geneticist, zoologist, biologo, molecular biologist, biotechnologist, botanist, wildlife biologist, marine biologist, immunologist, bioinformatician, microbiologo, bioinformatics scientist, virologist, genetic counselor, toxicologist, epidemiologist
Chemist | analytical chemist, quimico, chemical technician, research chemist, laboratory chemist, quality control chemist, quimico analista, food scientist, food technologist, laboratory analyst, formulation scientist
Physicist | astronomer, fisico, meteorologist, geophysicist, research scientist physics, climatologist, materials scientist
Geologist | geoscientist, hydrologist, geologo, hydrogeologist, paleontologist, seismologist
Research Scientist | research assistant, researcher, investigador, research associate, scientist, lab researcher, research fellow, investigador cientifico, research and development manager, r&d scientist, research engineer, research manager, research director, r&d engineer, r&d manager
Social Scientist | sociologist, anthropologist, historian, archaeologist, sociologo, antropologo, arqueologo, philosopher, historiador, geographer
# trades.building
Construction Manager | site manager, construction supervisor, foreman, jefe de obra, construction project manager, superintendent, maestro de obras, residente de obra, site supervisor, project engineer construction, general contractor, contractor, construction superintendent, construction foreman
Construction Worker | laborer, albanil, bricklayer, mason, tile setter, plasterer, construction laborer, painter, house painter, roofer, concrete finisher, insulation installer, demolition worker, obrero de construccion, drywall installer, floor layer, yesero, building worker, scaffolder, paver, pintor de brocha
Carpenter | joiner, cabinet maker, carpintero, woodworker, ebanista, furniture maker, framer, millworker
Electrician | electricista, electrical technician, electrical installer, lineman, tecnico electricista, electrical maintenance technician, wireman, solar installer, cable technician, power line technician, electronics technician, industrial electrician, instalador electrico, tecnico electronico
Plumber | fontanero, plomero, pipefitter, gas fitter, steamfitter, gasista
HVAC Technician | refrigeration technician, air conditioning technician, tecnico en refrigeracion, hvac installer, hvac mechanic, frigorista, heating technician, service technician hvac, boiler operator
Maintenance Technician | handyman, maintenance worker, tecnico de mantenimiento, building maintenance, maintenance mechanic, field service technician, field service engineer, service engineer, mantenimiento general, equipment technician, maintenance man, service technician, appliance repair technician, elevator technician, facilities technician
Crane Operator | heavy equipment operator, excavator operator, operador de grua, operador de maquinaria pesada, bulldozer operator, backhoe operator, equipment operator, loader operator, rigger
# trades.factory
Production Worker | factory worker, assembler, machine operator, operario de produccion, assembly line worker, production operator, packer, operario de fabrica, manufacturing associate, packaging operator, production technician, manufacturing technician, line operator, plant operator, textile operator, electronics assembler, ensamblador, empacador, production associate, process operator, operador de maquina, food processing worker, printing operator, process technician, machine setter
Production Manager | production supervisor, plant manager, factory manager, jefe de produccion, manufacturing manager, supervisor de produccion, gerente de planta, gerente de produccion, shift supervisor, manufacturing supervisor, line leader, production coordinator, plant supervisor, production lead, director de planta, production planner, shift manager, production team leader
CNC Machinist | machinist, lathe operator, cnc operator, tool and die maker, tornero, fresador, cnc programmer, toolmaker, matricero, grinder, milling machine operator, tool maker, operador cnc
Welder | soldador, welding technician, fabricator, metal fabricator, boilermaker, sheet metal worker, calderero, welding inspector, ironworker, herrero, blacksmith, foundry worker
Automotive Mechanic | auto mechanic, mechanic, car mechanic, mecanico automotriz, diesel mechanic, motorcycle mechanic, auto technician, body shop technician, vehicle technician, aircraft mechanic, mecanico de vehiculos, truck mechanic, diesel technician, heavy equipment mechanic, industrial mechanic, aircraft technician, aviation maintenance technician, millwright, mecanico industrial, auto body repairer, tire technician, chapista
Tailor | seamstress, dressmaker, sewing machine operator, sastre, modista, costurera, upholsterer, shoemaker, zapatero, cutter textile, alterations
Printer | printing press operator, impresor, print technician, screen printer, bookbinder, prepress technician
Jeweler | watchmaker, goldsmith, joyero, relojero, gemologist, glass blower, ceramist
# hospitality.food
Chef | cook, head chef, sous chef, line cook, cocinero, jefe de cocina, executive chef, kitchen manager, chef de partie, prep cook, pizza maker, pastry chef, baker, panadero, pastelero, culinary, cocinero de linea, sushi chef, fry cook
Kitchen Assistant | kitchen helper, dishwasher, ayudante de cocina, kitchen porter, food preparation worker, fast food worker, food service worker, crew member, auxiliar de cocina, cafeteria worker, catering assistant, food preparer, lavaplatos, dietary aide, food handler, kitchen staff
Waiter | waitress, server, mesero, camarero, bartender, barista, host restaurant, food runner, sommelier, cocktail server, hostess, banquet server, busser, food server, mozo
Restaurant Manager | restaurant supervisor, food and beverage manager, gerente de restaurante, cafe manager, catering manager, bar manager, jefe de sala, food service manager, maitre, encargado de restaurante, food service director, banquet manager
Butcher | meat cutter, carnicero, fishmonger, meat processor, pescadero
# hospitality.travel
Hotel Manager | hotel general manager, front office manager, gerente de hotel, rooms division manager, guest relations manager, hospitality manager, hotel supervisor, front desk manager, accommodation manager, director de hotel
Housekeeper | cleaner, room attendant, janitor, maid, camarera de pisos, limpiador, housekeeping supervisor, personal de limpieza, custodian, domestic worker, empleada domestica, cleaning lady, window cleaner, house cleaner, office cleaner, executive housekeeper, aseador, laundry worker, cleaning supervisor, butler, ama de llaves
Concierge | bellhop, porter, guest service agent, botones, guest services, doorkeeper, bellman
Travel Agent | travel consultant, agente de viajes, tour operator, tour guide, guia turistico, travel advisor, tourism, reservation agent, ticket agent, agente de reservas, tourism manager, travel coordinator, tour leader
Flight Attendant | cabin crew, azafata, auxiliar de vuelo, tripulante de cabina, airline customer service agent, gate agent, passenger service agent, ground staff, agente de pasajeros
# retail.store
Retail Salesperson | sales assistant, shop assistant, store clerk, sales associate, dependiente, vendedor de tienda, retail associate, counter clerk, asistente de tienda, retail sales associate, asesor de ventas en tienda, vendedor minorista, beauty advisor, retail assistant, customer assistant, sales clerk, florist, pharmacy sales
Cashier | checkout operator, cajero, cajera, ticket seller, cashier customer service, toll collector, taquillero, cajero de supermercado, front end cashier
Store Manager | shop manager, retail manager, gerente de tienda, store supervisor, assistant store manager, encargado de tienda, department manager retail, retail supervisor, jefe de tienda, supermarket manager, assistant manager retail
Stock Clerk | shelf stacker, stocker, reponedor, merchandiser, warehouse worker, warehouse associate, order picker, mozo de almacen, forklift operator, operario de almacen, material handler, receiving clerk, picker packer, storekeeper, almacenista, auxiliar de bodega, montacarguista, store keeper, warehouse clerk, loader, estibador, auxiliar de almacen, package handler, overnight stocker, inventory clerk, stock associate, warehouse operative, warehouse assistant
Visual Merchandiser | window dresser, escaparatista, retail display, visual merchandising manager
# transport.road
Truck Driver | lorry driver, delivery driver, camionero, conductor de camion, cdl driver, heavy truck driver, van driver, transportista, long haul driver, tractor trailer driver, repartidor, delivery person, courier, chofer repartidor, route driver, mensajero, chofer
Bus Driver | taxi driver, chauffeur, conductor de autobus, uber driver, school bus driver, train driver, tram driver, maquinista de tren, taxista, personal driver, rideshare driver, conductor, shuttle driver, locomotive engineer, train conductor
Mail Carrier | postman, postal worker, cartero, mail clerk, rural carrier associate, mail sorter, letter carrier, postal clerk, city carrier
Transport Manager | fleet manager, transportation manager, traffic manager, jefe de transporte, gerente de transporte, fleet coordinator, transportation supervisor
Parking Attendant | valet, gas station attendant, car wash attendant, lot attendant, empleado de gasolinera
# transport.airsea
Pilot | airline pilot, captain airline, piloto, copilot, helicopter pilot, drone pilot, air traffic controller, controlador aereo, first officer, flight dispatcher, piloto comercial
Ship Officer | ship captain, deck officer, sailor, marinero, seaman, able seaman, ship engineer, deckhand, capitan de barco, oficial de marina mercante, boat captain, harbor master, marine officer
# land.farming
Farmer | farm worker, agricultor, rancher, farm manager, trabajador agricola, dairy farmer, poultry farmer, agricultural worker, granjero, capataz agricola, beekeeper, fruit picker, livestock farmer, farm hand, vineyard worker, agricultural technician, jornalero
Agronomist | agricultural engineer, ingeniero agronomo, soil scientist, agronomo, crop advisor, agricultural scientist, horticulturist, forestry technician, forester, forest engineer, ingeniero forestal, plant scientist, agricultural consultant, viticulturist, agricultural inspector
Gardener | landscaper, groundskeeper, jardinero, landscape worker, arborist, tree surgeon, greenkeeper, nursery worker plants, lawn care, landscape designer, podador
Animal Caretaker | dog groomer, pet groomer, kennel assistant, animal trainer, zookeeper, dog walker, veterinary assistant, veterinary technician, cuidador de animales, peluquero canino, asistente de perrera, dog trainer, animal care technician, asistente veterinario, dog handler, pet sitter, animal handler, veterinary nurse
Fisherman | fisher, pescador, fish farmer, aquaculture technician, acuicultor
# personal.beauty
Hairdresser | hair stylist, barber, peluquero, estilista, colorist, barbero, salon manager, cosmetologist
Beautician | esthetician, nail technician, manicurist, esteticista, cosmetologist, makeup artist beauty, beauty therapist, spa therapist, spa manager, manicurista, skin care specialist
Funeral Director | mortician, embalmer, director funerario, undertaker
`;
