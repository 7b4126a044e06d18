/**
 * Sentences and titles that refer to a program named like an everyday word, and titles that do not refer to the program. The counterpart of
 * everyday-tuning.ts. Contains only data: `Program: sentence`.
 */
export const TUNING_USES = `
# en
Go: Three years with Go in a fintech.
Go: You maintain microservices in Go and Java.
Go: Languages: Go, TypeScript, SQL.
Swift: Native apps in Swift and Kotlin.
Swift: Strong knowledge of Swift and SwiftUI.
Rust: We moved our parser from C++ to Rust.
Rust: Wrote command-line tools in Rust.
Spark: ETL with Spark, Kafka and Airflow.
Spark: Tuned Spark jobs on Databricks.
Hive: Data warehouse on Hadoop, Hive and Impala.
Sage: Invoices are entered in Sage and paid weekly.
Sage: Accounting software: Sage, Xero, QuickBooks.
Ramp: Reconciled corporate cards in Ramp and NetSuite.
Slack: Support channels in Slack and Zendesk.
Slack: Daily updates via Slack.
Slack: slack, zoom, google drive, trello
Notion: You write guides in Notion.
Notion: Project notes in Notion, tasks in ClickUp.
Make: Built workflows in Make, Zapier and n8n.
Make: Automations with Make.com and OpenAI.
Drift: Managed live chat with Drift and HubSpot.
Square: Processed payments with Square and PayPal.
Square: Daily sales reports from Square and Shopify.
Monday: Boards in Monday, docs in Notion.
Monday: Experience with Monday.com or Asana.
Zoom: Set up meetings in Zoom and Google Calendar.
Zoom: Teach groups of ten via Zoom.
Teams: Scheduled meetings using Teams and Outlook.
Teams: Comfortable with Microsoft Teams.
Word: Typing letters in Word, filing, scheduling.
Word: Microsoft Word and Excel at an advanced level.
Access: Queries and reports in Access, SQL and Excel.
Access: MS Access databases for inventory.
Excel: Tracked inventory in Excel.
Excel: Reports with Excel, PowerPoint and Tableau.
Excel: Knowledge of excel and google sheets
Chef: Automated servers with Chef and Puppet.
Puppet: Infrastructure as code: Puppet, Ansible, Terraform.
Ruby: Backend in Ruby and PostgreSQL.
Ruby: Ruby, Rails, Sidekiq and Redis in production.
Rails: Built stores with Rails and Vue.
Julia: Models in Julia and Python.
Dart: Flutter and Dart for cross-platform apps.
Flutter: Published four apps made with Flutter.
Stripe: Reconciled Stripe payouts in QuickBooks.
Stripe: Integrated Stripe, PayPal and Square.
Loom: Training videos recorded with Loom.
Canvas: Graded work in Canvas and Google Classroom.
Sketch: Designed screens in Sketch and handed off in Zeplin.
Front: Answered email in Front and Gmail.
Gusto: Onboarded staff and ran payroll using Gusto.
Bill: Paid vendors via Bill.com.
Harvest: Time tracking in Harvest and Toggl.
Close: CRM: Close, HubSpot, Pipedrive.
Outreach: Cold email using Outreach, Salesloft and ZoomInfo.
Apollo: Prospected with Apollo, ZoomInfo and LinkedIn.
Intercom: Chat support via Intercom.
Buffer: Queued posts in Buffer and Canva.
Later: Tools: Later, Canva, CapCut.
Linear: Bugs filed in Linear and Jira.
Miro: Maps customer journeys in Miro and Figma.
Blender: Rendered products with Blender and Photoshop.
Bubble: Built an MVP in Bubble.
Blackboard: Taught online with Blackboard and Zoom.
Asterisk: Call centers on Asterisk and FreePBX.
Audition: Cleaned audio with Audition and Pro Tools.
Cucumber: BDD with Cucumber, Selenium and Jenkins.
Cypress: Wrote tests with Cypress and Jest.
Cassandra: Designed schemas for Cassandra and DynamoDB.
Confluence: Maintains runbooks in Confluence.
Concur: Expense reports through SAP Concur.
Discord: Community managed on Discord, Reddit and Slack.
Electron: Built a desktop client with Electron and React.
Express: Node, Express and React full stack.
Framer: Prototypes built with Framer and Figma.
Greenhouse: Posted jobs in Greenhouse and LinkedIn Recruiter.
Helm: Packaged services with Helm and Docker.
Hibernate: Persistence with Hibernate, JPA and Oracle.
Illustrator: Vector art in Illustrator.
Illustrator: Photoshop, Illustrator and After Effects daily.
Jest: React components tested with Jest.
Jenkins: Builds run on Jenkins and AWS.
Keynote: Decks in Keynote, Figma and Google Slides.
Maya: Rigged models in Maya and Unreal Engine.
Premiere: Cuts short videos in Premiere and CapCut.
Prisma: APIs with NestJS, Prisma and GraphQL.
Python: Automates reports with Python and SQL.
Sentry: Monitors errors with Sentry and Grafana.
Snowflake: Warehouse on Snowflake, models in dbt.
Spring: Services in Java, Spring Boot and Kafka.
Spring: Backend: Spring, Hibernate, MySQL.
Swagger: REST design with Swagger.
Toast: Rings orders in Toast and Square.
Unity: Builds VR games in Unity and C#.
Wave: Keeps books in Wave and Excel.
Workday: Ran reports in Workday and ADP.
C: Embedded software in C, C++ and Python.
R: Analyses in R, Stata and Excel.
Docker: Ships services in Docker.
Java: Writes Java and Kotlin.
Salesforce: Logs leads in Salesforce and Outreach.
Asana: Deadlines managed in Asana.
Tableau: Dashboards in Tableau and Power BI.
React: Front ends with React and TypeScript.
Angular: Forms built in Angular and RxJS.
Copper: Deals tracked in Copper and Gmail.
Postman: API tests in Postman.
Node: Servers in Node and PostgreSQL.
# es
Excel: Control de inventario en Excel.
Excel: Conocimientos de Excel, Word y PowerPoint.
Excel: uso de excel y sap a diario
Word: Transcribo textos en Word y PDF.
Access: Consultas en Access y Excel.
Slack: Coordinación por Slack, Trello y Zoom.
Zoom: Clases en línea por Zoom.
Teams: Soporte por Teams y AnyDesk.
Notion: Documentación en Notion.
Make: Flujos en Make y Airtable.
Monday: Tableros en Monday y Notion.
Go: Programación en Go y PostgreSQL.
Go: Servicios en Go con Kubernetes.
Swift: Apps para iPhone en Swift.
Rust: Backend en Rust con PostgreSQL.
Spark: Manejo de Spark, Hadoop y Hive.
Ruby: Cinco años con Ruby on Rails.
Spring: Microservicios con Spring Boot.
Express: Node, Express y React.
Flutter: Experiencia en Flutter y Dart.
Illustrator: Manejo de Photoshop e Illustrator.
Illustrator: Vectores en Adobe Illustrator.
Premiere: Edito videos en Premiere y CapCut.
Sketch: Diseño de interfaces con Figma y Sketch.
Blender: Renders en Blender y SketchUp.
Unity: Programador de Unity y C#.
Intercom: Chats en Intercom y HubSpot.
Apollo: Listas de clientes en Apollo y HubSpot.
Buffer: Manejo de Buffer, Canva y Meta Ads.
Canvas: Plataformas Canvas, Moodle y Blackboard.
Miro: Tableros en Miro y Jira.
Jenkins: Despliegues con Jenkins y Ansible.
Confluence: Manuales en Confluence.
Cypress: Automatización con Cypress y JavaScript.
R: Modelos en R y SPSS.
C: Lenguajes C, C++ y Python.
Sage: Registro de facturas en Sage y QuickBooks.
Stripe: Conciliación de pagos de Stripe y PayPal.
Square: Ventas en Square y Shopify.
Gusto: Planillas en Gusto y ADP.
Workday: Reportes en Workday y Excel.
Telegram: Bots de Telegram en Python.
Linear: Tareas en Linear y Slack.
Loom: Videos en Loom y Canva.
Kafka: Eventos con Kafka y Spark.
Helm: Despliegue con Helm y Docker.
Outreach: Correos en frío con Outreach y Apollo.
Tableau: Tableros en Tableau y Excel.
React: Interfaces en React.
# pt
Excel: Controle de estoque no Excel.
Excel: Domínio de Excel e Power BI.
Excel: planilhas em excel e google sheets
Word: Documentos no Word e no Excel.
Access: Consultas em Access e SQL.
Slack: Atendimento via Slack e Zendesk.
Teams: Aulas pelo Teams e Google Meet.
Notion: Documentação no Notion.
Make: Integrações no Make e no n8n.
Monday: Quadros no Monday e no Jira.
Go: Programo em Go e Python.
Go: Serviços em Go com Docker.
Swift: Aplicativos em Swift e Kotlin.
Rust: Ferramentas em Rust e Go.
Spark: Pipelines com Spark e Kafka.
Ruby: Seis anos com Ruby on Rails.
Spring: Microsserviços com Spring Boot e Kafka.
Express: Node, Express e Vue.
Flutter: Experiência com Flutter e Firebase.
Illustrator: Domínio de Illustrator e CorelDRAW.
Premiere: Edito no Premiere e no CapCut.
Sketch: Protótipos no Sketch.
Blender: Renders no Blender e no SketchUp.
Unity: Programador Unity com C#.
Lua: Jogos no Roblox com Lua.
Intercom: Chats no Intercom e no HubSpot.
Jenkins: Deploy com Jenkins e Docker.
Confluence: Manuais no Confluence.
Cypress: Testes com Cypress e Selenium.
R: Análise de dados em R e SPSS.
C: Linguagens C, C++ e Java.
Stripe: Pagamentos via Stripe e PagSeguro.
Canvas: Aulas no Canvas e no Zoom.
Miro: Quadros no Miro.
Buffer: Posts no Buffer e na Hootsuite.
Linear: Bugs no Linear e no Jira.
Loom: Tutoriais no Loom.
Kafka: Filas com Kafka e RabbitMQ.
Prisma: NestJS, Prisma e Docker.
Primavera: Planejamento no Primavera e MS Project.
Snowflake: Dados no Snowflake e no Tableau.
Workday: Admissões no Workday.
Tableau: Painéis no Tableau e no Power BI.
`;

export const TUNING_TITLES = {
  everyday: `
Access: Access Coordinator
Access: Venue Access Guard
Access: Rope Access Technician
Word: Word Puzzle Writer
Excel: Receptionist at Excel Fitness
Spring: Spring Camp Counselor
Square: Times Square Usher
Sketch: Courtroom Sketch Artist
Front: Front Office Manager
Front: Front Desk Clerk
Ramp: Ramp Supervisor
Chef: Executive Chef
Chef: Sous Chef
Outreach: Outreach Worker
Outreach: Parish Outreach Assistant
Harvest: Grape Harvest Crew
Close: Close Caption Writer
Monday: Weekend and Monday Cashier
Greenhouse: Greenhouse Grower
Illustrator: Medical Illustrator
Toast: Toast Station Cook
Wave: Wave Solder Operator
Shell: Shell Egg Grader
Bill: Bill Payment Clerk
Express: Bus Driver - Express Line
Next: Next of Kin Counselor
Linear: Linear Motor Assembler
Make: Make Ready Technician
React: First React Responder
Copper: Copper Pipe Installer
Postman: Postman
Node: Node Technician
Notion: Notion Store Clerk
Drift: Drift Boat Guide
Unity: Unity Church Organist
Express: Cocinero Express
Make: Estilista y Make Up
Box: Entrenador de box
Chef: Chef Pastelero
Express: Motoboy Express
Make: Maquiadora de Make Social
C: Motorista C
D: Motorista categoria D
`,
  uses: `
Go: Go Developer
Go: Backend Developer (Go)
Rust: Rust Engineer
Ruby: Ruby Developer
Swift: Swift Developer
Spring: Spring Boot Engineer
Salesforce: Salesforce Developer
Excel: Excel Expert
Unity: Unity Developer
Blender: Blender Artist
Workday: Workday Consultant
Flutter: Flutter Engineer
R: Data Analyst (R, Python)
Spark: Spark Engineer
Snowflake: Snowflake Developer
React: React Developer
React: Desarrollador React
Node: Node Developer
Ruby: Desarrollador Ruby on Rails
Go: Programador Go
Swift: Desenvolvedor iOS Swift
Angular: Desenvolvedor Angular
Tableau: Tableau Developer
Airflow: Data Engineer (Airflow, Spark)
Excel: Analista Excel y Power BI
`,
};
