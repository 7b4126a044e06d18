/** Skills in sales, customer support, assistance, operations and projects. Contains only data, one skill per line (format: see skill-lines.ts). */
export const SALES_SKILLS = `
Sales | ventas, vendas, consultative selling, venta consultiva, ventas consultivas, tecnicas de venta, !selling, sales skills, sales strategy, estrategia de ventas, estrategia de vendas, !commercial, !comercial | |
B2B sales | b2b, ventas b2b, vendas b2b, business to business sales, corporate sales, ventas corporativas | ^Sales |
B2C sales | b2c, direct sales | ^Sales |
Inside sales | telesales, ventas telefonicas, ventas internas, vendas internas, phone sales | ^Sales | ~Cold calling 8
SaaS sales | software sales, ventas de software, tech sales | ^B2B sales |
Sales development | #SDR, #BDR, appointment setter | ^Sales | ~Lead generation 8, Prospecting 8
Lead generation | lead gen, generacion de leads, generacion de prospectos, geracao de leads, demand generation, !leads, b2b lead generation | | ~Prospecting 8
Prospecting | prospeccion, prospeccao, sales prospecting, prospeccion de clientes, prospecting clients, busqueda de clientes | ^Sales |
Cold calling | llamadas en frio, cold calls, outbound calls, llamadas salientes, outbound calling, chamadas frias | ^Sales | ~Cold emailing 6
Cold emailing | cold email, email outreach, cold outreach | ^Sales |
Lead qualification | calificacion de leads, qualifying leads, qualificacao de leads | ^Sales |
Closing | !closing, closing deals, cierre de ventas, deal closing, sales closing, fechamento de vendas | ^Sales |
Negotiation | negociacion, negociacao, !negotiating, !negociaciones | |
Account management | gestion de cuentas, key account management, key accounts, gestao de contas, manejo de cuentas, cuentas clave, client management | ^Sales | ~Customer success 7
Business development | desarrollo de negocios, desarrollo de negocio, desenvolvimento de negocios, new business | ^Sales |
Customer acquisition | captacion de clientes, client acquisition | ^Sales |
Upselling | cross-selling, cross selling, venta cruzada, upsell | ^Sales |
Sales management | sales leadership, gestion de ventas, gestao de vendas, gestion comercial, sales team management, gerencia de ventas | ^Sales |
Sales operations | sales ops, revops, revenue operations, operaciones de ventas | ^Sales | ~CRM 6
Sales forecasting | pronostico de ventas, previsao de vendas, sales reporting | ^Sales |
Sales presentations | product demos, !demos, demostraciones de producto, !pitching, sales pitch | ^Sales |
Proposal writing | #RFP, !proposals, propuestas comerciales, rfp responses, propostas comerciais | ^Writing, Sales |
CRM | customer relationship management, crm software, crm management, sistemas crm, gestion de relaciones con clientes | |
Sales tools | | ^Sales |
Real estate | bienes raices, !inmobiliaria, !imoveis, sector inmobiliario, mercado imobiliario | |
Insurance | !insurance, !seguros | |
Distribution | !distribution, !distribucion, !distribuicao, partner management | ^Sales |
Pricing | !pricing, pricing strategy, fijacion de precios, estrategia de precios, precificacao | |
Enterprise sales | ventas corporativas grandes cuentas, enterprise accounts, ventas enterprise, vendas enterprise | ^B2B sales |
Solution selling | spin selling, challenger sale, value selling, venta de soluciones, &sandler | ^Sales |
Outbound sales | ventas outbound, outbound prospecting, prospeccion outbound, vendas outbound | ^Sales development |
Telemarketing | telemercadeo, televentas, ventas por telefono, telemarketing sales | ^Inside sales | ~Cold calling 8
Field sales | ventas en campo, ventas de campo, outside sales, venta en ruta, vendas externas, door to door sales | ^Sales |
Retail sales | ventas minoristas, venta en tienda, in-store sales, ventas al detalle, vendas no varejo, ventas en tienda | ^B2C sales |
Medical sales | visita medica, pharmaceutical sales, medical device sales, ventas farmaceuticas | ^Sales |
Automotive sales | car sales, venta de autos, venta de vehiculos, vendas de carros | ^Sales |
Insurance sales | venta de seguros, life insurance sales, venda de seguros | ^Sales, Insurance |
Real estate sales | venta inmobiliaria, ventas inmobiliarias, vendas imobiliarias, real estate listings | ^Sales, Real estate |
Objection handling | manejo de objeciones, overcoming objections, contorno de objecoes | ^Sales |
Appointment setting | agendamiento de citas, concertacion de citas, appointment booking, agendamento de reunioes | ^Sales development | ~Meeting coordination 7
Territory management | gestion de territorio, manejo de territorio, gestion de zona | ^Sales management |
Quota attainment | cumplimiento de metas, sales targets, cumplimiento de objetivos de venta, metas de vendas | ^Sales |
Pipeline management | gestion de pipeline, sales pipeline, gestion del embudo, gestao de funil | ^Sales | ~Sales forecasting 7
Contract negotiation | negociacion de contratos, negociacao de contratos | ^Negotiation | ~Contract management 6
Public tenders | licitaciones, licitaciones publicas, !tenders, licitacoes, government contracting, bid management | ^Proposal writing |
Quotations | !quotations, !cotizaciones, presupuestos comerciales, price quotes, orcamentos comerciais, !quoting | ^Sales |
Channel sales | ventas por canal, partner sales, reseller management, canales de distribucion, channel management | ^Sales | ~Distribution 7
Export sales | ventas internacionales, ventas de exportacion, international sales, !exportaciones | ^Sales | ~Import/export 5
Sales training | capacitacion en ventas, sales coaching, sales enablement, entrenamiento en ventas | ^Sales | ~Training and development 5
Outreach tools | | ^Cold emailing | ~Sales tools 7
Freshworks | | ^CRM | ~Pipedrive 7
Mortgage sales | mortgage origination, creditos hipotecarios, !hipotecas, loan origination | ^Credit analysis, Sales |
Leasing | !leasing, !arrendamiento, rental management, !alquileres, alquiler de propiedades, locacao | ^Real estate | ~Property management 7
Real estate appraisal | tasacion, avaluos, property valuation, valuacion inmobiliaria, tasaciones | ^Real estate |
Airbnb management | vacation rentals, short-term rentals, alquileres vacacionales | ^Property management |
`;
export const SUPPORT_SKILLS = `
Customer service | !atendimento, atencion telefonica al cliente, servicio al cliente, atencion al cliente, atendimento ao cliente, client service, customer care, customer support, soporte al cliente, client support, suporte ao cliente, servicio a clientes, atencion a clientes, customer assistance, atencion al publico | | ~Customer success 6, IT support 4
Customer success | exito del cliente, sucesso do cliente, seguimiento de clientes, customer follow-up | ^Customer service |
Customer retention | retencion de clientes, fidelizacion, retencao de clientes, fidelizacion de clientes | ^Customer success |
Customer experience | #CX, experiencia del cliente, experiencia do cliente, customer satisfaction, satisfaccion del cliente | ^Customer service |
Call center | contact center, centro de llamadas, call centre, centro de contacto, #BPO | ^Customer service | ~Cold calling 4
Live chat | chat support, live chat support, soporte por chat, atencion por chat, livechat | ^Customer service |
Email support | soporte por correo, email customer support, ticketing, ticket management, !tickets, ticketing systems, gestion de tickets | ^Customer service |
Conflict resolution | resolucion de conflictos, resolucao de conflitos, manejo de reclamos, complaint resolution | |
Order processing | order management, procesamiento de pedidos, gestion de pedidos, processamento de pedidos, returns and refunds | |
Quality monitoring | call monitoring, call quality, monitoreo de calidad, qa call center | ^Call center |
Knowledge base management | knowledge base, base de conocimientos, help center content | | ~Customer service 4
Inbound calls | llamadas entrantes, inbound call handling, recepcion de llamadas, chamadas receptivas | ^Call center |
Phone support | telephone support, soporte telefonico, atencion telefonica, suporte por telefone, phone etiquette, etiqueta telefonica | ^Customer service | ~Call center 8
Bilingual customer service | bilingual support, atencion al cliente bilingue, servicio al cliente bilingue | ^Customer service |
Omnichannel support | omnicanalidad, omnichannel, multichannel support, soporte omnicanal | ^Customer service |
Complaint handling | manejo de quejas, atencion de reclamos, gestion de reclamos, manejo de reclamaciones, gestao de reclamacoes, pqrs | ^Customer service | ~Conflict resolution 8
Returns processing | !devoluciones, reembolsos y devoluciones, !refunds, returns management, trocas e devolucoes, chargebacks | ^Order processing |
Customer onboarding | onboarding de clientes, client onboarding, implementacion de clientes, integracao de clientes | ^Customer success |
Churn analysis | churn reduction, reduccion de churn, analisis de abandono | ^Customer retention |
Customer feedback | encuestas de satisfaccion, #NPS, csat, voice of customer, customer satisfaction surveys, voz del cliente, feedback de clientes | ^Customer experience |
Escalation management | manejo de escalaciones, !escalations, gestion de escalamientos | ^Customer service | ~Conflict resolution 7
Service level agreements | #SLA, slas, acuerdos de nivel de servicio, sla management | ^Customer service |
Call center management | gestion de call center, contact center management, supervision de call center, gestao de call center | ^Call center, Team management |
Technical customer support | tier 1 support, tier 2 support, soporte tecnico nivel 1, l2 support, soporte nivel 2, product support | ^IT support, Customer service |
Dispatch | !dispatch, despacho de servicios, service dispatching, dispatching | ^Logistics | ~Calendar management 4
Reservations management | gestion de reservas, hotel reservations, booking agents, gestao de reservas | ^Bookings |
`;
export const ASSISTANCE_SKILLS = `
Executive assistance | executive assistant, executive support, asistencia ejecutiva, asistente ejecutivo, assistencia executiva, c-level support, executive administration | ^Administrative assistance |
Virtual assistance | virtual assistant, asistente virtual, asistencia virtual, assistente virtual, virtual assistant services | ^Administrative assistance |
Administrative assistance | administrative support, administrative assistant, asistencia administrativa, soporte administrativo, !administracion, !administration, administrative skills, office administration, apoyo administrativo, tareas administrativas, suporte administrativo, secretarial, clerical | |
Calendar management | gestion de agenda, manejo de agenda, gestion de calendarios, !scheduling, calendar scheduling, gestao de agenda, agenda management, diary management | ^Administrative assistance |
Travel arrangements | travel planning, travel coordination, gestion de viajes, coordinacion de viajes, travel booking, gestao de viagens, organizacion de viajes, travel management | ^Administrative assistance |
Inbox management | email management, gestion de correo, gestion de correos, manejo de correo electronico, gestao de e-mails, email handling | ^Administrative assistance |
Meeting coordination | !minutes, meeting planning, coordinacion de reuniones | ^Administrative assistance |
Data entry | ingreso de datos, entrada de datos, captura de datos, digitacion, digitacion de datos, entrada de dados, digitacao, introduccion de datos | ^Administrative assistance |
Document management | gestion documental, gestion de documentos, !archivo, gestao de documentos, document control, control documental | ^Administrative assistance |
Internet research | web research, online research, investigacion en internet, investigacion web, pesquisa na internet, research assistant | | ~Market research 5
Research | !research, !investigacion, !pesquisa | |
Bookings | !bookings, !reservas, !reservations, booking management, reservation systems, &sabre | | ~Travel arrangements 5
Expense management | expense reports, gestion de gastos, reportes de gastos, !reembolsos, expense reporting, gestao de despesas | | ~Bookkeeping 5
Event planning | planificacion de eventos, planejamento de eventos, event coordination, coordinacion de eventos, event organization | |
Personal assistance | personal assistant, asistente personal, assistente pessoal, !concierge | ^Administrative assistance |
Reception | !reception, !recepcion, front desk, receptionist, !recepcao | ^Administrative assistance |
Microsoft Office | ms office, office suite, paquete office, pacote office, ofimatica, office package, microsoft office suite, !office, herramientas ofimaticas | | ~Google Workspace 7
Microsoft 365 | office 365, o365, m365 | ^Microsoft Office |
VBA | excel vba | ^Excel, Programming |
Google Workspace | g suite, gsuite, google suite, google docs suite, google apps | |
Appointment scheduling | programacion de citas, agendamiento, agendamento, agenda de citas | ^Calendar management |
Minute taking | toma de notas, actas de reunion, meeting minutes, note taking, redaccion de actas, atas de reuniao | ^Meeting coordination |
Typing | !typing, mecanografia, touch typing, typing speed, tipeo, fast typing, datilografia | ^Data entry |
Business correspondence | correspondencia comercial, !correspondencia, business letters, redaccion de cartas, correspondencia empresarial | ^Administrative assistance, Writing |
Filing | !filing, archivo de documentos, archivos fisicos, document filing, arquivamento, scanning documents, digitalizacion de documentos | ^Document management |
Records management | gestion de archivos, gestion de registros, archivistica, archival science, gestao de arquivos | ^Document management |
Office supplies management | suministros de oficina, insumos de oficina, office supplies, compras de oficina, material de escritorio | ^Administrative assistance |
Office management | gestion de oficina, administracion de oficina, gestao de escritorio, facilities coordination | ^Administrative assistance |
Switchboard operation | conmutador, central telefonica, multi-line phone, phone answering, contestar telefonos, mesa telefonica, pbx | ^Reception |
Visitor management | atencion a visitantes, recepcion de visitas, greeting visitors | ^Reception |
Errands | !errands, !mensajeria, !diligencias, !tramites, tramites administrativos, gestiones bancarias | ^Personal assistance |
Lifestyle management | personal concierge, household management, gestion del hogar, personal errands | ^Personal assistance |
Board support | board meetings, apoyo a la junta directiva, corporate secretarial, secretaria de junta | ^Executive assistance |
Presentations preparation | preparacion de presentaciones, elaboracion de presentaciones, elaboracao de apresentacoes | ^PowerPoint |
Pivot tables | tablas dinamicas, tabelas dinamicas, pivot table | ^Excel |
Excel formulas | vlookup, xlookup, buscarv, formulas de excel, index match, procv | ^Excel |
Excel macros | !macros, macros de excel, macros excel | ^Excel, VBA |
LibreOffice | openoffice, wps office | | ~Microsoft Office 8
Adobe Acrobat | pdf editing, edicion de pdf, acrobat pro | ^Document management |
CRM data entry | actualizacion de crm, crm updates, database cleanup, crm maintenance | ^Data entry, CRM |
Online community support | admin de grupos, facebook group management, !moderador, online moderation | ^Community management |
`;
export const OPERATIONS_SKILLS = `
Project management tools | project management software, herramientas de gestion de proyectos | | ~Project management 6
Project management | gestion de proyectos, gestao de projetos, administracion de proyectos, gerencia de proyectos, project planning, project coordination, coordinacion de proyectos, planificacion de proyectos, project leadership, coordenacao de projetos, direccion de proyectos | |
PMP | #PMP, project management professional, capm, #PMI | ^Project management |
Program management | gestion de programas, #PMO | ^Project management |
Product management | gestion de producto, gestion de productos, product owner, product ownership, gestao de produtos, product strategy | | ~Scrum 5, Project management 5
User stories | historias de usuario, requirements elicitation | ^Product management | ~Requirements analysis 7
Scrum master | scrum mastering, #CSM, certified scrum master | ^Scrum | ~Project management 6
Business analysis | analisis de negocio, analisis de negocios, analise de negocios, business analyst, business process analysis, analisis empresarial | | ~Requirements analysis 8, Data analysis 5
Requirements analysis | requirements gathering, levantamiento de requerimientos, analisis de requerimientos, analisis de requisitos, levantamento de requisitos | |
Process improvement | mejora de procesos, mejora continua, melhoria continua, continuous improvement, business process improvement, process optimization, optimizacion de procesos, melhoria de processos | | ~Six Sigma 7
Six Sigma | lean six sigma, seis sigma, green belt, black belt | ^Process improvement |
Process automation | automatizacion de procesos, automacao de processos, workflow automation, business process automation | | ~No-code 6
Operations management | gestion de operaciones, gestao de operacoes, !operations, !operaciones, administracion de operaciones, business operations, !operacoes | |
Standard operating procedures | #SOP, sops, !procedimientos, process documentation, documentacion de procesos, !procedures, manuales de procedimientos | ^Operations management |
Supply chain management | supply chain, cadena de suministro, cadeia de suprimentos, !abastecimiento | |
Logistics | logistica, !shipping, !freight, !transportation, !envios, !despacho | ^Supply chain management |
Procurement | purchasing, !compras, !adquisiciones, vendor sourcing, !suprimentos, aprovisionamiento | ^Supply chain management |
Vendor management | gestion de proveedores, supplier management, gestao de fornecedores, !proveedores | | ~Procurement 7
Inventory management | gestion de inventario, gestion de inventarios, control de inventarios, control de inventario, gestao de estoque, inventory control, stock management | ^Supply chain management |
Warehouse management | !almacen, gestion de almacenes, warehousing, !armazem, wms, !almacenamiento | ^Logistics |
Import/export | comercio exterior, international trade, !importacion, !aduanas, !customs, comercio internacional | ^Logistics |
E-commerce | ecommerce, comercio electronico, tienda online, online store, tiendas virtuales, comercio eletronico, online retail | |
E-commerce management | | ^E-commerce |
Dropshipping | oberlo, print on demand | ^E-commerce |
Quality management | control de calidad, gestion de calidad, quality control, controle de qualidade, gestao da qualidade | | ~Process improvement 5
Change management | gestion del cambio, gestao de mudancas, organizational change | |
Strategic planning | planificacion estrategica, planejamento estrategico, planeacion estrategica, business strategy, estrategia empresarial, strategic management | |
Management consulting | !consultoria, business consulting, !consulting | |
Entrepreneurship | !entrepreneurship, !emprendimiento, !startups | |
Property management | administracion de propiedades, gestion de propiedades | ^Real estate |
Maintenance | !maintenance, !mantenimiento, !manutencao, equipment maintenance | |
Cleaning | !cleaning, !limpieza, !limpeza, housekeeping, house cleaning, !sanitation, professional cleaning | |
Occupational safety | workplace safety, seguridad industrial, seguridad ocupacional, salud y seguridad, seguranca do trabalho, osha, health and safety, seguridad y salud en el trabajo | |
Construction management | gestion de obras, !construction, !construccion, obra civil, gerencia de obra | |
Estimating | !estimating, construction estimating, presupuestos de obra | ^Construction management |
Hospitality | hoteleria, hotelaria, !turismo, !tourism, hospitality management | |
Food preparation | !cooking, !cocina, culinary, preparacion de alimentos | |
Driving | !driving, !conduccion, !conducir, driver license, licencia de conducir | |
Primavera P6 | %primavera, oracle primavera | ^Project management tools | ~Microsoft Project 8
Gantt charts | diagramas de gantt, !cronogramas, project scheduling, project schedules, cronograma de obra | ^Project management | ~Microsoft Project 6
Project budgeting | presupuesto de proyectos, project cost control, control de costos de proyectos | ^Project management, Budgeting |
Scope management | gestion del alcance, project scope, gestao de escopo | ^Project management |
Earned value management | valor ganado | ^Project management |
PRINCE2 | prince 2 | ^Project management | ~PMP 8
Portfolio management of projects | gestion de portafolio de proyectos, !ppm, project portfolio | ^Program management |
Product roadmaps | product roadmap, roadmapping, roadmap de producto, hoja de ruta de producto | ^Product management |
Product discovery | product research, descubrimiento de producto, customer discovery, mvp definition | ^Product management |
Backlog management | gestion del backlog, backlog grooming, product backlog, backlog refinement | ^Product management | ~User stories 9
OKRs | okr, objectives and key results, goal setting, balanced scorecard, cuadro de mando integral | ^Strategic planning |
Business process modeling | bpmn, bpm, modelado de procesos, bizagi, process mapping, mapeo de procesos, mapeamento de processos, diagramas de flujo, flowcharts | ^Business analysis | ~Process improvement 7
Business case development | caso de negocio, feasibility studies, estudios de viabilidad, estudio de factibilidad | ^Business analysis |
Business plans | plan de negocios, plan de negocio, plano de negocios, business planning | ^Strategic planning |
SWOT analysis | analisis foda, analisis dafo, analise swot, pestel | ^Strategic planning |
Lean manufacturing | manufactura esbelta, lean production, manufatura enxuta, !5s, kaizen, value stream mapping, !lean | ^Process improvement |
Root cause analysis | analisis de causa raiz, analise de causa raiz, fmea, !8d, corrective actions, !capa | ^Quality management | ~Problem solving 4
ISO 9001 | iso 9001:2015, sistema de gestion de calidad, sgc, quality management systems, qms | ^Quality management |
Quality inspection | inspeccion de calidad, inspecao de qualidade, quality control inspection, product inspection | ^Quality management |
Statistical process control | control estadistico de procesos, spc, controle estatistico de processo | ^Quality management, Statistics |
Good manufacturing practices | gmp, bpm manufactura, buenas practicas de manufactura, boas praticas de fabricacao, cgmp | ^Quality management |
Production planning | planificacion de la produccion, planeacion de produccion, planejamento de producao, #MRP, pcp, production scheduling | ^Operations management | ~Supply chain management 6, Paid advertising 7
Demand planning | planeacion de la demanda, planificacion de la demanda, demand forecasting, planejamento de demanda, sales and operations planning | ^Supply chain management | ~Forecasting 6, Standard operating procedures 7
Supplier evaluation | evaluacion de proveedores, vendor assessment, avaliacao de fornecedores, supplier audits | ^Vendor management |
Strategic sourcing | abastecimiento estrategico, category management, global sourcing | ^Procurement |
Purchase orders | ordenes de compra, purchase order processing, ordens de compra, requisiciones | ^Procurement |
Stock control | control de stock, control de existencias, inventarios fisicos, stocktaking, cycle counting, toma de inventario, conteo ciclico | ^Inventory management |
Picking and packing | pick and pack, !picking, !packing, !empaque, preparacion de pedidos, !embalaje, separacao de pedidos | ^Warehouse management |
Forklift operation | manejo de montacargas, montacargas, forklift, operacion de montacargas, empilhadeira, carretilla elevadora | ^Warehouse management |
Freight brokerage | freight broker, carga terrestre, carrier management, carrier sales | ^Logistics |
Freight forwarding | agente de carga, transporte internacional, incoterms, ocean freight, transporte maritimo, air freight, agenciamento de carga | ^Import/export |
Customs clearance | despacho aduanero, tramites aduaneros, desembaraco aduaneiro, agenciamiento aduanero, customs brokerage | ^Import/export |
Route planning | planificacion de rutas, route optimization, ruteo, roteirizacao, ruteo logistico | ^Logistics |
Fleet management | gestion de flotas, gestao de frotas, control de flota, flotas vehiculares, gps tracking | ^Logistics |
Last-mile delivery | ultima milla, !reparto, !delivery, entregas a domicilio, !entregas | ^Logistics | ~Driving 5
Order fulfillment | !fulfillment, cumplimiento de pedidos, fulfillment by amazon, #FBA | ^Order processing | ~Logistics 5
Product listings | listado de productos, catalogo de productos, product catalog, catalog management, product descriptions, descripciones de productos | ^E-commerce management |
Product sourcing | busqueda de productos, alibaba sourcing, product research amazon | ^E-commerce | ~Procurement 5
Facilities management | gestion de instalaciones, mantenimiento de instalaciones, facility management, gestao de instalacoes, building maintenance | ^Operations management | ~Maintenance 6
Business continuity | continuidad del negocio, business continuity planning, continuidade de negocios | ^Risk management | ~Disaster recovery 7
Crisis management planning | emergency planning, planes de emergencia, emergency response, respuesta a emergencias, gestion de emergencias | ^Occupational safety |
Corporate social responsibility | responsabilidad social empresarial, #RSE, #ESG, responsabilidade social, sustainability reporting | |
`;
