/**
 * Words next to which the name of a program is likely, and words of a trade that a program can qualify. For text/name-evidence.ts. Contains only
 * data: folded words separated by whitespace.
 */

/** Things that people make, store or do with programs. Excludes words of everyday places of work (`desk`, `menu`, `class`, `shift`). */
export const DIGITAL_WORDS = `
software app apps application applications api apis sdk web webs website websites backend backends frontend frontends fullstack codebase code coding
code-base script scripts scripting pipeline pipelines query queries database databases dashboard dashboards spreadsheet spreadsheets crm erp etl
ticket tickets sprint sprints backlog backlogs bug bugs repo repos repository deploy deploys deployment deployments microservice microservices server
servers cloud cluster clusters prototype prototypes wireframe wireframes mockup mockups podcast podcasts payroll invoice invoices payout payouts
subscription subscriptions inbox inboxes chat chats workflow workflows automation automations integration integrations webinar webinars wiki wikis
runbook runbooks docs leads emails email campaigns video videos 3d renders rendering game games data dataset datasets models statistics statistical
slides firmware embedded linux mobile ios android iphone saas kpi kpis sql excel wordpress shopify google microsoft adobe aws azure amazon linkedin
boards events schemas messaging library compiler parser mvp sequences prospecting posts tests testing tested builds ci issues reports simulations
letters vector vectors logo logos configuration infrastructure provisioning logs timesheets expenses voip templates crypto ai ml nlp

aplicacion aplicaciones aplicativo aplicativos programas codigo codificacion consultas tablero tableros hoja hojas planilla planillas nomina facturas
facturacion automatizacion automatizaciones integracion integraciones despliegue despliegues microservicios servidor servidores nube prototipo
prototipos interfaces maquetas correos publicaciones seguimiento videojuegos juegos datos modelos tareas cartas textos vectores pruebas reportes informes manuales
documentacion documento documentos documentar cronogramas tutoriales presentaciones animaciones renderizado

aplicativo codigo consulta painel paineis planilhas folha faturas automacao automacoes integracao integracoes implantacao microsservicos microservicos
nuvem prototipos telas postagens jogos dados tarefas testes relatorios documentacao documentos esteiras tutoriais apresentacoes quadros chamados
suporte publicacoes mensageria filas simulacoes vagas admissoes cadastro banco animacao modelagem`;

/** Trades next to the name of a program in a title: `Go developer`, `programador Swift`. */
export const TOOL_TRADES = `
developer developers engineer engineers programmer programmers programming consultant consultants desarrollador desarrolladora desarrolladores
programador programadora programadores programacion programacao desenvolvedor desenvolvedora desenvolvedores`;

/** Trades next to the name of a program that is rarely a different word: `Excel specialist`. */
export const TOOL_USERS = `
specialist expert analyst administrator admin trainer tester architect designer especialista experto experta analista administrador administradora
instructor instructora instrutor instrutora ingeniero ingeniera engenheiro engenheira consultor consultora arquitecto arquitecta arquiteto arquiteta tutor teacher scientist`;
