/**
 * Office and computer occupations: the marketplace's main role families. Contains only data: `# group` starts a group of related work, followed by
 * one occupation per line: `Title | other titles`, in any language. title-words.ts translates single words. A line with `>` is a kind of the
 * occupation above it.
 */
export const OFFICE_OCCUPATIONS = `
# it.development
Software Developer | software engineer, programmer, application developer, computer programmer, ingeniero de software, desarrollador de software, analista programador, coder, software programmer, systems programmer, application engineer software
> Full-stack Developer | full stack engineer, mern developer, desarrollador full stack, desenvolvedor full stack
> Java Developer | desarrollador java, programador java, java engineer, java programmer
> Python Developer | desarrollador python, programador python, python engineer
> PHP Developer | desarrollador php, laravel developer, programador php
> .NET Developer | desarrollador .net, c# developer, desenvolvedor .net
> C++ Developer | c++ programmer, c++ engineer, programador c++
> Ruby Developer | ruby on rails developer, rails developer, desarrollador ruby
Front-end Developer | frontend engineer, angular developer, vue developer, javascript developer, ui developer, desarrollador frontend, maquetador web
> React Developer | desarrollador react, react engineer, next.js developer
Back-end Developer | backend engineer, api developer, desarrollador backend, server side developer
> Node.js Developer | node developer, desarrollador node, node engineer
Web Developer | website developer, web programmer, desarrollador web, programador web
> WordPress Developer | desarrollador wordpress, wordpress designer, shopify developer, desarrollador shopify
> Webmaster | web administrator, administrador web, website administrator
Mobile Developer | app developer, flutter developer, react native developer, desarrollador movil, desarrollador de aplicaciones moviles
> Android Developer | desarrollador android, kotlin developer
> iOS Developer | desarrollador ios, swift developer
Game Developer | game programmer, desarrollador de videojuegos
> Game Designer | video game designer, disenador de videojuegos, level designer
Embedded Engineer | firmware engineer, embedded software engineer, embedded systems developer
Software Architect | solution architect, enterprise architect, solutions architect, it architect, system architect, arquitecto de soluciones, arquitecto de software, technical architect
Engineering Manager | software development manager, development manager, software engineering manager
> Technical Lead | tech lead, lider tecnico, technical lead developer, development team lead
> Chief Technology Officer | cto, director de tecnologia, vp of engineering, diretor de tecnologia
Blockchain Developer | smart contract developer, desarrollador blockchain, solidity developer, web3 developer
RPA Developer | desarrollador rpa, robotic process automation developer, automation developer
Systems Integrator | integration engineer, integration developer, ingeniero de integracion
# it.quality
QA Tester | software tester, manual tester, manual qa tester, tester manual, testador manual, qa analyst, qa engineer, test engineer, test analyst, quality assurance tester, analista de pruebas, analista qa, tester de software, ux tester
> Test Automation Engineer | sdet, qa automation engineer, automatizador de pruebas, automation tester
QA Manager | qa lead, test manager, lider de qa, test lead, software quality manager
# it.infrastructure
DevOps Engineer | platform engineer, release engineer
> Site Reliability Engineer | sre, reliability engineer software, ingeniero sre
Cloud Engineer | aws engineer, azure engineer, cloud administrator, ingeniero cloud
> Cloud Architect | arquitecto cloud, aws architect, azure architect, cloud solutions architect
System Administrator | sysadmin, systems administrator, server administrator, linux administrator, windows administrator, administrador de sistemas, it administrator, systems engineer it, infrastructure engineer
Network Engineer | network administrator, ccna engineer, ingeniero de redes, administrador de redes, network analyst, network specialist
> Network Architect | arquitecto de redes, network designer
> Network Technician | tecnico de redes, network support technician, cable network technician
Database Administrator | dba, database engineer, administrador de base de datos, sql developer, oracle dba, database developer, database designer
Cybersecurity Analyst | information security analyst, soc analyst, security consultant it, analista de ciberseguridad, information security specialist, it security specialist
> Penetration Tester | ethical hacker, pentester, hacker etico
> Security Engineer IT | cybersecurity engineer, ingeniero de ciberseguridad, information security engineer
> Chief Information Security Officer | ciso, information security manager, gerente de seguridad de la informacion
IT Support Specialist | helpdesk analyst, technical support specialist, it technician, desktop support, service desk analyst, soporte tecnico, tecnico de soporte, computer support technician, soporte informatico, it support technician, tecnico informatico, computer technician, user support technician, ict help desk agent
> Help Desk Technician | help desk agent, service desk agent, helpdesk technician, agente de mesa de ayuda, help desk analyst
IT Manager | information technology manager, gerente de sistemas, gerente de ti, head of it, ict manager, information systems manager
> Chief Information Officer | cio, it director, director de ti, director de sistemas
Telecommunications Engineer | telecom engineer, rf engineer, wireless engineer, ingeniero de telecomunicaciones, telecommunications technician, telecommunications specialist
Computer Repair Technician | pc technician, tecnico en computadoras, hardware technician, tecnico en reparacion de computadoras
Data Center Technician | data centre technician, data center operator, tecnico de centro de datos
# it.analysis
Business Analyst | business systems analyst, functional analyst, analista funcional, analista de negocio, requirements analyst, it business analyst, ict business analyst, business consultant
> Systems Analyst | analista de sistemas, computer systems analyst, it systems analyst
Product Manager | product lead, gerente de producto, jefe de producto, product specialist
> Product Owner | dueno de producto, agile product owner, product owner scrum
ERP Consultant | crm consultant, oracle consultant, erp analyst
> Salesforce Developer | desarrollador salesforce, salesforce engineer
> Salesforce Administrator | administrador salesforce, salesforce consultant, crm administrator salesforce
> SAP Consultant | consultor sap, sap analyst, sap functional consultant, analista sap
IT Consultant | consultor de ti, technology consultant, consultor tecnologico, ict consultant
# data.analysis
Data Analyst | analista de datos, data analytics specialist, reporting analyst, insights analyst, analista de business intelligence, information analyst
> Business Intelligence Analyst | bi analyst, bi developer, analista bi, analista de inteligencia de negocios, power bi developer
Data Scientist | cientifico de datos, nlp engineer, computer vision engineer, machine learning scientist
> Machine Learning Engineer | ml engineer, ingeniero de machine learning, deep learning engineer
> AI Engineer | artificial intelligence engineer, ingeniero de inteligencia artificial, ai specialist, prompt engineer
Data Engineer | etl developer, big data engineer, data warehouse developer, ingeniero de datos, analytics engineer, data integration specialist
> Data Architect | arquitecto de datos, data modeler, enterprise data architect
Statistician | biostatistician, statistical analyst, estadistico
> Actuary | actuario, actuarial analyst, analista actuarial
> Mathematician | matematico, operations research analyst
Data Annotator | data labeler, etiquetador de datos, data annotation specialist
# design.visual
Graphic Designer | visual designer, disenador grafico, brand designer, graphic artist, production artist, layout artist, publications designer, multimedia designer
> Art Director | director de arte, creative director, director creativo, diretor de arte
UX Designer | ui designer, ui ux designer, user experience designer, interaction designer, disenador ux, disenador de interfaces, product designer digital, user interface designer
> UX Researcher | user researcher, investigador ux, usability specialist
Web Designer | disenador web, website designer, digital designer
Illustrator | ilustrador, concept artist, cartoonist, character artist, visual effects artist
> Motion Designer | motion graphics designer, disenador de motion graphics, motion graphics artist
> Animator | animador 3d, 2d animator, 3d animator, animador 2d
> 3D Artist | artista 3d, 3d modeler, modelador 3d, environment artist
Video Editor | editor de video, film editor, post production editor, audiovisual producer
> Camera Operator | cameraman, camarografo, cinematographer, director de fotografia
> Videographer | videografo, video producer, realizador audiovisual
> Film Director | director de cine, movie director, cineasta
Photographer | photo editor, fotografo, photojournalist
Interior Designer | interior decorator, interior architect, disenador de interiores, decorador
Fashion Designer | disenador de moda, clothing designer, pattern maker, patronista, garment designer
Industrial Designer | product design engineer, furniture designer, disenador industrial
> Packaging Designer | disenador de empaques, packaging engineer design
Product Designer | disenador de producto digital, digital product designer, designer de produto
Jewelry Designer | disenador de joyas, jewellery designer
Set Designer | escenografo, stage designer, production designer, exhibition designer
# marketing.general
Marketing Manager | marketing director, head of marketing, gerente de marketing, gerente de mercadeo, jefe de marketing, marketing lead
> Chief Marketing Officer | cmo, vp marketing, director de marketing
Marketing Specialist | marketing coordinator, marketing assistant, marketing associate, marketing executive, marketing analyst, especialista en marketing, analista de marketing, marketing consultant, asistente de marketing, marketing officer
> Trade Marketing Analyst | trade marketing, analista de trade marketing, trade marketing manager
Digital Marketing Specialist | online marketing specialist, digital marketer, performance marketer, marketing automation specialist, especialista en marketing digital, internet marketing, digital marketing manager
> Growth Manager | growth hacker, growth marketer, head of growth, growth marketing manager
> Email Marketing Specialist | email marketer, especialista en email marketing, crm marketing specialist
SEO Specialist | seo analyst, especialista seo, search engine optimisation expert
> Paid Media Specialist | media buyer, ppc specialist, trafficker digital, gestor de trafego, google ads specialist, paid media manager
Social Media Manager | social media specialist, social media coordinator, gestor de redes sociales
> Content Creator | creador de contenido, content producer, criador de conteudo, youtuber
> Influencer | influencer manager, influenciador, streamer
> Community Manager | gestor de comunidades, online community manager, community moderator
Content Writer | content marketer, redactor, blogger, seo writer, content specialist
> Copywriter | redactor publicitario, advertising copywriter, redator publicitario
> Content Manager | content strategist, gestor de contenidos, web content manager, content marketing manager
Brand Manager | gerente de marca, brand strategist, category manager, jefe de marca, merchandise manager
> Product Marketing Manager | product marketer, gerente de marketing de producto
Advertising Specialist | account planner advertising, ejecutivo de publicidad, advertising manager, publicista, publicist, advertising executive
> Media Planner | planificador de medios, media strategist, planejador de midia
Market Research Analyst | market researcher, analista de mercado, investigador de mercado, survey interviewer, encuestador, market research interviewer
Public Relations Specialist | pr manager, public relations officer, communications manager, communications specialist, press officer, media relations, relacionista publico, comunicador, spokesperson, public relations executive, responsable de comunicacion
Event Planner | event manager, event coordinator, organizador de eventos, conference organizer, events assistant, meeting planner
> Wedding Planner | organizador de bodas, wedding coordinator
Ecommerce Specialist | ecommerce manager, amazon specialist, marketplace specialist, amazon account manager, especialista ecommerce, online store manager, shopify specialist
# media.writing
Journalist | reporter, news editor, periodista, columnist, correspondent, news writer
> News Anchor | presenter, presentador de noticias, television presenter, locutor, radio announcer, radio host
Editor | book editor, publisher, editor in chief, publishing coordinator, editora
> Proofreader | copy editor, corrector de estilo, correctora
Writer | author, novelist, escritor, poet, ghostwriter
> Technical Writer | documentation specialist, redactor tecnico, technical documentation writer, documentador tecnico
> Screenwriter | guionista, roteirista, script writer
Translator | traductor, localization specialist
> Interpreter | interprete, medical interpreter, sign language interpreter, court interpreter
> Subtitler | subtitulador, captioner, legendador
# sales.field
Sales Representative | sales executive, sales rep, salesperson, sales agent, sales consultant, ejecutivo de ventas, representante de ventas, asesor comercial, vendedor, sales advisor, sales specialist, outside sales, technical sales representative, promotor de ventas, commercial advisor, agente comercial, field sales, sales person, sales professional
> Medical Sales Representative | pharmaceutical sales representative, visitador medico, medical representative
Account Executive | inside sales representative, enterprise account executive, ejecutivo comercial, business development executive, telesales, televendedor, inside sales
Sales Development Representative | sdr, bdr, business development representative, cold caller, outbound sales representative, demand generation specialist
> Lead Generation Specialist | appointment setter, prospector, especialista en generacion de leads
Account Manager | client manager, relationship manager, ejecutivo de cuentas, ejecutivo de cuenta, gestor de cuentas, client relationship manager, client executive, customer relationship manager, account supervisor
> Key Account Manager | kam, gerente de cuentas clave, key accounts executive
Sales Manager | head of sales, regional sales manager, gerente de ventas, gerente comercial, jefe de ventas, sales supervisor, commercial manager, sales team leader, area sales manager, national sales manager, sales lead
> Sales Director | director de ventas, vp sales, chief revenue officer, director comercial, commercial director
Business Development Manager | business developer, gerente de desarrollo de negocios, desarrollador de negocios, business development director
> Partnership Manager | alliance manager, partner manager, gerente de alianzas
Sales Engineer | presales consultant, pre sales engineer, solutions consultant, technical sales engineer, ingeniero de ventas, preventa
Sales Operations Specialist | sales support, revenue operations, crm administrator, asistente de ventas, sales analyst, analista de ventas
> Sales Coordinator | sales administrator, coordinador de ventas, sales assistant administrative
Real Estate Agent | realtor, estate agent, real estate broker, agente inmobiliario, corredor de bienes raices, property consultant, letting agent, asesor inmobiliario
Insurance Agent | insurance sales, agente de seguros, asesor de seguros, insurance consultant, insurance producer
> Insurance Broker | corredor de seguros, corretor de seguros, insurance advisor
Car Salesperson | auto sales consultant, vendedor de autos, car sales executive, vendedor de vehiculos
Property Manager | administrador de propiedades, property administrator, real estate manager, leasing consultant, administrador de inmuebles
Auctioneer | subastador, martillero, leiloeiro
# support.customer
Customer Service Representative | customer support specialist, customer service agent, customer care representative, agente de servicio al cliente, representante de atencion al cliente, client service representative, customer service advisor, customer service assistant, asesor de servicio al cliente, asesor de atencion al cliente, customer service associate, customer advisor, customer service clerk
> Call Center Agent | agente de call center, contact center agent, teleoperador, call centre agent, operador de call center
> Chat Support Agent | live chat agent, agente de chat, online chat agent
> Switchboard Operator | telephone operator, telefonista, operadora telefonica
Customer Success Manager | customer success specialist, client success manager
> Customer Experience Manager | customer experience specialist, gerente de experiencia del cliente, cx manager
> Onboarding Specialist | implementation specialist, especialista de onboarding, client onboarding specialist
Customer Service Manager | call center manager, customer service supervisor, gerente de servicio al cliente, contact centre manager, customer support manager, jefe de atencion al cliente, customer service team leader
> Call Center Supervisor | supervisor de call center, contact center supervisor, call center team leader
Telemarketer | telemarketing agent, outbound agent, telephone sales agent
Technical Support Representative | representante de soporte tecnico, technical support agent, product support specialist
# office.assistance
Executive Assistant | secretary to ceo, executive secretary, asistente ejecutiva, secretaria ejecutiva, asistente de gerencia, asistente de direccion, management assistant, secretaria de direccion
> Personal Assistant | asistente personal, pa, assistente pessoal
> Chief of Staff | jefe de gabinete, chief of staff to ceo
Virtual Assistant | asistente virtual, remote assistant, virtual administrative assistant, remote executive assistant
Administrative Assistant | administrative clerk, office assistant, office administrator, asistente administrativo, auxiliar administrativo, recepcionista administrativa, administrative officer, administrative secretary, admin assistant, administrative coordinator, administrative executive, administrative support
> Secretary | secretaria, office secretary, secretario
> Office Clerk | general office clerk, oficinista, office worker, filing clerk
Receptionist | front desk agent, front office assistant, recepcionista, hotel receptionist, front desk clerk, front desk officer
> Medical Receptionist | recepcionista medica, clinic receptionist, recepcionista de clinica
Office Manager | administrative manager, administration manager, administrador de oficina, jefe administrativo, coordinador administrativo, gerente administrativo, office coordinator, administrative supervisor, administrative director
Data Entry Clerk | typist, records clerk, archivist clerk, word processor
> Transcriptionist | transcriptor, medical transcriptionist, transcritor
> Data Entry Specialist | data entry operator, capturista, digitador, data capturer
> Document Controller | document control specialist, controlador de documentos, document specialist
# operations.management
Operations Manager | gerente de operaciones, business operations manager, jefe de operaciones, head of operations, operations supervisor, general manager, gerente general, business manager, company director, administrador de empresas
> Chief Executive Officer | ceo, managing director, director general, diretor executivo, president
> Chief Operating Officer | coo, director de operaciones, operations director
> Entrepreneur | founder, business owner, emprendedor, empresario
> Branch Manager | gerente de sucursal, branch supervisor, bank branch manager
Operations Coordinator | operations specialist, operations assistant, operations analyst, coordinador de operaciones, operations associate, analista de operaciones
Project Manager | project coordinator, project lead, gerente de proyectos, jefe de proyecto, coordinador de proyectos, director de proyectos, project officer, it project manager, project director
> Program Manager | programme manager, gerente de programa, program director
> PMO Analyst | project management officer, analista pmo, pmo manager
> Project Assistant | project administrator, asistente de proyectos, project support officer
Scrum Master | agile coach, agile project manager, release train engineer
Process Improvement Specialist | business process analyst, continuous improvement specialist, lean manager, six sigma, analista de procesos, process analyst, change manager, ingeniero de procesos de negocio
Management Consultant | strategy consultant, consultor de negocios, consultor empresarial, organizational consultant, strategic planning manager, strategy manager
Quality Manager | quality specialist, quality coordinator, gerente de calidad, quality assurance manager, coordinador de calidad, analista de calidad, quality analyst, quality supervisor, quality assurance specialist
> Quality Auditor | auditor de calidad, iso auditor
# operations.supply
Supply Chain Manager | supply chain analyst, logistics manager, gerente de logistica, materials planner, jefe de logistica, supply chain coordinator, logistics director, planificador de la produccion
> Demand Planner | supply planner, planificador de demanda, demand planning analyst
> Production Planner | planificador de produccion, production scheduler, master scheduler
Logistics Coordinator | logistics specialist, shipping coordinator, coordinador de logistica, shipping clerk, logistics analyst, transport coordinator, traffic coordinator, logistics clerk, transport planner
> Dispatcher | truck dispatcher, despachador, load planner, transport dispatcher
> Freight Broker | freight agent, corredor de carga, freight forwarder, agente de carga
Procurement Specialist | buyer, purchasing agent, comprador, analista de compras, sourcing specialist, procurement officer, vendor manager, purchasing assistant, purchaser, procurement analyst, strategic buyer
> Purchasing Manager | procurement manager, gerente de compras, jefe de compras, head of procurement
Import Export Specialist | comercio exterior, foreign trade specialist, import export manager, customs officer, importador, especialista en importacion y exportacion, analista de comercio exterior, export manager
> Customs Broker | agente de aduanas, customs agent, despachante aduaneiro
Warehouse Manager | warehouse supervisor, jefe de almacen, inventory manager, store keeper supervisor, jefe de bodega, encargado de almacen, warehouse coordinator, distribution manager, distribution center manager
> Inventory Analyst | inventory controller, analista de inventarios, stock controller
# finance.accounting
Accountant | general accountant, staff accountant, contador, contador publico, contable, senior accountant, chartered accountant, cpa, certified public accountant, public accountant, analista contable, accounting analyst, accounting specialist, fund accountant, management accountant
> Cost Accountant | contador de costos, cost controller, analista de costos
Bookkeeper | tenedor de libros, quickbooks specialist, accounting technician, full charge bookkeeper
> Accounting Assistant | auxiliar contable, asistente contable, accounts assistant, accounting clerk
Accounts Payable Specialist | invoicing clerk, ap specialist, cuentas por pagar, accounts payable clerk, invoice clerk, credit controller
> Billing Specialist | billing clerk, facturador, billing coordinator, billing analyst
> Collections Specialist | debt collector, gestor de cobranzas, collector, agente de cobranza, collections agent, analista de cobranzas
> Accounts Receivable Specialist | accounts receivable clerk, cuentas por cobrar, ar specialist
Payroll Specialist | payroll clerk, payroll administrator, analista de nomina, payroll manager, payroll analyst, tecnico de nominas
Tax Specialist | tax accountant, tax preparer, analista de impuestos, tax manager, tax analyst, tax inspector, contador de impuestos, tax associate
> Tax Advisor | asesor fiscal, tax consultant, asesor tributario
Auditor | internal auditor, external auditor, audit manager, auditor interno, auditor financiero, audit associate, audit supervisor
> IT Auditor | auditor de sistemas, information systems auditor, auditor de ti
Finance Manager | gerente de finanzas, gerente financiero, jefe de contabilidad, accounting manager, accounting supervisor, head of finance, chief accountant, jefe de finanzas, contador general
> Chief Financial Officer | cfo, finance director, director financiero, diretor financeiro
> Financial Controller | controller, contralor, comptroller, contralor financiero
> Treasury Analyst | treasurer, tesorero, analista de tesoreria, treasury manager
# finance.analysis
Financial Analyst | finance analyst, fp&a analyst, analista financiero, financial planning analyst, cost analyst, finance specialist, finance business partner, finance officer, finance assistant, finance executive
> Pricing Analyst | analista de precios, pricing manager, pricing specialist
> Budget Analyst | analista de presupuestos, budget manager
Investment Analyst | equity analyst, analista de inversiones, research analyst finance, investment advisor, securities broker, asset manager, investment manager, wealth manager, analista de banca de inversion, analista de cartera, hedge fund manager
> Portfolio Manager | fund manager, gestor de carteras, gestor de fondos, portfolio analyst
> Investment Banker | investment banking analyst, banquero de inversion, banca de inversion analyst
> Trader | stockbroker, corredor de bolsa, financial trader, forex trader
Financial Advisor | financial planner, financial consultant, asesor financiero, wealth advisor, asesor de inversiones
> Personal Banker | private banker, ejecutivo bancario, bank officer
Credit Analyst | mortgage processor, analista de credito, credit manager, credit risk analyst, loan specialist
> Underwriter | insurance underwriter, mortgage underwriter, suscriptor, loan underwriter
> Loan Officer | mortgage loan officer, oficial de credito, loan processor, ejecutivo de credito
> Mortgage Broker | mortgage advisor, asesor hipotecario, mortgage consultant
> Risk Manager | gerente de riesgos, risk analyst, analista de riesgos, risk officer
Bank Teller | cashier bank, cajero bancario, bank clerk, branch banker, bank manager, teller supervisor, banking officer
Claims Specialist | claims processor, claims handler, insurance claims, insurance analyst, actuarial assistant, appraiser, insurance specialist, insurance clerk
> Claims Adjuster | loss adjuster, ajustador de seguros, claims examiner, perito de seguros
Economist | economic analyst, economista, analista economico, economic advisor
# people.hr
HR Manager | human resources manager, hr director, gerente de recursos humanos, jefe de recursos humanos, head of people, chief people officer, human resources director, talent manager, head of hr, director de recursos humanos
> HR Business Partner | hrbp, human resources business partner
HR Specialist | hr generalist, human resources specialist, hr coordinator, analista de recursos humanos, hr administrator, people operations specialist, hr officer, hr analyst, hr consultant, hr executive, hr advisor
> HR Assistant | asistente de recursos humanos, auxiliar de recursos humanos, hr clerk
> Compensation Analyst | benefits specialist, analista de compensaciones, compensation and benefits manager
> Labor Relations Specialist | especialista en relaciones laborales, employee relations specialist
Recruiter | talent acquisition specialist, reclutador, recruitment consultant, sourcer, headhunter, analista de seleccion, recruitment coordinator, staffing specialist, recruiting coordinator, especialista en reclutamiento
> Technical Recruiter | it recruiter, reclutador it, tech recruiter
> Recruiting Manager | talent acquisition manager, recruitment manager, gerente de reclutamiento
Training Specialist | corporate trainer, training manager, learning and development specialist, capacitador, training coordinator, formador, training officer, learning consultant
> Instructional Designer | disenador instruccional, e-learning developer, designer instrucional
# legal.office
Lawyer | attorney, legal counsel, abogado, solicitor, barrister, legal advisor, asesor legal, associate attorney, general counsel, asesor juridico, family lawyer, attorney at law
> Corporate Lawyer | abogado corporativo, in house counsel, corporate counsel, abogado de empresa
> Litigation Attorney | abogado litigante, trial lawyer, litigator
> Criminal Lawyer | abogado penalista, public defender, defensor publico
> Prosecutor | fiscal penal, district attorney, promotor de justica
> Law Clerk | court clerk, judicial clerk, escribiente judicial
Paralegal | legal assistant, asistente legal, asistente juridico, litigation paralegal, legal clerk, procurador, legal administrator, legal specialist
> Legal Secretary | secretaria legal, secretaria juridica, legal administrative assistant
> Legal Intake Specialist | intake specialist, legal intake coordinator
Compliance Officer | compliance analyst, compliance manager, oficial de cumplimiento, compliance specialist, anti money laundering
> Fraud Analyst | analista de fraude, fraud investigator, fraud specialist, aml analyst, kyc analyst
> Data Protection Officer | dpo, privacy officer, oficial de proteccion de datos
> Regulatory Affairs Specialist | especialista en asuntos regulatorios, regulatory specialist, regulatory affairs manager
Contract Manager | contract administrator, contract specialist, administrador de contratos, contracts coordinator, contract analyst
Judge | magistrate, juez
> Notary | notario, notary public, escribano
> Mediator | arbitrator, conciliador, mediador
Immigration Lawyer | abogado de inmigracion, immigration attorney, immigration specialist
`;
