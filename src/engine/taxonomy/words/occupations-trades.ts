/**
 * Occupations in trades, engineering, science, hospitality, retail, transport and agriculture. Contains only data: `# group` starts a group of
 * related work, followed by one occupation per line: `Title | other titles`, in any language. title-words.ts translates single words. A line with `>`
 * is a kind of the occupation above it.
 */
export const TRADE_OCCUPATIONS = `
# engineering.mechanical
Mechanical Engineer | ingeniero mecanico, design engineer mechanical, mechanical design engineer, marine engineer, naval architect, hvac engineer, thermal engineer, product engineer
> Aerospace Engineer | aeronautical engineer, ingeniero aeroespacial, ingeniero aeronautico
> Automotive Engineer | ingeniero automotriz, vehicle engineer
Electrical Engineer | ingeniero electrico, power engineer, electrical design engineer, power systems engineer, automation technician
> Electronics Engineer | ingeniero electronico, hardware engineer, engenheiro eletronico
> Automation Engineer | ingeniero de automatizacion, control engineer, plc programmer, instrumentation engineer
> Robotics Engineer | mechatronics engineer, ingeniero mecatronico, ingeniero en robotica
Civil Engineer | ingeniero civil, geotechnical engineer, highway engineer, site engineer, transportation engineer, water engineer, construction engineer
> Structural Engineer | ingeniero estructural, bridge engineer
Industrial Engineer | manufacturing engineer, production engineer, process engineer, ingeniero industrial, ingeniero de procesos, methods engineer, ingeniero de produccion, continuous improvement engineer, operations engineer, packaging engineer
Quality Engineer | ingeniero de calidad, quality control inspector, quality inspector, qc inspector, quality technician, inspector de calidad, failure analysis engineer, reliability engineer, quality control analyst, quality control technician, test technician, ingeniero de confiabilidad, quality control manager, quality assurance engineer
Chemical Engineer | ingeniero quimico, nuclear engineer, process engineer chemical
> Petroleum Engineer | ingeniero de petroleo, drilling engineer, reservoir engineer
> Materials Engineer | metallurgical engineer, metallurgist, ingeniero de materiales
Environmental Engineer | environmental scientist, environmental consultant, environmental technician, ingeniero ambiental, environmental specialist, ecologist, tecnico ambiental, environmental health officer, conservation scientist, environmental manager
> Sustainability Specialist | sustainability manager, especialista en sostenibilidad, esg analyst
> Water Treatment Operator | operador de planta de agua, wastewater operator
Safety Engineer | health and safety officer, safety manager, ehs specialist, prevencionista, safety coordinator, hse officer, tecnico en prevencion de riesgos, safety specialist, safety inspector, ehs manager, occupational safety specialist, safety officer
Biomedical Engineer | ingeniero biomedico, clinical engineer, biomedical technician, bioengineer, medical equipment technician
Mining Engineer | ingeniero de minas, geological engineer, mining technician, mining manager, geotechnician
Maintenance Manager | maintenance supervisor, maintenance engineer, jefe de mantenimiento, maintenance planner, facilities manager, facility manager, gerente de mantenimiento, building manager, facilities coordinator, ingeniero de mantenimiento
Energy Engineer | ingeniero en energia, renewable energy engineer, solar engineer, wind energy engineer
# engineering.drafting
Drafter | cad technician, cad designer, delineante, dibujante tecnico, draftsman, autocad operator, cad operator, dibujante cad, technical drafter
> BIM Modeler | bim coordinator, modelador bim, bim manager
Architect | arquitecto, architectural designer, project architect, architectural technologist
> Landscape Architect | arquitecto paisajista, paisajista
Surveyor | land surveyor, topografo, geomatics, agrimensor, survey technician
> GIS Analyst | gis specialist, gis technician, analista sig, analista gis
> Cost Estimator | quantity surveyor, estimator, presupuestista, estimador de costos
> Cartographer | mapping technician, cartografo, geomatics specialist
# science.research
Biologist | zoologist, biologo, molecular biologist, biotechnologist, botanist, wildlife biologist, marine biologist, immunologist, bioinformatician, bioinformatics scientist, toxicologist, epidemiologist
> Microbiologist | microbiologo, virologist, bacteriologo
> Biochemist | bioquimico, biochemistry researcher
> Geneticist | genetista, genetic counselor
Chemist | analytical chemist, quimico, chemical technician, research chemist, laboratory chemist, quality control chemist, quimico analista, laboratory analyst, formulation scientist
> Food Scientist | food technologist, ingeniero de alimentos, tecnologo de alimentos
Physicist | fisico, geophysicist, research scientist physics, materials scientist
> Meteorologist | climatologist, meteorologo, weather forecaster
> Astronomer | astronomo, astrophysicist
Geologist | geoscientist, hydrologist, geologo, hydrogeologist, seismologist
Research Scientist | research assistant, researcher, investigador, research associate, scientist, lab researcher, investigador cientifico, research and development manager, r&d scientist, research engineer, research manager, research director, r&d engineer, r&d manager
Social Scientist | philosopher, geographer
> Archaeologist | arqueologo, paleontologist
> Anthropologist | antropologo, ethnographer
> Historian | historiador, historian researcher
> Sociologist | sociologo, social researcher
# trades.building
Construction Manager | site manager, construction supervisor, jefe de obra, construction project manager, superintendent, residente de obra, site supervisor, project engineer construction, general contractor, contractor, construction superintendent
> Foreman | construction foreman, capataz de obra, maestro de obras
Construction Worker | laborer, plasterer, construction laborer, painter, concrete finisher, insulation installer, demolition worker, obrero de construccion, drywall installer, yesero, building worker, scaffolder, paver
> Bricklayer | mason, albanil, pedreiro
> House Painter | painter decorator, pintor de brocha, pintor de casas
> Roofer | techador, roofing contractor
> Tile Setter | floor layer, colocador de pisos, azulejista
Carpenter | joiner, cabinet maker, carpintero, woodworker, ebanista, furniture maker, framer, millworker
Electrician | electricista, electrical technician, electrical installer, lineman, tecnico electricista, electrical maintenance technician, wireman, cable technician, power line technician, electronics technician, industrial electrician, instalador electrico, tecnico electronico
> Solar Installer | solar panel installer, instalador de paneles solares
Plumber | fontanero, plomero, pipefitter, gas fitter, steamfitter, gasista
HVAC Technician | refrigeration technician, air conditioning technician, tecnico en refrigeracion, hvac installer, hvac mechanic, frigorista, heating technician, service technician hvac, boiler operator
Maintenance Technician | handyman, maintenance worker, tecnico de mantenimiento, building maintenance, maintenance mechanic, field service technician, field service engineer, service engineer, mantenimiento general, equipment technician, maintenance man, service technician, appliance repair technician, facilities technician
> Elevator Technician | lift technician, tecnico en ascensores
Crane Operator | heavy equipment operator, excavator operator, operador de grua, operador de maquinaria pesada, bulldozer operator, backhoe operator, equipment operator, loader operator, rigger
# trades.factory
Production Worker | factory worker, machine operator, operario de produccion, production operator, operario de fabrica, manufacturing associate, production technician, manufacturing technician, line operator, plant operator, textile operator, production associate, process operator, operador de maquina, food processing worker, printing operator, process technician, machine setter
> Assembler | assembly line worker, ensamblador, electronics assembler
> Packer | packaging operator, empacador, hand packer
Production Manager | production supervisor, plant manager, factory manager, jefe de produccion, manufacturing manager, supervisor de produccion, gerente de planta, gerente de produccion, shift supervisor, manufacturing supervisor, line leader, production coordinator, plant supervisor, production lead, director de planta, shift manager, production team leader
CNC Machinist | machinist, lathe operator, cnc operator, tool and die maker, tornero, fresador, cnc programmer, toolmaker, matricero, grinder, milling machine operator, tool maker, operador cnc
Welder | soldador, welding technician, fabricator, welding inspector, ironworker, herrero, blacksmith, foundry worker
> Sheet Metal Worker | calderero, boilermaker, metal fabricator
Automotive Mechanic | auto mechanic, mechanic, car mechanic, mecanico automotriz, motorcycle mechanic, auto technician, vehicle technician, mecanico de vehiculos, heavy equipment mechanic, industrial mechanic, millwright, mecanico industrial, tire technician
> Aircraft Mechanic | aircraft technician, aviation maintenance technician, mecanico de aviacion
> Diesel Mechanic | truck mechanic, mecanico diesel, diesel technician
> Auto Body Repairer | body shop technician, chapista, latonero
Tailor | seamstress, dressmaker, sewing machine operator, sastre, modista, costurera, cutter textile, alterations
> Upholsterer | tapicero, furniture upholsterer
> Shoemaker | zapatero, cobbler
Printer | printing press operator, impresor, print technician, screen printer, bookbinder, prepress technician
Jeweler | watchmaker, goldsmith, joyero, relojero, gemologist, glass blower, ceramist
# hospitality.food
Chef | cook, head chef, sous chef, line cook, cocinero, jefe de cocina, executive chef, kitchen manager, chef de partie, prep cook, pizza maker, culinary, cocinero de linea, sushi chef, fry cook
> Pastry Chef | pastelero, confeiteiro, repostero
> Baker | panadero, padeiro, bakery worker
Kitchen Assistant | kitchen helper, dishwasher, ayudante de cocina, kitchen porter, food preparation worker, fast food worker, food service worker, crew member, auxiliar de cocina, cafeteria worker, catering assistant, food preparer, lavaplatos, dietary aide, food handler, kitchen staff
Waiter | waitress, server, mesero, camarero, host restaurant, food runner, hostess, banquet server, busser, food server, mozo
> Bartender | barman, cocktail server, cantinero
> Barista | coffee barista, barista de cafe
> Sommelier | wine steward, sumiller
Restaurant Manager | restaurant supervisor, food and beverage manager, gerente de restaurante, cafe manager, catering manager, bar manager, jefe de sala, food service manager, maitre, encargado de restaurante, food service director, banquet manager
Butcher | meat cutter, carnicero, fishmonger, meat processor, pescadero
# hospitality.travel
Hotel Manager | hotel general manager, front office manager, gerente de hotel, rooms division manager, guest relations manager, hospitality manager, hotel supervisor, front desk manager, accommodation manager, director de hotel
Housekeeper | cleaner, room attendant, janitor, maid, camarera de pisos, limpiador, housekeeping supervisor, personal de limpieza, custodian, domestic worker, empleada domestica, cleaning lady, window cleaner, house cleaner, office cleaner, executive housekeeper, aseador, laundry worker, cleaning supervisor, ama de llaves
> Butler | mayordomo, house manager
Concierge | bellhop, porter, guest service agent, botones, guest services, doorkeeper, bellman
Travel Agent | travel consultant, agente de viajes, tour operator, travel advisor, tourism, ticket agent, tourism manager, travel coordinator
> Tour Guide | guia turistico, guia de turismo, tour leader
> Reservation Agent | agente de reservas, booking agent, reservations agent
Flight Attendant | cabin crew, azafata, auxiliar de vuelo, tripulante de cabina, airline customer service agent, gate agent, passenger service agent, ground staff, agente de pasajeros
# retail.store
Retail Salesperson | sales assistant, shop assistant, store clerk, sales associate, dependiente, vendedor de tienda, retail associate, counter clerk, asistente de tienda, retail sales associate, asesor de ventas en tienda, vendedor minorista, beauty advisor, retail assistant, customer assistant, sales clerk
> Florist | florista, floral designer
> Pharmacy Sales Assistant | vendedor de farmacia, pharmacy sales
Cashier | checkout operator, cajero, cajera, ticket seller, cashier customer service, toll collector, taquillero, cajero de supermercado, front end cashier
Store Manager | shop manager, retail manager, gerente de tienda, store supervisor, assistant store manager, encargado de tienda, department manager retail, retail supervisor, jefe de tienda, supermarket manager, assistant manager retail
Stock Clerk | shelf stacker, stocker, reponedor, warehouse worker, warehouse associate, mozo de almacen, operario de almacen, material handler, receiving clerk, storekeeper, almacenista, auxiliar de bodega, store keeper, warehouse clerk, loader, estibador, auxiliar de almacen, package handler, overnight stocker, inventory clerk, stock associate, warehouse operative, warehouse assistant
> Merchandiser | mercaderista, retail merchandiser, promotor de punto de venta
> Order Picker | picker packer, preparador de pedidos, warehouse picker
> Forklift Operator | montacarguista, forklift driver, operador de montacargas, carretillero
Visual Merchandiser | window dresser, escaparatista, retail display, visual merchandising manager
# transport.road
Truck Driver | lorry driver, camionero, conductor de camion, cdl driver, heavy truck driver, transportista, long haul driver, tractor trailer driver, chofer repartidor, route driver, mensajero, chofer
> Delivery Driver | repartidor, delivery person, van driver, courier, motoboy
Bus Driver | conductor de autobus, school bus driver, personal driver, conductor, shuttle driver, train conductor
> Taxi Driver | taxista, uber driver, rideshare driver, chauffeur
> Train Driver | maquinista de tren, locomotive engineer, tram driver
Mail Carrier | postman, postal worker, cartero, mail clerk, rural carrier associate, mail sorter, letter carrier, postal clerk, city carrier
Transport Manager | transportation manager, traffic manager, jefe de transporte, gerente de transporte, transportation supervisor
> Fleet Manager | fleet coordinator, gerente de flota, coordinador de flota
Parking Attendant | valet, gas station attendant, car wash attendant, lot attendant, empleado de gasolinera
# transport.airsea
Pilot | airline pilot, captain airline, piloto, copilot, helicopter pilot, first officer, flight dispatcher, piloto comercial
> Air Traffic Controller | controlador aereo, controlador de trafico aereo
> Drone Pilot | drone operator, piloto de drones
Ship Officer | deck officer, seaman, ship engineer, oficial de marina mercante, marine officer
> Ship Captain | capitan de barco, boat captain, harbor master
> Sailor | marinero, deckhand, able seaman
# land.farming
Farmer | farm worker, agricultor, rancher, farm manager, trabajador agricola, dairy farmer, poultry farmer, agricultural worker, granjero, capataz agricola, fruit picker, livestock farmer, farm hand, vineyard worker, agricultural technician, jornalero
> Beekeeper | apicultor
Agronomist | agricultural engineer, ingeniero agronomo, soil scientist, agronomo, crop advisor, agricultural scientist, horticulturist, plant scientist, agricultural consultant, agricultural inspector
> Forester | forest engineer, ingeniero forestal, forestry technician
> Winemaker | viticulturist, enologo, oenologist
Gardener | landscaper, groundskeeper, jardinero, landscape worker, arborist, tree surgeon, greenkeeper, nursery worker plants, lawn care, landscape designer, podador
Animal Caretaker | kennel assistant, zookeeper, cuidador de animales, asistente de perrera, animal care technician, animal handler
> Veterinary Technician | veterinary assistant, asistente veterinario, veterinary nurse
> Dog Groomer | peluquero canino, pet groomer, groomer
> Dog Trainer | animal trainer, adiestrador de perros, dog handler
> Dog Walker | pet sitter, paseador de perros
Fisherman | fisher, pescador, fish farmer, aquaculture technician, acuicultor
# personal.beauty
Hairdresser | hair stylist, peluquero, estilista, colorist, salon manager, cosmetologist
> Barber | barbero, barbeiro
Beautician | makeup artist beauty, beauty therapist, spa therapist, spa manager
> Nail Technician | manicurist, manicurista, manicure
> Esthetician | esteticista, skin care specialist, cosmetologa facial
Funeral Director | director funerario, undertaker
> Embalmer | mortician, tanatopractor
`;
