/** Skills in trades, engineering, hospitality, agriculture and science. Contains only data, one skill per line (format: see skill-lines.ts). */
export const TRADES_SKILLS = `
Carpentry | carpinteria, carpintaria, woodworking, ebanisteria, cabinet making | |
Masonry | albanileria, bricklaying, alvenaria, mamposteria, concrete work | |
Plumbing | plomeria, fontaneria, encanamento, pipefitting, gasfiteria | |
Electrical installation | instalaciones electricas, !electricidad, electrical wiring, !eletricidade, cableado electrico, instalacoes eletricas, residential wiring | |
Welding | soldadura, soldagem, mig welding, tig welding, soldadura mig, soldadura tig, arc welding | |
Painting | !painting, house painting, pintura de casas, pintura residencial, pintura de obra, wall painting | |
HVAC | !refrigeracion, aire acondicionado, air conditioning, climatizacion, !refrigeracao, ar condicionado, hvac systems | |
Roofing | !techado, impermeabilizacion, !telhados, waterproofing | |
Drywall installation | tablaroca, drywall, !gypsum, durlock, gesso | |
Flooring installation | instalacion de pisos, tile installation, colocacion de ceramica, !pisos | |
Solar panel installation | paneles solares, solar energy, energia solar, photovoltaic, fotovoltaica, placas solares | |
Renewable energy | energias renovables, energia renovable, energias renovaveis, wind energy, energia eolica, energy efficiency, eficiencia energetica | |
Blueprint reading | lectura de planos, interpretacion de planos, leitura de plantas, interpretacion de planos mecanicos | |
Construction supervision | supervision de obra, residencia de obra, site supervision, supervisao de obras, control de obra | ^Construction management |
Quantity surveying | metrados, computos metricos, cubicaciones, quantity takeoff, mediciones de obra | ^Estimating |
Construction scheduling | programacion de obra, planificacion de obra, cronograma de construccion | ^Construction management |
Structural engineering | ingenieria estructural, structural analysis, calculo estructural, engenharia estrutural, analisis estructural | ^Civil engineering |
Civil engineering | ingenieria civil, engenharia civil | |
Geotechnical engineering | geotecnia, mecanica de suelos, soil mechanics, geotechnics | ^Civil engineering |
Hydraulic engineering | hidraulica, hidrologia, hydraulics, hydrology, water resources, recursos hidricos | ^Civil engineering |
Road construction | vias y carreteras, !pavimentos, highway engineering, infraestructura vial | ^Civil engineering |
Land surveying | topografia, surveying, estacion total, levantamiento topografico, agrimensura | |
Mechanical engineering | ingenieria mecanica, engenharia mecanica, mechanical design, diseno mecanico, projeto mecanico | |
Electrical engineering | ingenieria electrica, engenharia eletrica, power systems, sistemas de potencia, electrical design | |
Electronics | !electronics, !electronica, !eletronica, circuit design, circuitos electronicos, diseno de circuitos, electronic engineering | |
Industrial engineering | ingenieria industrial, engenharia de producao, time and motion studies, estudio de tiempos | |
Chemical engineering | ingenieria quimica, engenharia quimica, process engineering, ingenieria de procesos | |
Petroleum engineering | ingenieria de petroleos, oil and gas, petroleo y gas, !drilling, !perforacion, !hidrocarburos | |
Mining | !mining, mineria, mineracao, mine planning, explotacion minera | |
Metallurgy | metalurgia, materials science, ciencia de materiales, ciencia dos materiais | |
Mechatronics | mecatronica, mechatronics engineering | | ~Robotics 7
Hydraulics and pneumatics | neumatica, oleohidraulica, pneumatics, hidraulica y neumatica | ^Maintenance |
CNC machining | cnc, mecanizado cnc, torno cnc, cnc programming, usinagem cnc, mecanizado, machining, fresado, torneado | |
Machine operation | operacion de maquinaria, manejo de maquinas, machine operator skills, operacao de maquinas, operacion de maquinas | |
Heavy equipment operation | maquinaria pesada, operacion de maquinaria pesada, !excavadora, heavy machinery, retroexcavadora, maquinas pesadas | |
Assembly line work | linea de produccion, linea de ensamble, !ensamblaje, linha de producao, product assembly, !ensamble | |
Plastic injection molding | inyeccion de plasticos, injection molding, moldeo por inyeccion, injecao plastica | |
3D printing | impresion 3d, additive manufacturing, impressao 3d, manufactura aditiva | |
Preventive maintenance | mantenimiento preventivo, manutencao preventiva, predictive maintenance, mantenimiento predictivo, #TPM | ^Maintenance |
Industrial maintenance | mantenimiento industrial, manutencao industrial, mecanica industrial, mantenimiento mecanico, mechanical maintenance | ^Maintenance |
Electrical maintenance | mantenimiento electrico, manutencao eletrica, electromecanica, electromechanics | ^Maintenance | ~Electrical installation 7
Automotive repair | mecanica automotriz, reparacion de vehiculos, auto repair, mecanica automotiva, car maintenance, automotive diagnostics | |
Diesel mechanics | mecanica diesel, diesel engines, motores diesel | ^Automotive repair |
Auto body repair | enderezado y pintura, latoneria y pintura, chapa y pintura, funilaria | ^Automotive repair |
Appliance repair | reparacion de electrodomesticos, conserto de eletrodomesticos, linea blanca | |
Cell phone repair | reparacion de celulares, conserto de celulares, phone repair | | ~Electronics 5
Defensive driving | manejo defensivo, conduccion segura, direcao defensiva, commercial driving, #CDL, licencia de conduccion | ^Driving |
Truck driving | conduccion de camiones, transporte de carga, conducao de caminhoes, transporte pesado | ^Driving |
Aviation | !aviation, !aviacion, !aviacao, flight operations, aircraft maintenance, mantenimiento de aeronaves, piloting | |
Maritime operations | nautica, navegacion maritima, port operations, operaciones portuarias, operacoes portuarias | ^Logistics |
Hazardous materials handling | materiales peligrosos, hazmat, sustancias quimicas peligrosas, produtos perigosos | ^Occupational safety |
Fire safety | prevencion de incendios, brigadas de emergencia, contra incendios, fire prevention, prevencao de incendios | ^Occupational safety |
Risk prevention | prevencion de riesgos, prevencion de riesgos laborales, #EHS, #HSE, #SST, iso 45001, ohsas 18001 | ^Occupational safety |
Ergonomics | ergonomia | ^Occupational safety |
Culinary arts | artes culinarias, gastronomia, gastronomy, alta cocina, reposteria, !pastry, !panaderia, !baking, confeitaria | ^Food preparation |
Food safety | inocuidad alimentaria, manipulacion de alimentos, food handling, haccp, higiene alimentaria, seguranca alimentar, manipulacao de alimentos | |
Menu planning | diseno de menus, planificacion de menus, recipe development, elaboracao de cardapios | ^Food preparation |
Bartending | cocteleria, mixology, bartender, coquetelaria | | ~Table service 5
Barista skills | barista, preparacion de cafe, coffee preparation, latte art | | ~Food preparation 4
Table service | servicio de mesa, waiting tables, atencion de mesas, servicio a la mesa, food and beverage service, alimentos y bebidas, servir mesas | ^Hospitality |
Hotel operations | operaciones hoteleras, front office, hotel management, gestion hotelera, gestao hoteleira, opera pms | ^Hospitality |
Housekeeping services | ama de llaves, limpieza de habitaciones, camareria, governanca hoteleira, room cleaning | ^Cleaning, Hospitality |
Tour guiding | guia turistico, guia de turismo, guianza turistica, tour guide | ^Hospitality |
Travel agency operations | agencia de viajes, venta de paquetes turisticos, %amadeus, sabre gds, galileo gds, agencia de viagens | ^Bookings |
Catering | !catering, servicio de catering, !banquetes, banquet service | ^Hospitality |
Laundry | !laundry, !lavanderia, !planchado, !ironing, ironing clothes | ^Cleaning |
Janitorial services | !aseo, aseo y limpieza, limpieza industrial, industrial cleaning, limpeza industrial, commercial cleaning | ^Cleaning |
Hairdressing | peluqueria, cabeleireiro, hair styling, !barberia, barbering, corte de cabello, hair coloring | |
Cosmetology | cosmetologia, !estetica, esthetics, !facials, cosmiatria | |
Makeup | !makeup, !maquillaje, !maquiagem, make up artistry, makeup artistry | |
Nail care | manicure, pedicure, nail art, manicura | |
Gardening | jardineria, jardinagem, landscaping, mantenimiento de jardines, horticulture, horticultura | |
Agriculture | agricultura, farming, !cultivos, crop management, agronomia, agronomy, agronegocio | |
Irrigation | riego, sistemas de riego, irrigacao, irrigation systems | ^Agriculture |
Animal husbandry | ganaderia, pecuaria, !livestock, cria de animales, zootecnia, avicultura, !poultry | ^Agriculture |
Pet care | cuidado de mascotas, dog walking, pet sitting, dog grooming, peluqueria canina, cuidado de animales | |
Pest control | control de plagas, fumigacion, controle de pragas | |
Aquaculture | acuicultura, piscicultura, fish farming, aquicultura | ^Agriculture |
Forestry | silvicultura, manejo forestal, ingenieria forestal, forest management | ^Agriculture |
`;
export const SCIENCE_SKILLS = `
Biology | biologia, biological sciences, ciencias biologicas | |
Microbiology | microbiologia | ^Biology | ~Laboratory techniques 5
Molecular biology | biologia molecular, #PCR, dna extraction, electroforesis, gel electrophoresis, western blot | ^Biology, Laboratory techniques |
Biotechnology | biotecnologia, bioprocess, bioprocesos | ^Biology |
Genetics | !genetica, genomics, genomica | ^Biology |
Bioinformatics | bioinformatica, computational biology, biopython | ^Biology, Data analysis |
Cell culture | cultivo celular, cultivo de celulas, cultura de celulas, immunology, inmunologia | ^Laboratory techniques |
Biochemistry | bioquimica | ^Biology, Chemistry |
Chemistry | !quimica, organic chemistry, quimica organica | |
Analytical chemistry | quimica analitica, hplc, chromatography, cromatografia, spectroscopy, espectroscopia, mass spectrometry | ^Chemistry, Laboratory techniques |
Physics | !fisica | |
Mathematics | matematicas, matematica, !calculus, !calculo, !algebra | | ~Statistics 5
Geology | geologia, geosciences, geociencias, geophysics, geofisica | |
Environmental science | ciencias ambientales, medio ambiente, ciencias ambientais, meio ambiente, environmental management, gestion ambiental, gestao ambiental | |
Environmental impact assessment | evaluacion de impacto ambiental, #EIA, estudios ambientales, iso 14001, licenciamiento ambiental, avaliacao de impacto ambiental | ^Environmental science |
Waste management | gestion de residuos, manejo de residuos, !reciclaje, !recycling, gestao de residuos, residuos solidos | ^Environmental science |
Water treatment | tratamiento de agua, tratamiento de aguas residuales, wastewater treatment, tratamento de agua, potabilizacion | ^Environmental science |
Climate change | cambio climatico, carbon footprint, huella de carbono, mudancas climaticas | ^Environmental science |
Sustainability | sostenibilidad, sustentabilidad, sustentabilidade, desarrollo sostenible, sustainable development, economia circular | | ~Environmental science 6
Ecology | ecologia, !biodiversity, !biodiversidad, !conservacion, conservation biology | ^Biology, Environmental science |
Food science | ciencia de alimentos, tecnologia de alimentos, food technology, ingenieria de alimentos, engenharia de alimentos, food engineering | | ~Food safety 6
Laboratory quality control | control de calidad de laboratorio, iso 17025, iso/iec 17025, !calibration, !calibracion, metrologia, metrology | ^Quality management, Laboratory techniques |
Sociology | sociologia, anthropology, antropologia | |
History | !history, !historia, historical research, arqueologia, archaeology | |
Philosophy | !philosophy, !filosofia, !ethics, !etica | |
Political science | ciencias politicas, ciencia politica, international relations, relaciones internacionales, relacoes internacionais | |
Linguistics | linguistica, linguistic analysis, filologia, philology | |
Music | !music, !musica, music theory, teoria musical, !guitar, !guitarra, !piano, !singing, !canto | |
Acting | !acting, !actuacion, !teatro, !theater, !atuacao, artes escenicas, performing arts | | ~Meeting coordination 7
Dance | !dance, !danza, !baile, !danca, choreography, coreografia | |
Crafts | !crafts, !artesania, manualidades, handicrafts, artesanato, !ceramica, !pottery | |
`;
