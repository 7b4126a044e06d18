/**
 * Sentences and titles that refer to a program named like an everyday word, and titles that do not refer to the program. The counterpart of
 * everyday-held-out.ts. Its titles were written after the rules were known. Contains only data: `Program: sentence`.
 */
export const HELD_OUT_USES = `
# en
Go: We write our services in Go and deploy them with Kubernetes.
Go: Five years of Go, Python and PostgreSQL in production.
Go: Backend engineer (Go, gRPC) for a payments company.
Swift: You build our iPhone app in Swift with UIKit.
Swift: Shipped three iOS apps in Swift and Objective-C.
Rust: Our engine is written in Rust, and parts of it in C++.
Rust: Experience with Rust or another systems language.
Spark: You maintain Spark jobs on AWS and load data into Redshift.
Spark: Built pipelines with Airflow, Spark and Snowflake.
Hive: Queries in Hive and Presto over billions of rows.
Sage: Bookkeeping in Sage 50 and QuickBooks for small companies.
Sage: I post invoices in Sage every day and reconcile the bank.
Ramp: You review card expenses in Ramp and close the month in QuickBooks.
Ramp: Expense tools: Ramp, Brex, Expensify.
Slack: We talk on Slack and meet on Zoom twice a week.
Slack: You answer questions in Slack within an hour.
Notion: Our handbook is in Notion, and you keep it up to date.
Notion: Organized calendars and wikis using Notion and Google Workspace.
Make: You connect our apps with Make and Zapier.
Make: Automation specialist: Make, Airtable, HubSpot.
Drift: You answer website chats in Drift and Intercom.
Square: You ring up sales in Square and close the till.
Square: Point of sale: Square, Toast, Clover.
Monday: Projects are tracked in Monday and Asana.
Monday: I plan campaigns in Monday.com and report weekly.
Zoom: Interviews take place over Zoom.
Zoom: Hosted webinars on Zoom for up to 500 people.
Teams: Calls on Teams, documents in SharePoint.
Teams: Proficient in Microsoft Teams, Outlook and Excel.
Word: You format contracts in Word and send them by Outlook.
Word: Good knowledge of Word, Excel and PowerPoint.
Access: Built databases in Access and Excel for a logistics firm.
Access: Proficiency in Microsoft Access is a plus.
Excel: You prepare reports in Excel every Friday.
Excel: Advanced Excel (pivot tables, lookups) required.
Excel: excel, word and powerpoint at an intermediate level
Chef: Configuration management with Chef, Ansible and Terraform.
Puppet: Servers are configured with Puppet and monitored with Nagios.
Ruby: You write Ruby and some JavaScript.
Ruby: Four years of Ruby on Rails.
Ruby: Tests in Ruby with RSpec and Capybara.
Rails: Our web app is built with Rails and React.
Julia: Numerical models in Julia, Python and MATLAB.
Dart: Mobile developer with Flutter and Dart.
Flutter: You develop apps in Flutter for Android and iOS.
Stripe: Set up subscriptions in Stripe and reconcile payouts.
Stripe: Payments integration using Stripe and PayPal.
Loom: You record short videos in Loom for clients.
Canvas: Uploaded courses to Canvas and Moodle.
Sketch: Wireframes in Sketch and Figma.
Sketch: UI design tools: Sketch, Adobe XD, InVision.
Front: Shared inboxes in Front and tickets in Zendesk.
Gusto: You run payroll in Gusto for forty employees.
Gusto: Payroll with Gusto or ADP every two weeks.
Bill: Accounts payable with Bill.com and QuickBooks Online.
Harvest: You log your hours in Harvest.
Close: Sales development using Close and Apollo.
Outreach: Sequences in Outreach, data in Salesforce.
Apollo: You build lead lists in Apollo and LinkedIn Sales Navigator.
Intercom: You answer customers in Intercom and Zendesk.
Buffer: Scheduled posts with Buffer, Hootsuite and Later.
Later: Social posts are planned in Later and Canva.
Linear: Issues are tracked in Linear and GitHub.
Miro: Workshops with Miro and FigJam.
Blender: 3D modeling in Blender and Maya.
Bubble: No-code apps built with Bubble and Airtable.
Blackboard: Managed courses in Blackboard and Moodle.
Asterisk: VoIP engineer: Asterisk, SIP, Linux.
Audition: Edited podcasts in Adobe Audition.
Cucumber: Automated tests with Selenium, Cucumber and Java.
Cypress: End-to-end tests in Cypress and Playwright.
Cassandra: Databases: Cassandra, MongoDB, Redis.
Confluence: You document processes in Confluence and Jira.
Concur: Travel expenses are entered in Concur.
Discord: You moderate our community on Discord and Telegram.
Electron: Desktop apps with Electron and TypeScript.
Express: REST APIs with Node.js, Express and MongoDB.
Framer: Landing pages designed in Framer and Webflow.
Greenhouse: Sourced candidates and tracked them in Greenhouse and Lever.
Helm: Deployments with Kubernetes, Helm and ArgoCD.
Hibernate: Java, Spring Boot and Hibernate.
Illustrator: Logos in Illustrator and Photoshop.
Illustrator: Skilled in Adobe Illustrator and InDesign.
Jest: Unit tests with Jest and React Testing Library.
Jenkins: Pipelines in Jenkins and GitLab CI.
Keynote: Slides made in Keynote and PowerPoint.
Maya: Character animator with Maya and ZBrush.
Premiere: Video editing in Premiere Pro and After Effects.
Prisma: TypeScript, Prisma and PostgreSQL on the backend.
Python: You write scripts in Python.
Sentry: Errors are tracked in Sentry and Datadog.
Snowflake: SQL models in Snowflake with dbt.
Spring: Java developer with Spring and Hibernate.
Swagger: APIs documented with Swagger and Postman.
Toast: Restaurant manager who knows Toast POS and 7shifts.
Unity: Game developer: Unity, C#, Blender.
Wave: Invoices sent with Wave or FreshBooks.
Workday: HR data kept in Workday and BambooHR.
C: Firmware in C and C++ for motor controllers.
R: Statistics in R and SPSS.
Docker: Containers with Docker and Kubernetes.
Java: Eight years of Java and Spring Boot.
Salesforce: You update every call in Salesforce.
Kafka: Event streams with Kafka and Flink.
Basecamp: Client projects run in Basecamp.
Asana: Tasks assigned in Asana and Trello.
# es
Excel: Manejo de Excel intermedio y facturación electrónica.
Excel: manejo de excel, word y outlook
Excel: Elaboro reportes en Excel con tablas dinámicas.
Word: Redacto cartas en Word y presentaciones en PowerPoint.
Access: Bases de datos en Access y SQL Server.
Slack: Comunicación por Slack y reuniones por Zoom.
Zoom: Atiendo clases por Zoom y Google Meet.
Teams: Reuniones en Teams y archivos en SharePoint.
Notion: Organizo tareas en Notion y Trello.
Make: Automatizaciones con Make, Zapier y n8n.
Monday: Uso Monday y Asana para seguir proyectos.
Go: Desarrollador backend con experiencia en Go y Docker.
Go: Microservicios escritos en Go, Java y Python.
Swift: Aplicaciones móviles en Swift y Kotlin.
Rust: Programo en Rust y C++ desde 2020.
Spark: Procesos de datos con Spark y Python.
Ruby: Programador Ruby on Rails con PostgreSQL.
Spring: Desarrollo en Java con Spring Boot y Hibernate.
Express: APIs con Node.js, Express y MySQL.
Flutter: Desarrollo apps en Flutter y Firebase.
Dart: Conocimientos de Flutter, Dart y Firebase.
Illustrator: Diseño en Illustrator, Photoshop e InDesign.
Illustrator: Dominio de Adobe Illustrator y Premiere.
Premiere: Edición de video en Adobe Premiere y After Effects.
Sketch: Prototipos en Sketch y Figma.
Blender: Modelado 3D en Blender y ZBrush.
Unity: Videojuegos en Unity con C#.
Intercom: Atención al cliente en Intercom y Zendesk.
Apollo: Prospección con Apollo y LinkedIn.
Buffer: Programo publicaciones en Buffer y Hootsuite.
Canvas: Subo cursos a Canvas y Moodle.
Miro: Talleres remotos con Miro y Zoom.
Jenkins: Integración continua con Jenkins, Docker y Git.
Confluence: Documentación en Confluence y Jira.
Cypress: Pruebas automatizadas con Cypress y Selenium.
R: Análisis estadístico en R y Python.
C: Programación en C y ensamblador.
Sage: Contabilidad en Sage y Excel.
Stripe: Cobros con Stripe y PayPal.
Square: Cobro en caja con Square y llevo inventario.
Gusto: Nómina en Gusto para clientes de Estados Unidos.
Workday: Administro datos de personal en Workday.
Toast: Puntos de venta Toast y Square en restaurantes.
Telegram: Administro comunidades en Telegram, Discord y WhatsApp.
Linear: Seguimiento de tickets en Linear y Jira.
Loom: Grabo tutoriales en Loom y los subo a Notion.
Kafka: Mensajería con Kafka y RabbitMQ.
Jasmine: Pruebas unitarias en Angular con Jasmine y Karma.
Prisma: Backend con NestJS, Prisma y PostgreSQL.
Helm: Kubernetes, Helm y Terraform en AWS.
Hive: Consultas en Hive y Hadoop.
Outreach: Secuencias de correo en Outreach y HubSpot.
# pt
Excel: Excel avançado e conhecimento em Power BI.
Excel: conhecimento em excel, word e internet
Excel: Faço planilhas no Excel e relatórios mensais.
Word: Pacote Office: Word, Excel e PowerPoint.
Access: Banco de dados em Access e planilhas em Excel.
Slack: Comunicação pelo Slack e chamadas no Zoom.
Teams: Reuniões pelo Teams e agenda no Outlook.
Notion: Organizo projetos no Notion e no Trello.
Make: Automação com Make e Zapier.
Monday: Gestão de tarefas no Monday, Asana e Trello.
Go: Desenvolvedor backend em Go e Node.js.
Swift: Desenvolvo apps iOS em Swift.
Rust: Sistemas em Rust e WebAssembly.
Spark: Engenharia de dados com Spark, Airflow e Databricks.
Ruby: Desenvolvedora Ruby on Rails e React.
Spring: Java, Spring Boot e Oracle há seis anos.
Express: APIs em Node.js com Express e MongoDB.
Flutter: Aplicativos em Flutter e Dart.
Illustrator: Artes no Illustrator e no Photoshop.
Premiere: Edição de vídeos no Premiere e no After Effects.
Sketch: Telas no Figma, Sketch e Adobe XD.
Blender: Animação 3D no Blender e no Maya.
Unity: Jogos em Unity e C#.
Lua: Scripts em Lua e Python para jogos no Roblox.
Intercom: Suporte pelo Intercom, Zendesk e WhatsApp.
Jenkins: Esteiras de CI com Jenkins e GitLab.
Confluence: Documento processos no Confluence e no Jira.
Cypress: Testes automatizados em Cypress e Postman.
R: Modelos estatísticos em R, Python e SQL.
C: Firmware em C para microcontroladores.
Stripe: Integração de pagamentos com Stripe e Mercado Pago.
Canvas: Publico aulas no Canvas e no Moodle.
Miro: Dinâmicas no Miro e no FigJam.
Buffer: Agendo posts no Buffer e no Later.
Linear: Tarefas no Linear e código no GitHub.
Loom: Gravo vídeos no Loom para clientes.
Kafka: Mensageria com Kafka e Redis.
Julia: Simulações em Julia, MATLAB e Python.
Prisma: Node.js, Prisma e MySQL no backend.
Primavera: Cronogramas de obra no Primavera P6 e no MS Project.
Discord: Modero comunidades no Discord e no Telegram.
Snowflake: Modelos SQL no Snowflake e no dbt.
Workday: Cadastro de pessoal no Workday e no SAP.
Gusto: Folha de pagamento no Gusto e no QuickBooks.
`;

export const HELD_OUT_TITLES = {
  everyday: `
Access: Access Control Technician
Access: Patient Access Representative
Word: Word Processor
Excel: Excel Dental Group Receptionist
Spring: Spring Intern
Spring: Lifeguard, Spring Break
Square: Square Dance Teacher
Sketch: Sketch Artist
Front: Front Desk Agent
Front: Front of House Manager
Ramp: Ramp Agent
Chef: Chef de Partie
Chef: Personal Chef
Teams: Field Teams Supervisor
Outreach: Community Outreach Coordinator
Harvest: Harvest Worker
Close: Close Protection Officer
Monday: Monday to Friday Nanny
Greenhouse: Greenhouse Worker
Illustrator: Children's Book Illustrator
Toast: Toast Bar Attendant
Wave: Wave Pool Lifeguard
Shell: Shell Station Cashier
Bill: Bill Collector
Express: Express Lane Cashier
Go: Go-Kart Track Attendant
Next: Next Day Delivery Driver
Linear: Linear Accelerator Operator
Make: Make-up Artist
Lever: Lever Press Operator
Express: Repartidor Express
Express: Lavador de carros Express
Make: Maquillista Make Up
Box: Instructor de box
Aurora: Cuidadora para la señora Aurora
Chef: Chef Ejecutivo
Make: Make e Penteado
Box: Instalador de Box
Express: Entregador Express
Chef: Chef de Cozinha
Primavera: Jardineiro Primavera
R: Operador de guindaste R
`,
  uses: `
Go: Senior Go Engineer
Rust: Rust Developer
Ruby: Ruby on Rails Developer
Swift: iOS Engineer (Swift)
Spring: Java Spring Boot Developer
Salesforce: Salesforce Administrator
Excel: Excel Specialist
Unity: Unity Game Developer
Blender: 3D Artist (Blender)
Workday: Workday Analyst
Flutter: Flutter Developer
Python: Python Engineer
R: Statistician (R, SAS)
Spark: Data Engineer - Spark
Snowflake: Snowflake Data Engineer
Access: Access Database Developer
Ruby: Programador Ruby
Go: Desarrollador Go
Excel: Analista de Excel
Flutter: Desenvolvedor Flutter
Spring: Desenvolvedor Java Spring
Unity: Desenvolvedor Unity
Stripe: Payments Engineer (Stripe)
Kafka: Kafka Engineer
`,
};
