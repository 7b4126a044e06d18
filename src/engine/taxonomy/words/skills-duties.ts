/** Duties in trades that small businesses hire for remotely. Contains only data, one skill per line (format: see skill-lines.ts). */
export const DUTY_SKILLS = `
Communication tools | mensajeria empresarial, team messaging tools, herramientas de comunicacion, ferramentas de comunicacao | |
Video conferencing | videoconferencias, videollamadas, videoconferencias em grupo, video calls, videoconferencia | | ~Communication tools 6
Screen recording | grabacion de pantalla, gravacao de tela, screencasts | |
Document signing | electronic signature, firma electronica, assinatura eletronica, e-signatures, electronic signatures, firma digital | ^Document management |
File storage | almacenamiento de archivos, armazenamento de arquivos, cloud file storage, shared drives | ^Document management |
Form building | !formularios, online forms, formularios en linea, formularios online | |
Password management | gestion de contrasenas, gestao de senhas, password managers | |
Time tracking | control de horas, registro de horas, controle de horas, time tracking software, timesheets, hojas de tiempo | |
Whiteboarding | pizarras digitales, lousas digitais, mind mapping, mapas mentales, mapas mentais | | ~Wireframing 4
AI tools | herramientas de ia, ferramentas de ia, ai assistants, asistentes de ia, ai productivity tools | | ~Prompt engineering 6
Candidate sourcing | busqueda de candidatos, candidate search, talent sourcing, hunting de talento, busca de candidatos, !hunting, recruitment sourcing, passive candidate sourcing | ^Recruiting | ~Sourcing 7
Sourcing | !sourcing | | ~Procurement 7
Agency management systems | insurance agency software, ams software, insurance crm | ^Insurance |
Policy servicing | policy changes, !endorsements, policy endorsements, servicio de polizas, administracion de polizas, policy administration, emision de polizas, policy issuance, emissao de apolices | ^Insurance |
Policy renewals | renewals processing, insurance renewals, renovacion de polizas, renovaciones de seguros, renovacao de apolices, renovacao de seguros | ^Insurance | ~Policy servicing 6
Certificates of insurance | certificate of insurance, #COI, acord forms, acord 25, #ACORD, certificados de seguro, certificado de seguro | ^Insurance | ~Policy servicing 5
Insurance quoting | quoting insurance, insurance quotes, cotizacion de seguros, cotizaciones de seguros, cotacao de seguros, comparative rating, comparative raters | ^Insurance | ~Insurance sales 6
Commercial lines insurance | commercial lines, commercial insurance, seguros comerciales, seguros empresariales, #BOP insurance, general liability insurance, workers compensation insurance | ^Insurance | ~Personal lines insurance 6
Personal lines insurance | personal lines, home and auto insurance, auto insurance, homeowners insurance, seguros personales, seguros de auto, seguro auto, seguros de hogar | ^Insurance |
Property and casualty insurance | property and casualty, p&c insurance, #P&C, p&c license, property casualty license | ^Insurance | ~Commercial lines insurance 6, Personal lines insurance 6
Life and health insurance | life insurance, health insurance sales, seguros de vida, seguro de vida, life and health license, medicare advantage, medicare supplement | ^Insurance | ~Insurance sales 5
Insurance customer service | #CSR insurance, insurance csr, licensed csr, servicio al asegurado, atencion al asegurado, insurance account management | ^Insurance, Customer service |
CSR | !csr | | ~Customer service 7, Insurance customer service 5, Corporate social responsibility 5
Load boards | load board, bolsas de carga, bolsa de cargas, load searching, finding loads, busqueda de cargas | ^Dispatch |
Load booking | booking loads, load booking and negotiation, rate negotiation with brokers, broker negotiation, rate confirmations, negociacion con brokers | ^Dispatch | ~Freight brokerage 7
Truck dispatching | truck dispatch, despacho de camiones, despacho de transporte, freight dispatching, despacho de cargas, dispatch operations, despachador de camiones | ^Dispatch |
Transportation management systems | #TMS, tms software, transport management system, sistema de gestion de transporte | ^Logistics |
Electronic logging devices | #ELD, eld compliance, hours of service, hos compliance, driver logs | ^Fleet management |
Carrier compliance | dot compliance, fmcsa, ifta, ifta reporting, carrier onboarding, carrier packets, safety compliance trucking, mc authority | ^Logistics | ~Electronic logging devices 5
Bills of lading | bill of lading, #BOL, proof of delivery, #POD, cartas de porte, conocimiento de embarque | ^Logistics |
Check calls | load tracking, shipment tracking, track and trace, seguimiento de cargas, seguimiento de envios, rastreamento de cargas | ^Dispatch |
CPT coding | #CPT, cpt codes, cpt coding, procedure coding, e/m coding, evaluation and management coding | ^Medical coding |
ICD-10 coding | icd-10, icd 10, icd-10-cm, icd-10 codes, cie-10, cid-10 | ^Medical coding | ~CPT coding 6
HCPCS coding | hcpcs, hcpcs codes, hcpcs level ii | ^Medical coding | ~CPT coding 6, ICD-10 coding 5
Explanation of benefits | #EOB, eobs, #ERA, electronic remittance advice, explanation of benefits review | ^Medical billing |
Payment posting | posting payments, era posting, registro de pagos medicos, baixa de pagamentos | ^Medical billing |
Accounts receivable follow-up | ar follow up, ar follow-up, aging reports, insurance follow up, seguimiento de cuentas por cobrar | ^Medical billing, Accounts receivable |
Denials management | denial management, denials appeals, claim appeals, !appeals, gestion de rechazos, glosas medicas, gestao de glosas | ^Claims processing |
Medical credentialing | provider credentialing, credentialing, caqh, payer enrollment, provider enrollment, acreditacion de proveedores medicos | ^Medical administration | ~Medical billing 4
Clinical notes | soap notes, chart notes, !charting, medical charting, notas clinicas, evoluciones medicas, hpi documentation, prontuarios | ^Medical scribing |
Chart preparation | chart prep, pre-charting, chart review, preparacion de historias clinicas | ^Medical scribing | ~Clinical notes 6
Referral management | referral coordination, medical referrals, referidos medicos, coordinacion de referidos, encaminhamentos medicos | ^Care coordination |
Practice management software | practice management systems, #PMS medical, software de gestion medica, medical practice software | ^Medical administration |
Dental software | software dental, software odontologico, dental practice management software, software odontologico de gestion | ^Dental administration |
Dental insurance verification | dental insurance breakdowns, insurance breakdowns, verificacion de seguros dentales, dental eligibility | ^Insurance verification, Dental administration |
Dental treatment coordination | treatment planning dental, treatment coordination, treatment plan presentation, coordinacion de tratamientos dentales, recall appointments, dental recall | ^Dental administration |
Tenant screening | tenant applications, rental applications, evaluacion de inquilinos, seleccion de inquilinos, analise de inquilinos | ^Property management |
Rent collection | cobro de rentas, cobro de alquileres, cobranca de alugueis, rent roll, delinquency management | ^Property management |
Lease administration | lease agreements, lease renewals, leasing contracts, contratos de arrendamiento, renovacion de contratos de alquiler, contratos de locacao, lease abstraction | ^Property management | ~Leasing 7
Maintenance coordination | work orders, work order management, coordinacion de mantenimiento, ordenes de trabajo, ordens de servico, maintenance requests | ^Property management |
Property management software | software de administracion de propiedades, software de gestao de imoveis | ^Property management |
Transaction coordination | transaction coordinator, real estate transactions, contract to close, coordinacion de transacciones, coordinador de transacciones, escrow coordination, coordenacao de transacoes imobiliarias | ^Real estate |
Multiple listing services | mls listings, mls data entry, listing management, listing input, publicacion de propiedades | ^Real estate |
Comparative market analysis | #CMA, comparative market analyses, real estate comps, running comps, analisis comparativo de mercado | ^Real estate |
Showing coordination | property showings, scheduling showings, open houses, coordinacion de visitas a propiedades | ^Real estate, Appointment scheduling |
Skip tracing | skip trace, localizacion de propietarios | ^Real estate | ~Internet research 5
Mortgage software | loan origination systems, #LOS, loan origination software | ^Mortgage processing |
Loan setup | loan file setup, mortgage file setup, #VOE, verification of employment, conditions clearing, loan conditions, preparacion de expedientes hipotecarios | ^Mortgage processing |
FHA, VA and conventional loans | fha loans, va loans, usda loans, conventional loans | ^Mortgage processing |
Mortgage underwriting | underwriting mortgage loans, suscripcion hipotecaria | ^Underwriting, Mortgage processing |
Legal practice management software | legal case management software, software juridico, software para abogados | ^Law |
Discovery requests | legal discovery, discovery responses, interrogatories, requests for production, propounding discovery | ^Litigation |
Court filing | e-filing, efiling, electronic court filing, court e-filing, presentacion de escritos, peticionamento eletronico, docketing, legal calendaring | ^Litigation | ~Legal practice management software 4
Medical records retrieval | medical records requests, requesting medical records, obtencion de expedientes medicos, medical chronologies, medical summaries | ^Personal injury law |
Construction management software | construction software, software de construccion, software de obra | ^Construction management |
Estimating software | takeoff software, construction estimating software, software de presupuestos de obra, programas de mediciones | ^Estimating |
Takeoffs | !takeoffs, material takeoffs, construction takeoffs, quantity takeoffs, cuantificaciones, computos de obra, levantamento de quantitativos | ^Estimating | ~Quantity surveying 9
Submittals | construction submittals, submittal log, #RFI, rfis, rfis and submittals, requests for information construction | ^Construction management |
Change orders | construction change orders, ordenes de cambio, aditivos de obra | ^Construction management | ~Submittals 6
Bid preparation | construction bids, bid proposals construction, bid leveling, preparacion de ofertas de obra, bidding construction, orcamento de obras, invitation to bid, invitations to bid | ^Estimating |
Building permits | permit expediting, !permitting, permisos de construccion, licencias de construccion, alvaras de construcao, permit applications | ^Construction management |
Punch lists | punch list, closeout documents, project closeout construction, lista de pendientes de obra | ^Construction management |
Earthwork grading | land grading, site grading, grading plans, grading and drainage, movimiento de tierras, terraplenagem, earthwork, nivelacion de terrenos | ^Civil engineering |
Grading | !grading | | ~Student assessment 6, Earthwork grading 6
Construction drawings | shop drawings, as-built drawings, planos constructivos, planos de obra, architectural drafting, !drafting, dibujo arquitectonico, desenho arquitetonico, technical drawings, projetos executivos | ^CAD |
Field service software | software de servicio en campo, field service management software | ^Dispatch |
Job scheduling | technician scheduling, scheduling technicians, programacion de tecnicos, crew scheduling, agendamento de tecnicos | ^Dispatch | ~Calendar management 5
Learning management systems | #LMS, plataformas educativas, plataformas de ensino, gestion de lms, lms administration | ^Instructional design |
Donor management | donor management software, gestion de donantes, gestao de doadores, donor database | ^Fundraising |
Bank feeds | transaction categorization, categorizing transactions, categorizacion de transacciones, coding transactions, bank feed management, classificacao de transacoes | ^Bookkeeping |
Chart of accounts | plan de cuentas, catalogo de cuentas, plano de contas, chart of accounts setup | ^Bookkeeping |
1099 filing | form 1099, 1099 preparation, 1099s, w-9 collection, 1099 and w-9, w-2 and 1099 | ^Bookkeeping, Tax preparation |
Clean-up bookkeeping | books cleanup, bookkeeping cleanup, catch-up bookkeeping, books catch-up, limpieza contable, regularizacion contable | ^Bookkeeping |
Sales tax filing | sales tax returns, sales tax compliance, declaracion de iva, sales tax reporting | ^VAT | ~Tax preparation 6
Payroll taxes | form 941, payroll tax filing, impuestos de nomina, encargos da folha, esocial, payroll tax compliance | ^Payroll, Tax preparation |
Job costing | costeo por obra, job cost accounting, costeo de proyectos, custeio por obra | ^Cost accounting |
Vendor statements | vendor statement reconciliation, conciliacion de proveedores, supplier reconciliations, conciliacao de fornecedores | ^Accounts payable |
Bill payment | paying bills, bill pay, pago de facturas, pagamento de contas, bill processing, pago a proveedores, pagamento a fornecedores | ^Accounts payable |
Three-way matching | 3-way matching, three way match, invoice matching, invoice coding, conciliacion de ordenes de compra | ^Accounts payable |
Data scraping and list building | list building, lead list building, lead lists, armado de listas de prospectos, listas de prospectos, contact research, criacao de listas de leads | ^Lead generation, Internet research |
Sales cadences | sales sequences, outreach sequences, email cadences, cadencias de ventas, cadencias de prospeccao, multichannel outreach | ^Sales development | ~Cold emailing 7
Apollo | &apollo | | ~Apollo.io 6, Apollo GraphQL 6
Epic | !epic | | ~Epic Systems 7, Applied Epic 5, Kareo 4, Cerner 4
Podcast booking | podcast outreach, podcast guest booking, podcast management | ^Virtual assistance | ~Podcast production 5
Inbox zero | email triage, inbox triage, organizacion de bandeja de entrada | ^Inbox management |
Travel itineraries | itinerarios de viaje, travel itinerary, roteiros de viagem | ^Travel arrangements |
Meeting notes | action items, minutas de reunion, tomar notas en reuniones, notas de reuniones | ^Minute taking |
`;
