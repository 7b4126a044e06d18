/**
 * Skills of software, web, mobile, testing and architecture. Data only, one skill a line (format: see skills.ts):
 * `Label | aliases | ^broader skills | ~related skill 0-10`. An alias after `!` counts in skill lists, not in prose.
 */
export const SOFTWARE_SKILLS = `
Programming | coding, software development, software programming, programacion, programacao, desarrollo de software, desenvolvimento de software, computer programming | |
Software engineering | ingenieria de software, engenharia de software | ^Programming |
Web development | web programming, desarrollo web, desenvolvimento web, web application development, web apps | ^Programming |
Front-end development | frontend, front end, frontend development, front-end web development, desarrollo frontend | ^Web development |
Back-end development | backend, back end, backend development, server side development, desarrollo backend | ^Web development |
Full-stack development | full stack, fullstack, full stack development, desarrollo full stack, mern, mean stack, mern stack | ^Web development | ~Front-end development 8, Back-end development 8
Mobile development | mobile app development, desarrollo movil, desarrollo de aplicaciones moviles, desenvolvimento mobile, mobile apps, apps moviles | ^Programming |
Android development | android, android sdk, desarrollo android, jetpack compose | ^Mobile development | ~Kotlin 7, Java 4
iOS development | ios, ios sdk, desarrollo ios, uikit, swiftui | ^Mobile development | ~Swift 8
Game development | desarrollo de videojuegos, videojuegos, game programming | ^Programming |
Embedded systems | embedded software, sistemas embebidos, sistemas embarcados, firmware, microcontrollers | ^Programming | ~C 6, C++ 6
Object-oriented programming | oop, poo, programacion orientada a objetos, programacao orientada a objetos | ^Programming |
Functional programming | programacion funcional | ^Programming |
JavaScript | js, java script, ecmascript, es6, vanilla js, vanilla javascript | ^Programming, Front-end development | ~TypeScript 7
TypeScript | ts, type script | ^JavaScript |
React | reactjs, react.js, react js, react 18, react hooks | ^JavaScript, Front-end development | ~Next.js 7, Vue.js 5, Angular 4, Svelte 5, React Native 6
Redux | redux toolkit, rtk, redux saga | ^React |
Next.js | nextjs, next js, !next | ^React | ~Remix 6, Nuxt 5
Remix | remix.run | ^React |
Gatsby | gatsbyjs | ^React |
Vue.js | vue, vuejs, vue 3, vue js | ^JavaScript, Front-end development | ~Nuxt 7, Angular 4, Svelte 5
Nuxt | nuxtjs, nuxt.js | ^Vue.js |
Angular | angularjs, angular.js, angular 2, angular 2+ | ^Front-end development, TypeScript, JavaScript | ~RxJS 6
RxJS | reactive extensions | ^JavaScript |
Svelte | sveltejs, sveltekit | ^JavaScript, Front-end development |
Ember.js | ember, emberjs | ^JavaScript, Front-end development |
jQuery | | ^JavaScript |
HTML | html5, xhtml | ^Front-end development | ~CSS 6
CSS | css3, hojas de estilo, cascading style sheets | ^Front-end development | ~HTML 6
HTML/CSS | html css, html5/css3, html and css, html y css | ^HTML, CSS |
Sass | scss, less css, stylus | ^CSS |
Tailwind CSS | tailwind, tailwindcss | ^CSS | ~Bootstrap 6
Bootstrap | bootstrap 5, twitter bootstrap | ^CSS |
Material UI | mui, material-ui | ^React, CSS | ~Bootstrap 4, Tailwind CSS 4
Three.js | threejs, webgl | ^JavaScript |
D3.js | d3, d3js | ^JavaScript, Data visualization |
Web accessibility | a11y, wcag, accessibility, accesibilidad web, acessibilidade | ^Front-end development |
Responsive design | responsive web design, diseno responsivo, diseno responsive, mobile first | ^Front-end development, Web design |
Webpack | vite, rollup, parcel bundler, babel | ^Front-end development |
Node.js | node, nodejs, node js | ^JavaScript, Back-end development | ~Express 7, NestJS 7, Deno 6
Express | !express, expressjs, express.js | ^Node.js |
NestJS | nest.js, nest js | ^Node.js, TypeScript |
Fastify | koa, hapi.js | ^Node.js | ~Express 7
Deno | bun.js | ^TypeScript |
Python | python3, python 3, python programming | ^Programming | ~Pandas 5
Django | django rest framework, drf | ^Python, Back-end development | ~Flask 6, FastAPI 6
Flask | | ^Python, Back-end development | ~FastAPI 7
FastAPI | fast api | ^Python, Back-end development |
Java | java 8, java 11, java 17, jdk, core java, j2ee, java ee, jakarta ee | ^Programming, Object-oriented programming | ~Kotlin 6, C# 4
Spring | !spring, spring boot, springboot, spring framework, spring mvc, spring cloud | ^Java, Back-end development |
Hibernate | jpa | ^Java |
Maven | gradle | ^Java |
Kotlin | | ^Programming |
Scala | akka | ^Programming | ~Java 5
C# | c sharp, csharp, c-sharp | ^Programming, Object-oriented programming | ~.NET 8
.NET | dotnet, dot net, .net core, .net framework, asp.net, asp.net core, asp.net mvc, net core | ^Back-end development | ~C# 8
Blazor | wpf, xamarin, maui, winforms | ^.NET, C# |
Entity Framework | ef core, linq | ^.NET |
VB.NET | visual basic, vb6 | ^.NET |
PHP | php7, php 8, php8 | ^Programming, Back-end development |
Laravel | | ^PHP | ~Symfony 6
Symfony | codeigniter, yii, zend framework | ^PHP |
Ruby | | ^Programming |
Ruby on Rails | rails, ror | ^Ruby, Back-end development |
Go | golang, go lang, !go | ^Programming, Back-end development |
Rust | !rust, rustlang | ^Programming | ~C++ 5
C | !c, c language, c programming, lenguaje c, ansi c | ^Programming | ~C++ 6
C++ | cpp, cplusplus, c plus plus | ^Programming, Object-oriented programming |
Swift | !swift | ^Programming | ~Objective-C 6
Objective-C | objective c | ^Programming |
Dart | | ^Programming |
Flutter | | ^Mobile development, Dart | ~React Native 6
React Native | reactnative, expo | ^Mobile development, JavaScript |
Ionic | cordova, phonegap, capacitor | ^Mobile development | ~React Native 5
Elixir | phoenix framework, erlang | ^Programming, Functional programming |
Clojure | clojurescript, haskell, ocaml | ^Programming, Functional programming |
Perl | | ^Programming |
Lua | | ^Programming |
COBOL | mainframe, as400, rpg ile | ^Programming |
Delphi | pascal, object pascal | ^Programming |
ABAP | sap abap | ^Programming, SAP |
Apex | salesforce apex, lightning web components, lwc, visualforce | ^Programming, Salesforce |
Bash | shell scripting, shell script, shell, zsh | ^Programming, Linux | ~PowerShell 5
PowerShell | power shell | ^Programming |
Assembly | assembler, x86 assembly | ^Programming |
Solidity | smart contracts, ethereum, contratos inteligentes | ^Blockchain, Programming |
Blockchain | web3, cadena de bloques, crypto development | |
Unity | unity3d, unity 3d | ^Game development, C# | ~Unreal Engine 6
Unreal Engine | unreal, ue5, ue4 | ^Game development, C++ |
API development | api design, apis, api, desarrollo de apis, diseno de apis, web services, servicios web | ^Back-end development | ~REST APIs 8
REST APIs | rest api, !rest, restful, restful apis, restful api, api rest, apis rest | ^API development |
GraphQL | apollo graphql, apollo | ^API development | ~REST APIs 5
gRPC | protobuf, protocol buffers | ^API development |
SOAP | xml web services, wsdl | ^API development |
WebSockets | websocket, socket.io | ^Web development |
API integration | integracion de apis, third party api integration, integracao de apis, integrations, system integration | ^API development |
Postman | insomnia rest | ^API testing |
Microservices | microservicios, microservice architecture, microsservicos, arquitectura de microservicios | ^Software architecture |
Software architecture | arquitectura de software, arquitetura de software, solution architecture, system design, diseno de sistemas | ^Software engineering |
Design patterns | patrones de diseno, clean code, clean architecture, domain driven design, ddd, codigo limpio | ^Software engineering | ~Software architecture 6
Event-driven architecture | message queues, event driven | ^Software architecture | ~Kafka 7, RabbitMQ 7
RabbitMQ | activemq, amazon sqs | | ~Kafka 7
Kafka | apache kafka, confluent kafka | ^Data streaming |
Git | version control, control de versiones, versionado, controle de versao | | ~GitHub 8, GitLab 8
GitHub | bitbucket | ^Git | ~GitLab 8
GitLab | | ^Git |
SVN | subversion, mercurial | | ~Git 5
Agile | agile methodologies, metodologias agiles, metodologia agil, agile methodology, agil, metodos ageis, agile development | | ~Scrum 8, Kanban 8
Scrum | scrum methodology, metodologia scrum, sprint planning | ^Agile |
Kanban | | ^Agile |
Software testing | qa testing, testing, pruebas de software, testes de software, qa, quality assurance, aseguramiento de calidad, aseguramiento de la calidad | |
Manual testing | pruebas manuales, testes manuais, manual qa, exploratory testing | ^Software testing |
Test automation | automated testing, automation testing, automatizacion de pruebas, pruebas automatizadas, qa automation, testes automatizados, automacao de testes | ^Software testing |
Unit testing | pruebas unitarias, testes unitarios, tdd, test driven development | ^Software testing | ~Jest 7
API testing | pruebas de api, testes de api, rest assured | ^Software testing |
Performance testing | load testing, jmeter, k6, pruebas de rendimiento, stress testing | ^Software testing |
Test cases | test plans, casos de prueba, test planning, planes de prueba, test case design | ^Software testing |
Bug tracking | bug reporting, reporte de errores, defect tracking | ^Software testing | ~Jira 5
Selenium | selenium webdriver | ^Test automation | ~Cypress 7, Playwright 7
Cypress | cypress.io | ^Test automation | ~Playwright 8
Playwright | puppeteer | ^Test automation |
Appium | espresso testing, xcuitest | ^Test automation, Mobile development |
Cucumber | gherkin, bdd, behavior driven development | ^Test automation |
Jest | mocha, vitest, jasmine, react testing library | ^Unit testing |
JUnit | testng, mockito, nunit, xunit, pytest, phpunit, rspec | ^Unit testing |
TestRail | zephyr, xray test management, qtest | ^Software testing |
WordPress | word press, wp, woocommerce, elementor | ^Web development, CMS | ~PHP 4
CMS | content management systems, content management system, drupal, joomla, contentful, strapi, gestores de contenido | |
Shopify | shopify liquid, liquid templates, shopify plus | ^E-commerce |
Magento | prestashop, bigcommerce, adobe commerce, vtex | ^E-commerce | ~Shopify 6
Webflow | framer, wix, squarespace | ^Web design | ~WordPress 5
No-code | low code, low-code, bubble.io, bubble, glide apps, power apps, powerapps, microsoft power apps, appsheet, outsystems | |
Salesforce | salesforce crm, sfdc, salesforce administration, salesforce admin, sales cloud, service cloud | ^CRM | ~HubSpot 5, Microsoft Dynamics 5
SAP | sap erp, sap s/4hana, s4hana, sap fico, sap mm, sap sd | ^ERP |
ERP | enterprise resource planning, sistemas erp, erp systems, odoo, jd edwards, epicor | |
Technical writing | technical documentation, documentacion tecnica, redaccion tecnica, documentacao tecnica, api documentation | ^Writing |
Debugging | troubleshooting code, depuracion, depuracao | ^Programming |
Code review | revision de codigo, code reviews, pull requests | ^Software engineering |
Algorithms | data structures, estructuras de datos, algoritmos, estruturas de dados, data structures and algorithms | ^Programming |
Web scraping | scraping, beautifulsoup, scrapy, extraccion de datos web | ^Python | ~Data entry 2
Robotic process automation | rpa, uipath, automation anywhere, blue prism | | ~Process automation 7
Computer vision | opencv, vision por computadora, visao computacional, image processing | ^Machine learning |
`;
