/**
 * Skills of data, databases, cloud, networks and security. Data only, one skill a line (format: see skills.ts):
 * `Label | aliases | ^broader skills | ~related skill 0-10`. An alias after `!` counts in skill lists, not in prose.
 */
export const DATA_SKILLS = `
SQL | structured query language, sql queries, consultas sql | ^Databases |
Databases | database, bases de datos, base de datos, banco de dados, bancos de dados, relational databases, rdbms, database management | |
PostgreSQL | postgres, postgresql, psql, pgsql | ^SQL, Databases | ~MySQL 7, SQL Server 5
MySQL | | ^SQL, Databases |
SQL Server | mssql, ms sql, microsoft sql server, t-sql, tsql, transact sql | ^SQL, Databases |
Oracle Database | oracle, oracle db, pl/sql, plsql | ^SQL, Databases | ~PostgreSQL 4
SQLite | | ^SQL, Databases |
NoSQL | non relational databases | ^Databases |
MongoDB | mongo, mongoose | ^NoSQL | ~Firebase 4, DynamoDB 4
Redis | | ^NoSQL |
DynamoDB | amazon dynamodb | ^NoSQL, AWS |
Elasticsearch | elastic search, elk, elk stack, opensearch | ^NoSQL |
Firebase | firestore | ^NoSQL |
Neo4j | graph databases | ^NoSQL |
Database administration | dba, administracion de bases de datos, administracao de banco de dados, database tuning | ^Databases |
Database design | data modeling, data modelling, modelado de datos, modelagem de dados, diseno de bases de datos | ^Databases |
Data analysis | data analytics, analisis de datos, analise de dados, analytics, data analyst skills, analytical data | | ~Data visualization 6, Statistics 6, Business intelligence 7
Data visualization | visualizacion de datos, visualizacao de dados, dashboards, dashboarding, tableros, data viz, data visualisation | |
Business intelligence | bi, inteligencia de negocios, inteligencia de negocio, business informatics | | ~Data visualization 7
Power BI | powerbi, microsoft power bi | ^Business intelligence, Data visualization | ~Tableau 7, Looker 6
Tableau | | ^Business intelligence, Data visualization | ~Looker 7
Looker | | ^Business intelligence, Data visualization |
Statistics | estadistica, estatistica, statistical analysis, analisis estadistico, analise estatistica, statistical modeling, statistical | |
Data science | ciencia de datos, ciencia de dados | ^Data analysis | ~Machine learning 8
Machine learning | ml, aprendizaje automatico, aprendizado de maquina, aprendizaje de maquina | | ~Deep learning 8
Deep learning | neural networks, redes neuronales, redes neurais, aprendizaje profundo | ^Machine learning |
TensorFlow | | ^Deep learning | ~PyTorch 7
PyTorch | | ^Deep learning |
Natural language processing | nlp, procesamiento de lenguaje natural, processamento de linguagem natural | ^Machine learning |
Generative AI | genai, llm, llms, large language models, ia generativa | ^Artificial intelligence |
Artificial intelligence | ai, inteligencia artificial, !ia | | ~Machine learning 8
Prompt engineering | prompting, ai tools, herramientas de ia, claude, gemini | | ~Generative AI 6
Predictive modeling | predictive analytics, modelado predictivo, forecasting models, analisis predictivo | ^Data science, Statistics |
A/B testing | ab testing, split testing, experimentation, pruebas a/b | | ~Conversion rate optimization 7
R | !r, r programming, rstudio, r studio | ^Programming | ~Statistics 6, Python 3
Pandas | pandas numpy | ^Python, Data analysis |
SPSS | sas | ^Statistics |
MATLAB | simulink | ^Programming |
Jupyter | jupyter notebook, jupyter notebooks | ^Python |
Data engineering | ingenieria de datos, engenharia de dados, data pipelines, pipelines de datos, data pipeline | |
ETL | elt, extract transform load, data integration, integracion de datos | ^Data engineering |
Airflow | apache airflow | ^Data engineering |
dbt | data build tool | ^Data engineering, SQL |
Spark | apache spark, pyspark | ^Data engineering, Big data |
Hadoop | mapreduce, hdfs | ^Big data |
Big data | | ^Data engineering |
Data streaming | stream processing | ^Data engineering |
Data warehousing | data warehouse, almacen de datos, dwh | ^Data engineering, Databases |
Snowflake | | ^Data warehousing, SQL | ~BigQuery 7
BigQuery | google bigquery | ^Data warehousing, SQL, Google Cloud |
Data governance | gobierno de datos, data stewardship | |
Data mining | mineria de datos, mineracao de dados, data extraction, extraccion de datos | ^Data analysis |
Data collection | recoleccion de datos, recopilacion de datos, coleta de dados, survey data | |
Data processing | procesamiento de datos, processamento de dados, data cleaning, limpieza de datos, data preparation, data wrangling | | ~Data analysis 5
Data annotation | | | ~Data entry 4
Google Analytics | ga4, google analytics 4, universal analytics | ^Web analytics |
Web analytics | analitica web, digital analytics, amplitude | ^Data analysis |
Cloud computing | cloud, computacion en la nube, computacao em nuvem, la nube, cloud services, cloud infrastructure | |
AWS | amazon web services, aws cloud, amazon aws | ^Cloud computing | ~Azure 5, Google Cloud 5
Azure | microsoft azure, azure cloud | ^Cloud computing | ~Google Cloud 5
Azure DevOps | azure pipelines, tfs | ^CI/CD | ~Azure 6
Google Cloud | gcp, google cloud platform | ^Cloud computing |
Vercel | netlify | ^Cloud computing |
Serverless | | ^Cloud computing |
Docker | containers, contenedores, containerization | ^DevOps |
Kubernetes | k8s | ^DevOps | ~Docker 7
DevOps | dev ops | |
CI/CD | ci cd, cicd, continuous integration, integracion continua, continuous delivery, continuous deployment, integracao continua | ^DevOps |
Jenkins | | ^CI/CD | ~GitHub Actions 7
GitHub Actions | | ^CI/CD |
Terraform | infrastructure as code, iac, pulumi, infraestructura como codigo | ^DevOps |
Ansible | | ^DevOps | ~Terraform 6
Monitoring | observability, monitoreo de sistemas | ^DevOps |
Linux | | ^System administration |
Windows Server | | ^System administration |
System administration | sysadmin, systems administration, administracion de sistemas, administracao de sistemas, it administration | |
Virtualization | virtualizacion, virtualizacao, virtualbox | ^System administration |
Nginx | web servers | ^System administration |
Networking | computer networks, computer networking, redes, redes informaticas, redes de computadoras, redes de computadores, network administration, lan/wan | |
Cisco | ccna, ccnp, cisco ios | ^Networking |
Firewalls | | ^Networking, Cybersecurity |
DNS | dhcp, dns management | ^Networking |
VoIP | telephony, asterisk, telefonia ip, sip trunking | ^Networking |
Cybersecurity | cyber security, information security, ciberseguridad, seguridad informatica, seguridad de la informacion, seguranca da informacao, infosec, ciberseguranca, data security, seguridad de datos | |
Penetration testing | pentesting, pen testing, ethical hacking, hacking etico, kali linux, burp suite | ^Cybersecurity |
SIEM | soc analysis, security monitoring | ^Cybersecurity |
Identity management | iam, identity and access management | ^Cybersecurity |
ISO 27001 | security compliance | ^Cybersecurity, Compliance |
GDPR | data privacy, privacidad de datos, ccpa, data protection, proteccion de datos, lgpd | ^Compliance |
Cloud security | devsecops | ^Cybersecurity |
IT support | technical support, soporte tecnico, suporte tecnico, help desk, helpdesk, service desk, mesa de ayuda, tech support, soporte it, suporte de ti, soporte informatico, desktop support, it help desk | | ~Troubleshooting 7
Troubleshooting | resolucion de fallas, solucion de problemas tecnicos, diagnostico de fallas, technical troubleshooting, resolucao de falhas | |
ITIL | | ^IT support |
ServiceNow | service now | ^IT support | ~Jira 4
Hardware | computer hardware, pc repair, hardware maintenance, mantenimiento de computadoras, computer repair | ^IT support |
Microsoft 365 administration | office 365 administration, sharepoint administration, microsoft 365 admin, google workspace administration | ^System administration |
IT asset management | asset management it, endpoint management, sccm | ^IT support |
Disaster recovery | respaldo de datos | ^System administration |
GIS | geographic information systems, sistemas de informacion geografica | ^Data analysis |
Internet of things | iot, internet de las cosas | |
PLC programming | plc, automation engineering, automatizacion industrial, automacao industrial, industrial automation | |
CAD | computer aided design, autodesk, dibujo tecnico, desenho tecnico | |
BIM | building information modeling | ^CAD |
MariaDB | maria db, percona | ^SQL, Databases | ~MySQL 9
Cassandra | apache cassandra, scylladb, hbase | ^NoSQL |
CouchDB | couchbase, pouchdb | ^NoSQL | ~MongoDB 6
Supabase | appwrite, pocketbase | ^Databases | ~Firebase 8, PostgreSQL 6
Stored procedures | procedimientos almacenados, triggers sql, pl/sql development, procedimentos armazenados | ^SQL |
Query optimization | sql tuning, performance tuning, optimizacion de consultas, database optimization, sql optimization | ^SQL, Database administration |
Database migration | migracion de datos, data migration, migracion de bases de datos, migracao de dados | ^Databases | ~ETL 5
Database replication | replicacion, sharding, database clustering | ^Database administration |
Vector databases | pinecone, weaviate, chromadb, pgvector, milvus, qdrant | ^Databases | ~Generative AI 5
Time series databases | influxdb, timescaledb | ^Databases |
DB2 | ibm db2, informix, teradata, sybase, netezza | ^SQL, Databases | ~Oracle Database 6
SQL Server Integration Services | ssis, ssrs, ssas, sql server reporting services | ^SQL Server, ETL |
DAX | power query, m language, power pivot, powerpivot | ^Power BI | ~Excel 4
Qlik | qlikview, qlik sense, qliksense | ^Business intelligence, Data visualization | ~Tableau 7, Power BI 6, Looker 7
Metabase | redash, apache superset, superset | ^Business intelligence, Data visualization | ~Looker 7
Looker Studio | google data studio, data studio | ^Data visualization | ~Looker 8, Power BI 6
MicroStrategy | cognos, business objects, sap bo, crystal reports, sap analytics cloud | ^Business intelligence | ~Tableau 6
Domo | sisense, thoughtspot, sigma computing | ^Business intelligence | ~Tableau 6
Dashboard design | diseno de dashboards, tableros de control, diseno de tableros, kpi dashboards, paineis de controle | ^Data visualization |
KPI tracking | kpis, key performance indicators, indicadores de gestion, indicadores de desempeno, metricas de negocio, indicadores de desempenho | ^Data analysis |
Reporting | !reporting, elaboracion de informes, generacion de reportes, report writing, reporteria, elaboracao de relatorios, data reporting | | ~Data analysis 6
Data storytelling | storytelling con datos, narrativa de datos | ^Data visualization |
Exploratory data analysis | eda, analisis exploratorio, analisis exploratorio de datos | ^Data analysis |
Time series analysis | series de tiempo, time series forecasting, series temporales, arima | ^Statistics |
Regression analysis | analisis de regresion, linear regression, regresion lineal, logistic regression, regressao linear | ^Statistics |
Hypothesis testing | pruebas de hipotesis, inferencia estadistica, inferential statistics, anova | ^Statistics |
Bayesian statistics | estadistica bayesiana, monte carlo, bayesian inference | ^Statistics |
Econometrics | econometria, eviews, econometric modeling | ^Statistics, Economics |
Operations research | investigacion de operaciones, linear programming, programacion lineal, optimization models, pesquisa operacional | ^Statistics |
Survey design | diseno de encuestas, encuestas, questionnaires, cuestionarios, surveymonkey, qualtrics, pesquisas de opiniao | ^Data collection | ~Market research 6
Quantitative research | investigacion cuantitativa, metodos cuantitativos, pesquisa quantitativa | ^Research, Statistics |
Qualitative research | investigacion cualitativa, focus groups, grupos focales, pesquisa qualitativa, nvivo, atlas.ti | ^Research |
Scikit-learn | sklearn, scikit learn | ^Machine learning, Python |
XGBoost | lightgbm, gradient boosting, catboost, random forest | ^Machine learning |
Keras | keras api | ^Deep learning, Python | ~TensorFlow 9
Convolutional neural networks | cnn, rnn, lstm, transformers models, redes convolucionales | ^Deep learning |
Reinforcement learning | aprendizaje por refuerzo, aprendizado por reforco | ^Machine learning |
Recommender systems | recommendation systems, sistemas de recomendacion, sistemas de recomendacao | ^Machine learning |
Anomaly detection | deteccion de anomalias, outlier detection | ^Machine learning |
Feature engineering | ingenieria de caracteristicas, feature selection, dimensionality reduction | ^Machine learning |
Clustering | segmentacion de datos, k means, unsupervised learning, aprendizaje no supervisado | ^Machine learning |
MLOps | mlflow, kubeflow, model deployment, sagemaker, vertex ai, ml ops, despliegue de modelos | ^Machine learning, DevOps |
Hugging Face | huggingface, transformers library, fine tuning llm, model fine-tuning | ^Natural language processing | ~Generative AI 7
LangChain | llamaindex, langgraph, crewai, ai agents, agentes de ia | ^Generative AI |
Retrieval-augmented generation | rag, rag pipelines, semantic search | ^Generative AI | ~Vector databases 7
OpenAI API | openai, chatgpt api, anthropic api, azure openai, gpt api | ^Generative AI |
ChatGPT | chat gpt, claude ai, gemini ai, microsoft copilot, github copilot, ai assistants | ^Prompt engineering |
Midjourney | stable diffusion, dall-e, ai image generation, imagenes con ia, leonardo ai | ^Prompt engineering | ~Graphic design 3
Chatbots | chatbot development, dialogflow, manychat, rasa, botpress, desarrollo de chatbots, conversational ai, bots | | ~Natural language processing 5
Speech recognition | text to speech, speech to text, reconocimiento de voz, reconhecimento de voz | ^Machine learning |
Text mining | sentiment analysis, analisis de sentimientos, mineria de texto, text analytics, analise de sentimentos | ^Natural language processing |
NLTK | spacy, gensim | ^Natural language processing, Python |
NumPy | scipy, num py | ^Python, Data analysis | ~Pandas 8
Matplotlib | seaborn, plotly, ggplot2, bokeh | ^Data visualization | ~Pandas 6
Tidyverse | dplyr, shiny, r shiny, ggplot | ^R |
Stata | stata software | ^Statistics | ~SPSS 7, R 5
Minitab | statgraphics, jmp software | ^Statistics | ~SPSS 6, Six Sigma 4
Databricks | delta lake, azure databricks, unity catalog | ^Data engineering | ~Spark 8
Hive | !hive, apache hive, !impala, !presto, trino | ^Big data, SQL | ~Hadoop 8
Flink | apache flink, apache beam, google dataflow, spark streaming | ^Data streaming |
Kinesis | amazon kinesis, event hubs | ^Data streaming, AWS | ~Kafka 6
Fivetran | airbyte, stitch data, hevo | ^ETL |
Talend | informatica powercenter, pentaho, datastage, matillion, alteryx, apache nifi | ^ETL |
Azure Data Factory | adf pipelines, azure synapse, synapse analytics | ^ETL, Azure |
AWS Glue | aws athena, amazon athena, aws emr, lake formation | ^ETL, AWS |
Redshift | amazon redshift, aws redshift | ^Data warehousing, AWS | ~Snowflake 7, BigQuery 7
Data lakes | data lake, data lakehouse, lakehouse, lago de datos | ^Data engineering | ~Data warehousing 7
Dagster | prefect orchestration, luigi, data orchestration, orquestacion de datos | ^Data engineering | ~Airflow 8
Dimensional modeling | star schema, kimball, modelado dimensional, modelagem dimensional | ^Data warehousing, Database design |
Data quality | calidad de datos, qualidade de dados, data validation, validacion de datos, great expectations | ^Data governance |
Master data management | mdm datos, datos maestros, data catalog, collibra, dados mestres | ^Data governance |
Data entry validation | verificacion de datos, data verification, data checking | ^Data entry | ~Data quality 6
Data labeling | etiquetado de datos, image annotation, labelbox, rotulagem de dados | ^Data annotation |
Amazon EC2 | ec2, aws ec2, auto scaling groups | ^AWS |
Amazon S3 | s3 buckets, aws s3, cloud storage, almacenamiento en la nube | ^AWS |
AWS Lambda | lambda functions, api gateway lambda, step functions | ^AWS, Serverless |
AWS CDK | cloudformation, aws sam, serverless framework | ^AWS | ~Terraform 7
Amazon RDS | aurora, amazon aurora, aws rds | ^AWS, SQL |
Amazon ECS | fargate, aws ecs, aws fargate | ^AWS, Docker | ~Kubernetes 6
Azure Functions | azure app service, azure logic apps, logic apps | ^Azure, Serverless |
Azure Active Directory | entra id, microsoft entra, azure ad | ^Azure, Identity management |
Google Cloud Functions | cloud run, cloud functions, app engine, google app engine | ^Google Cloud, Serverless |
Cloud migration | migracion a la nube, migracao para nuvem, lift and shift | ^Cloud computing |
Cloud architecture | arquitectura cloud, arquitectura en la nube, cloud solutions architecture, arquitetura de nuvem | ^Cloud computing, Software architecture |
Cloud cost optimization | finops, cloud cost management | ^Cloud computing |
OpenStack | private cloud, nube privada, proxmox | ^Cloud computing, Virtualization |
IBM Cloud | oracle cloud, oci, alibaba cloud | ^Cloud computing | ~AWS 4
Heroku | render hosting, railway hosting, fly.io, digitalocean, digital ocean | ^Cloud computing | ~Vercel 7
Cloudflare | akamai, cloudfront, fastly | ^Cloud computing | ~DNS 5, Vercel 7
Docker Compose | docker swarm, podman | ^Docker |
Helm | kustomize, helm charts | ^Kubernetes |
OpenShift | rancher, red hat openshift | ^Kubernetes |
EKS | aks, gke, amazon eks, azure kubernetes service | ^Kubernetes, Cloud computing |
Istio | service mesh, linkerd, envoy proxy | ^Kubernetes |
GitOps | argo cd, argocd, flux cd | ^CI/CD, Kubernetes | ~Jenkins 7
GitLab CI | gitlab ci/cd, gitlab pipelines | ^CI/CD, GitLab | ~GitHub Actions 8, Jenkins 6
CircleCI | travis ci, teamcity, bamboo ci, bitbucket pipelines | ^CI/CD | ~GitHub Actions 8, Jenkins 7
SonarQube | static code analysis, snyk, checkmarx, fortify | ^Code review | ~CI/CD 4
Puppet | !puppet, saltstack, chef automation, chef infra | ^DevOps | ~Ansible 8
Vagrant | packer images | ^DevOps, Virtualization |
Prometheus | grafana, alertmanager, loki logging | ^Monitoring |
Datadog | new relic, dynatrace, appdynamics, sentry | ^Monitoring |
Splunk | log analysis, kibana, logstash, graylog, analisis de logs | ^Monitoring | ~Elasticsearch 6, SIEM 6
Nagios | zabbix, prtg, solarwinds, monitoreo de redes, network monitoring | ^Monitoring, Networking |
Site reliability engineering | sre, site reliability, slo, incident management sre | ^DevOps | ~Monitoring 7
Ubuntu | debian, linux mint | ^Linux |
Red Hat | rhel, centos, rocky linux, red hat enterprise linux, fedora | ^Linux |
Unix | solaris, aix, hp-ux, freebsd | ^System administration | ~Linux 8
Active Directory | directorio activo, group policy, gpo, ldap | ^Windows Server, Identity management |
Windows administration | windows 10, windows 11, windows administration support, administracion de windows | ^System administration | ~Windows Server 8
macOS administration | mac os, macos, jamf, mac support, apple support | ^System administration | ~IT asset management 7
VMware | vsphere, esxi, vcenter | ^Virtualization | ~Hyper-V 7
Hyper-V | hyper v, citrix, vdi, virtual desktops, escritorios virtuales | ^Virtualization |
Apache HTTP Server | apache server, httpd | ^System administration | ~Nginx 8
IIS | internet information services | ^System administration, Windows Server | ~Nginx 6
Web hosting | cpanel, plesk, hosting, whm, !domain management, alojamiento web, hospedagem de sites | ^System administration |
Email administration | exchange server, microsoft exchange, exchange online, smtp, administracion de correo, zimbra, postfix | ^System administration | ~Microsoft 365 administration 7
Patch management | gestion de parches, software updates, wsus | ^System administration, Cybersecurity |
TCP/IP | routing protocols, ospf, bgp, vlan, vlans, routing and switching, enrutamiento, subnetting | ^Networking |
Juniper | mikrotik, ubiquiti, aruba networks, huawei networking | ^Networking | ~Cisco 7
Wi-Fi networks | wireless networks, redes inalambricas, wifi, redes wifi, redes sem fio | ^Networking |
Network security | seguridad de redes, seguranca de redes, network hardening | ^Networking, Cybersecurity |
Structured cabling | cableado estructurado, fibra optica, fiber optics, cabeamento estruturado, fiber splicing | ^Networking |
Telecommunications | telecomunicaciones, telecomunicacoes, telecom, radio frequency, radiofrecuencia, lte, 5g, gpon | | ~Networking 6
SD-WAN | meraki, network automation, cisco meraki | ^Networking |
VPN | vpns, ipsec, wireguard, openvpn | ^Networking | ~Firewalls 7
Fortinet | palo alto networks, pfsense, checkpoint firewall, fortigate, sophos | ^Firewalls |
Vulnerability management | gestion de vulnerabilidades, vulnerability assessment, nessus, qualys, gestao de vulnerabilidades, analisis de vulnerabilidades | ^Cybersecurity | ~Penetration testing 7
Incident response | respuesta a incidentes, resposta a incidentes, security incidents, gestion de incidentes de seguridad | ^Cybersecurity | ~SIEM 7
Threat intelligence | threat hunting, inteligencia de amenazas, mitre att&ck, malware analysis, analisis de malware | ^Cybersecurity | ~SIEM 7
Digital forensics | forense digital, informatica forense, computer forensics | ^Cybersecurity |
Endpoint security | crowdstrike, sentinelone, edr, antivirus, microsoft defender, xdr | ^Cybersecurity |
Cryptography | criptografia, encryption, cifrado, pki, ssl/tls | ^Cybersecurity |
Application security | owasp, appsec, secure coding, desarrollo seguro, owasp top 10, codigo seguro | ^Cybersecurity | ~Cloud security 6
Security awareness | phishing training, concientizacion en seguridad, security training | ^Cybersecurity |
Security auditing | auditoria de seguridad, it audit, auditoria de sistemas, auditoria de ti, cobit | ^Cybersecurity, Auditing |
SOC 2 | soc2, soc 2 compliance, fedramp, vanta | ^Compliance | ~ISO 27001 7
NIST | nist framework, cis controls | ^Cybersecurity | ~ISO 27001 7
PCI DSS | pci compliance, pci-dss | ^Compliance | ~ISO 27001 5
Okta | auth0, single sign-on, sso, onelogin, saml | ^Identity management |
Privileged access management | cyberark, pam, access control management | ^Identity management |
Email security | spam filtering, dkim, dmarc, proofpoint | ^Cybersecurity |
SOC operations | soc analyst, security operations center, security operations, centro de operaciones de seguridad | ^Cybersecurity | ~SIEM 9
IT project management | gestion de proyectos de ti, it projects, proyectos tecnologicos | ^Project management |
IT service management | itsm, gestion de servicios de ti, incident management, gestion de incidentes, problem management, gestao de incidentes | ^IT support | ~ITIL 9
IT procurement | software licensing, licenciamiento de software, license management | ^IT asset management |
Remote support | soporte remoto, teamviewer, anydesk, remote desktop, suporte remoto | ^IT support |
Printer support | network printers, impresoras, soporte de impresoras | ^IT support |
Mobile device management | mdm, intune, microsoft intune, airwatch, workspace one | ^IT asset management | ~Microsoft 365 administration 7
Point of sale systems | pos systems, sistemas pos, punto de venta, ponto de venda, square pos, toast pos, pos support | | ~Cash handling 5
Computer assembly | ensamblaje de computadoras, pc building, computer hardware assembly, montagem de computadores | ^Hardware |
Backup management | veeam, backups, copias de seguridad, respaldos, gestion de respaldos | ^Disaster recovery |
Remote sensing | teledeteccion, percepcion remota, sensoriamento remoto, lidar, drone mapping, photogrammetry, fotogrametria | ^GIS |
QGIS | qgis software, postgis | ^GIS | ~ArcGIS 8
ArcGIS | esri, arcmap, arcgis pro | ^GIS |
Cartography | cartografia, map making | ^GIS |
SCADA | hmi, wonderware, ignition scada, industrial control systems | | ~PLC programming 8
AutoCAD | auto cad, autocad 2d, autocad 3d, autocad civil 3d, civil 3d | ^CAD |
SolidWorks | solid works, catia, inventor, autodesk inventor, creo parametric, siemens nx, fusion 360 | ^CAD | ~AutoCAD 5
Revit | autodesk revit, revit mep | ^BIM | ~AutoCAD 5
SketchUp | rhino 3d, archicad, lumion, v-ray, enscape | ^CAD | ~Revit 6, BIM 7
Finite element analysis | fea, ansys, abaqus, elementos finitos, cfd, comsol | | ~CAD 4, C 7
`;
