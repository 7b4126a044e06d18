/**
 * Skills of data, databases, cloud, networks and security. Data only, one skill a line (format: see skills.ts):
 * `Label | aliases | ^broader skills | ~related skill 0-10`. An alias after `!` counts in skill lists, not in prose.
 */
export const DATA_SKILLS = `
SQL | structured query language, sql queries, consultas sql | ^Databases |
Databases | database, bases de datos, base de datos, banco de dados, bancos de dados, relational databases, rdbms, database management | |
PostgreSQL | postgres, postgresql, psql, pgsql | ^SQL, Databases | ~MySQL 7, SQL Server 5
MySQL | mariadb | ^SQL, Databases |
SQL Server | mssql, ms sql, microsoft sql server, t-sql, tsql, transact sql | ^SQL, Databases |
Oracle Database | oracle, oracle db, pl/sql, plsql | ^SQL, Databases | ~PostgreSQL 4
SQLite | | ^SQL, Databases |
NoSQL | non relational databases, cassandra, couchdb, couchbase | ^Databases |
MongoDB | mongo, mongoose | ^NoSQL | ~Firebase 4, DynamoDB 4
Redis | memcached | ^NoSQL |
DynamoDB | amazon dynamodb | ^NoSQL, AWS |
Elasticsearch | elastic search, elk, elk stack, opensearch, solr | ^NoSQL |
Firebase | firestore, supabase | ^NoSQL |
Neo4j | graph databases | ^NoSQL |
Database administration | dba, administracion de bases de datos, administracao de banco de dados, database tuning | ^Databases |
Database design | data modeling, data modelling, modelado de datos, modelagem de dados, diseno de bases de datos | ^Databases |
Data analysis | data analytics, analisis de datos, analise de dados, analytics, data analyst skills, analytical data | | ~Data visualization 6, Statistics 6, Business intelligence 7
Data visualization | visualizacion de datos, visualizacao de dados, dashboards, dashboarding, tableros, data viz, data visualisation | |
Business intelligence | bi, inteligencia de negocios, inteligencia de negocio, business informatics | | ~Data visualization 7
Power BI | powerbi, microsoft power bi, dax, power query | ^Business intelligence, Data visualization | ~Tableau 7, Looker 6
Tableau | | ^Business intelligence, Data visualization | ~Looker 7
Looker | looker studio, google data studio, data studio, metabase, qlik, qlikview, qlik sense | ^Business intelligence, Data visualization |
Statistics | estadistica, estatistica, statistical analysis, analisis estadistico, analise estatistica, statistical modeling, statistical | |
Data science | ciencia de datos, ciencia de dados | ^Data analysis | ~Machine learning 8
Machine learning | ml, aprendizaje automatico, aprendizado de maquina, aprendizaje de maquina, scikit-learn, sklearn, xgboost | | ~Deep learning 8
Deep learning | neural networks, redes neuronales, redes neurais, aprendizaje profundo | ^Machine learning |
TensorFlow | keras | ^Deep learning | ~PyTorch 7
PyTorch | | ^Deep learning |
Natural language processing | nlp, procesamiento de lenguaje natural, processamento de linguagem natural, spacy | ^Machine learning |
Generative AI | genai, llm, llms, large language models, ia generativa, langchain, openai api, rag | ^Artificial intelligence |
Artificial intelligence | ai, inteligencia artificial, !ia | | ~Machine learning 8
Prompt engineering | chatgpt, chat gpt, prompting, ai tools, herramientas de ia, claude, gemini | | ~Generative AI 6
Predictive modeling | predictive analytics, modelado predictivo, forecasting models, analisis predictivo | ^Data science, Statistics |
A/B testing | ab testing, split testing, experimentation, pruebas a/b | | ~Conversion rate optimization 7
R | !r, r programming, rstudio, r studio, tidyverse | ^Programming | ~Statistics 6, Python 3
Pandas | numpy, pandas numpy | ^Python, Data analysis |
SPSS | stata, sas, minitab | ^Statistics |
MATLAB | simulink | ^Programming |
Jupyter | jupyter notebook, jupyter notebooks | ^Python |
Data engineering | ingenieria de datos, engenharia de dados, data pipelines, pipelines de datos, data pipeline | |
ETL | elt, extract transform load, ssis, talend, informatica powercenter, fivetran, airbyte, data integration, integracion de datos | ^Data engineering |
Airflow | apache airflow, dagster, prefect orchestration | ^Data engineering |
dbt | data build tool | ^Data engineering, SQL |
Spark | apache spark, pyspark, databricks | ^Data engineering, Big data |
Hadoop | hive, mapreduce, hdfs | ^Big data |
Big data | | ^Data engineering |
Data streaming | flink, kinesis, stream processing | ^Data engineering |
Data warehousing | data warehouse, almacen de datos, redshift, dwh, data lake, data lakehouse | ^Data engineering, Databases |
Snowflake | | ^Data warehousing, SQL | ~BigQuery 7
BigQuery | google bigquery | ^Data warehousing, SQL, Google Cloud |
Data governance | data quality, calidad de datos, qualidade de dados, gobierno de datos, master data management, data stewardship | |
Data mining | mineria de datos, mineracao de dados, data extraction, extraccion de datos | ^Data analysis |
Data collection | recoleccion de datos, recopilacion de datos, coleta de dados, survey data | |
Data processing | procesamiento de datos, processamento de dados, data cleaning, limpieza de datos, data preparation, data wrangling | | ~Data analysis 5
Data annotation | data labeling, etiquetado de datos, image annotation | | ~Data entry 4
Google Analytics | ga4, google analytics 4, universal analytics | ^Web analytics |
Web analytics | analitica web, digital analytics, adobe analytics, mixpanel, amplitude, hotjar | ^Data analysis |
Cloud computing | cloud, computacion en la nube, computacao em nuvem, la nube, cloud services, cloud infrastructure | |
AWS | amazon web services, aws cloud, ec2, amazon s3, aws lambda, amazon aws | ^Cloud computing | ~Azure 5, Google Cloud 5
Azure | microsoft azure, azure cloud | ^Cloud computing | ~Google Cloud 5
Azure DevOps | azure pipelines, tfs | ^CI/CD | ~Azure 6
Google Cloud | gcp, google cloud platform | ^Cloud computing |
Vercel | netlify, heroku, digitalocean, digital ocean, cloudflare | ^Cloud computing |
Serverless | lambda functions, azure functions, cloud functions | ^Cloud computing |
Docker | containers, contenedores, docker compose, containerization | ^DevOps |
Kubernetes | k8s, eks, aks, gke, helm, openshift | ^DevOps | ~Docker 7
DevOps | dev ops, site reliability, sre, site reliability engineering | |
CI/CD | ci cd, cicd, continuous integration, integracion continua, continuous delivery, continuous deployment, integracao continua | ^DevOps |
Jenkins | circleci, travis ci, teamcity, bamboo ci, argo cd | ^CI/CD | ~GitHub Actions 7
GitHub Actions | gitlab ci, gitlab ci/cd | ^CI/CD |
Terraform | infrastructure as code, iac, cloudformation, pulumi, infraestructura como codigo | ^DevOps |
Ansible | puppet, chef automation, saltstack | ^DevOps | ~Terraform 6
Monitoring | observability, prometheus, grafana, datadog, new relic, splunk, monitoreo de sistemas, nagios, zabbix | ^DevOps |
Linux | ubuntu, debian, red hat, centos, unix, rhel | ^System administration |
Windows Server | active directory, directorio activo, group policy | ^System administration |
System administration | sysadmin, systems administration, administracion de sistemas, administracao de sistemas, it administration | |
Virtualization | vmware, hyper-v, virtualizacion, virtualizacao, virtualbox | ^System administration |
Nginx | apache http server, apache server, iis, web servers | ^System administration |
Networking | computer networks, computer networking, redes, redes informaticas, redes de computadoras, redes de computadores, network administration, lan/wan, tcp/ip | |
Cisco | ccna, ccnp, cisco ios, juniper, mikrotik | ^Networking |
Firewalls | fortinet, palo alto networks, pfsense, vpn, vpns | ^Networking, Cybersecurity |
DNS | dhcp, dns management | ^Networking |
VoIP | telephony, asterisk, telefonia ip, sip trunking | ^Networking |
Cybersecurity | cyber security, information security, ciberseguridad, seguridad informatica, seguridad de la informacion, seguranca da informacao, infosec, ciberseguranca, data security, seguridad de datos | |
Penetration testing | pentesting, pen testing, ethical hacking, hacking etico, kali linux, burp suite | ^Cybersecurity |
SIEM | soc analysis, security monitoring, incident response, respuesta a incidentes, threat hunting | ^Cybersecurity |
Identity management | iam, okta, single sign-on, sso, oauth, auth0, identity and access management | ^Cybersecurity |
ISO 27001 | soc 2, nist, pci dss, security compliance | ^Cybersecurity, Compliance |
GDPR | data privacy, privacidad de datos, ccpa, data protection, proteccion de datos, lgpd | ^Compliance |
Cloud security | devsecops, application security, owasp | ^Cybersecurity |
IT support | technical support, soporte tecnico, suporte tecnico, help desk, helpdesk, service desk, mesa de ayuda, tech support, soporte it, suporte de ti, soporte informatico, desktop support, it help desk | | ~Troubleshooting 7
Troubleshooting | resolucion de fallas, solucion de problemas tecnicos, diagnostico de fallas, technical troubleshooting, resolucao de falhas | |
ITIL | itsm, it service management, gestion de servicios de ti | ^IT support |
ServiceNow | service now | ^IT support | ~Jira 4
Hardware | computer hardware, pc repair, hardware maintenance, mantenimiento de computadoras, computer repair | ^IT support |
Microsoft 365 administration | office 365 administration, exchange server, intune, sharepoint administration, microsoft 365 admin, google workspace administration | ^System administration |
IT asset management | asset management it, endpoint management, jamf, mdm, sccm | ^IT support |
Disaster recovery | backup, backups, copias de seguridad, business continuity, respaldo de datos | ^System administration |
GIS | arcgis, qgis, geographic information systems, sistemas de informacion geografica | ^Data analysis |
Internet of things | iot, internet de las cosas | |
PLC programming | plc, scada, automation engineering, automatizacion industrial, automacao industrial, industrial automation | |
CAD | autocad, computer aided design, solidworks, autodesk, dibujo tecnico, desenho tecnico, catia | |
BIM | revit, building information modeling, sketchup | ^CAD |
`;
