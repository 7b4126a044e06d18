/**
 * What a skill is called where it is shown to readers of Spanish and Portuguese: `Label | español | português`, a part left out where
 * people say the label. Data only. Each name is one of the skill's own spellings, with its accents, so that what was chosen in one
 * language is the same skill in all.
 */
export const SKILL_NAMES = `
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
Design | Diseño |
Graphic design | Diseño gráfico | Design gráfico
UI design | Diseño UI | Design de interface
UX design | Diseño UX |
UI/UX design | Diseño UX/UI |
UX research | Investigación de usuarios | Pesquisa com usuários
Product design | Diseño de producto | Design de produto
Interaction design | Diseño de interacción |
Prototyping | Prototipado | Prototipagem
Design systems | Sistemas de diseño |
Web design | Diseño web | Design web
Branding | Identidad de marca | Identidade de marca
Typography | Tipografía | Tipografia
Illustration | Ilustración | Ilustração
Packaging design | Diseño de empaques |
Presentation design | Diseño de presentaciones |
Motion graphics | Animación gráfica |
Animation | Animación | Animação
3D modeling | Modelado 3D | Modelagem 3D
Video editing | Edición de video | Edição de vídeo
Photography | Fotografía | Fotografia
Audio editing | Edición de audio |
Photo retouching | Retoque fotográfico |
Interior design | Diseño de interiores | Design de interiores
Fashion design | Diseño de modas | Design de moda
Visual identity | Manual de marca | Manual da marca
Logo design | Diseño de logotipos | Design de logotipos
Color theory | Teoría del color | Teoria das cores
Layout design | Diagramación | Diagramação
Editorial design | Diseño editorial | Design editorial
Infographics | Infografías | Infográficos
Social media design | Diseño para redes sociales | Design para redes sociais
Character design | Diseño de personajes | Design de personagens
Concept art | Arte conceptual | Arte conceitual
Storyboarding | Guion gráfico |
Drawing | Dibujo | Desenho
2D animation | Animación 2D | Animação 2D
3D animation | Animación 3D | Animação 3D
Architectural visualization | Visualización arquitectónica |
Visual effects | Efectos visuales | Efeitos visuais
Video production | Producción de video | Produção de vídeo
Camera operation | Operación de cámara |
Live streaming | Transmisión en vivo | Transmissão ao vivo
Lighting design | Diseño de iluminación |
Sound engineering | Ingeniería de sonido | Engenharia de som
Podcast production | Producción de podcasts | Produção de podcast
Music production | Producción musical | Produção musical
Voice-over | Locución | Locução
Product photography | Fotografía de producto | Fotografia de produto
Portrait photography | Fotografía de retratos |
Photojournalism | Fotoperiodismo | Fotojornalismo
Information architecture | Arquitectura de información | Arquitetura de informação
User interviews | Entrevistas de usuario | Entrevistas com usuários
UX writing | Redacción UX |
Service design | Diseño de servicios | Design de serviços
Mobile app design | Diseño de apps | Design de aplicativos
Industrial design | Diseño industrial | Desenho industrial
Jewelry design | Diseño de joyas | Design de joias
Textile design | Diseño textil |
Sewing | Costura | Costura
Styling | Estilismo |
Architecture | Arquitectura | Arquitetura
Landscape design | Paisajismo |
Urban planning | Planificación urbana | Planejamento urbano
Exhibition design | Escenografía | Cenografia
Marketing | Marketing |
Digital marketing | Marketing digital | Marketing digital
Social media marketing | Redes sociales | Mídias sociais
Community management | Gestión de comunidades |
Influencer marketing | Marketing de influencers |
Paid advertising | Publicidad digital | Mídia paga
SEO | Posicionamiento web |
Keyword research | Investigación de palabras clave | Pesquisa de palavras-chave
Content marketing | Marketing de contenidos | Marketing de conteúdo
Content creation | Creación de contenido | Criação de conteúdo
Copywriting | Redacción publicitaria | Redação publicitária
Content writing | Redacción de contenidos | Redação de conteúdo
Writing | Redacción | Redação
Editing | Edición de textos |
Marketing automation | Automatización de marketing | Automação de marketing
Conversion rate optimization | Optimización de conversiones |
Brand management | Gestión de marca | Gestão de marca
Product marketing | Marketing de producto |
Market research | Investigación de mercado | Pesquisa de mercado
Campaign management | Gestión de campañas | Gestão de campanhas
Affiliate marketing | Marketing de afiliados |
Event marketing | Organización de eventos | Organização de eventos
Public relations | Relaciones públicas | Relações públicas
Corporate communications | Comunicación corporativa | Comunicação corporativa
Journalism | Periodismo | Jornalismo
Marketing analytics | Analítica de marketing |
Translation | Traducción | Tradução
Interpretation | Interpretación | Interpretação
Transcription | Transcripción | Transcrição
Inbound marketing | Marketing de atracción | Marketing de atração
Outbound marketing | Marketing directo | Marketing direto
Link building | Construcción de enlaces |
Social listening | Escucha social |
Social media strategy | Estrategia de redes sociales | Estratégia de mídias sociais
Content calendar | Calendario de contenidos |
Content moderation | Moderación de contenido | Moderação de conteúdo
Blogging | Redacción de blogs | Escrita de blogs
Proofreading | Corrección de textos | Revisão de textos
Press releases | Comunicados de prensa | Releases de imprensa
Media relations | Relaciones con medios | Relações com a mídia
Crisis communication | Comunicación de crisis | Gestão de crise
Internal communications | Comunicación interna | Comunicação interna
Scientific writing | Redacción científica | Redação acadêmica
Grant writing | Redacción de propuestas | Elaboração de projetos
Fundraising | Recaudación de fondos | Captação de recursos
Media planning | Planificación de medios | Planejamento de mídia
Advertising | Publicidad | Publicidade
Outdoor advertising | Publicidad exterior |
Email automation | Automatización de correos |
Customer segmentation | Segmentación de clientes |
Customer journey | Recorrido del cliente | Jornada do cliente
Product launches | Lanzamiento de productos | Lançamento de produtos
Competitive analysis | Análisis de la competencia | Análise de concorrência
Consumer behavior | Comportamiento del consumidor | Comportamento do consumidor
Sponsorships | Patrocinios | Patrocínio
Loyalty programs | Programas de fidelización | Programas de fidelidade
Subtitling | Subtitulado | Legendagem
Simultaneous interpretation | Interpretación simultánea | Interpretação simultânea
Medical interpretation | Interpretación médica |
Legal translation | Traducción jurídica | Tradução juramentada
Communication tools | Herramientas de comunicación | Ferramentas de comunicação
Video conferencing | Videoconferencias |
Screen recording | Grabación de pantalla | Gravação de tela
Document signing | Firma electrónica | Assinatura eletrônica
File storage | Almacenamiento de archivos | Armazenamento de arquivos
Password management | Gestión de contraseñas | Gestão de senhas
Accounting | Contabilidad | Contabilidade
Bookkeeping | Teneduría de libros | Escrituração contábil
Accounts payable | Cuentas por pagar | Contas a pagar
Accounts receivable | Cuentas por cobrar | Contas a receber
Invoicing | Facturación | Faturamento
Collections | Cobranza | Cobrança
Bank reconciliation | Conciliación bancaria | Conciliação bancária
General ledger | Libro mayor |
Month-end close | Cierre contable | Fechamento mensal
Financial reporting | Informes financieros | Relatórios financeiros
Financial analysis | Análisis financiero | Análise financeira
Financial modeling | Modelado financiero | Modelagem financeira
FP&A | Planificación financiera | Planejamento financeiro
Budgeting | Elaboración de presupuestos | Orçamento
Forecasting | Proyecciones financieras | Previsão financeira
Finance | Finanzas | Finanças
Cash flow management | Flujo de caja | Fluxo de caixa
Auditing | Auditoría | Auditoria
Internal controls | Control interno |
Tax preparation | Declaración de impuestos |
Tax planning | Planificación tributaria | Planejamento tributário
Payroll | Nómina | Folha de pagamento
IFRS | NIIF |
Accounting software | Software contable |
CPA | Contador público certificado |
Cost accounting | Contabilidad de costos | Contabilidade de custos
Investment analysis | Análisis de inversiones | Análise de investimentos
Banking | Banca | Serviços bancários
Credit analysis | Análisis de crédito | Análise de crédito
Risk management | Gestión de riesgos | Gestão de riscos
Anti-money laundering | Prevención de lavado de dinero |
Compliance | Cumplimiento normativo |
Mergers and acquisitions | Fusiones y adquisiciones | Fusões e aquisições
Economics | Economía | Economia
Financial advising | Asesoría financiera |
Fixed assets | Activos fijos |
Double-entry accounting | Partida doble | Partidas dobradas
Journal entries | Asientos contables | Lançamentos contábeis
Financial statements | Estados financieros | Demonstrações financeiras
Government accounting | Contabilidad gubernamental | Contabilidade pública
Credit control | Control de crédito | Controle de crédito
Debt collection | Gestión de cobro | Cobrança de dívidas
Electronic invoicing | Facturación electrónica | Nota fiscal eletrônica
Petty cash | Caja chica |
Cash handling | Manejo de efectivo | Manuseio de dinheiro
Treasury management | Tesorería | Gestão de tesouraria
Variance analysis | Análisis de variaciones | Análise de variações
Financial ratios | Razones financieras |
Cost control | Control de costos | Controle de custos
VAT | Impuesto al valor agregado |
Individual tax returns | Declaración de renta | Imposto de renda
Corporate tax | Impuesto sobre sociedades |
Transfer pricing | Precios de transferencia | Preços de transferência
External audit | Auditoría externa | Auditoria externa
Internal audit | Auditoría interna | Auditoria interna
Forensic accounting | Contabilidad forense |
Social security contributions | Seguridad social | Encargos sociais
Portfolio management | Gestión de carteras | Gestão de carteiras
Business valuation | Valoración de empresas | Avaliação de empresas
Equity research | Análisis bursátil | Análise de ações
Derivatives | Derivados financieros |
Private equity | Capital privado |
Investment banking | Banca de inversión | Banco de investimento
Underwriting | Suscripción de riesgos | Subscrição
Loan processing | Procesamiento de préstamos |
Claims management | Gestión de siniestros | Gestão de sinistros
Actuarial science | Ciencias actuariales | Ciências atuariais
Fraud detection | Detección de fraude | Prevenção a fraudes
Market risk | Riesgo de mercado |
Personal finance | Finanzas personales | Finanças pessoais
Payment processing | Procesamiento de pagos | Processamento de pagamentos
Human resources | Recursos humanos | Recursos humanos
Recruiting | Reclutamiento | Recrutamento
IT recruiting | Reclutamiento IT |
Interviewing | Entrevistas |
Employee onboarding | Inducción de personal | Integração de funcionários
Employee relations | Relaciones laborales | Relações trabalhistas
Performance management | Evaluación de desempeño | Avaliação de desempenho
Compensation and benefits | Compensaciones y beneficios | Remuneração e benefícios
Training and development | Capacitación | Treinamento e desenvolvimento
Labor law | Derecho laboral | Direito trabalhista
Organizational development | Desarrollo organizacional | Desenvolvimento organizacional
Diversity and inclusion | Diversidad e inclusión |
Workforce management | Gestión de turnos |
Talent management | Gestión del talento humano | Gestão de talentos
Headhunting | Búsqueda de ejecutivos |
Boolean search | Búsqueda booleana |
Job descriptions | Descripción de puestos | Descrição de cargos
Background checks | Verificación de antecedentes |
Psychometric testing | Pruebas psicométricas | Testes psicológicos
HR analytics | Analítica de recursos humanos |
HR policies | Políticas de recursos humanos |
Benefits administration | Administración de beneficios | Gestão de benefícios
Employee engagement | Clima laboral | Engajamento
Labor relations | Relaciones sindicales | Relações sindicais
Team building | Integración de equipos |
Time and attendance | Control de asistencia | Controle de ponto
Outplacement | Orientación laboral | Orientação profissional
Teaching | Docencia | Ensino
Curriculum development | Desarrollo curricular | Desenvolvimento curricular
Instructional design | Diseño instruccional | Design instrucional
Tutoring | Tutorías | Aulas particulares
English teaching | Enseñanza de inglés | Ensino de inglês
Childcare | Cuidado de niños | Cuidado de crianças
Counseling | Consejería | Aconselhamento
Psychology | Psicología | Psicologia
Social work | Trabajo social | Serviço social
Classroom management | Manejo de aula | Gestão de sala de aula
Lesson planning | Planificación de clases | Planejamento de aulas
Online teaching | Enseñanza en línea | Ensino online
Early childhood education | Educación infantil | Educação infantil
Primary education | Educación primaria | Ensino fundamental
Secondary education | Educación secundaria | Ensino médio
Higher education | Educación superior | Ensino superior
Special education | Educación especial | Educação especial
Math teaching | Enseñanza de matemáticas | Ensino de matemática
Science teaching | Enseñanza de ciencias | Ensino de ciências
Spanish teaching | Enseñanza de español | Ensino de espanhol
Music teaching | Enseñanza musical | Ensino de música
Test preparation | Preparación de exámenes |
Student assessment | Evaluación de estudiantes | Avaliação de alunos
Academic advising | Asesoría académica | Orientação educacional
Educational technology | Tecnología educativa | Tecnologia educacional
Adult education | Educación de adultos | Educação de adultos
Facilitation | Facilitación de talleres | Facilitação
Library science | Bibliotecología | Biblioteconomia
Child development | Desarrollo infantil | Desenvolvimento infantil
Elderly care | Cuidado de adultos mayores | Cuidado de idosos
Disability support | Apoyo a personas con discapacidad | Apoio a pessoas com deficiência
Crisis intervention | Intervención en crisis | Intervenção em crise
Cognitive behavioral therapy | Terapia cognitivo conductual | Terapia cognitivo-comportamental
Community outreach | Trabajo comunitario | Desenvolvimento comunitário
Volunteer management | Gestión de voluntarios | Gestão de voluntários
Nonprofit management | Gestión de ONG | Terceiro setor
Healthcare | Salud | Saúde
Nursing | Enfermería | Enfermagem
Patient care | Atención al paciente | Cuidados ao paciente
Medical terminology | Terminología médica |
Medical billing | Facturación médica | Faturamento médico
Medical coding | Codificación médica |
Electronic health records | Historia clínica electrónica | Prontuário eletrônico
Insurance verification | Verificación de seguros |
Medical administration | Administración médica |
Telehealth | Telemedicina | Telemedicina
Pharmacy | Farmacia |
Clinical research | Investigación clínica | Pesquisa clínica
Public health | Salud pública | Saúde pública
Nutrition | Nutrición | Nutrição
Physical therapy | Fisioterapia | Fisioterapia
Mental health | Salud mental | Saúde mental
First aid | Primeros auxilios | Primeiros socorros
Laboratory techniques | Técnicas de laboratorio |
Vital signs | Signos vitales | Sinais vitais
Medication administration | Administración de medicamentos | Administração de medicamentos
Wound care | Cuidado de heridas | Tratamento de feridas
Intensive care | Cuidados intensivos | Terapia intensiva
Emergency care | Atención de emergencias | Atendimento de emergência
Surgical assistance | Instrumentación quirúrgica | Centro cirúrgico
Infection control | Control de infecciones | Controle de infecção
Home health care | Atención domiciliaria | Atendimento domiciliar
Palliative care | Cuidados paliativos | Cuidados paliativos
Pediatrics | Pediatría | Pediatria
Obstetrics | Obstetricia |
Cardiology | Cardiología | Cardiologia
Oncology | Oncología | Oncologia
Radiology | Radiología | Radiologia
Dentistry | Odontología | Odontologia
Veterinary medicine | Medicina veterinaria |
Occupational therapy | Terapia ocupacional | Terapia ocupacional
Speech therapy | Terapia del lenguaje |
Massage therapy | Masajes terapéuticos | Massoterapia
Psychiatry | Psiquiatría | Psiquiatria
Care coordination | Coordinación de cuidados | Coordenação do cuidado
Patient education | Educación al paciente | Educação do paciente
Patient scheduling | Agendamiento de pacientes | Agendamento de consultas
Prior authorization | Autorizaciones previas |
Claims processing | Procesamiento de reclamaciones |
Medical transcription | Transcripción médica | Transcrição médica
Medical equipment | Equipos médicos | Equipamentos médicos
Epidemiology | Epidemiología | Epidemiologia
Health insurance | Seguro médico | Planos de saúde
Hospital administration | Administración hospitalaria | Gestão hospitalar
Personal training | Entrenamiento personal | Treinamento físico
Sports coaching | Entrenamiento deportivo | Treinamento esportivo
Law | Derecho | Direito
Legal research | Investigación jurídica | Pesquisa jurídica
Legal writing | Redacción jurídica | Redação jurídica
Contract management | Gestión de contratos | Gestão de contratos
Paralegal | Asistente legal | Assistente jurídico
Litigation | Litigio | Contencioso
Immigration law | Derecho migratorio |
Family law | Derecho de familia |
Personal injury law | Lesiones personales |
Corporate law | Derecho corporativo | Direito empresarial
Criminal law | Derecho penal | Direito penal
Intellectual property | Propiedad intelectual | Propriedade intelectual
Contract drafting | Redacción de contratos | Elaboração de contratos
Contract review | Revisión de contratos | Análise de contratos
Mediation | Mediación | Mediação
Tax law | Derecho tributario | Direito tributário
Real estate law | Derecho inmobiliario | Direito imobiliário
Administrative law | Derecho administrativo | Direito administrativo
International law | Derecho internacional | Direito internacional
Environmental law | Derecho ambiental | Direito ambiental
Trademark registration | Registro de marcas |
Visa processing | Trámites migratorios |
Corporate governance | Gobierno corporativo | Governança corporativa
Public administration | Administración pública | Administração pública
Private security | Seguridad privada | Segurança patrimonial
Communication | Comunicación | Comunicação
Teamwork | Trabajo en equipo | Trabalho em equipe
Leadership | Liderazgo | Liderança
Team management | Gestión de equipos | Gestão de equipes
Problem solving | Resolución de problemas | Resolução de problemas
Critical thinking | Pensamiento crítico | Pensamento crítico
Time management | Gestión del tiempo | Gestão do tempo
Organization | Organización | Organização
Attention to detail | Atención al detalle | Atenção aos detalhes
Adaptability | Adaptabilidad | Adaptabilidade
Creativity | Creatividad | Criatividade
Empathy | Empatía | Empatia
Interpersonal skills | Habilidades interpersonales | Relacionamento interpessoal
Decision making | Toma de decisiones | Tomada de decisão
Multitasking | Multitarea | Multitarefa
Working under pressure | Trabajo bajo presión | Trabalho sob pressão
Public speaking | Hablar en público | Falar em público
Remote work | Trabajo remoto | Trabalho remoto
Computer literacy | Informática básica | Conhecimentos de informática
Customer focus | Orientación al cliente | Foco no cliente
Initiative | Iniciativa | Iniciativa
Patience | Paciencia | Paciência
Active listening | Escucha activa | Escuta ativa
Emotional intelligence | Inteligencia emocional | Inteligência emocional
Persuasion | Poder de convencimiento | Persuasão
Delegation | Delegación | Delegação
Strategic thinking | Pensamiento estratégico | Pensamento estratégico
Results orientation | Orientación a resultados | Orientação para resultados
Learning agility | Aprendizaje rápido |
Responsibility | Responsabilidad | Responsabilidade
Confidentiality | Confidencialidad | Confidencialidade
Intercultural communication | Comunicación intercultural | Comunicação intercultural
Prioritization | Priorización | Priorização
Punctuality | Puntualidad | Pontualidade
Resilience | Resiliencia | Resiliência
Motivation | Motivación | Motivação
Innovation | Innovación | Inovação
Analytical skills | Habilidades analíticas | Capacidade analítica
Written communication | Comunicación escrita | Comunicação escrita
English | Inglés | Inglês
Spanish | Español | Espanhol
Portuguese | Portugués | Português
Bilingual English/Spanish | Bilingüe inglés español |
French | Francés | Francês
German | Alemán | Alemão
Italian | Italiano | Italiano
Chinese | Chino | Chinês
Japanese | Japonés | Japonês
Russian | Ruso | Russo
Arabic | Árabe | Árabe
Dutch | Neerlandés | Holandês
Korean | Coreano | Coreano
Polish | Polaco | Polonês
Turkish | Turco | Turco
Hebrew | Hebreo | Hebraico
Swedish | Sueco | Sueco
Greek | Griego | Grego
Ukrainian | Ucraniano | Ucraniano
Haitian Creole | Criollo haitiano |
Sign language | Lengua de señas | Língua de sinais
Business English | Inglés de negocios |
Technical English | Inglés técnico |
`;
