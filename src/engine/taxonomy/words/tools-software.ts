/**
 * Programs for software, data and networks that can replace each other. Contains only data, one group per heading (format: see skill-lines.ts).
 * Languages and frameworks with specific relations are in skills-software.ts.
 */
export const SOFTWARE_TOOLS = `
= Git
GitHub; GitLab; Bitbucket; Azure Repos; Gitea
= Git ~5
SVN (!subversion, apache subversion); Mercurial (&mercurial); &Perforce (helix core); Team Foundation Server (#TFS); CVS version control
= Cloud computing
Vercel; Netlify; Heroku; Render hosting; Railway hosting; Fly.io; DigitalOcean; Linode; Vultr; Hetzner
= Cloud computing
Cloudflare; Akamai; Amazon CloudFront (cloudfront); &Fastly
= Monitoring
Datadog; @New Relic; Dynatrace; AppDynamics; Sentry (&sentry); Honeycomb monitoring; Elastic APM; Bugsnag; &Rollbar
= Monitoring
Prometheus (&prometheus); Grafana; Alertmanager; Nagios; Zabbix; PRTG; SolarWinds; Grafana Loki (loki logging); Icinga; Uptime Kuma
= Monitoring
Splunk; Kibana; Logstash; Graylog; Sumo Logic; &Papertrail
= Kubernetes, Cloud computing
Amazon EKS (eks); Azure Kubernetes Service (aks); Google Kubernetes Engine (gke); OpenShift (red hat openshift); Rancher (&rancher); k3s
= Kubernetes
Istio; Linkerd; Envoy Proxy; Consul service mesh
= DevOps
Ansible; Puppet (&puppet, puppet enterprise); SaltStack; Chef automation (chef infra, &chef)
= DevOps
Terraform (infrastructure as code, #IaC, infraestructura como codigo); Pulumi; AWS CloudFormation (cloudformation); AWS CDK; OpenTofu; Bicep templates
= CI/CD
Jenkins (&jenkins); GitHub Actions; CircleCI; Travis CI; TeamCity; Bamboo CI; Bitbucket Pipelines; GitLab CI (gitlab ci/cd, gitlab pipelines)
Azure DevOps (azure pipelines); Drone CI; Buildkite
= CI/CD, Kubernetes
Argo CD; Flux CD
= Code review
SonarQube; Snyk; Checkmarx; Fortify security; Veracode; Semgrep
= Linux
Ubuntu; Debian (@debian); @CentOS; Rocky Linux; Fedora (&fedora); Red Hat (red hat enterprise linux, rhel); Linux Mint; @Arch Linux; Kali Linux
openSUSE (suse linux)
= Unix
Solaris (@solaris); AIX (#AIX); FreeBSD; HP-UX
= Virtualization
VMware (vsphere, esxi, vcenter); Hyper-V; VirtualBox; Proxmox; Citrix (citrix xenapp); Nutanix; KVM virtualization
= System administration
Nginx; Apache HTTP Server (apache server, httpd); IIS (#IIS, internet information services); Caddy server; HAProxy; LiteSpeed
= Web hosting
cPanel (whm); Plesk; DirectAdmin; Hostinger; GoDaddy hosting; SiteGround; Bluehost; WP Engine
= Networking
Cisco (@cisco, cisco ios); Juniper (%juniper, juniper networks); MikroTik; Ubiquiti (unifi); Aruba Networks; Huawei networking; Meraki (cisco meraki)
= Firewalls
Fortinet (fortigate); Palo Alto Networks; pfSense; @Check Point firewall; Sophos; SonicWall; WatchGuard; Cisco ASA
= Vulnerability management
Nessus (&tenable); Qualys; OpenVAS; Rapid7
= Penetration testing
Burp Suite; Metasploit; Nmap; OWASP ZAP
= Endpoint security
CrowdStrike; SentinelOne; Microsoft Defender; @Carbon Black; Bitdefender; Kaspersky; McAfee (trellix); Symantec endpoint; ESET endpoint; Malwarebytes
= SIEM
Microsoft Sentinel (azure sentinel); QRadar (ibm qradar); ArcSight; Wazuh; LogRhythm
= Identity management
Okta; Auth0; OneLogin; Keycloak; Azure Active Directory (entra id, microsoft entra, azure ad); @Ping Identity; @Duo Security; JumpCloud
= Mobile device management
Microsoft Intune (intune); Jamf (jamf pro); AirWatch (@workspace one); Kandji; Mosyle; Hexnode
= Remote support
TeamViewer; AnyDesk; LogMeIn; Splashtop; ConnectWise Control (screenconnect); Chrome Remote Desktop; BeyondTrust
= IT service management
ServiceNow (service now platform); Freshservice; ManageEngine; BMC Remedy; Ivanti; SysAid; Spiceworks; ConnectWise (connectwise manage)
Autotask (datto autotask); Kaseya; NinjaOne; &Atera; GLPI; HaloPSA
= Backup management
Veeam; Acronis; Veritas Backup Exec; Datto backup; Commvault; Backblaze; &Carbonite
= Email administration
Microsoft Exchange (exchange server, exchange online); Zimbra; Postfix mail; MDaemon
= Business intelligence, Data visualization
Power BI (microsoft power bi); Tableau (@tableau); @Looker; Qlik (qlikview, qlik sense); Metabase; Redash; Apache Superset (&superset); MicroStrategy
Cognos (ibm cognos); SAP BusinessObjects (@business objects, sap bo); @Crystal Reports; Domo (&domo); Sisense; ThoughtSpot; Sigma Computing
Looker Studio (google data studio, @data studio)
= Statistics
SPSS; SAS (#SAS, sas programming); Stata (stata software); Minitab; EViews; JMP software; Statgraphics; Jamovi; GraphPad Prism
= Qualitative research
NVivo; ATLAS.ti; MAXQDA; Dedoose
= Databases, SQL
PostgreSQL (postgres, psql, pgsql); MySQL; SQL Server (mssql, microsoft sql server, t-sql, transact sql); Oracle Database (@oracle, oracle db, pl/sql)
MariaDB; SQLite; IBM Db2 (db2, ibm db2); Teradata; Sybase; Informix; Netezza; SAP HANA database; Percona; CockroachDB
= NoSQL
MongoDB (@mongo, &mongoose); Cassandra (%cassandra, apache cassandra); DynamoDB (amazon dynamodb); Couchbase; CouchDB; Redis; HBase; ScyllaDB
Firebase (firestore); Neo4j; RavenDB
= Databases
Supabase; Appwrite; PocketBase; Nhost; Hasura
= Databases, Generative AI
Pinecone (&pinecone); Weaviate; ChromaDB; pgvector; Milvus; Qdrant
= Data warehousing, SQL
Snowflake (&snowflake); BigQuery (google bigquery); Redshift (amazon redshift, aws redshift); Azure Synapse (synapse analytics); ClickHouse; Vertica
Greenplum
= ETL
Fivetran; Airbyte; Stitch Data; Hevo Data; Talend; Informatica PowerCenter; Pentaho; IBM DataStage (datastage); Matillion; Alteryx; Apache NiFi
Azure Data Factory (adf pipelines); AWS Glue; SQL Server Integration Services (ssis); SQL Server Reporting Services (ssrs); Meltano
= Data engineering
Airflow (@airflow, apache airflow); Dagster; Prefect orchestration; Luigi pipelines (%luigi); Mage data; Argo Workflows
= Big data, SQL
Hive (&hive, apache hive); Impala (&impala, apache impala); Presto SQL (&presto, &trino); Apache Drill; Amazon Athena (aws athena)
= Data streaming
Flink (apache flink); Apache Beam (google dataflow); Kinesis (@kinesis, amazon kinesis); Spark Streaming; Azure Event Hubs (@event hubs); Kafka Streams
Apache Pulsar
= Event-driven architecture
@Kafka (apache kafka, confluent kafka); RabbitMQ; ActiveMQ; Amazon SQS; Azure Service Bus; Google Pub/Sub; NATS messaging; MQTT; ZeroMQ
= API testing
Postman (&postman); SoapUI; Insomnia REST; @REST Assured; Karate DSL; Bruno API client; Hoppscotch
= Test automation
Selenium (@selenium, selenium webdriver); Cypress (%cypress, cypress.io); &Playwright; Puppeteer (&puppeteer); TestCafe; WebdriverIO; Katalon
Robot Framework; TestComplete; Tosca (&tosca, tricentis tosca); Ranorex; Nightwatch.js; Protractor testing; Mabl; Testim
= Unit testing, JavaScript
Jest (&jest); Vitest; Mocha (&mocha); Jasmine (%jasmine); Chai (&chai); Karma runner; Sinon; @Testing Library (react testing library)
= Unit testing
JUnit; TestNG; NUnit; xUnit; MSTest; Pytest; PHPUnit; RSpec; Minitest; Mockito; unittest
= Performance testing
JMeter; LoadRunner; &Gatling; k6; Locust load testing; BlazeMeter; NeoLoad
= Software testing
TestRail; Zephyr (&zephyr, zephyr scale); Xray test management; qTest; PractiTest; TestLink; Azure Test Plans
HP ALM (micro focus alm, @quality center)
= Software testing
BrowserStack; Sauce Labs; LambdaTest; Kobiton; Perfecto testing
= Mobile testing
Appium; XCUITest; Espresso testing; Detox testing
= CMS, .NET
Umbraco; Sitecore; Kentico; Episerver (optimizely cms); @Orchard CMS; DotNetNuke (dnn)
= CMS, PHP
WordPress (#WP); Drupal; Joomla; TYPO3; Craft CMS; @Concrete CMS; @October CMS; Ghost CMS (!ghost)
= CMS
Contentful; Strapi; Sanity CMS; Storyblok; Prismic; DatoCMS; Directus; Payload CMS; Adobe Experience Manager (aem); @Butter CMS
= No-code
Bubble (&bubble, bubble.io); FlutterFlow; Glide apps; Adalo; AppSheet; Softr; &Retool; Appsmith; Power Apps (microsoft power apps); OutSystems; Mendix
Appian; Pega (&pega, pega systems); GeneXus; Xano; WeWeb; Thunkable
= JavaScript, Front-end development
React (@react, reactjs, react 18, react hooks); Vue.js (@vue, vue 3); Svelte (sveltejs, sveltekit); SolidJS; Preact; Qwik; Ember.js (&ember)
Backbone.js; Knockout JS; Alpine.js; htmx; Lit Element
= React
Next.js (%next); Remix (&remix, remix.run); Gatsby (%gatsby, gatsbyjs); TanStack Start; RedwoodJS
= React
Redux (redux toolkit, rtk, redux saga); Zustand; MobX; Recoil (&recoil); Jotai
= React, CSS
Material UI (#MUI); Chakra UI; Ant Design; shadcn (shadcn ui); Radix UI; PrimeReact; &Mantine
= CSS
Tailwind CSS (@tailwind); Bootstrap (&bootstrap, bootstrap 5, twitter bootstrap); &Bulma; @Foundation CSS
= CSS
Sass (@sass, scss); Less CSS; Stylus CSS (!stylus); Styled Components; Emotion CSS; CSS Modules
= Vue.js
Vuex; Pinia; Vuetify; Quasar Framework
= Front-end development
Webpack; Vite (@vite, vitejs); Rollup (&rollup); Parcel bundler; esbuild; Turbopack; Gulp.js; Grunt.js
= Node.js, Back-end development
Express (&express, expressjs); NestJS; Fastify; Koa (koajs); hapi.js (!hapi); AdonisJS; Hono framework; LoopBack; Strapi backend
= Databases, Back-end development
Prisma (&prisma, prisma orm); TypeORM; Sequelize; Drizzle ORM; Knex; MikroORM; Objection.js
= Java, Back-end development
Spring (%spring, spring boot, spring framework, spring mvc, spring cloud); Quarkus; Micronaut; Vert.x; Jakarta EE (java ee, j2ee); Dropwizard
@Play Framework
= Java
Apache Tomcat (@tomcat); JBoss (wildfly); WebLogic; WebSphere; GlassFish; Jetty server
= Java
Maven (&maven, apache maven); Gradle; Ant Build; Bazel build
= Python, Back-end development
Django (django rest framework, drf); Flask (&flask); FastAPI; Tornado (&tornado); aiohttp; Pyramid framework; Bottle framework; Sanic
= PHP, Back-end development
Laravel; Symfony; CodeIgniter; Yii; CakePHP; Zend Framework (laminas framework); Slim framework; Phalcon
= Mobile development
React Native (%expo, expo react native); Flutter (&flutter); Ionic (@ionic, ionic framework); Xamarin; .NET MAUI (%maui); Cordova (%cordova, phonegap)
Capacitor (&capacitor, capacitor js); NativeScript; Kotlin Multiplatform (kmm)
= Game development
Unity (&unity, unity3d, unity engine); Unreal Engine (!unreal, ue5, ue4); Godot; GameMaker (game maker studio); Cocos2d; @Construct 3; Phaser.js
Roblox Studio (&roblox)
= Deep learning
TensorFlow; PyTorch; Keras; JAX framework; MXNet
= Generative AI
LangChain; LlamaIndex; LangGraph; CrewAI; AutoGen agents; Haystack framework; Semantic Kernel
= Machine learning
XGBoost; LightGBM; CatBoost
= MLOps
MLflow; Kubeflow; SageMaker (amazon sagemaker); Vertex AI; Weights & Biases; Azure Machine Learning; DVC data
= Data visualization
Matplotlib; Seaborn; Plotly; ggplot2 (ggplot); Bokeh (&bokeh); Altair visualization; Highcharts; Chart.js; Apache ECharts
= Chatbots
Dialogflow; Botpress; Rasa (&rasa); Amazon Lex; IBM Watson Assistant; Voiceflow; Landbot bots; Microsoft Bot Framework; Chatfuel
= Web scraping
Beautiful Soup; Scrapy; Octoparse; ParseHub; Apify; Import.io
= Software engineering
PlantUML; Mermaid diagrams; Enterprise Architect Sparx; StarUML
= GIS
ArcGIS (esri, arcmap, arcgis pro); QGIS; MapInfo; GRASS GIS; Google Earth Engine; ERDAS Imagine; ENVI remote sensing; @Global Mapper; Mapbox
Leaflet.js; PostGIS
= PLC programming
Allen-Bradley (rockwell studio 5000, rslogix); Siemens TIA Portal (siemens step 7, tia portal); Codesys; Mitsubishi GX Works; Omron CX-Programmer
Wonderware; Ignition SCADA
= PCB design
Altium (altium designer); KiCad; Eagle PCB; OrCAD (cadence allegro); Proteus electronics; EasyEDA
`;
