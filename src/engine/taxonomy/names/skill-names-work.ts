/**
 * Spanish and Portuguese names of skills in software, data, sales, support, offices and operations. Contains only data; for the format, see
 * skill-names.ts.
 */
export const WORK_SKILL_NAMES = `
Programming | Programación | Programação
Software engineering | Ingeniería de software | Engenharia de software
Web development | Desarrollo web | Desenvolvimento web
Front-end development | Desarrollo frontend |
Back-end development | Desarrollo backend |
Full-stack development | Desarrollo full stack |
Mobile development | Desarrollo móvil | Desenvolvimento mobile
Android development | Desarrollo Android |
iOS development | Desarrollo iOS |
Game development | Desarrollo de videojuegos |
Embedded systems | Sistemas embebidos | Sistemas embarcados
Object-oriented programming | Programación orientada a objetos | Programação orientada a objetos
Functional programming | Programación funcional |
Web accessibility | Accesibilidad web | Acessibilidade
Responsive design | Diseño responsivo |
Databases | Bases de datos | Bancos de dados
Database administration | Administración de bases de datos | Administração de banco de dados
Database design | Diseño de bases de datos | Modelagem de dados
Data analysis | Análisis de datos | Análise de dados
Data visualization | Visualización de datos | Visualização de dados
Business intelligence | Inteligencia de negocios |
Statistics | Estadística | Estatística
Data science | Ciencia de datos | Ciência de dados
Machine learning | Aprendizaje automático | Aprendizado de máquina
Deep learning | Aprendizaje profundo |
Natural language processing | Procesamiento de lenguaje natural | Processamento de linguagem natural
Generative AI | IA generativa | IA generativa
Artificial intelligence | Inteligencia artificial | Inteligência artificial
Predictive modeling | Modelado predictivo |
A/B testing | Pruebas A/B |
Data engineering | Ingeniería de datos | Engenharia de dados
Data warehousing | Almacén de datos |
Data governance | Gobierno de datos |
Data mining | Minería de datos | Mineração de dados
Data collection | Recolección de datos | Coleta de dados
Data processing | Procesamiento de datos | Processamento de dados
Web analytics | Analítica web |
Cloud computing | Computación en la nube | Computação em nuvem
CI/CD | Integración continua |
Monitoring | Monitoreo de sistemas |
System administration | Administración de sistemas | Administração de sistemas
Virtualization | Virtualización | Virtualização
Networking | Redes informáticas | Redes de computadores
VoIP | Telefonía IP |
Cybersecurity | Ciberseguridad | Cibersegurança
Penetration testing | Hacking ético |
GDPR | Protección de datos |
IT support | Soporte técnico | Suporte técnico
Troubleshooting | Resolución de fallas |
Hardware | Mantenimiento de computadoras |
GIS | Sistemas de información geográfica |
Internet of things | Internet de las cosas |
PLC programming | Automatización industrial | Automação industrial
CAD | Dibujo técnico | Desenho técnico
Stored procedures | Procedimientos almacenados | Procedimentos armazenados
Query optimization | Optimización de consultas |
Database migration | Migración de datos | Migração de dados
Dashboard design | Diseño de dashboards | Painéis de controle
KPI tracking | Indicadores de gestión |
Reporting | Elaboración de informes | Elaboração de relatórios
Exploratory data analysis | Análisis exploratorio de datos |
Time series analysis | Series de tiempo |
Regression analysis | Análisis de regresión |
Hypothesis testing | Pruebas de hipótesis |
Bayesian statistics | Estadística bayesiana |
Econometrics | Econometría | Econometria
Operations research | Investigación de operaciones |
Survey design | Diseño de encuestas | Pesquisas de opinião
Quantitative research | Investigación cuantitativa | Pesquisa quantitativa
Qualitative research | Investigación cualitativa | Pesquisa qualitativa
Reinforcement learning | Aprendizaje por refuerzo | Aprendizado por reforço
Recommender systems | Sistemas de recomendación | Sistemas de recomendação
Anomaly detection | Detección de anomalías |
Feature engineering | Ingeniería de características |
Clustering | Segmentación de datos |
Chatbots | Desarrollo de chatbots |
Speech recognition | Reconocimiento de voz | Reconhecimento de voz
Text mining | Análisis de sentimientos | Análise de sentimentos
Dimensional modeling | Modelado dimensional | Modelagem dimensional
Data quality | Calidad de datos | Qualidade de dados
Master data management | Datos maestros | Dados mestres
Data entry validation | Verificación de datos |
Data labeling | Etiquetado de datos | Rotulagem de dados
Cloud migration | Migración a la nube | Migração para nuvem
Cloud architecture | Arquitectura en la nube | Arquitetura de nuvem
Web hosting | Alojamiento web | Hospedagem de sites
Email administration | Administración de correo |
Patch management | Gestión de parches |
Wi-Fi networks | Redes inalámbricas | Redes sem fio
Network security | Seguridad de redes | Segurança de redes
Structured cabling | Cableado estructurado | Cabeamento estruturado
Telecommunications | Telecomunicaciones | Telecomunicações
Vulnerability management | Gestión de vulnerabilidades | Gestão de vulnerabilidades
Incident response | Respuesta a incidentes | Resposta a incidentes
Threat intelligence | Inteligencia de amenazas |
Digital forensics | Informática forense |
Cryptography | Criptografía | Criptografia
Application security | Desarrollo seguro |
Security auditing | Auditoría de seguridad |
IT project management | Gestión de proyectos de TI |
IT service management | Gestión de servicios de TI |
Remote support | Soporte remoto | Suporte remoto
Printer support | Soporte de impresoras |
Point of sale systems | Punto de venta | Ponto de venda
Computer assembly | Ensamblaje de computadoras | Montagem de computadores
Backup management | Copias de seguridad |
Remote sensing | Teledetección | Sensoriamento remoto
Cartography | Cartografía | Cartografia
Finite element analysis | Elementos finitos |
Sales | Ventas | Vendas
B2B sales | Ventas B2B | Vendas B2B
Inside sales | Ventas telefónicas | Vendas internas
SaaS sales | Ventas de software |
Lead generation | Generación de leads | Geração de leads
Prospecting | Prospección de clientes | Prospecção
Cold calling | Llamadas en frío | Chamadas frias
Lead qualification | Calificación de leads | Qualificação de leads
Closing | Cierre de ventas | Fechamento de vendas
Negotiation | Negociación | Negociação
Account management | Gestión de cuentas | Gestão de contas
Business development | Desarrollo de negocios | Desenvolvimento de negócios
Customer acquisition | Captación de clientes |
Upselling | Venta cruzada |
Sales management | Gestión de ventas | Gestão de vendas
Sales operations | Operaciones de ventas |
Sales forecasting | Pronóstico de ventas | Previsão de vendas
Sales presentations | Demostraciones de producto |
Proposal writing | Propuestas comerciales | Propostas comerciais
Real estate | Bienes raíces | Mercado imobiliário
Insurance | Seguros |
Distribution | Distribución | Distribuição
Pricing | Fijación de precios | Precificação
Enterprise sales | Ventas enterprise | Vendas enterprise
Outbound sales | Ventas outbound | Vendas outbound
Telemarketing | Telemercadeo |
Field sales | Ventas en campo | Vendas externas
Retail sales | Ventas minoristas | Vendas no varejo
Medical sales | Visita médica |
Automotive sales | Venta de autos | Vendas de carros
Insurance sales | Venta de seguros | Venda de seguros
Real estate sales | Ventas inmobiliarias | Vendas imobiliárias
Objection handling | Manejo de objeciones | Contorno de objeções
Appointment setting | Concertación de citas | Agendamento de reuniões
Territory management | Gestión de territorio |
Quota attainment | Cumplimiento de metas | Metas de vendas
Pipeline management | Gestión de pipeline | Gestão de funil
Contract negotiation | Negociación de contratos | Negociação de contratos
Public tenders | Licitaciones públicas | Licitações
Quotations | Cotizaciones | Orçamentos comerciais
Channel sales | Ventas por canal |
Export sales | Ventas internacionales |
Sales training | Capacitación en ventas |
Mortgage sales | Créditos hipotecarios |
Leasing | Alquiler de propiedades | Locação
Real estate appraisal | Avalúos |
Airbnb management | Alquileres vacacionales |
Customer service | Atención al cliente | Atendimento ao cliente
Customer success | Éxito del cliente | Sucesso do cliente
Customer retention | Retención de clientes | Retenção de clientes
Customer experience | Experiencia del cliente | Experiência do cliente
Call center | Centro de llamadas |
Live chat | Soporte por chat |
Email support | Soporte por correo |
Conflict resolution | Resolución de conflictos | Resolução de conflitos
Order processing | Procesamiento de pedidos | Processamento de pedidos
Quality monitoring | Monitoreo de calidad |
Knowledge base management | Base de conocimientos |
Inbound calls | Llamadas entrantes | Chamadas receptivas
Phone support | Soporte telefónico | Suporte por telefone
Bilingual customer service | Atención al cliente bilingüe |
Omnichannel support | Soporte omnicanal |
Complaint handling | Manejo de quejas | Gestão de reclamações
Returns processing | Devoluciones | Trocas e devoluções
Customer onboarding | Onboarding de clientes | Integração de clientes
Churn analysis | Análisis de abandono |
Customer feedback | Encuestas de satisfacción | Feedback de clientes
Escalation management | Manejo de escalaciones |
Service level agreements | Acuerdos de nivel de servicio |
Call center management | Gestión de call center | Gestão de call center
Dispatch | Despacho de servicios |
Reservations management | Gestión de reservas | Gestão de reservas
Executive assistance | Asistencia ejecutiva | Assistência executiva
Virtual assistance | Asistencia virtual | Assistente virtual
Administrative assistance | Asistencia administrativa |
Calendar management | Gestión de agenda | Gestão de agenda
Travel arrangements | Gestión de viajes | Gestão de viagens
Inbox management | Gestión de correo | Gestão de e-mails
Meeting coordination | Coordinación de reuniones |
Data entry | Ingreso de datos | Entrada de dados
Document management | Gestión documental | Gestão de documentos
Internet research | Investigación en internet | Pesquisa na internet
Research | Investigación | Pesquisa
Bookings | Reservas | Reservas
Expense management | Gestión de gastos | Gestão de despesas
Event planning | Planificación de eventos | Planejamento de eventos
Personal assistance | Asistente personal | Assistente pessoal
Reception | Recepción | Recepção
Microsoft Office | Paquete Office | Pacote Office
Appointment scheduling | Agendamiento | Agendamento
Minute taking | Toma de notas | Atas de reunião
Typing | Mecanografía | Datilografia
Business correspondence | Correspondencia comercial |
Filing | Archivo de documentos | Arquivamento
Records management | Gestión de archivos | Gestão de arquivos
Office supplies management | Suministros de oficina | Material de escritório
Office management | Gestión de oficina | Gestão de escritório
Switchboard operation | Central telefónica | Mesa telefônica
Visitor management | Atención a visitantes |
Errands | Trámites administrativos |
Lifestyle management | Gestión del hogar |
Presentations preparation | Preparación de presentaciones | Elaboração de apresentações
Pivot tables | Tablas dinámicas | Tabelas dinâmicas
Excel formulas | Fórmulas de Excel |
Excel macros | Macros de Excel |
Project management tools | Herramientas de gestión de proyectos |
Project management | Gestión de proyectos | Gestão de projetos
Program management | Gestión de programas |
Product management | Gestión de producto | Gestão de produtos
User stories | Historias de usuario |
Business analysis | Análisis de negocio | Análise de negócios
Requirements analysis | Análisis de requerimientos |
Process improvement | Mejora de procesos | Melhoria contínua
Six Sigma | Seis Sigma |
Process automation | Automatización de procesos | Automação de processos
Operations management | Gestión de operaciones | Gestão de operações
Standard operating procedures | Documentación de procesos |
Supply chain management | Cadena de suministro | Cadeia de suprimentos
Logistics | Logística | Logística
Procurement | Compras | Compras
Vendor management | Gestión de proveedores | Gestão de fornecedores
Inventory management | Gestión de inventario |
Warehouse management | Gestión de almacenes |
Import/export | Comercio exterior |
E-commerce | Comercio electrónico | Comércio eletrônico
Quality management | Control de calidad | Controle de qualidade
Change management | Gestión del cambio | Gestão de mudanças
Strategic planning | Planificación estratégica | Planejamento estratégico
Management consulting | Consultoría | Consultoria
Entrepreneurship | Emprendimiento |
Property management | Administración de propiedades |
Maintenance | Mantenimiento | Manutenção
Cleaning | Limpieza | Limpeza
Occupational safety | Seguridad ocupacional | Segurança do trabalho
Construction management | Gestión de obras |
Estimating | Presupuestos de obra |
Hospitality | Hotelería | Hotelaria
Food preparation | Preparación de alimentos |
Driving | Conducción |
Gantt charts | Diagramas de Gantt |
Project budgeting | Presupuesto de proyectos |
Scope management | Gestión del alcance | Gestão de escopo
Earned value management | Valor ganado |
Product discovery | Descubrimiento de producto |
Business process modeling | Modelado de procesos | Mapeamento de processos
Business case development | Caso de negocio |
Business plans | Plan de negocios | Plano de negócios
SWOT analysis | Análisis FODA | Análise SWOT
Lean manufacturing | Manufactura esbelta | Manufatura enxuta
Root cause analysis | Análisis de causa raíz | Análise de causa raiz
Quality inspection | Inspección de calidad | Inspeção de qualidade
Statistical process control | Control estadístico de procesos | Controle estatístico de processo
Good manufacturing practices | Buenas prácticas de manufactura | Boas práticas de fabricação
Production planning | Planificación de la producción | Planejamento de produção
Demand planning | Planificación de la demanda | Planejamento de demanda
Supplier evaluation | Evaluación de proveedores | Avaliação de fornecedores
Strategic sourcing | Abastecimiento estratégico |
Purchase orders | Órdenes de compra | Ordens de compra
Stock control | Control de existencias |
Picking and packing | Preparación de pedidos | Separação de pedidos
Forklift operation | Manejo de montacargas | Empilhadeira
Freight forwarding | Transporte internacional | Agenciamento de carga
Customs clearance | Despacho aduanero | Desembaraço aduaneiro
Route planning | Planificación de rutas | Roteirização
Fleet management | Gestión de flotas | Gestão de frotas
Last-mile delivery | Última milla |
Order fulfillment | Cumplimiento de pedidos |
Product listings | Catálogo de productos |
Product sourcing | Búsqueda de productos |
Facilities management | Gestión de instalaciones | Gestão de instalações
Business continuity | Continuidad del negocio | Continuidade de negócios
Corporate social responsibility | Responsabilidad social empresarial | Responsabilidade social
`;
