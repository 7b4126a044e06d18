/** Skills in data, databases, cloud, networks and security. Contains only data, one skill per line (format: see skill-lines.ts). */
export const DATA_SKILLS = `
SQL | structured query language, sql queries, consultas sql | ^Databases |
Databases | database, bases de datos, base de datos, banco de dados, bancos de dados, relational databases, rdbms, database management | |
NoSQL | non relational databases | ^Databases |
Elasticsearch | elastic search, #ELK, elk stack, opensearch | ^NoSQL |
Database administration | dba, administracion de bases de datos, administracao de banco de dados, database tuning | ^Databases |
Database design | data modeling, data modelling, modelado de datos, modelagem de dados, diseno de bases de datos | ^Databases |
Data analysis | data analytics, analisis de datos, analise de dados, analytics, data analyst skills, analytical data | | ~Data visualization 6, Statistics 6, Business intelligence 7
Data visualization | visualizacion de datos, visualizacao de dados, dashboards, dashboarding, !tableros, data viz, data visualisation | |
Business intelligence | #BI, inteligencia de negocios, inteligencia de negocio, business informatics | | ~Data visualization 7
Statistics | !statistics, !estadistica, !estatistica, statistical analysis, analisis estadistico, analise estatistica, statistical modeling, !statistical | |
Data science | ciencia de datos, ciencia de dados | ^Data analysis | ~Machine learning 8
Machine learning | #ML, aprendizaje automatico, aprendizado de maquina, aprendizaje de maquina | | ~Deep learning 8
Deep learning | neural networks, redes neuronales, redes neurais, aprendizaje profundo | ^Machine learning |
Natural language processing | nlp, procesamiento de lenguaje natural, processamento de linguagem natural | ^Machine learning |
Generative AI | genai, llm, llms, large language models, ia generativa | ^Artificial intelligence |
Artificial intelligence | #AI, inteligencia artificial, !ia | | ~Machine learning 8
Prompt engineering | prompting | | ~Generative AI 6
Predictive modeling | predictive analytics, modelado predictivo, forecasting models, analisis predictivo | ^Data science, Statistics |
A/B testing | ab testing, split testing, !experimentation, pruebas a/b | | ~Conversion rate optimization 7
R | &r, r programming, rstudio, r studio | ^Programming | ~Statistics 6, Python 3
Pandas | @pandas, pandas numpy | ^Python, Data analysis |
MATLAB | simulink | ^Programming |
Jupyter | @jupyter, jupyter notebook, jupyter notebooks | ^Python |
Data engineering | ingenieria de datos, engenharia de dados, data pipelines, pipelines de datos, data pipeline | |
ETL | elt, extract transform load, data integration, integracion de datos | ^Data engineering |
dbt | data build tool | ^Data engineering, SQL |
Spark | &spark, apache spark, pyspark | ^Data engineering, Big data |
Hadoop | mapreduce, hdfs | ^Big data |
Big data | | ^Data engineering |
Data streaming | stream processing | ^Data engineering |
Data warehousing | data warehouse, almacen de datos, dwh | ^Data engineering, Databases |
Data governance | gobierno de datos, data stewardship | |
Data mining | mineria de datos, mineracao de dados, data extraction, extraccion de datos | ^Data analysis |
Data collection | recoleccion de datos, recopilacion de datos, coleta de dados, survey data | |
Data processing | procesamiento de datos, processamento de dados, data cleaning, limpieza de datos, data preparation, data wrangling | | ~Data analysis 5
Data annotation | | | ~Data entry 4
Web analytics | analitica web, digital analytics | ^Data analysis |
Cloud computing | !cloud, computacion en la nube, computacao em nuvem, la nube, cloud services, cloud infrastructure | |
AWS | amazon web services, aws cloud, amazon aws | ^Cloud computing | ~Azure 5, Google Cloud 5
Azure | @azure, microsoft azure, azure cloud | ^Cloud computing | ~Google Cloud 5
Google Cloud | gcp, google cloud platform | ^Cloud computing |
Serverless | | ^Cloud computing |
Docker | @docker, !containers, !contenedores, containerization | ^DevOps |
Kubernetes | k8s | ^DevOps | ~Docker 7
DevOps | dev ops | |
CI/CD | ci cd, cicd, continuous integration, integracion continua, continuous delivery, continuous deployment, integracao continua | ^DevOps |
Monitoring | !monitoring, observability, monitoreo de sistemas | ^DevOps |
Linux | | ^System administration |
Windows Server | | ^System administration |
System administration | sysadmin, systems administration, administracion de sistemas, administracao de sistemas, it administration | |
Virtualization | virtualizacion, virtualizacao | ^System administration |
Networking | !networking, computer networks, computer networking, !redes, redes informaticas, redes de computadoras, redes de computadores, network administration, lan/wan | |
Firewalls | | ^Networking, Cybersecurity |
DNS | dhcp, dns management | ^Networking |
VoIP | !telephony, &asterisk, telefonia ip, sip trunking | | ~Networking 4
Cybersecurity | cyber security, information security, ciberseguridad, seguridad informatica, seguridad de la informacion, seguranca da informacao, infosec, ciberseguranca, data security, seguridad de datos | |
Penetration testing | pentesting, pen testing, ethical hacking, hacking etico | ^Cybersecurity |
SIEM | #SIEM, soc analysis, security monitoring | ^Cybersecurity |
Identity management | #IAM, identity and access management | ^Cybersecurity |
ISO 27001 | security compliance | ^Cybersecurity, Compliance |
GDPR | data privacy, privacidad de datos, ccpa, data protection, proteccion de datos, lgpd | ^Compliance |
Cloud security | devsecops | ^Cybersecurity |
IT support | technical support, soporte tecnico, suporte tecnico, help desk, helpdesk, service desk, mesa de ayuda, tech support, soporte it, suporte de ti, soporte informatico, desktop support, it help desk | | ~Troubleshooting 7
Troubleshooting | !troubleshooting, resolucion de fallas, solucion de problemas tecnicos, diagnostico de fallas, technical troubleshooting, resolucao de falhas | |
ITIL | | ^IT support |
Hardware | !hardware, computer hardware, pc repair, hardware maintenance, mantenimiento de computadoras, computer repair | ^IT support |
Microsoft 365 administration | office 365 administration, sharepoint administration, microsoft 365 admin, google workspace administration | ^System administration |
IT asset management | asset management it, endpoint management, sccm | ^IT support |
Disaster recovery | respaldo de datos | ^System administration |
GIS | #GIS, geographic information systems, sistemas de informacion geografica | ^Data analysis |
Internet of things | #IoT, internet de las cosas | |
PLC programming | #PLC, automation engineering, automatizacion industrial, automacao industrial, industrial automation | |
CAD | !cad, computer aided design, autodesk, dibujo tecnico, desenho tecnico | |
BIM | #BIM, building information modeling | ^CAD |
Stored procedures | procedimientos almacenados, triggers sql, pl/sql development, procedimentos armazenados | ^SQL |
Query optimization | sql tuning, performance tuning, optimizacion de consultas, database optimization, sql optimization | ^SQL, Database administration |
Database migration | migracion de datos, data migration, migracion de bases de datos, migracao de dados | ^Databases | ~ETL 5
Database replication | !replicacion, sharding, database clustering | ^Database administration |
Vector databases | | ^Databases | ~Generative AI 5
Time series databases | influxdb, timescaledb | ^Databases |
DAX | #DAX, power query, m language, power pivot, powerpivot | ^Power BI | ~Excel 4
Dashboard design | diseno de dashboards, tableros de control, diseno de tableros, kpi dashboards, paineis de controle | ^Data visualization |
KPI tracking | kpis, key performance indicators, indicadores de gestion, indicadores de desempeno, metricas de negocio, indicadores de desempenho | ^Data analysis |
Reporting | !reporting, elaboracion de informes, generacion de reportes, report writing, reporteria, elaboracao de relatorios, data reporting | | ~Data analysis 6
Data storytelling | storytelling con datos, narrativa de datos | ^Data visualization |
Exploratory data analysis | #EDA, analisis exploratorio, analisis exploratorio de datos | ^Data analysis |
Time series analysis | series de tiempo, time series forecasting, series temporales, arima | ^Statistics |
Regression analysis | analisis de regresion, linear regression, regresion lineal, logistic regression, regressao linear | ^Statistics |
Hypothesis testing | pruebas de hipotesis, inferencia estadistica, inferential statistics, #ANOVA | ^Statistics |
Bayesian statistics | estadistica bayesiana, monte carlo, bayesian inference | ^Statistics |
Econometrics | econometria, econometric modeling | ^Statistics, Economics |
Operations research | investigacion de operaciones, linear programming, programacion lineal, optimization models, pesquisa operacional | ^Statistics |
Survey design | diseno de encuestas, !encuestas, !questionnaires, !cuestionarios, pesquisas de opiniao | ^Data collection | ~Market research 6
Quantitative research | investigacion cuantitativa, metodos cuantitativos, pesquisa quantitativa | ^Research, Statistics |
Qualitative research | investigacion cualitativa, focus groups, grupos focales, pesquisa qualitativa | ^Research |
Scikit-learn | sklearn, scikit learn | ^Machine learning, Python |
Convolutional neural networks | !cnn, rnn, lstm, transformers models, redes convolucionales | ^Deep learning |
Reinforcement learning | aprendizaje por refuerzo, aprendizado por reforco | ^Machine learning |
Recommender systems | recommendation systems, sistemas de recomendacion, sistemas de recomendacao | ^Machine learning |
Anomaly detection | deteccion de anomalias, outlier detection | ^Machine learning |
Feature engineering | ingenieria de caracteristicas, feature selection, dimensionality reduction | ^Machine learning |
Clustering | segmentacion de datos, k means, unsupervised learning, aprendizaje no supervisado | ^Machine learning |
MLOps | model deployment, ml ops, despliegue de modelos | ^Machine learning, DevOps |
Hugging Face | huggingface, transformers library, fine tuning llm, model fine-tuning | ^Natural language processing | ~Generative AI 7
Retrieval-augmented generation | #RAG, rag pipelines, semantic search | ^Generative AI | ~Vector databases 7
OpenAI API | openai, chatgpt api, anthropic api, azure openai, gpt api | ^Generative AI |
Midjourney | stable diffusion, dall-e, ai image generation, imagenes con ia, leonardo ai | ^Prompt engineering | ~Graphic design 3
Chatbots | chatbot development, manychat, desarrollo de chatbots, conversational ai, !bots | | ~Natural language processing 5
Speech recognition | text to speech, speech to text, reconocimiento de voz, reconhecimento de voz | ^Machine learning |
Text mining | sentiment analysis, analisis de sentimientos, mineria de texto, text analytics, analise de sentimentos | ^Natural language processing |
NLTK | spacy, gensim | ^Natural language processing, Python |
NumPy | scipy, num py | ^Python, Data analysis | ~Pandas 8
Tidyverse | dplyr, &shiny, r shiny | ^R |
Databricks | delta lake, azure databricks, unity catalog | ^Data engineering | ~Spark 8
Data lakes | data lake, data lakehouse, lakehouse, lago de datos | ^Data engineering | ~Data warehousing 7
Dimensional modeling | star schema, %kimball, modelado dimensional, modelagem dimensional | ^Data warehousing, Database design |
Data quality | calidad de datos, qualidade de dados, data validation, validacion de datos, great expectations | ^Data governance |
Master data management | mdm datos, datos maestros, data catalog, collibra, dados mestres | ^Data governance |
Data entry validation | verificacion de datos, data verification, data checking | ^Data entry | ~Data quality 6
Data labeling | etiquetado de datos, image annotation, labelbox, rotulagem de dados | ^Data annotation |
Amazon EC2 | ec2, aws ec2, auto scaling groups | ^AWS |
Amazon S3 | s3 buckets, aws s3, cloud storage, almacenamiento en la nube | ^AWS |
AWS Lambda | lambda functions, api gateway lambda, step functions | ^AWS, Serverless |
Amazon RDS | %aurora, amazon aurora, aws rds | ^AWS, SQL |
Amazon ECS | fargate, aws ecs, aws fargate | ^AWS, Docker | ~Kubernetes 6
Azure Functions | azure app service, azure logic apps, logic apps | ^Azure, Serverless |
Google Cloud Functions | cloud run, cloud functions, app engine, google app engine | ^Google Cloud, Serverless |
Cloud migration | migracion a la nube, migracao para nuvem, lift and shift | ^Cloud computing |
Cloud architecture | arquitectura cloud, arquitectura en la nube, cloud solutions architecture, arquitetura de nuvem | ^Cloud computing, Software architecture |
Cloud cost optimization | finops, cloud cost management | ^Cloud computing |
OpenStack | private cloud, nube privada | ^Cloud computing, Virtualization |
IBM Cloud | oracle cloud, #OCI, alibaba cloud | ^Cloud computing | ~AWS 4
Docker Compose | docker swarm, podman | ^Docker |
Helm | &helm, kustomize, helm charts | ^Kubernetes |
GitOps | | ^CI/CD, Kubernetes | ~Jenkins 7
Vagrant | &vagrant, packer images | ^DevOps, Virtualization |
Site reliability engineering | #SRE, site reliability, #SLO, incident management sre | ^DevOps | ~Monitoring 7
Unix | | ^System administration | ~Linux 8
Active Directory | directorio activo, group policy, gpo, ldap | ^Windows Server, Identity management |
Windows administration | windows 10, windows 11, windows administration support, administracion de windows | ^System administration | ~Windows Server 8
macOS administration | mac os, @macos, mac support, apple support | ^System administration | ~IT asset management 7
Web hosting | !hosting, !domain management, alojamiento web, hospedagem de sites | ^System administration |
Email administration | smtp, administracion de correo, postfix | ^System administration | ~Microsoft 365 administration 7
Patch management | gestion de parches, software updates, wsus | ^System administration, Cybersecurity |
TCP/IP | routing protocols, ospf, bgp, vlan, vlans, routing and switching, enrutamiento, subnetting | ^Networking |
Wi-Fi networks | wireless networks, redes inalambricas, !wifi, redes wifi, redes sem fio | ^Networking |
Network security | seguridad de redes, seguranca de redes, network hardening | ^Networking, Cybersecurity |
Structured cabling | cableado estructurado, fibra optica, fiber optics, cabeamento estruturado, fiber splicing | ^Networking |
Telecommunications | !telecommunications, !telecomunicaciones, !telecomunicacoes, !telecom, radio frequency, radiofrecuencia, !lte, !5g, gpon | | ~Networking 6
SD-WAN | network automation | ^Networking |
VPN | vpns, ipsec, wireguard, openvpn | ^Networking | ~Firewalls 7
Vulnerability management | gestion de vulnerabilidades, vulnerability assessment, gestao de vulnerabilidades, analisis de vulnerabilidades | ^Cybersecurity | ~Penetration testing 7
Incident response | respuesta a incidentes, resposta a incidentes, security incidents, gestion de incidentes de seguridad | ^Cybersecurity | ~SIEM 7
Threat intelligence | threat hunting, inteligencia de amenazas, mitre att&ck, malware analysis, analisis de malware | ^Cybersecurity | ~SIEM 7
Digital forensics | forense digital, informatica forense, computer forensics | ^Cybersecurity |
Endpoint security | edr, antivirus, xdr | ^Cybersecurity |
Cryptography | criptografia, encryption, cifrado, pki, ssl/tls | ^Cybersecurity |
Application security | owasp, appsec, secure coding, desarrollo seguro, owasp top 10, codigo seguro | ^Cybersecurity | ~Cloud security 6
Security awareness | phishing training, concientizacion en seguridad, security training | ^Cybersecurity |
Security auditing | auditoria de seguridad, it audit, auditoria de sistemas, auditoria de ti, cobit | ^Cybersecurity, Auditing |
SOC 2 | soc2, soc 2 compliance, fedramp, vanta | ^Compliance | ~ISO 27001 7
NIST | nist framework, cis controls | ^Cybersecurity | ~ISO 27001 7
PCI DSS | pci compliance, pci-dss | ^Compliance | ~ISO 27001 5
Privileged access management | cyberark, #PAM, access control management | ^Identity management |
Email security | spam filtering, dkim, dmarc, proofpoint | ^Cybersecurity |
SOC operations | soc analyst, security operations center, security operations, centro de operaciones de seguridad | ^Cybersecurity | ~SIEM 9
IT project management | gestion de proyectos de ti, it projects, proyectos tecnologicos | ^Project management |
IT service management | itsm, gestion de servicios de ti, incident management, gestion de incidentes, problem management, gestao de incidentes | ^IT support | ~ITIL 9
IT procurement | software licensing, licenciamiento de software, license management | ^IT asset management |
Remote support | soporte remoto, remote desktop, suporte remoto | ^IT support |
Printer support | network printers, !impresoras, soporte de impresoras | ^IT support |
Mobile device management | #MDM | ^IT asset management | ~Microsoft 365 administration 7
Point of sale systems | pos systems, sistemas pos, punto de venta, ponto de venda, pos support | | ~Cash handling 5
Computer assembly | ensamblaje de computadoras, pc building, computer hardware assembly, montagem de computadores | ^Hardware |
Backup management | !backups, copias de seguridad, !respaldos, gestion de respaldos | ^Disaster recovery |
Remote sensing | teledeteccion, percepcion remota, sensoriamento remoto, !lidar, drone mapping, photogrammetry, fotogrametria | ^GIS |
Cartography | cartografia, map making | ^GIS |
SCADA | hmi, industrial control systems | | ~PLC programming 8
Finite element analysis | #FEA, elementos finitos, cfd | | ~CAD 4, C 7
`;
