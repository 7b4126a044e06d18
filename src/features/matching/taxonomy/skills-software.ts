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
Android development | android, android sdk, desarrollo android | ^Mobile development | ~Kotlin 7, Java 4
iOS development | ios, ios sdk, desarrollo ios | ^Mobile development | ~Swift 8
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
Webpack | | ^Front-end development |
Node.js | node, nodejs, node js | ^JavaScript, Back-end development | ~Express 7, NestJS 7, Deno 6
Express | !express, expressjs, express.js | ^Node.js |
NestJS | nest.js, nest js | ^Node.js, TypeScript |
Fastify | | ^Node.js | ~Express 7
Deno | bun.js | ^TypeScript |
Python | python3, python 3, python programming | ^Programming | ~Pandas 5
Django | django rest framework, drf | ^Python, Back-end development | ~Flask 6, FastAPI 6
Flask | | ^Python, Back-end development | ~FastAPI 7
FastAPI | fast api | ^Python, Back-end development |
Java | java 8, java 11, java 17, jdk, core java, j2ee, java ee, jakarta ee | ^Programming, Object-oriented programming | ~Kotlin 6, C# 4
Spring | !spring, spring boot, springboot, spring framework, spring mvc, spring cloud | ^Java, Back-end development |
Hibernate | jpa | ^Java |
Maven | | ^Java |
Kotlin | | ^Programming |
Scala | akka | ^Programming | ~Java 5
C# | c sharp, csharp, c-sharp | ^Programming, Object-oriented programming | ~.NET 8
.NET | dotnet, dot net, .net core, .net framework, asp.net, asp.net core, asp.net mvc, net core | ^Back-end development | ~C# 8
Blazor | | ^.NET, C# |
Entity Framework | ef core, linq | ^.NET |
VB.NET | visual basic, vb6 | ^.NET |
PHP | php7, php 8, php8 | ^Programming, Back-end development |
Laravel | | ^PHP | ~Symfony 6
Symfony | | ^PHP |
Ruby | | ^Programming |
Ruby on Rails | rails, ror | ^Ruby, Back-end development |
Go | golang, go lang, !go | ^Programming, Back-end development |
Rust | !rust, rustlang | ^Programming | ~C++ 5
C | !c, c language, c programming, lenguaje c | ^Programming | ~C++ 6
C++ | cpp, cplusplus, c plus plus | ^Programming, Object-oriented programming |
Swift | !swift | ^Programming | ~Objective-C 6
Objective-C | objective c | ^Programming |
Dart | | ^Programming |
Flutter | | ^Mobile development, Dart | ~React Native 6
React Native | reactnative, expo | ^Mobile development, JavaScript |
Ionic | cordova, phonegap, capacitor | ^Mobile development | ~React Native 5
Elixir | erlang | ^Programming, Functional programming |
Clojure | clojurescript | ^Programming, Functional programming |
Perl | | ^Programming |
Lua | | ^Programming |
COBOL | | ^Programming |
Delphi | pascal, object pascal | ^Programming |
ABAP | sap abap | ^Programming, SAP |
Apex | salesforce apex | ^Programming, Salesforce |
Bash | shell scripting, shell script, shell, zsh | ^Programming, Linux | ~PowerShell 5
PowerShell | power shell | ^Programming |
Assembly | assembler, x86 assembly | ^Programming |
Solidity | smart contracts, contratos inteligentes | ^Blockchain, Programming |
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
Design patterns | patrones de diseno | ^Software engineering | ~Software architecture 6
Event-driven architecture | message queues, event driven | ^Software architecture | ~Kafka 7, RabbitMQ 7
RabbitMQ | | | ~Kafka 7
Kafka | apache kafka, confluent kafka | ^Data streaming |
Git | version control, control de versiones, versionado, controle de versao | | ~GitHub 8, GitLab 8
GitHub | bitbucket | ^Git | ~GitLab 8
GitLab | | ^Git |
SVN | subversion, mercurial | | ~Git 5
Agile | agile methodologies, metodologias agiles, metodologia agil, agile methodology, agil, metodos ageis, agile development | | ~Scrum 8, Kanban 8
Scrum | scrum methodology, metodologia scrum | ^Agile |
Kanban | | ^Agile |
Software testing | qa testing, testing, pruebas de software, testes de software, qa, quality assurance, aseguramiento de calidad, aseguramiento de la calidad | |
Manual testing | pruebas manuales, testes manuais, manual qa, exploratory testing | ^Software testing |
Test automation | automated testing, automation testing, automatizacion de pruebas, pruebas automatizadas, qa automation, testes automatizados, automacao de testes | ^Software testing |
Unit testing | pruebas unitarias, testes unitarios | ^Software testing | ~Jest 7
API testing | pruebas de api, testes de api | ^Software testing |
Performance testing | load testing, pruebas de rendimiento, stress testing | ^Software testing |
Test cases | test plans, casos de prueba, test planning, planes de prueba, test case design | ^Software testing |
Bug tracking | bug reporting, reporte de errores, defect tracking | ^Software testing | ~Jira 5
Selenium | selenium webdriver | ^Test automation | ~Cypress 7, Playwright 7
Cypress | cypress.io | ^Test automation | ~Playwright 8
Playwright | | ^Test automation |
Appium | espresso testing, xcuitest | ^Test automation, Mobile development |
Cucumber | | ^Test automation |
Jest | | ^Unit testing |
JUnit | testng, mockito | ^Unit testing |
TestRail | zephyr, xray test management, qtest | ^Software testing |
WordPress | word press, wp | ^Web development, CMS | ~PHP 4
CMS | content management systems, content management system, gestores de contenido | |
Shopify | shopify liquid, liquid templates, shopify plus | ^E-commerce |
Magento | adobe commerce | ^E-commerce | ~Shopify 6
Webflow | | ^Web design | ~WordPress 5
No-code | low code, low-code, appsheet | |
Salesforce | salesforce crm, sfdc, salesforce administration, salesforce admin, sales cloud | ^CRM | ~HubSpot 5, Microsoft Dynamics 5
SAP | sap erp | ^ERP |
ERP | enterprise resource planning, sistemas erp, erp systems | |
Technical writing | technical documentation, documentacion tecnica, redaccion tecnica, documentacao tecnica, api documentation | ^Writing |
Debugging | troubleshooting code, depuracion, depuracao | ^Programming |
Code review | revision de codigo, code reviews, pull requests | ^Software engineering |
Algorithms | data structures, estructuras de datos, algoritmos, estruturas de dados, data structures and algorithms | ^Programming |
Web scraping | scraping, extraccion de datos web | ^Python | ~Data entry 2
Robotic process automation | rpa | | ~Process automation 7
Computer vision | vision por computadora, visao computacional | ^Machine learning |
Vite | vitejs | ^Front-end development | ~Webpack 7
Rollup | parcel bundler, esbuild, turbopack | ^Front-end development | ~Webpack 7, Vite 7
Babel | babeljs, swc | ^JavaScript | ~Webpack 5
ESLint | prettier, linting, linters | ^JavaScript | ~Code review 3
npm | yarn, pnpm, node package manager | ^JavaScript |
Monorepo | nx monorepo, turborepo, lerna, monorepos | ^Software engineering |
Astro | !astro, astrojs, astro framework | ^JavaScript, Front-end development | ~Gatsby 6, Next.js 5
SolidJS | solid.js, preact, qwik | ^JavaScript, Front-end development | ~React 6
Alpine.js | alpinejs, htmx, stimulus js | ^JavaScript, Front-end development |
Web components | lit element, custom elements, componentes web, stencil js | ^Front-end development |
Progressive web apps | pwa, pwas, service workers, aplicaciones web progresivas | ^Web development |
WebAssembly | wasm | ^Web development |
Styled components | emotion css, css in js, css modules | ^CSS, React |
Chakra UI | ant design, shadcn, radix ui, primereact | ^React, CSS | ~Material UI 7
Storybook | storybook.js | ^Front-end development | ~Design systems 5
Zustand | mobx, recoil, jotai | ^React | ~Redux 7
React Query | tanstack query, swr | ^React |
React Router | tanstack router | ^React |
NgRx | ngxs, angular material | ^Angular | ~RxJS 6, Redux 4
Vuex | pinia, vuetify, quasar framework | ^Vue.js | ~Redux 4
Backbone.js | backbonejs, knockout js | ^JavaScript, Front-end development |
Electron | electronjs, electron.js, tauri | ^JavaScript | ~Node.js 4
WebRTC | webrtc development, live streaming development | ^Web development | ~WebSockets 5
Chrome extensions | browser extensions, extensiones de navegador | ^JavaScript |
Web performance | core web vitals, page speed, optimizacion de rendimiento web, lighthouse audits | ^Front-end development |
Cross-browser compatibility | cross browser testing, compatibilidad entre navegadores | ^Front-end development |
Email development | html email, html emails, maquetacion de correos, mjml | ^HTML/CSS | ~Email marketing 4
Koa | hapi.js, koajs, hapi | ^Node.js | ~Express 7, Fastify 7
tRPC | trpc api | ^TypeScript, API development |
Prisma | prisma orm, drizzle orm | ^Node.js, Databases | ~TypeORM 8
TypeORM | sequelize, knex, mikro orm | ^Node.js, Databases |
SQLAlchemy | alembic migrations | ^Python, Databases |
Celery | celery python, task queues | ^Python |
Pytest | python testing | ^Python, Unit testing | ~JUnit 7
asyncio | async python, aiohttp, tornado | ^Python |
Streamlit | gradio, dash plotly | ^Python, Data visualization |
PyQt | tkinter, kivy, pyside | ^Python |
Quarkus | micronaut, vert.x, vertx | ^Java | ~Spring 6
JavaServer Faces | jsf, jsp, primefaces, servlets, struts | ^Java |
Apache Tomcat | tomcat, jboss, wildfly, weblogic, websphere | ^Java |
Gradle | ant build | ^Java | ~Maven 8
JavaFX | java swing | ^Java |
Ktor | kotlin multiplatform, kmm, kotlin coroutines | ^Kotlin |
Jetpack Compose | compose multiplatform | ^Android development, Kotlin |
SwiftUI | swift ui | ^iOS development, Swift | ~UIKit 7
UIKit | cocoa touch, core data, xcode | ^iOS development |
App Store deployment | google play console, app store connect, app publishing, publicacion de apps, testflight | ^Mobile development |
Firebase Cloud Messaging | push notifications, notificaciones push, onesignal | ^Mobile development |
Mobile testing | pruebas moviles, app testing, testes mobile | ^Software testing, Mobile development | ~Appium 7
WPF | windows presentation foundation, xaml | ^.NET, C# | ~WinForms 8, Blazor 7
WinForms | windows forms | ^.NET, C# | ~Blazor 7
Xamarin | maui, .net maui | ^.NET, Mobile development | ~Flutter 4, Blazor 7
SignalR | signal r | ^.NET | ~WebSockets 7
Umbraco | sitecore, kentico, episerver, optimizely cms | ^CMS, .NET |
CodeIgniter | yii, zend framework, cakephp, laminas | ^PHP | ~Laravel 6, Symfony 6
Livewire | inertia.js, laravel livewire | ^Laravel |
PHPUnit | php unit | ^PHP | ~JUnit 7
WordPress plugins | plugin development, wordpress themes, desarrollo de plugins, theme development, gutenberg blocks | ^WordPress, PHP |
WooCommerce | woo commerce | ^WordPress, E-commerce | ~Shopify 6
Elementor | divi, wp bakery, beaver builder | ^WordPress |
Drupal | drupal 9 | ^CMS, PHP | ~WordPress 5, Joomla 6
Joomla | joomla cms | ^CMS, PHP | ~WordPress 5
Contentful | strapi, sanity cms, headless cms, storyblok, prismic | ^CMS | ~WordPress 3
Adobe Experience Manager | aem | ^CMS, Java |
PrestaShop | opencart, tiendanube, nuvemshop | ^E-commerce | ~Magento 6, Shopify 5
BigCommerce | salesforce commerce cloud, demandware, sap commerce, hybris | ^E-commerce | ~Shopify 6, Magento 7
VTEX | vtex io | ^E-commerce | ~Shopify 5, Magento 5
Payment gateways | stripe, payment integration, pasarelas de pago, paypal integration, mercado pago, gateways de pagamento | ^API integration |
Wix | squarespace, wix studio, velo by wix | ^Web design | ~Webflow 6, WordPress 4
Framer | !framer, framer motion | ^Web design | ~Webflow 7
Bubble | !bubble, bubble.io, flutterflow, glide apps, adalo | ^No-code |
Power Apps | powerapps, microsoft power apps, power platform, microsoft power platform, dataverse | ^No-code | ~Process automation 5
OutSystems | mendix, appian, pega, genexus | ^No-code |
Retool | appsmith, internal tools | ^No-code |
RSpec | minitest | ^Ruby, Unit testing | ~JUnit 7
Sidekiq | hotwire rails, turbo rails | ^Ruby on Rails |
Sinatra | hanami ruby | ^Ruby |
Gin | echo framework, fiber go, goroutines, !gin | ^Go |
Haskell | ocaml, f# | ^Programming, Functional programming | ~Scala 5, Clojure 5
Phoenix framework | phoenix liveview, liveview | ^Elixir |
Groovy | grails | ^Java |
Fortran | ada programming | ^Programming |
Julia | !julia, julia language, julia programming | ^Programming | ~Python 4, R 4
RPG | !rpg, as400, as/400, rpg ile, ibm i, iseries | ^Programming | ~COBOL 5
Mainframe | jcl, cics, ibm mainframe, z/os | ^Programming | ~COBOL 7
Scratch | !scratch, scratch programming, block programming | ^Programming |
AutoHotkey | autoit, batch scripting | ^Programming |
Google Apps Script | apps script, gas scripting | ^JavaScript, Google Workspace | ~VBA 5
Regular expressions | regex, expresiones regulares, expressoes regulares | ^Programming |
Multithreading | concurrency, concurrencia, parallel programming, programacion paralela, concurrent programming | ^Programming |
Software maintenance | legacy code, mantenimiento de software, manutencao de software, legacy systems, refactoring, refactorizacion | ^Software engineering |
Requirements specification | software requirements, especificacion de requisitos, srs documents | ^Software engineering | ~Requirements analysis 8
UML | unified modeling language, diagramas uml, enterprise architect sparx, lucidchart | ^Software engineering |
Domain-driven design | domain driven design, ddd, diseno guiado por el dominio, hexagonal architecture | ^Software architecture | ~Design patterns 7
Clean code | clean architecture, codigo limpio, solid principles, arquitectura limpia | ^Software engineering | ~Design patterns 7
Test-driven development | tdd, test driven development, desarrollo guiado por pruebas | ^Unit testing |
Behavior-driven development | bdd, behavior driven development, gherkin | ^Test automation | ~Cucumber 9
Pair programming | extreme programming, mob programming | ^Agile |
SAFe | scaled agile, scaled agile framework, less scrum, agile at scale | ^Agile | ~Scrum 7
Sprint planning | planificacion de sprints, daily standups, sprint retrospectives, retrospectives, retrospectivas | ^Scrum |
Waterfall | waterfall methodology, metodologia en cascada, sdlc, software development life cycle, ciclo de vida del software | ^Software engineering |
Feature flags | launchdarkly, trunk based development | ^CI/CD |
OpenAPI | swagger, swagger ui, api documentation swagger, raml | ^API development | ~Postman 5
Webhooks | webhook, webhooks integration | ^API integration |
OAuth | oauth2, oauth 2.0, jwt, openid connect, json web tokens | ^API development | ~Identity management 6
JSON | json parsing, yaml, json schema | ^Programming | ~XML 6
XML | xslt, xpath, xsd | ^Programming |
API gateways | kong gateway, apigee, mulesoft, mule esb, api management, boomi, tibco | ^API integration |
Enterprise integration | esb, edi, electronic data interchange, integracion empresarial, sap pi | ^API integration |
Socket programming | tcp sockets, network programming | ^Programming | ~WebSockets 5
Message brokers | nats messaging, amazon sqs, activemq, mqtt, azure service bus, google pub sub | ^Event-driven architecture | ~RabbitMQ 8, Kafka 6
CQRS | event sourcing | ^Event-driven architecture |
Scalability | high availability, alta disponibilidad, distributed systems, sistemas distribuidos, escalabilidad, escalabilidade, load balancing | ^Software architecture |
Caching | cache management, memcached, cdn, varnish | ^Back-end development | ~Redis 7
Search engines development | lucene, algolia, meilisearch, solr | ^Back-end development | ~Elasticsearch 7
Salesforce development | salesforce developer, lightning web components, lwc, visualforce, soql, salesforce platform developer | ^Salesforce, Programming | ~Apex 9
Salesforce Marketing Cloud | marketing cloud, sfmc, ampscript, journey builder | ^Salesforce, Email marketing | ~Marketing automation 7
Salesforce CPQ | cpq, salesforce flow, salesforce flows | ^Salesforce |
SAP FICO | sap fi, sap co, sap finance, sap fi/co | ^SAP | ~Accounting software 6
SAP MM | sap sd, sap pp, sap wm, sap ewm, sap ariba | ^SAP | ~Procurement 4
SAP HANA | s/4hana, sap s/4hana, s4hana, sap bw, sap hana studio | ^SAP |
SAP Fiori | sapui5, sap ui5, sap btp | ^SAP, Front-end development |
Odoo | openerp, odoo erp, odoo development | ^ERP | ~SAP 4
Oracle EBS | oracle e-business suite, jd edwards, peoplesoft, oracle fusion, oracle erp cloud | ^ERP | ~SAP 5
Infor | epicor, totvs, protheus, microsoft navision, dynamics nav, business central, dynamics 365 business central | ^ERP | ~SAP 4
Microsoft Dynamics development | dynamics 365 developer, x++, dynamics plugins | ^Microsoft Dynamics, .NET |
ServiceNow development | servicenow developer, servicenow scripting, glide api | ^ServiceNow, JavaScript |
SharePoint | sharepoint online, share point, sharepoint development, spfx | ^Microsoft 365 | ~Document management 4
UiPath | automation anywhere, blue prism, uipath studio, power automate desktop | ^Robotic process automation |
Beautiful Soup | beautifulsoup, scrapy, web crawlers, web crawling | ^Web scraping |
OpenCV | image processing, procesamiento de imagenes, processamento de imagens, yolo | ^Computer vision |
Godot | gamemaker, cocos2d, game maker studio | ^Game development | ~Unity 6
Game design | diseno de videojuegos, level design, game mechanics, diseno de juegos | ^Game development |
Augmented reality | virtual reality, ar/vr, realidad virtual, realidad aumentada, arkit, arcore, realidade virtual, xr development | ^Game development | ~Unity 6
Shader programming | shaders, opengl, directx, vulkan, hlsl, glsl, computer graphics, graficos por computadora | ^Game development |
Qt | qml, qt framework | ^C++ |
Boost | !boost, stl, boost libraries, modern c++ | ^C++ |
Real-time operating systems | rtos, freertos, real time systems, sistemas de tiempo real | ^Embedded systems |
Arduino | esp32, arduino programming, stm32 | ^Embedded systems | ~Raspberry Pi 7
Raspberry Pi | raspberrypi, single board computers | ^Embedded systems |
FPGA | verilog, vhdl, systemverilog, fpga design | ^Embedded systems |
PCB design | altium, kicad, eagle pcb, diseno de pcb, diseno de circuitos impresos | | ~Embedded systems 5
Robotics | robotica, ros robot operating system, robot programming, ros2 | ^Embedded systems |
Ethereum | smart contract development, hardhat, truffle, ethers.js, evm | ^Blockchain | ~Solidity 8
DeFi | nft, nfts, decentralized finance, tokenomics, finanzas descentralizadas | ^Blockchain |
Hyperledger | chaincode, corda | ^Blockchain |
Release management | gestion de releases, release planning, software releases, version releases | ^Software engineering | ~CI/CD 5
Software configuration management | configuration management, gestion de la configuracion | ^Software engineering | ~Git 4
Regression testing | pruebas de regresion, testes de regressao, smoke testing, sanity testing | ^Software testing |
User acceptance testing | uat, pruebas de aceptacion, acceptance testing, testes de aceitacao | ^Software testing |
Integration testing | pruebas de integracion, e2e testing, end to end testing, testes de integracao, pruebas end to end | ^Software testing |
Security testing | pruebas de seguridad, testes de seguranca, vulnerability testing | ^Software testing, Cybersecurity | ~Penetration testing 8
Usability testing | pruebas de usabilidad, testes de usabilidade | ^UX research |
Accessibility testing | pruebas de accesibilidad, axe testing | ^Software testing, Web accessibility |
Robot Framework | robotframework, katalon, testcomplete, tosca, ranorex | ^Test automation | ~Selenium 7
JMeter | loadrunner, gatling, k6, locust load testing | ^Performance testing |
SoapUI | rest assured, karate dsl | ^API testing | ~Postman 7
Mocha | jasmine, chai, karma runner, sinon | ^Unit testing, JavaScript | ~Jest 8
Vitest | react testing library, testing library | ^Unit testing, JavaScript | ~Jest 9
NUnit | xunit, mstest | ^Unit testing, C# | ~JUnit 6
Puppeteer | headless chrome, testcafe, webdriverio | ^Test automation | ~Playwright 8
BrowserStack | sauce labs, lambdatest | ^Software testing |
Test management | gestion de pruebas, test strategy, estrategia de pruebas, qa management, qa leadership | ^Software testing | ~Test cases 7
`;
