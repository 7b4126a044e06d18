/** Skills in software, web, mobile, testing and architecture. Contains only data, one skill per line (format: see skill-lines.ts). */
export const SOFTWARE_SKILLS = `
Programming | coding, software development, software programming, programacion, programacao, desarrollo de software, desenvolvimento de software, computer programming | |
Software engineering | ingenieria de software, engenharia de software | ^Programming |
Web development | web programming, desarrollo web, desenvolvimento web, web application development, web apps | ^Programming |
Front-end development | frontend, front end, frontend development, front-end web development, desarrollo frontend | ^Web development |
Back-end development | backend, back end, backend development, server side development, desarrollo backend | ^Web development |
Full-stack development | full stack, fullstack, full stack development, desarrollo full stack, #MERN, mean stack, mern stack | ^Web development | ~Front-end development 8, Back-end development 8
Mobile development | mobile app development, desarrollo movil, desarrollo de aplicaciones moviles, desenvolvimento mobile, mobile apps, apps moviles | ^Programming |
Android development | android, android sdk, desarrollo android | ^Mobile development | ~Kotlin 7, Java 4
iOS development | #iOS, ios sdk, desarrollo ios | ^Mobile development | ~Swift 8
Game development | desarrollo de videojuegos, videojuegos, game programming | ^Programming |
Embedded systems | embedded software, sistemas embebidos, sistemas embarcados, firmware, microcontrollers | ^Programming | ~C 6, C++ 6
Object-oriented programming | #OOP, #POO, programacion orientada a objetos, programacao orientada a objetos | ^Programming |
Functional programming | programacion funcional | ^Programming |
JavaScript | js, java script, ecmascript, es6, vanilla js, vanilla javascript | ^Programming, Front-end development | ~TypeScript 7
TypeScript | !ts, type script | ^JavaScript |
Nuxt | nuxtjs, nuxt.js | ^Vue.js |
Angular | @angular, angularjs, angular.js, angular 2, angular 2+ | ^Front-end development, TypeScript, JavaScript | ~RxJS 6
RxJS | reactive extensions | ^JavaScript |
jQuery | | ^JavaScript |
HTML | html5, xhtml | ^Front-end development | ~CSS 6
CSS | css3, hojas de estilo, cascading style sheets | ^Front-end development | ~HTML 6
HTML/CSS | html css, html5/css3, html and css, html y css | ^HTML, CSS |
Three.js | threejs, webgl | ^JavaScript |
D3.js | d3, d3js | ^JavaScript, Data visualization |
Web accessibility | a11y, wcag, !accessibility, accesibilidad web, acessibilidade | ^Front-end development |
Responsive design | responsive web design, diseno responsivo, diseno responsive, mobile first | ^Front-end development, Web design |
Node.js | &node, nodejs, node js | ^JavaScript, Back-end development | ~Express 7, NestJS 7, Deno 6
Deno | bun.js | ^TypeScript |
Python | @python, python3, python 3, python programming | ^Programming | ~Pandas 5
Java | &java, java 8, java 11, java 17, jdk, core java | ^Programming, Object-oriented programming | ~Kotlin 6, C# 4
Hibernate | &hibernate, jpa | ^Java |
Kotlin | | ^Programming |
Scala | @scala, akka | ^Programming | ~Java 5
C# | c sharp, csharp, c-sharp | ^Programming, Object-oriented programming | ~.NET 8
.NET | dotnet, dot net, .net core, .net framework, asp.net, asp.net core, asp.net mvc, net core | ^Back-end development | ~C# 8
Blazor | | ^.NET, C# |
Entity Framework | ef core, linq | ^.NET |
VB.NET | visual basic, vb6 | ^.NET |
PHP | php7, php 8, php8 | ^Programming, Back-end development |
Ruby | %ruby | ^Programming |
Ruby on Rails | &rails, #ROR | ^Ruby, Back-end development |
Go | golang, go lang, &go | ^Programming, Back-end development |
Rust | &rust, rustlang | ^Programming | ~C++ 5
C | &c, c language, c programming, lenguaje c | ^Programming | ~C++ 6
C++ | cpp, cplusplus, c plus plus | ^Programming, Object-oriented programming |
Swift | &swift | ^Programming | ~Objective-C 6
Objective-C | objective c | ^Programming |
Dart | &dart | ^Programming |
Elixir | &elixir, erlang | ^Programming, Functional programming |
Clojure | clojurescript | ^Programming, Functional programming |
Perl | | ^Programming |
Lua | %lua | ^Programming |
COBOL | | ^Programming |
Delphi | &delphi, %pascal, object pascal | ^Programming |
ABAP | sap abap | ^Programming, SAP |
Apex | &apex, salesforce apex | ^Programming, Salesforce |
Bash | @bash, shell scripting, shell script, &shell, zsh | ^Programming, Linux | ~PowerShell 5
PowerShell | power shell | ^Programming |
Assembly | !assembly, !assembler, x86 assembly | ^Programming |
Solidity | &solidity, smart contracts, contratos inteligentes | ^Blockchain, Programming |
Blockchain | web3, cadena de bloques, crypto development | |
API development | api design, apis, api, desarrollo de apis, diseno de apis, web services, servicios web | ^Back-end development | ~REST APIs 8
REST APIs | rest api, !rest, !restful, restful apis, restful api, api rest, apis rest | ^API development |
Apollo GraphQL | apollo client, apollo server | ^GraphQL |
GraphQL | | ^API development | ~REST APIs 5
gRPC | protobuf, protocol buffers | ^API development |
SOAP | &soap, xml web services, wsdl | ^API development |
WebSockets | websocket, socket.io | ^Web development |
API integration | integracion de apis, third party api integration, integracao de apis, !integrations, system integration | ^API development |
Microservices | microservicios, microservice architecture, microsservicos, arquitectura de microservicios | ^Software architecture |
Software architecture | arquitectura de software, arquitetura de software, solution architecture, system design, diseno de sistemas | ^Software engineering |
Design patterns | patrones de diseno | ^Software engineering | ~Software architecture 6
Event-driven architecture | message queues, event driven | ^Software architecture | ~Kafka 7, RabbitMQ 7
Git | version control, control de versiones, versionado, controle de versao | | ~GitHub 8, GitLab 8
Agile | @agile, agile methodologies, metodologias agiles, metodologia agil, agile methodology, !agil, metodos ageis, agile development | | ~Scrum 8, Kanban 8
Scrum | scrum methodology, metodologia scrum | ^Agile |
Kanban | | ^Agile |
Software testing | qa testing, !testing, pruebas de software, testes de software, #QA, quality assurance, aseguramiento de calidad, aseguramiento de la calidad | |
Manual testing | pruebas manuales, testes manuais, manual qa, exploratory testing | ^Software testing |
Test automation | automated testing, automation testing, automatizacion de pruebas, pruebas automatizadas, qa automation, testes automatizados, automacao de testes | ^Software testing |
Unit testing | pruebas unitarias, testes unitarios | ^Software testing | ~Jest 7
API testing | pruebas de api, testes de api | ^Software testing |
Performance testing | load testing, pruebas de rendimiento, stress testing | ^Software testing |
Test cases | test plans, casos de prueba, test planning, planes de prueba, test case design | ^Software testing |
Bug tracking | bug reporting, reporte de errores, defect tracking | ^Software testing | ~Jira 5
Cucumber | &cucumber | ^Test automation |
CMS | #CMS, content management systems, content management system, gestores de contenido | |
No-code | low code, low-code | |
ERP | #ERP, enterprise resource planning, sistemas erp, erp systems | |
Technical writing | technical documentation, documentacion tecnica, redaccion tecnica, documentacao tecnica, api documentation | ^Writing |
Debugging | troubleshooting code, depuracion, depuracao | ^Programming |
Code review | revision de codigo, code reviews, pull requests | ^Software engineering |
Algorithms | data structures, estructuras de datos, algoritmos, estruturas de dados, data structures and algorithms | ^Programming |
Web scraping | !scraping, extraccion de datos web | ^Python | ~Data entry 2
Robotic process automation | #RPA | | ~Process automation 7
Computer vision | vision por computadora, visao computacional | ^Machine learning |
Babel | &babel, babeljs, swc | ^JavaScript | ~Webpack 5
ESLint | &prettier, linting, linters | ^JavaScript | ~Code review 3
npm | &yarn, pnpm, node package manager | ^JavaScript |
Monorepo | nx monorepo, turborepo, lerna, monorepos | ^Software engineering |
Astro | &astro, astrojs, astro framework | ^JavaScript, Front-end development | ~Gatsby 6, Next.js 5
Web components | custom elements, componentes web, stencil js | ^Front-end development |
Progressive web apps | pwa, pwas, service workers, aplicaciones web progresivas | ^Web development |
WebAssembly | wasm | ^Web development |
Storybook | storybook.js | ^Front-end development | ~Design systems 5
React Query | tanstack query, swr | ^React |
React Router | tanstack router | ^React |
NgRx | ngxs, angular material | ^Angular | ~RxJS 6, Redux 4
Electron | &electron, electronjs, electron.js, tauri | ^JavaScript | ~Node.js 4
WebRTC | webrtc development, live streaming development | ^Web development | ~WebSockets 5
Chrome extensions | browser extensions, extensiones de navegador | ^JavaScript |
Web performance | core web vitals, page speed, optimizacion de rendimiento web, lighthouse audits | ^Front-end development |
Cross-browser compatibility | cross browser testing, compatibilidad entre navegadores | ^Front-end development |
Email development | html email, html emails, maquetacion de correos, mjml | ^HTML/CSS | ~Email marketing 4
tRPC | trpc api | ^TypeScript, API development |
SQLAlchemy | alembic migrations | ^Python, Databases |
Celery | &celery, celery python, task queues | ^Python |
asyncio | async python | ^Python |
Streamlit | gradio, dash plotly | ^Python, Data visualization |
PyQt | tkinter, kivy, pyside | ^Python |
JavaServer Faces | jsf, jsp, primefaces, servlets, &struts | ^Java |
JavaFX | java swing | ^Java |
Ktor | kotlin coroutines | ^Kotlin |
Jetpack Compose | compose multiplatform | ^Android development, Kotlin |
SwiftUI | swift ui | ^iOS development, Swift | ~UIKit 7
UIKit | cocoa touch, core data, xcode | ^iOS development |
App Store deployment | google play console, app store connect, app publishing, publicacion de apps, testflight | ^Mobile development |
Firebase Cloud Messaging | push notifications, notificaciones push, onesignal | ^Mobile development |
Mobile testing | pruebas moviles, app testing, testes mobile | ^Software testing, Mobile development | ~Appium 7
WPF | windows presentation foundation, xaml | ^.NET, C# | ~WinForms 8, Blazor 7
WinForms | windows forms | ^.NET, C# | ~Blazor 7
SignalR | signal r | ^.NET | ~WebSockets 7
Livewire | inertia.js, laravel livewire | ^Laravel |
WordPress plugins | plugin development, wordpress themes, desarrollo de plugins, theme development, gutenberg blocks | ^WordPress, PHP |
Payment gateways | payment integration, pasarelas de pago, gateways de pagamento | | ~API integration 4
Sidekiq | hotwire rails, turbo rails | ^Ruby on Rails |
Sinatra | %sinatra, hanami ruby | ^Ruby |
Gin | echo framework, fiber go, goroutines, !gin | ^Go |
Haskell | %haskell, ocaml, f# | ^Programming, Functional programming | ~Scala 5, Clojure 5
Phoenix framework | phoenix liveview, liveview | ^Elixir |
Groovy | &groovy, &grails | ^Java |
Fortran | ada programming | ^Programming |
Julia | %julia, julia language, julia programming | ^Programming | ~Python 4, R 4
RPG | !rpg, as400, as/400, rpg ile, ibm i, iseries | ^Programming | ~COBOL 5
Mainframe | jcl, cics, ibm mainframe, zos | ^Programming | ~COBOL 7
Scratch | !scratch, scratch programming, block programming | ^Programming |
AutoHotkey | autoit, batch scripting | ^Programming |
Google Apps Script | apps script, gas scripting | ^JavaScript, Google Workspace | ~VBA 5
Regular expressions | regex, expresiones regulares, expressoes regulares | ^Programming |
Multithreading | !concurrency, !concurrencia, parallel programming, programacion paralela, concurrent programming | ^Programming |
Software maintenance | legacy code, mantenimiento de software, manutencao de software, legacy systems, refactoring, refactorizacion | ^Software engineering |
Requirements specification | software requirements, especificacion de requisitos, srs documents | ^Software engineering | ~Requirements analysis 8
UML | unified modeling language, diagramas uml | ^Software engineering |
Domain-driven design | domain driven design, ddd, diseno guiado por el dominio, hexagonal architecture | ^Software architecture | ~Design patterns 7
Clean code | clean architecture, codigo limpio, solid principles, arquitectura limpia | ^Software engineering | ~Design patterns 7
Test-driven development | tdd, test driven development, desarrollo guiado por pruebas | ^Unit testing |
Behavior-driven development | bdd, behavior driven development, &gherkin | ^Test automation | ~Cucumber 9
Pair programming | extreme programming, mob programming | ^Agile |
SAFe | #SAFe, scaled agile, scaled agile framework, less scrum, agile at scale | ^Agile | ~Scrum 7
Sprint planning | planificacion de sprints, daily standups, sprint retrospectives, !retrospectives, !retrospectivas | ^Scrum |
Waterfall | !waterfall, waterfall methodology, metodologia en cascada, sdlc, software development life cycle, ciclo de vida del software | ^Software engineering |
Feature flags | launchdarkly, trunk based development | ^CI/CD |
OpenAPI | &swagger, swagger ui, api documentation swagger, raml | ^API development | ~Postman 5
Webhooks | webhook, webhooks integration | ^API integration |
OAuth | oauth2, oauth 2.0, jwt, openid connect, json web tokens | ^API development | ~Identity management 6
JSON | json parsing, yaml, json schema | ^Programming | ~XML 6
XML | xslt, xpath, xsd | ^Programming |
API gateways | kong gateway, apigee, mulesoft, mule esb, api management, boomi, tibco | ^API integration |
Enterprise integration | esb, #EDI, electronic data interchange, integracion empresarial, sap pi | ^API integration |
Socket programming | tcp sockets, network programming | ^Programming | ~WebSockets 5
Message brokers | | ^Event-driven architecture | ~RabbitMQ 8, Kafka 6
CQRS | event sourcing | ^Event-driven architecture |
Scalability | high availability, alta disponibilidad, distributed systems, sistemas distribuidos, escalabilidad, escalabilidade, load balancing | ^Software architecture |
Caching | cache management, memcached, cdn, &varnish | ^Back-end development | ~Redis 7
Search engines development | lucene, algolia, meilisearch, solr | ^Back-end development | ~Elasticsearch 7
Salesforce development | salesforce developer, lightning web components, lwc, visualforce, soql, salesforce platform developer | ^Salesforce, Programming | ~Apex 9
Salesforce CPQ | cpq, salesforce flow, salesforce flows | ^Salesforce |
SAP FICO | sap fi, sap co, sap finance, sap fi/co | ^SAP | ~Accounting software 6
SAP MM | sap sd, sap pp, sap wm, sap ewm | ^SAP | ~Procurement 4
SAP HANA | s/4hana, sap s/4hana, s4hana, sap bw, sap hana studio | ^SAP |
SAP Fiori | sapui5, sap ui5, sap btp | ^SAP, Front-end development |
Microsoft Dynamics development | dynamics 365 developer, x++, dynamics plugins | ^Microsoft Dynamics, .NET |
ServiceNow development | servicenow developer, servicenow scripting, glide api | ^ServiceNow, JavaScript |
OpenCV | image processing, procesamiento de imagenes, processamento de imagens, !yolo | ^Computer vision |
Game design | diseno de videojuegos, level design, game mechanics, diseno de juegos | ^Game development |
Augmented reality | virtual reality, ar/vr, realidad virtual, realidad aumentada, arkit, arcore, realidade virtual, xr development | ^Game development | ~Unity 6
Shader programming | shaders, opengl, directx, vulkan, hlsl, glsl, computer graphics, graficos por computadora | ^Game development |
Qt | !qt, qml, qt framework | ^C++ |
Boost | !boost, !stl, boost libraries, modern c++ | ^C++ |
Real-time operating systems | rtos, freertos, real time systems, sistemas de tiempo real | ^Embedded systems |
Arduino | esp32, arduino programming, stm32 | ^Embedded systems | ~Raspberry Pi 7
Raspberry Pi | raspberrypi, single board computers | ^Embedded systems |
FPGA | verilog, vhdl, systemverilog, fpga design | ^Embedded systems |
PCB design | diseno de pcb, diseno de circuitos impresos | | ~Embedded systems 5
Robotics | robotica, ros robot operating system, robot programming, ros2 | ^Embedded systems |
Ethereum | smart contract development, &hardhat, &truffle, ethers.js, evm | ^Blockchain | ~Solidity 8
DeFi | #DeFi, nft, nfts, decentralized finance, tokenomics, finanzas descentralizadas | ^Blockchain |
Hyperledger | chaincode, &corda | ^Blockchain |
Release management | gestion de releases, release planning, software releases, version releases | ^Software engineering | ~CI/CD 5
Software configuration management | configuration management, gestion de la configuracion | ^Software engineering | ~Git 4
Regression testing | pruebas de regresion, testes de regressao, smoke testing, sanity testing | ^Software testing |
User acceptance testing | #UAT, pruebas de aceptacion, acceptance testing, testes de aceitacao | ^Software testing |
Integration testing | pruebas de integracion, e2e testing, end to end testing, testes de integracao, pruebas end to end | ^Software testing |
Security testing | pruebas de seguridad, testes de seguranca, vulnerability testing | ^Software testing, Cybersecurity | ~Penetration testing 8
Usability testing | pruebas de usabilidad, testes de usabilidade | ^UX research |
Accessibility testing | pruebas de accesibilidad, axe testing | ^Software testing, Web accessibility |
Test management | gestion de pruebas, test strategy, estrategia de pruebas, qa management, qa leadership | ^Software testing | ~Test cases 7
`;
