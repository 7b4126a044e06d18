/**
 * Skills of sales, customer support, assistance, operations and projects. Data only, one skill a line (format: see skills.ts):
 * `Label | aliases | ^broader skills | ~related skill 0-10`. An alias after `!` counts in skill lists, not in prose.
 */
export const BUSINESS_SKILLS = `
Sales | ventas, vendas, consultative selling, venta consultiva, ventas consultivas, tecnicas de venta, selling, sales skills, sales strategy, estrategia de ventas, estrategia de vendas, commercial, comercial | |
B2B sales | b2b, ventas b2b, vendas b2b, business to business sales, corporate sales, ventas corporativas | ^Sales |
B2C sales | b2c, retail sales, ventas al detalle, ventas minoristas, vendas no varejo, direct sales | ^Sales |
Inside sales | telesales, ventas telefonicas, ventas internas, televentas, vendas internas, phone sales, telemarketing, telemercadeo | ^Sales | ~Cold calling 8
SaaS sales | software sales, ventas de software, tech sales | ^B2B sales |
Sales development | sdr, bdr, appointment setting, outbound sales, outbound prospecting, appointment setter | ^Sales | ~Lead generation 8, Prospecting 8
Lead generation | lead gen, generacion de leads, generacion de prospectos, geracao de leads, demand generation, leads, b2b lead generation | | ~Prospecting 8
Prospecting | prospeccion, prospeccao, sales prospecting, prospeccion de clientes, prospecting clients, busqueda de clientes | ^Sales |
Cold calling | llamadas en frio, cold calls, outbound calls, llamadas salientes, outbound calling, chamadas frias | ^Sales | ~Cold emailing 6
Cold emailing | cold email, email outreach, cold outreach, outreach.io, lemlist, instantly | ^Sales |
Lead qualification | calificacion de leads, qualifying leads, qualificacao de leads, bant, meddic | ^Sales |
Closing | !closing, closing deals, cierre de ventas, deal closing, sales closing, fechamento de vendas | ^Sales |
Negotiation | negociacion, negociacao, negotiating, contract negotiation, negociaciones | |
Account management | gestion de cuentas, key account management, key accounts, gestao de contas, manejo de cuentas, cuentas clave, client management | ^Sales | ~Customer success 7
Business development | desarrollo de negocios, desarrollo de negocio, desenvolvimento de negocios, new business | ^Sales |
Customer acquisition | captacion de clientes, client acquisition | ^Sales |
Upselling | cross-selling, cross selling, venta cruzada, upsell | ^Sales |
Sales management | sales leadership, gestion de ventas, gestao de vendas, gestion comercial, sales team management, gerencia de ventas | ^Sales |
Sales operations | sales ops, revops, revenue operations, operaciones de ventas | ^Sales | ~CRM 6
Sales forecasting | pipeline management, sales pipeline, pronostico de ventas, previsao de vendas, sales reporting, gestion de pipeline | ^Sales |
Sales presentations | product demos, demos, demostraciones de producto, pitching, sales pitch | ^Sales |
Proposal writing | rfp, proposals, propuestas comerciales, rfp responses, propostas comerciais, grant writing | ^Writing, Sales |
CRM | customer relationship management, crm software, crm management, sistemas crm, gestion de relaciones con clientes | |
Pipedrive | zoho, zoho crm, monday crm, freshsales, close crm, gohighlevel, go high level, highlevel | ^CRM | ~HubSpot 6
Microsoft Dynamics | dynamics 365, dynamics crm, microsoft dynamics 365 | ^CRM, ERP |
LinkedIn Sales Navigator | sales navigator, apollo.io, zoominfo, lusha | ^Prospecting |
Sales tools | salesloft, outreach platform, gong | ^Sales |
Real estate | bienes raices, inmobiliaria, imoveis, real estate sales, sector inmobiliario, mercado imobiliario | |
Insurance | seguros, insurance sales, venta de seguros | |
Distribution | distribucion, distribuicao, channel sales, canales de distribucion, partner management | ^Sales |
Pricing | pricing strategy, fijacion de precios, estrategia de precios, precificacao | |
Customer service | atendimento, atencion telefonica al cliente, servicio al cliente, atencion al cliente, atendimento ao cliente, client service, customer care, customer support, soporte al cliente, client support, suporte ao cliente, servicio a clientes, atencion a clientes, customer assistance, atencion al publico | | ~Customer success 6, IT support 4
Customer success | exito del cliente, sucesso do cliente, customer onboarding, client success, onboarding de clientes, seguimiento de clientes, customer follow-up | ^Customer service |
Customer retention | retencion de clientes, churn reduction, loyalty programs, fidelizacion, retencao de clientes, fidelizacion de clientes | ^Customer success |
Customer experience | cx, experiencia del cliente, experiencia do cliente, nps, csat, customer satisfaction, satisfaccion del cliente | ^Customer service |
Call center | contact center, centro de llamadas, call centre, centro de contacto, bpo, inbound calls, llamadas entrantes, phone support, telephone support, atencion telefonica | ^Customer service | ~Cold calling 4
Live chat | chat support, live chat support, soporte por chat, atencion por chat, intercom, livechat | ^Customer service |
Email support | soporte por correo, email customer support, ticketing, ticket management, tickets, ticketing systems, gestion de tickets | ^Customer service |
Zendesk | freshdesk, zen desk, gorgias, help scout, kayako, zoho desk, hubspot service hub | ^Email support, Customer service |
Conflict resolution | resolucion de conflictos, resolucao de conflitos, de-escalation, complaint handling, manejo de quejas, handling complaints, manejo de reclamos, complaint resolution | |
Order processing | order management, procesamiento de pedidos, gestion de pedidos, processamento de pedidos, returns and refunds, order fulfillment | |
Quality monitoring | call monitoring, call quality, monitoreo de calidad, qa call center | ^Call center |
Knowledge base management | knowledge base, base de conocimientos, help center content | ^Customer service |
Executive assistance | executive assistant, executive support, asistencia ejecutiva, asistente ejecutivo, assistencia executiva, c-level support, executive administration | ^Administrative assistance |
Virtual assistance | virtual assistant, asistente virtual, asistencia virtual, assistente virtual, virtual assistant services | ^Administrative assistance |
Administrative assistance | administrative support, administrative assistant, asistencia administrativa, soporte administrativo, administracion, administration, administrative skills, office administration, apoyo administrativo, tareas administrativas, suporte administrativo, secretarial, clerical | |
Calendar management | gestion de agenda, manejo de agenda, gestion de calendarios, scheduling, calendar scheduling, gestao de agenda, agenda management, programacion de citas, appointment scheduling, calendly, diary management | ^Administrative assistance |
Travel arrangements | travel planning, travel coordination, gestion de viajes, coordinacion de viajes, travel booking, gestao de viagens, organizacion de viajes, travel management | ^Administrative assistance |
Inbox management | email management, gestion de correo, gestion de correos, manejo de correo electronico, gestao de e-mails, email handling | ^Administrative assistance |
Meeting coordination | minutes, meeting minutes, meeting planning, coordinacion de reuniones, actas, agendamento de reunioes, note taking | ^Administrative assistance |
Data entry | ingreso de datos, entrada de datos, captura de datos, digitacion, digitacion de datos, entrada de dados, digitacao, introduccion de datos, typing, mecanografia | ^Administrative assistance |
Document management | gestion documental, gestion de documentos, archivo, filing, gestao de documentos, document control, records management, control documental | ^Administrative assistance |
Internet research | web research, online research, investigacion en internet, investigacion web, pesquisa na internet, research assistant | | ~Market research 5
Research | investigacion, pesquisa | |
Bookings | reservas, reservations, booking management, reservation systems, amadeus, sabre | | ~Travel arrangements 5
Expense management | expense reports, gestion de gastos, reportes de gastos, reembolsos, expense reporting, gestao de despesas | | ~Bookkeeping 5
Event planning | planificacion de eventos, planejamento de eventos, event coordination, coordinacion de eventos, event organization | |
Personal assistance | personal assistant, asistente personal, assistente pessoal, concierge | ^Administrative assistance |
Reception | recepcion, front desk, receptionist, recepcao | ^Administrative assistance |
Microsoft Office | ms office, office suite, paquete office, pacote office, ofimatica, office package, microsoft office suite, !office, herramientas ofimaticas | | ~Google Workspace 7
Microsoft 365 | office 365, o365, m365 | ^Microsoft Office |
Excel | microsoft excel, ms excel, hojas de calculo, spreadsheets, planilhas, tablas dinamicas, pivot tables, excel avanzado, vlookup, advanced excel | | ~Google Sheets 8, Microsoft Office 7
VBA | excel vba, macros, excel macros, macros de excel | ^Excel, Programming |
Google Sheets | google spreadsheets | ^Google Workspace | ~Microsoft Office 5
Microsoft Word | !word, ms word, google docs, word processing, procesador de textos | ^Microsoft Office |
PowerPoint | microsoft powerpoint, ms powerpoint, power point, presentations software, google slides, keynote | ^Microsoft Office |
Microsoft Outlook | outlook, ms outlook | ^Microsoft Office | ~Inbox management 4
Microsoft Access | ms access | ^Databases |
Google Workspace | g suite, gsuite, google suite, google drive, gmail, google docs suite, google apps | |
Slack | microsoft teams, ms teams, zoom, google meet, discord | |
Notion | confluence, evernote, coda, obsidian notes | | ~Airtable 5
Airtable | smartsheet | | ~Excel 4
Asana | trello, clickup, monday.com, !monday, basecamp, wrike, todoist | ^Project management tools |
Jira | atlassian jira, atlassian, !linear, azure boards | ^Project management tools | ~Asana 6
Microsoft Project | ms project, primavera, primavera p6, gantt | ^Project management tools, Project management |
Project management tools | project management software, herramientas de gestion de proyectos | | ~Project management 6
Project management | gestion de proyectos, gestao de projetos, administracion de proyectos, gerencia de proyectos, project planning, project coordination, coordinacion de proyectos, planificacion de proyectos, project leadership, coordenacao de projetos, direccion de proyectos | |
PMP | project management professional, prince2, capm, pmi | ^Project management |
Program management | gestion de programas, portfolio management projects, pmo | ^Project management |
Product management | gestion de producto, gestion de productos, product owner, product ownership, gestao de produtos, product roadmap, roadmapping, product strategy | | ~Scrum 5, Project management 5
User stories | backlog management, backlog grooming, historias de usuario, requirements elicitation | ^Product management | ~Requirements analysis 7
Scrum master | scrum mastering, csm, certified scrum master | ^Scrum | ~Project management 6
Business analysis | analisis de negocio, analisis de negocios, analise de negocios, business analyst, business process analysis, analisis empresarial | | ~Requirements analysis 8, Data analysis 5
Requirements analysis | requirements gathering, levantamiento de requerimientos, analisis de requerimientos, analisis de requisitos, levantamento de requisitos | |
Process improvement | mejora de procesos, mejora continua, melhoria continua, continuous improvement, business process improvement, process optimization, optimizacion de procesos, lean, kaizen, lean manufacturing, melhoria de processos | | ~Six Sigma 7
Six Sigma | lean six sigma, seis sigma, green belt, black belt | ^Process improvement |
Process automation | automatizacion de procesos, automacao de processos, workflow automation, zapier, make.com, n8n, power automate, business process automation | | ~No-code 6
Operations management | gestion de operaciones, gestao de operacoes, operations, operaciones, administracion de operaciones, business operations, operacoes | |
Standard operating procedures | sops, sop, procedimientos, process documentation, documentacion de procesos, procedures, manuales de procedimientos | ^Operations management |
Supply chain management | supply chain, cadena de suministro, cadeia de suprimentos, abastecimiento | |
Logistics | logistica, shipping, freight, transportation, dispatching, envios, freight brokerage, despacho | ^Supply chain management |
Procurement | purchasing, compras, adquisiciones, sourcing, vendor sourcing, suprimentos, strategic sourcing, aprovisionamiento | ^Supply chain management |
Vendor management | gestion de proveedores, supplier management, gestao de fornecedores, proveedores | | ~Procurement 7
Inventory management | gestion de inventario, gestion de inventarios, control de inventarios, control de inventario, gestao de estoque, inventory control, stock management, control de stock | ^Supply chain management |
Warehouse management | almacen, gestion de almacenes, warehousing, armazem, wms, almacenamiento | ^Logistics |
Import/export | comercio exterior, international trade, importacion, exportacion, aduanas, customs, comercio internacional | ^Logistics |
E-commerce | ecommerce, comercio electronico, tienda online, online store, tiendas virtuales, comercio eletronico, online retail | |
E-commerce management | product listings, listado de productos, catalog management, etsy, ebay, walmart marketplace, mercado libre, mercadolibre | ^E-commerce |
Dropshipping | oberlo, print on demand | ^E-commerce |
Quality management | control de calidad, gestion de calidad, quality control, controle de qualidade, gestao da qualidade, iso 9001, sistemas de gestion de calidad | | ~Process improvement 5
Change management | gestion del cambio, gestao de mudancas, organizational change | |
Strategic planning | planificacion estrategica, planejamento estrategico, planeacion estrategica, business strategy, estrategia empresarial, strategic management | |
Management consulting | consultoria, business consulting, consulting | |
Entrepreneurship | emprendimiento, startups | |
Property management | administracion de propiedades, gestion de propiedades, airbnb, vacation rentals, appfolio, buildium, yardi | ^Real estate |
Maintenance | mantenimiento, manutencao, preventive maintenance, mantenimiento preventivo, equipment maintenance | |
Cleaning | limpieza, limpeza, housekeeping, house cleaning, sanitation, professional cleaning | |
Occupational safety | workplace safety, seguridad industrial, seguridad ocupacional, salud y seguridad, seguranca do trabalho, osha, health and safety, seguridad y salud en el trabajo | |
Construction management | gestion de obras, construction, construccion, obra civil, gerencia de obra | |
Estimating | construction estimating, presupuestos de obra, takeoffs, bluebeam | ^Construction management |
Hospitality | hoteleria, hotelaria, turismo, tourism, hospitality management | |
Food preparation | cooking, cocina, culinary, preparacion de alimentos | |
Driving | conduccion, conducir, driver license, licencia de conducir | |
`;
