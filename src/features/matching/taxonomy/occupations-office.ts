/**
 * Occupations of the office and the screen: the market's own role families. Data only: `# group` opens a group of neighbouring work, then one
 * occupation a line: `Title | other titles`, any language; single words are translated by title-words.ts.
 */
export const OFFICE_OCCUPATIONS = `
# it.development
Software Developer | software engineer, programmer, application developer, computer programmer, ingeniero de software, desarrollador de software, analista programador, coder, java developer, python developer, php developer, c++ developer, .net developer, ruby developer, desarrollador java, desarrollador python, software programmer, systems programmer, application engineer software
Front-end Developer | frontend engineer, react developer, angular developer, vue developer, javascript developer, ui developer, desarrollador frontend, maquetador web
Back-end Developer | backend engineer, node developer, api developer, desarrollador backend, server side developer
Full-stack Developer | full stack engineer, mern developer, desarrollador full stack
Web Developer | website developer, web programmer, webmaster, desarrollador web, wordpress developer, shopify developer, programador web
Mobile Developer | android developer, ios developer, app developer, flutter developer, react native developer, desarrollador movil, desarrollador de aplicaciones moviles
Game Developer | game programmer, game designer, desarrollador de videojuegos, disenador de videojuegos, video game designer
Embedded Engineer | firmware engineer, embedded software engineer, embedded systems developer
Software Architect | solution architect, enterprise architect, solutions architect, it architect, system architect, arquitecto de soluciones, arquitecto de software, technical architect
Engineering Manager | software development manager, tech lead, technical lead, development manager, lider tecnico, software engineering manager, chief technology officer
# it.quality
QA Tester | software tester, qa analyst, qa engineer, test engineer, test analyst, quality assurance tester, analista de pruebas, analista qa, tester de software, sdet, test automation engineer, ux tester
# it.infrastructure
DevOps Engineer | site reliability engineer, sre, platform engineer, release engineer
Cloud Engineer | cloud architect, aws engineer, azure engineer, cloud administrator, ingeniero cloud
System Administrator | sysadmin, systems administrator, server administrator, linux administrator, windows administrator, administrador de sistemas, it administrator, systems engineer it, infrastructure engineer
Network Engineer | network administrator, network architect, network technician, ccna engineer, ingeniero de redes, administrador de redes, network analyst, network specialist
Database Administrator | dba, database engineer, administrador de base de datos, sql developer, oracle dba, database developer, database designer
Cybersecurity Analyst | information security analyst, security engineer it, soc analyst, penetration tester, ethical hacker, security consultant it, analista de ciberseguridad, ciso, information security specialist, it security specialist
IT Support Specialist | help desk technician, helpdesk analyst, technical support specialist, it technician, desktop support, service desk analyst, soporte tecnico, tecnico de soporte, computer support technician, soporte informatico, it support technician, tecnico informatico, computer technician, user support technician, ict help desk agent
IT Manager | it director, chief information officer, information technology manager, gerente de sistemas, gerente de ti, head of it, ict manager, information systems manager
Telecommunications Engineer | telecom engineer, rf engineer, wireless engineer, ingeniero de telecomunicaciones, telecommunications technician, telecommunications specialist
# it.analysis
Business Analyst | systems analyst, business systems analyst, functional analyst, analista funcional, analista de negocio, requirements analyst, analista de sistemas, it business analyst, ict business analyst, business consultant
Product Manager | product owner, product lead, gerente de producto, jefe de producto, product specialist
ERP Consultant | sap consultant, salesforce administrator, salesforce developer, crm consultant, sap analyst, consultor sap, oracle consultant, erp analyst
# data.analysis
Data Analyst | analista de datos, data analytics specialist, reporting analyst, business intelligence analyst, bi analyst, bi developer, insights analyst, analista bi, analista de business intelligence, power bi developer, information analyst
Data Scientist | machine learning engineer, ai engineer, deep learning engineer, cientifico de datos, nlp engineer, ai specialist, computer vision engineer, machine learning scientist
Data Engineer | etl developer, big data engineer, data warehouse developer, ingeniero de datos, data architect, analytics engineer, data integration specialist
Statistician | biostatistician, statistical analyst, estadistico, mathematician, actuary, actuarial analyst, data modeler
# design.visual
Graphic Designer | visual designer, disenador grafico, brand designer, graphic artist, production artist, layout artist, publications designer, multimedia designer, art director, creative director, director de arte, director creativo
UX Designer | ui designer, ui ux designer, user experience designer, interaction designer, disenador ux, disenador de interfaces, product designer digital, ux researcher, user interface designer
Web Designer | disenador web, website designer, digital designer
Illustrator | animator, 3d artist, motion graphics designer, motion designer, ilustrador, 3d modeler, concept artist, animador 3d, cartoonist, character artist, visual effects artist
Video Editor | editor de video, film editor, video producer, post production editor, audiovisual producer, videographer, camera operator, cameraman, camarografo, cinematographer, film director
Photographer | photo editor, fotografo, photojournalist
Interior Designer | interior decorator, interior architect, disenador de interiores, decorador
Fashion Designer | disenador de moda, clothing designer, pattern maker, patronista, garment designer
Industrial Designer | product design engineer, furniture designer, disenador industrial, packaging designer
# marketing.general
Marketing Manager | marketing director, head of marketing, chief marketing officer, gerente de marketing, gerente de mercadeo, jefe de marketing, marketing lead, vp marketing, director de marketing
Marketing Specialist | marketing coordinator, marketing assistant, marketing associate, marketing executive, marketing analyst, especialista en marketing, analista de marketing, marketing consultant, asistente de marketing, marketing officer, trade marketing analyst, trade marketing
Digital Marketing Specialist | online marketing specialist, digital marketer, performance marketer, growth marketer, growth hacker, email marketing specialist, marketing automation specialist, especialista en marketing digital, internet marketing, digital marketing manager, growth manager
SEO Specialist | ppc specialist, google ads specialist, seo analyst, especialista seo, media buyer, paid media specialist, search engine optimisation expert, trafficker digital, paid media manager
Social Media Manager | community manager, social media specialist, social media coordinator, gestor de redes sociales, content creator, influencer manager, influencer
Content Writer | copywriter, content marketer, redactor, redactor publicitario, content strategist, creador de contenido, blogger, seo writer, content manager, content specialist, web content manager
Brand Manager | product marketing manager, gerente de marca, brand strategist, category manager, jefe de marca, merchandise manager
Advertising Specialist | account planner advertising, media planner, ejecutivo de publicidad, advertising manager, publicista, publicist, media planner, advertising executive
Market Research Analyst | market researcher, analista de mercado, investigador de mercado, survey interviewer, encuestador, market research interviewer
Public Relations Specialist | pr manager, public relations officer, communications manager, communications specialist, press officer, media relations, relacionista publico, comunicador, spokesperson, public relations executive, responsable de comunicacion
Event Planner | event manager, event coordinator, wedding planner, organizador de eventos, conference organizer, events assistant, meeting planner
Ecommerce Specialist | ecommerce manager, amazon specialist, marketplace specialist, amazon account manager, especialista ecommerce, online store manager, shopify specialist
# media.writing
Journalist | reporter, news editor, periodista, columnist, correspondent, news writer, news anchor, presenter
Editor | proofreader, copy editor, book editor, publisher, correctora, editor in chief, publishing coordinator, editora
Writer | author, screenwriter, novelist, technical writer, escritor, guionista, poet, ghostwriter
Translator | interpreter, traductor, localization specialist, subtitler, interprete
# sales.field
Sales Representative | sales executive, sales rep, salesperson, sales agent, sales consultant, ejecutivo de ventas, representante de ventas, asesor comercial, vendedor, sales advisor, sales specialist, outside sales, medical sales representative, technical sales representative, visitador medico, promotor de ventas, commercial advisor, agente comercial, field sales, sales person, sales professional
Account Executive | inside sales representative, enterprise account executive, ejecutivo comercial, business development executive, telesales, televendedor, inside sales
Sales Development Representative | sdr, bdr, business development representative, lead generation specialist, appointment setter, prospector, cold caller, outbound sales representative, demand generation specialist
Account Manager | key account manager, client manager, relationship manager, ejecutivo de cuentas, ejecutivo de cuenta, gestor de cuentas, client relationship manager, key accounts executive, client executive, customer relationship manager, account supervisor
Sales Manager | sales director, head of sales, regional sales manager, gerente de ventas, gerente comercial, jefe de ventas, director comercial, director de ventas, vp sales, sales supervisor, commercial director, commercial manager, sales team leader, area sales manager, national sales manager, sales lead, chief revenue officer
Business Development Manager | business developer, gerente de desarrollo de negocios, partnership manager, alliance manager, desarrollador de negocios, business development director
Sales Engineer | presales consultant, pre sales engineer, solutions consultant, technical sales engineer, ingeniero de ventas, preventa
Sales Operations Specialist | sales support, sales assistant administrative, revenue operations, crm administrator, sales coordinator, sales administrator, asistente de ventas, sales analyst, analista de ventas
Real Estate Agent | realtor, estate agent, real estate broker, agente inmobiliario, corredor de bienes raices, property consultant, letting agent, asesor inmobiliario
Insurance Agent | insurance broker, insurance sales, agente de seguros, corredor de seguros, asesor de seguros, insurance advisor, insurance consultant, insurance producer
# support.customer
Customer Service Representative | customer support specialist, customer service agent, customer care representative, call center agent, agente de servicio al cliente, representante de atencion al cliente, teleoperador, client service representative, call centre agent, customer service advisor, contact center agent, chat support agent, customer service assistant, asesor de servicio al cliente, asesor de atencion al cliente, customer service associate, customer advisor, telephone operator, customer service clerk
Customer Success Manager | customer success specialist, client success manager, onboarding specialist, implementation specialist, customer experience specialist, customer experience manager
Customer Service Manager | call center manager, call center supervisor, customer service supervisor, supervisor de call center, gerente de servicio al cliente, contact centre manager, customer support manager, jefe de atencion al cliente, customer service team leader
Telemarketer | telemarketing agent, outbound agent, telephone sales agent
# office.assistance
Executive Assistant | personal assistant, secretary to ceo, executive secretary, asistente ejecutiva, secretaria ejecutiva, asistente de gerencia, chief of staff, asistente de direccion, pa, management assistant, secretaria de direccion
Virtual Assistant | asistente virtual, remote assistant, virtual administrative assistant, remote executive assistant
Administrative Assistant | administrative clerk, office assistant, secretary, office clerk, office administrator, asistente administrativo, auxiliar administrativo, secretaria, recepcionista administrativa, administrative officer, administrative secretary, admin assistant, administrative coordinator, office secretary, administrative executive, administrative support, general office clerk
Receptionist | front desk agent, front office assistant, recepcionista, hotel receptionist, medical receptionist, front desk clerk, front desk officer
Office Manager | administrative manager, administration manager, administrador de oficina, jefe administrativo, coordinador administrativo, gerente administrativo, office coordinator, administrative supervisor, administrative director
Data Entry Clerk | data entry operator, digitador, transcriptionist, typist, data entry specialist, capturista, transcriptor, document controller, records clerk, filing clerk, archivist clerk, word processor
# operations.management
Operations Manager | operations director, gerente de operaciones, chief operating officer, business operations manager, jefe de operaciones, head of operations, operations supervisor, general manager, gerente general, managing director, chief executive officer, director general, business manager, branch manager, company director, ceo, administrador de empresas, gerente de sucursal, business owner, president
Operations Coordinator | operations specialist, operations assistant, operations analyst, coordinador de operaciones, operations associate, analista de operaciones
Project Manager | project coordinator, project lead, program manager, gerente de proyectos, jefe de proyecto, coordinador de proyectos, director de proyectos, pmo analyst, project officer, it project manager, project administrator, project director, project assistant, programme manager, project support officer
Scrum Master | agile coach, agile project manager, release train engineer
Process Improvement Specialist | business process analyst, continuous improvement specialist, lean manager, six sigma, analista de procesos, process analyst, change manager, ingeniero de procesos de negocio
Management Consultant | strategy consultant, business consultant, consultor de negocios, consultor empresarial, organizational consultant, strategic planning manager, strategy manager
Quality Manager | quality specialist, quality coordinator, quality auditor, gerente de calidad, quality assurance manager, coordinador de calidad, analista de calidad, quality analyst, quality supervisor, quality assurance specialist
# operations.supply
Supply Chain Manager | supply chain analyst, logistics manager, gerente de logistica, supply planner, demand planner, materials planner, production planner, jefe de logistica, supply chain coordinator, logistics director, planificador de la produccion
Logistics Coordinator | logistics specialist, shipping coordinator, freight forwarder, freight broker, dispatcher, coordinador de logistica, despachador, shipping clerk, logistics analyst, transport coordinator, freight agent, traffic coordinator, logistics clerk, truck dispatcher, load planner, transport planner
Procurement Specialist | buyer, purchasing manager, purchasing agent, procurement manager, comprador, jefe de compras, analista de compras, sourcing specialist, procurement officer, gerente de compras, vendor manager, purchasing assistant, purchaser, procurement analyst, strategic buyer
Import Export Specialist | customs broker, customs agent, agente de aduanas, comercio exterior, foreign trade specialist, import export manager, customs officer, importador, especialista en importacion y exportacion, analista de comercio exterior, export manager
Warehouse Manager | warehouse supervisor, jefe de almacen, inventory manager, inventory analyst, inventory controller, stock controller, store keeper supervisor, jefe de bodega, encargado de almacen, warehouse coordinator, distribution manager, distribution center manager
# finance.accounting
Accountant | general accountant, staff accountant, contador, contador publico, contable, senior accountant, cost accountant, chartered accountant, cpa, certified public accountant, public accountant, analista contable, accounting analyst, accounting specialist, fund accountant, management accountant
Bookkeeper | accounting clerk, accounting assistant, accounts assistant, auxiliar contable, tenedor de libros, asistente contable, quickbooks specialist, accounting technician, full charge bookkeeper
Accounts Payable Specialist | accounts receivable specialist, billing specialist, invoicing clerk, ap specialist, ar specialist, cuentas por pagar, cuentas por cobrar, billing clerk, facturador, billing coordinator, accounts payable clerk, accounts receivable clerk, invoice clerk, collections specialist, collector, debt collector, credit controller, gestor de cobranzas, agente de cobranza, analista de cobranzas, billing analyst
Payroll Specialist | payroll clerk, payroll administrator, analista de nomina, payroll manager, payroll analyst, tecnico de nominas
Tax Specialist | tax accountant, tax preparer, tax consultant, tax advisor, asesor fiscal, analista de impuestos, tax manager, tax analyst, tax inspector, contador de impuestos, tax associate
Auditor | internal auditor, external auditor, audit manager, auditor interno, auditor financiero, audit associate, audit supervisor, it auditor
Finance Manager | chief financial officer, cfo, financial controller, finance director, controller, gerente de finanzas, gerente financiero, contralor, jefe de contabilidad, accounting manager, accounting supervisor, head of finance, chief accountant, jefe de finanzas, treasurer, treasury analyst, director financiero, contador general, comptroller
# finance.analysis
Financial Analyst | finance analyst, fp&a analyst, analista financiero, budget analyst, pricing analyst, financial planning analyst, cost analyst, finance specialist, analista de presupuestos, finance business partner, finance officer, finance assistant, finance executive
Investment Analyst | equity analyst, portfolio manager, investment banker, fund manager, analista de inversiones, trader, stockbroker, research analyst finance, investment advisor, securities broker, asset manager, investment manager, corredor de bolsa, wealth manager, investment banking analyst, analista de banca de inversion, portfolio analyst, analista de cartera, financial trader, hedge fund manager
Financial Advisor | financial planner, financial consultant, asesor financiero, personal banker, wealth advisor, private banker, asesor de inversiones
Credit Analyst | loan officer, underwriter, mortgage processor, analista de credito, loan processor, credit manager, mortgage broker, oficial de credito, ejecutivo de credito, risk analyst, analista de riesgos, credit risk analyst, risk manager, loan specialist, mortgage loan officer, gerente de riesgos
Bank Teller | cashier bank, cajero bancario, bank clerk, ejecutivo bancario, bank officer, branch banker, bank manager, teller supervisor, banking officer
Claims Specialist | claims adjuster, claims examiner, insurance underwriter, ajustador de seguros, claims processor, perito de seguros, loss adjuster, claims handler, insurance claims, insurance analyst, actuarial assistant, appraiser, insurance specialist, insurance clerk
Economist | economic analyst, economista, analista economico, economic advisor
# people.hr
HR Manager | human resources manager, hr director, gerente de recursos humanos, jefe de recursos humanos, head of people, chief people officer, hr business partner, human resources director, talent manager, head of hr, director de recursos humanos
HR Specialist | hr generalist, human resources specialist, hr coordinator, hr assistant, analista de recursos humanos, asistente de recursos humanos, hr administrator, people operations specialist, hr officer, hr analyst, hr consultant, compensation analyst, benefits specialist, labor relations specialist, hr executive, hr advisor
Recruiter | talent acquisition specialist, technical recruiter, reclutador, recruitment consultant, sourcer, headhunter, analista de seleccion, recruitment coordinator, staffing specialist, it recruiter, recruiting manager, talent acquisition manager, recruiting coordinator, especialista en reclutamiento
Training Specialist | corporate trainer, training manager, learning and development specialist, capacitador, instructional designer, disenador instruccional, training coordinator, formador, training officer, learning consultant
# legal.office
Lawyer | attorney, legal counsel, corporate lawyer, abogado, solicitor, barrister, legal advisor, asesor legal, associate attorney, general counsel, litigation attorney, trial lawyer, law clerk, asesor juridico, in house counsel, defensor publico, prosecutor, fiscal penal, abogado litigante, public defender, family lawyer, attorney at law
Paralegal | legal assistant, legal secretary, asistente legal, legal intake specialist, asistente juridico, litigation paralegal, legal clerk, procurador, legal administrator, court clerk, legal specialist
Compliance Officer | compliance analyst, compliance manager, oficial de cumplimiento, aml analyst, kyc analyst, regulatory affairs specialist, compliance specialist, data protection officer, regulatory affairs manager, regulatory specialist, fraud analyst, anti money laundering
Contract Manager | contract administrator, contract specialist, administrador de contratos, contracts coordinator, contract analyst
Judge | magistrate, juez, notary, notario, mediator, arbitrator, conciliador
`;
