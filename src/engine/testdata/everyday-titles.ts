/**
 * Titles that small businesses use, in three languages, with another name for the same work. Collected by trade before running the engine. Contains
 * only data, three pairs per line.
 */
export const EVERYDAY_PAIRS = `
Leasing Agent = Leasing Consultant; Leasing Agent = Apartment Leasing Specialist; Property Manager = Community Manager Apartments
Property Management Assistant = Assistant Property Manager; HOA Manager = Community Association Manager; Dispatcher = Service Dispatcher
HVAC Dispatcher = Field Service Coordinator; Truck Dispatcher = Load Planner; Freight Broker = Carrier Sales Rep
Customs Broker = Import Export Coordinator; Logistics Coordinator = Shipping Coordinator; Warehouse Associate = Order Picker
Shipping Clerk = Shipping and Receiving Clerk; Medical Biller = Billing Coordinator Medical; Medical Coder = Certified Professional Coder
Medical Receptionist = Front Desk Medical Office; Patient Coordinator = Patient Care Coordinator; Patient Coordinator = New Patient Coordinator
Dental Receptionist = Dental Front Office; Treatment Coordinator = Dental Treatment Coordinator; Veterinary Receptionist = Vet Clinic Receptionist
Veterinary Assistant = Vet Tech; Home Health Aide = Caregiver; Intake Specialist = Legal Intake Specialist
Legal Secretary = Legal Assistant; Paralegal = Case Manager Personal Injury; Immigration Paralegal = Immigration Legal Assistant
Insurance CSR = Insurance Customer Service Representative; Insurance Agent = Licensed Insurance Producer; Insurance Agent = Personal Lines Agent
Commercial Lines Account Manager = Insurance Account Manager; Claims Adjuster = Claims Representative; Mortgage Loan Officer = Mortgage Broker
Loan Processor = Mortgage Processor; Loan Officer Assistant = LOA; Transaction Coordinator = Closing Coordinator
Real Estate Agent = Realtor; Real Estate Virtual Assistant = REVA; Escrow Officer = Escrow Assistant
Title Examiner = Title Searcher; Bookkeeper = Full Charge Bookkeeper; Bookkeeper = Accounting Clerk
Accounts Payable Clerk = AP Specialist; Accounts Receivable Clerk = AR Specialist; Collections Specialist = Debt Collector
Payroll Specialist = Payroll Administrator; Tax Preparer = Tax Associate; Controller = Financial Controller
Staff Accountant = Junior Accountant; Fractional CFO = CFO; Office Manager = Practice Manager
Office Manager = Office Administrator; Administrative Assistant = Admin Assistant; Administrative Assistant = Office Assistant
Executive Assistant = C-Level Assistant; Receptionist = Virtual Receptionist; Receptionist = Phone Receptionist
Customer Service Representative = Client Care Specialist; Customer Service Representative = Chat Support Agent; Customer Service Representative = Email Support Specialist
Customer Support Agent = Customer Care Representative; Customer Service Representative = Call Center Agent; Technical Support Specialist = Tier 1 Support
Help Desk Technician = IT Support Specialist; Systems Administrator = Network Administrator; E-commerce Manager = Online Store Manager
Shopify Virtual Assistant = E-commerce Assistant; Amazon Virtual Assistant = FBA Specialist; Product Listing Specialist = Catalog Specialist
PPC Specialist = Google Ads Specialist; Social Media Manager = Social Media Coordinator; Social Media Manager = Social Media Specialist
Content Creator = UGC Creator; Content Writer = Blog Writer; Copywriter = Email Copywriter
SEO Specialist = SEO Content Strategist; Email Marketing Specialist = Klaviyo Specialist; Marketing Assistant = Marketing Coordinator
Graphic Designer = Visual Designer; Graphic Designer = Canva Designer; Video Editor = YouTube Video Editor
Thumbnail Designer = Graphic Designer; Podcast Editor = Audio Editor; Podcast Producer = Podcast Manager
Web Designer = Squarespace Designer; WordPress Developer = WordPress Specialist; No-code Developer = Bubble Developer
Automation Specialist = Zapier Expert; CRM Administrator = HubSpot Administrator; Salesforce Administrator = Salesforce Admin
GoHighLevel Specialist = GHL Expert; SDR = Sales Development Rep; BDR = Business Development Rep
Cold Caller = Telemarketer; Appointment Setter = Booking Agent; Sales Closer = High Ticket Closer
Inside Sales Representative = Inside Sales Agent; Lead Generation Specialist = List Builder; Data Entry Clerk = Data Entry Operator
Data Entry Clerk = Data Encoder; Transcriptionist = Transcriber; Translator = Spanish Translator
Interpreter = Medical Interpreter; Recruiter = Talent Acquisition Specialist; Recruiter = Sourcer
Recruiting Coordinator = Talent Acquisition Coordinator; HR Assistant = Human Resources Coordinator; HR Generalist = People Operations Generalist
Project Coordinator = Project Assistant; Construction Project Manager = Construction PM; Construction Project Coordinator = Project Engineer Construction
Estimator = Takeoff Specialist; Architectural Drafter = Revit Drafter; Architectural Drafter = House plan draughtsman
Drafter = Draughtsperson; Interior Designer = Interior Design Assistant; 3D Artist = 3D Renderer
Structural Engineer = Structural Designer; Permit Coordinator = Permit Expediter; Purchasing Agent = Buyer
Procurement Specialist = Purchasing Assistant; Inventory Clerk = Inventory Control Specialist; Operations Manager = Director of Operations
Operations Assistant = Operations Coordinator; Quality Assurance Specialist = Call Center QA; Call Center Supervisor = Call Center Team Lead
Workforce Analyst = WFM Analyst; Trainer = Training Specialist; Data Analyst = Reporting Analyst
Business Intelligence Analyst = Power BI Developer; Online Tutor = ESL Teacher; English Teacher = ESL Tutor
Travel Agent = Travel Planner; Event Planner = Event Coordinator; Wedding Planner = Event Planner
Restaurant Manager = General Manager Restaurant; Cook = Line Cook; Barista = Coffee Shop Attendant
Hair Stylist = Hairdresser; Nail Technician = Manicurist; Esthetician = Skin Care Specialist
Massage Therapist = Licensed Massage Therapist; Housekeeper = House Cleaner; Janitor = Custodian
Landscaper = Lawn Care Technician; Pest Control Technician = Exterminator; Pool Technician = Pool Cleaner
Roofer = Roofing Installer; Handyman = Maintenance Technician; HVAC Technician = AC Technician
Auto Mechanic = Automotive Technician; Service Advisor = Automotive Service Advisor; Parts Specialist = Auto Parts Counter
Car Salesman = Automotive Sales Consultant; Store Manager = Retail Manager; Cashier = Retail Cashier
Sales Associate = Retail Sales Associate; Florist = Floral Designer; Notary = Notary Public
Grant Writer = Proposal Writer; Fundraiser = Development Officer Nonprofit; Church Administrator = Church Secretary
School Secretary = Administrative Assistant School; Daycare Teacher = Preschool Teacher; Dog Groomer = Pet Groomer
Personal Trainer = Fitness Coach; Photographer = Photo Editor; Retoucher = Photo Editor
Animator = Motion Graphics Designer; Illustrator = Digital Illustrator; Voice Actor = Voice Over Artist
Community Manager = Discord Moderator; Content Moderator = Moderator; Compliance Officer = Compliance Specialist
Credentialing Specialist = Provider Credentialing Coordinator; Prior Authorization Specialist = Insurance Verification Specialist; Utilization Review Nurse = Nurse Case Manager
Medical Scribe = Virtual Scribe; Telehealth Nurse = Remote Nurse; Nutritionist = Dietitian
Auxiliar contable = Accounting Assistant; Asistente contable = Accounting Assistant; Auxiliar administrativo = Administrative Assistant
Asistente administrativa = Administrative Assistant; Secretaria = Secretary; Recepcionista = Receptionist
Cajera = Cashier; Encargado de tienda = Store Manager; Vendedor de mostrador = Retail Sales Associate
Asesor de servicio al cliente = Customer Service Representative; Ejecutivo de atención al cliente = Customer Service Representative; Agente de call center = Call Center Agent
Teleoperador = Call Center Agent; Gestor de cobranza = Collections Specialist; Analista de cobranzas = Collections Specialist
Cobrador = Collections Agent; Tesorero = Treasurer; Auxiliar de tesorería = Treasury Assistant
Analista de tesorería = Treasury Analyst; Analista de nómina = Payroll Analyst; Encargada de planillas = Payroll Specialist
Liquidador de sueldos = Payroll Specialist; Contador público = Accountant; Contadora = Accountant
Tenedor de libros = Bookkeeper; Auxiliar de cuentas por pagar = Accounts Payable Clerk; Facturador = Billing Clerk
Auxiliar de facturación = Billing Clerk; Analista de costos = Cost Accountant; Auditor interno = Internal Auditor
Jefe de compras = Purchasing Manager; Comprador = Buyer; Auxiliar de compras = Purchasing Assistant
Almacenista = Warehouse Associate; Bodeguero = Warehouse Associate; Jefe de bodega = Warehouse Manager
Auxiliar de bodega = Warehouse Assistant; Auxiliar de inventarios = Inventory Clerk; Coordinador de logística = Logistics Coordinator
Despachador = Dispatcher; Agente de aduanas = Customs Broker; Auxiliar de comercio exterior = Import Export Assistant
Chofer repartidor = Delivery Driver; Mensajero = Courier; Conductor = Driver
Ejecutivo comercial = Sales Representative; Asesora comercial = Sales Representative; Promotor de ventas = Sales Promoter
Impulsadora = Sales Promoter; Mercaderista = Merchandiser; Gerente comercial = Sales Manager
Jefe de ventas = Sales Manager; Telemarketer = Telemercaderista; Coordinador de marketing = Marketing Coordinator
Analista de marketing digital = Digital Marketing Specialist; Gestor de redes sociales = Social Media Manager; Encargada de redes = Social Media Manager
Creador de contenido = Content Creator; Redactor de contenidos = Content Writer; Redactora creativa = Copywriter
Diseñador gráfico = Graphic Designer; Editor de clips = Video Editor; Editora de reels = Video Editor
Camarógrafo = Videographer; Fotógrafo de producto = Product Photographer; Programador = Software Developer
Maquetador web = Web Developer; Técnico en sistemas = IT Support Technician; Soporte técnico = Technical Support
Administrador de redes = Network Administrator; Analista de datos = Data Analyst; Capturista = Data Entry Clerk
Digitador = Data Entry Clerk; Transcriptor = Transcriptionist; Traductora = Translator
Intérprete = Interpreter; Analista de selección = Recruiter; Reclutadora = Recruiter
Analista de recursos humanos = HR Analyst; Auxiliar de recursos humanos = HR Assistant; Asistente de gerencia = Executive Assistant
Asistente dental = Dental Assistant; Auxiliar de enfermería = Nursing Assistant; Enfermera = Nurse
Cuidadora de adultos mayores = Elderly Caregiver; Recepcionista de clínica = Medical Receptionist; Secretaria médica = Medical Secretary
Codificador médico = Medical Coder; Facturador médico = Medical Biller; Asistente legal = Legal Assistant
Abogada = Lawyer; Notificador = Process Server; Corredor de bienes raíces = Real Estate Agent
Asesor inmobiliario = Real Estate Agent; Administrador de condominios = Property Manager; Administrador de edificios = Property Manager
Agente de seguros = Insurance Agent; Corredor de seguros = Insurance Broker; Ajustador = Claims Adjuster
Maestro de obra = Construction Foreman; Residente de obra = Site Engineer; Dibujante técnico = Drafter
Arquitecta = Architect; Topógrafo = Surveyor; Electricista = Electrician
Plomero = Plumber; Gasfitero = Plumber; Fontanero = Plumber
Soldador = Welder; Albañil = Mason; Carpintero = Carpenter
Pintor de casas = House Painter; Cerrajero = Locksmith; Jardinero = Gardener
Mecánico automotriz = Auto Mechanic; Técnico en refrigeración = HVAC Technician; Costurera = Seamstress
Modista = Dressmaker; Peluquera = Hairdresser; Estilista = Hair Stylist
Manicurista = Nail Technician; Cosmetóloga = Esthetician; Masajista = Massage Therapist
Niñera = Nanny; Empleada doméstica = Housekeeper; Mucama = Housekeeper
Camarista = Hotel Housekeeper; Conserje = Janitor; Vigilante = Security Guard
Mesero = Waiter; Mesonera = Waitress; Camarero = Waiter
Cocinero = Cook; Ayudante de cocina = Kitchen Helper; Pastelero = Pastry Chef
Panadero = Baker; Carnicero = Butcher; Repostera = Pastry Chef
Barman = Bartender; Profesora particular = Private Tutor; Docente = Teacher
Maestra de inglés = English Teacher; Psicóloga = Psychologist; Nutrióloga = Nutritionist
Fisioterapeuta = Physical Therapist; Kinesióloga = Physical Therapist; Farmacéutica = Pharmacist
Regente de farmacia = Pharmacist; Veterinaria = Veterinarian; Contralor = Controller
Jefe administrativo = Administrative Manager; Gerente general = General Manager; Gerente de operaciones = Operations Manager
Supervisor de call center = Call Center Supervisor; Coordinador de proyectos = Project Coordinator; Analista de calidad = Quality Analyst
Inspector de calidad = Quality Inspector; Operario de producción = Production Worker; Auxiliar administrativo = Auxiliar de escritório
Assistente administrativo = Administrative Assistant; Auxiliar administrativo = Administrative Assistant; Secretária = Secretary
Auxiliar de escritório = Office Assistant; Assistente financeiro = Finance Assistant; Analista financeiro = Financial Analyst
Auxiliar financeiro = Finance Assistant; Contas a pagar = Accounts Payable Clerk; Analista de contas a receber = Accounts Receivable Analyst
Analista fiscal = Tax Analyst; Auxiliar contábil = Accounting Assistant; Analista contábil = Accountant
Contador = Accountant; Assistente de departamento pessoal = Payroll Assistant; Auxiliar de DP = Payroll Assistant
Analista de folha de pagamento = Payroll Analyst; Assistente de RH = HR Assistant; Analista de RH = HR Analyst
Recrutadora = Recruiter; Analista de recrutamento e seleção = Recruiter; Analista de cobrança = Collections Specialist
Operador de cobrança = Debt Collector; Tesoureiro = Treasurer; Faturista = Billing Clerk
Caixa = Cashier; Operador de caixa = Cashier; Balconista = Store Clerk
Vendedor externo = Field Sales Representative; Vendedora de loja = Retail Sales Associate; Gerente de loja = Store Manager
Consultor de vendas = Sales Consultant; Representante comercial = Sales Representative; Promotor de vendas = Sales Promoter
Executivo de vendas = Sales Executive; Pré-vendas = Sales Development Representative; Analista de pré-vendas = Sales Development Representative
Operador de telemarketing = Telemarketer; Atendente de call center = Call Center Agent; Atendente de SAC = Customer Service Representative
Analista de atendimento = Customer Service Analyst; Auxiliar de atendimento = Customer Service Assistant; Atendimento ao cliente = Customer Service Representative
Analista de suporte = Support Analyst; Suporte técnico = Technical Support; Técnico de informática = IT Technician
Analista de sistemas = Systems Analyst; Programador = Software Developer; Desenvolvedora web = Web Developer
Analista de dados = Data Analyst; Digitador = Data Entry Clerk; Social media = Social Media Manager
Analista de mídias sociais = Social Media Analyst; Gestor de tráfego = Paid Media Specialist; Redator = Copywriter
Redatora publicitária = Copywriter; Designer gráfico = Graphic Designer; Editor de vídeo = Video Editor
Fotógrafa = Photographer; Cinegrafista = Videographer; Analista de marketing = Marketing Analyst
Assistente de marketing = Marketing Assistant; Tradutora = Translator; Intérprete = Interpreter
Comprador = Buyer; Assistente de compras = Purchasing Assistant; Almoxarife = Warehouse Clerk
Auxiliar de estoque = Stock Clerk; Estoquista = Stock Clerk; Repositor = Shelf Stocker
Conferente = Warehouse Checker; Auxiliar de logística = Logistics Assistant; Analista de logística = Logistics Analyst
Despachante aduaneiro = Customs Broker; Analista de comércio exterior = Import Export Analyst; Motorista = Driver
Entregador = Delivery Driver; Motoboy = Courier; Advogada = Lawyer
Assistente jurídico = Legal Assistant; Corretor de imóveis = Real Estate Agent; Corretor de seguros = Insurance Broker
Síndico profissional = Property Manager; Administradora de condomínios = Property Manager; Orçamentista = Estimator
Mestre de obras = Construction Foreman; Pedreiro = Mason; Encanador = Plumber
Eletricista = Electrician; Pintor = Painter; Marceneiro = Cabinet Maker
Serralheiro = Metalworker; Soldador = Welder; Arquiteta = Architect
Projetista = Drafter; Topógrafo = Surveyor; Técnico de enfermagem = Nursing Technician
Enfermeira = Nurse; Cuidadora de idosos = Elderly Caregiver; Recepcionista = Receptionist
Secretária de consultório = Medical Secretary; Auxiliar de saúde bucal = Dental Assistant; Dentista = Dentist
Fisioterapeuta = Physical Therapist; Psicóloga = Psychologist; Nutricionista = Nutritionist
Farmacêutica = Pharmacist; Balconista de farmácia = Pharmacy Clerk; Cabeleireira = Hairdresser
Manicure = Nail Technician; Esteticista = Esthetician; Diarista = House Cleaner
Faxineira = Cleaner; Empregada doméstica = Housekeeper; Babá = Nanny
Zelador = Janitor; Porteiro = Doorman; Vigilante = Security Guard
Garçom = Waiter; Cozinheira = Cook; Auxiliar de cozinha = Kitchen Helper
Confeiteira = Pastry Chef; Padeiro = Baker; Açougueiro = Butcher
Costureira = Seamstress; Professora particular = Private Tutor; Professor de inglês = English Teacher
Pedagoga = Educator; Personal trainer = Fitness Trainer; Jardineiro = Gardener
Mecânico de automóveis = Auto Mechanic; Funileiro = Auto Body Repairer; Borracheiro = Tire Technician
Técnico em refrigeração = HVAC Technician; Auxiliar de produção = Production Worker; Gerente administrativo = Administrative Manager
Gerente geral = General Manager; Coordenador de projetos = Project Coordinator; Supervisor de atendimento = Customer Service Supervisor
Assistente virtual = Virtual Assistant; Secretária executiva = Executive Assistant; Analista de qualidade = Quality Analyst
Agendadora = Appointment Setter; Organizadora de eventos = Event Planner; Cerimonialista = Wedding Planner
Agente de viagens = Travel Agent
`;
