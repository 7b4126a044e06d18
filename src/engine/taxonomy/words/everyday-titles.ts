/**
 * Titles that small businesses use, in addition to title-words.ts: `concepts: other names`. A name is read as all the concepts of its line. Contains
 * only data. Concepts come from the other lists or are defined here.
 */
export const EVERYDAY_TITLES = `
realestate manager: community manager apartments, apartment manager, hoa manager, community association manager, condominium manager, administrador de condominios, administrador de condominio, administradora de condominios, administrador de edificios, administrador de edificio, administrador de propiedades, administrador de fincas, sindico profissional, sindico, gestor de condominios, gerente predial, building manager, portfolio manager property
realestate asistant: assistente de condominio, auxiliar de condominio, leasing assistant
freight: carrier, carriers, transporte de carga, transporte terrestre, freight forwarding, ltl, drayage, owner operator, owner operators, load planner, load planning, track and trace, carrier sales, carrier procurement
freight broker: freight agent, carrier sales rep, carrier sales representative, carrier representative, carrier account manager, agente de carga, broker de carga, coordinador de carga
dispatcher coordinator: field service coordinator, service coordinator hvac, service dispatcher, coordinador de despacho
import export: comercio exterior, importacion y exportacion, importacao e exportacao, exportacion, exportacao, export, exporter
custom broker: agente de aduanas, agente aduanal, agente aduanero, despachante aduaneiro, despachante aduanal, despachante de aduanas
medicalcoding: certified professional coder, cpc coder, risk adjustment coder, hcc coder, icd 10 coder, coding specialist medical, codificador de diagnosticos
medicalbilling: billing coordinator medical, medical billing coordinator, patient account representative, patient accounts, claims follow up, denials specialist, payment poster, facturacion hospitalaria, cuentas medicas, auditor de cuentas medicas, faturamento medico, faturamento de convenios
eligibility: insurance verification specialist, prior authorization specialist, prior auth, referral coordinator, referrals coordinator
medicalscribe: virtual scribe, remote scribe, scribe, medical note taker, clinical documentation assistant
nurs case manager: utilization review nurse, utilization review, case manager nurse, nurse case manager, care manager nurse
paralegal: case manager personal injury, personal injury case manager, litigation case manager, pre litigation case manager, demand writer
legal secretary: secretaria juridica, secretario juridico, secretaria legal, law office secretary
lawyer: attorney at law, of counsel, jurista, advogado trabalhista, abogado laboralista
process server: notificador, notificador judicial
insurance agent: personal lines agent, personal lines, commercial lines agent, producer insurance, licensed producer, asesor de seguros, vendedor de seguros, consultor de seguros
insurance cuenta manager: commercial lines account manager, personal lines account manager, commercial lines
claims: ajustador, tramitador de siniestros
credit officer assistant: loa, loan assistant, loan officer assistant, loan partner
realestate virtual assistant: reva, real estate va, real estate virtual assistant
scrow inspector: title searcher, title abstractor, abstractor
bookkeeper: accounting clerk, bookkeeping clerk, ledger clerk, auxiliar contable junior, book keeper
acountanc assistant: auxiliar contabil, assistente contabil, auxiliar de contabilidad, auxiliar de contabilidade, asistente de contabilidad, accounting assistant
office manager: practice manager, practice administrator, medical office manager, dental office manager, clinic manager, clinic administrator, jefe de oficina, gerente de consultorio, administrador de consultorio
customer service representative: client care specialist, customer care specialist, client care representative, chat support agent, chat agent, chat support, live chat agent, email support specialist, email support agent, email support, customer support specialist, customer support agent, client service associate, client services representative, customer experience associate, atencion al usuario, asesor de servicio
customer service: atendimento, sac, atendimento ao cliente, atencion al publico, atendimento ao publico, client care, customer care, client services
network system administrator: network administrator, administrador de redes, administrador de red
ecommerce: shopify, woocommerce, etsy, bigcommerce, magento, tienda online, loja virtual, loja online
amazon: amazon fba, fba, seller central, amazon seller, amazon listing, amazon ppc
product list: catalog, catalogo, product data, product content, listings, listing, catalogue, ficha de producto, publicacion de productos
grafic designer: canva designer, thumbnail designer, canva, thumbnail, flyer designer, presentation designer, disenador de presentaciones, designer de apresentacoes
podcast sound editor: podcast editor, podcast editing, podcast producer, podcast manager, editor de podcast, editor de podcasts, produtor de podcast
webdesign: squarespace designer, wix designer, squarespace, wix, webflow, landing page designer, squarespace developer, wix developer
nocode developer: no code developer, low code developer, bubble developer, flutterflow developer, airtable developer, softr developer, desarrollador no code, desarrollador low code
crm administrator: hubspot administrator, hubspot specialist, hubspot admin, salesforce administrator, salesforce admin, administrador de crm, crm specialist, crm manager, zoho specialist, zoho administrator, gohighlevel specialist, ghl specialist, ghl expert, gohighlevel expert, high level specialist
appointmentsetter: booking agent, appointment booker, scheduling coordinator, scheduler, appointment coordinator, appointment scheduling, confirmador de citas, agendador de consultas
transcriptionist: transcriber, transcription, transcriptor, transcritor, transcricao, desgravador, audio typist, captioner, subtitler, captioning, subtitulador, legendador
drafter: draughtsman, draughtsperson, draftsman, revit drafter, bim modeler, bim technician, modelador bim, detailer, steel detailer, dibujante de planos, dibujante arquitectonico
visualization 3d artist: 3d renderer, rendering artist, archviz artist, 3d visualizer, render artist, renderista, arquitecto visualizador
permit coordinator: permit expediter, permit runner, permit technician, permit specialist, tramitador de licencias, gestor de permisos
callcenter calidad: call center qa, quality monitoring, call monitoring, calidad call center, monitor de calidad, monitoria de qualidade, call quality analyst, quality evaluator
workforc analyst: wfm analyst, wfm, workforce management, workforce planner, real time analyst, planejamento de call center
visualizaci analist: power bi developer, tableau developer, dashboard developer, looker developer, reporting developer, desarrollador power bi, analista power bi, analista bi, analista de bi
tutor: online tutor, online teacher, profesor en linea, professor online, esl tutor, homework helper, profesor particular, aulas particulares, clases particulares
wedding event planner: wedding planner, wedding coordinator, bridal consultant, cerimonialista, organizadora de bodas, planeadora de bodas, assessora de casamentos
bartender: coffee shop attendant, cafe attendant, cafeteria attendant, atendente de cafeteria
gardener: landscaper, landscaping, lawn care, lawn care technician, lawn mower, groundskeeper, grounds maintenance, paisajista, paisagista, rocador, podador
pest control technician: exterminator, pest controller, fumigador, fumigacion, dedetizador, controlador de plagas, controlador de pragas
pool technician: pool cleaner, pool service, swimming pool technician, piscinero, piscineiro, limpiador de piscinas
hvac technician: ac technician, air conditioning technician, ac installer, tecnico de aire acondicionado, instalador de ar condicionado, tecnico de ar condicionado, frigorista, climatizacion, climatizacao
maintenance handyman: maintenance technician, maintenance worker, building maintenance, mantenimiento general, manutencao predial, oficial de manutencao, marido de aluguel
automotive part: parts specialist, parts counter, parts advisor, auto parts, refaccionario, refacciones, repuestos, autopecas, vendedor de repuestos, vendedor de autopecas
store manager: retail manager, shop manager, jefe de tienda, lider de tienda, lider de loja, chefe de loja
grant writer: proposal writer, bid writer, redactor de propuestas, redator de propostas
fundraiser: development officer nonprofit, development associate nonprofit, donor relations, major gifts, captador de recursos, captacao de recursos
school secretary: secretaria escolar, secretario escolar, secretaria academica
fotografer editor: retoucher, photo retoucher, retocador, retocadora, retoque fotografico, tratamento de imagens, photo editor, image editor
motiongraphics: animator 2d, 2d animator, animacion 2d, animador 2d, explainer video animator
communitymanager: discord moderator, community moderator, forum moderator, moderador de comunidad, moderador de comunidade
credential: provider credentialing, provider enrollment, payer enrollment, acreditacion de proveedores, credenciamento
seller store: vendedor de mostrador, vendedor de tienda, vendedor de loja, vendedora de loja, retail sales associate, dependiente de mostrador, vendedor de piso
store clerk: balconista, store associate, shop clerk, tendero, despachador de tienda, atendente de loja, atendente de balcao, counter clerk, counter attendant
socialmedia manager: encargado de redes, encargada de redes, responsable de redes, gestor de redes, coordinador de redes, jefe de redes, encargado de redes sociales
writer copywriter: redactor creativo, redactora creativa, redator publicitario, redatora publicitaria, creative copywriter, conversion copywriter, direct response copywriter, redactor publicitario
videoediting: editor de clips, editora de clips, editor de reels, editora de reels, clip editor, short form editor, shorts editor, tiktok editor, cortador de videos, editor de cortes, video clipper
cleaner hom: empleada domestica, empleado domestico, empregada domestica, trabajadora del hogar, trabajadora domestica, diarista, faxineira, faxineiro, house cleaner, home cleaner, residential cleaner, empleada del hogar, asistenta, cleaning lady, maid, casa de familia, asesora del hogar
hotel cleaner: camarista, camareira, camareira de hotel, room attendant, ama de llaves, governanta
cleaner: zelador, intendente, afanador, afanadora, auxiliar de limpieza, auxiliar de limpeza, servicios generales, servicos gerais, auxiliar de servicos gerais, auxiliar de servicios generales, operario de limpieza
waiter: mesonera, mesonero, mozo de salon, garzon, garconete, atendente de restaurante, food server
nutritionist: nutriologo, nutriologa, nutriologia
treasury: tesoureiro, tesoureira
camera: cinegrafista, filmmaker, videomaker, realizador audiovisual, operador de camara
inventory clerk: estoquista, auxiliar de estoque, inventory specialist, inventarista, analista de inventarios, stock controller, controlista
shelf stocker: repositor, reponedor, repositor de mercadorias, stocker, gondolero, surtidor, night stocker
warehouse checker: conferente, checador, checker, conferente de mercadorias, verificador de bodega
carpenter: marceneiro, marcenaria, ebanisteria, cabinet maker, cabinetmaker, furniture maker
metal: serralheiro, serralheria, metalworker, metal fabricator, herrero, herreria, caldeireiro, ornamentador
dentist assistant: auxiliar de saude bucal, asb, auxiliar odontologico, auxiliar de odontologia, asistente odontologico, higienista oral
guard door: porteiro, portero, doorman, conserje de edificio, access control
kitchen assistant: auxiliar de cozinha, ajudante de cozinha, kitchen helper, kitchen hand, kitchen porter, steward, ayudante de cocina
teacher: pedagogo, pedagoga, professora, maestra, educador infantil
automotive bodi repairer: funileiro, lanterneiro, latonero, chapista, hojalatero, hojalatero automotriz, auto body technician, collision technician, enderezador
tire technician: borracheiro, llantero, gomero, vulcanizador, tire changer, montallantas
sales developer representative: pre vendas, analista de pre vendas, preventa, pre sales representative, prospector comercial, asesor de prospeccion, consultor de prospeccao, outbound representative, abridor de cuentas
purchasing: abastecimiento, suministros, suprimentos
delivery driver: entregador, repartidor, chofer repartidor, motorista entregador, delivery person, rider
seamstress: costurera, costureira, modista, dressmaker, sewer, sewing, confeccionista, sewing machine operator, sastre, alfaiate
`;
