/**
 * Compounds whose meaning differs from that of their parts: social media is not social work, and data entry is not analysis. Each line is one concept
 * with a one-word key. Contains only data, in the format of title-words.ts. These synonyms take precedence over those of title-words.ts.
 */
export const COMPOUND_WORDS = `
socialmedia: social media, redes sociales, redes sociais, midias sociais, medios sociales, midia social, instagram, tiktok
socialworker: social worker, social work, trabajador social, trabajadora social, trabajo social, assistente social, asistente social, servico social
dataentry: data entry, captura de datos, capturista, capturista de datos, digitador, digitacion, digitacao, entrada de datos, entrada de dados, ingreso de datos, carga de datos, data capture, data keying, data encoder, encoder, keyer, grabador de datos, data typist, operador de digitacion
machinelearning: machine learning, aprendizaje automatico, aprendizado de maquina, ml, deep learning, aprendizaje profundo
datascience: data scientist, data science, cientifico de datos, ciencia de datos, cientista de dados, cientista de datos, ciencia de dados
datacenter: data center, data centre, centro de datos, centro de dados
publicrelations: public relations, relaciones publicas, relacoes publicas, pr, relacionista publico, publicist, press officer, jefe de prensa, assessor de imprensa, assessoria de imprensa
laborrelations: labor relations, labour relations, employee relations, relaciones laborales, relacoes trabalhistas
callcenter: call center, call centre, contact center, contact centre, centro de llamadas, centro de contacto, teleoperador, teleoperator, teleatendimento, operador de atendimento, agente telefonico
telemarketer: telemarketing, telemercadeo, telemercaderista, televendas, televentas, cold caller, cold calling, cold call, outbound caller, outbound calling
insidesales: inside sales, vendedor interno, ventas internas, vendas internas, internal sales, telesales, televendedor
fieldsales: outside sales, field sales, vendedor externo, ventas externas, vendedor de campo, vendas externas, ventas de campo
realestate: real estate, real estate agent, bienes raices, bien raiz, inmobiliario, inmobiliaria, imobiliario, imobiliaria, imovel, imoveis, inmueble, inmuebles, realtor, realty, estate agent, property, propiedad, propiedades
softwarearchitect: software architect, solution architect, solutions architect, enterprise architect, systems architect, system architect, it architect, technical architect, application architect, arquitecto de soluciones, arquitecto de software, arquitecto de sistemas, arquiteto de software, arquiteto de solucoes, arquiteto de sistemas
cloudarchitect: cloud architect, arquitecto cloud, arquitecto de nube, arquiteto cloud, aws architect, azure architect
medicalbilling: medical billing, medical biller, medical claims, facturacion medica, facturador medico, revenue cycle, faturamento hospitalar, faturista hospitalar, dental billing, dental biller
medicalcoding: medical coding, medical coder, clinical coder, codificador medico, codificacion medica, codificador clinico
medicalscribe: medical scribe, medical transcription, medical transcriptionist, transcriptor medico, escriba medico
eligibility: insurance verification, insurance verifier, verificacion de seguros, benefits verification, eligibility verification, prior authorization, preauthorization, authorization specialist, authorization coordinator, autorizaciones medicas
loanprocessor: loan processor, loan processing, mortgage processor, procesador de prestamos, procesador de hipotecas, procesador de creditos, loan opener
travelagent: travel agent, travel consultant, travel advisor, agente de viajes, asesor de viajes, agente de viagens, consultor de viagens, consultor de viajes, agencia de viajes, agencia de viagens, travel planner
servicedelivery: service delivery, entrega de servicios
wordprocessor: word processor, word processing
communitymanager: community manager, community management, gestor de comunidad, gestor de comunidades, gestor de comunidade, online community
paidmedia: paid media, media buyer, media buying, media buy, ppc, sem, trafego, trafego pago, trafico pago, gestor de trafego, gestor de trafico, trafficker, trafficker digital, compra de medios, comprador de medios, medios pagados, midia paga, paid search, paid social, paid ads, google ads, google adwords, facebook ads, meta ads, pay per click, performance marketing, search engine marketing, performance digital
seo: search engine optimization, search engine optimisation, posicionamiento web, posicionamiento, posicionamento web, link building, link builder
conversion: conversion rate, cro, optimizacion de conversion
emailmarketing: email marketing, email marketer, e mail marketing, marketing por correo, klaviyo, mailchimp
leadgeneration: lead generation, lead generator, generacion de leads, generacion de demanda, demand generation, geracao de leads, prospecting, prospeccion, prospeccao, prospector, prospectador, lead researcher, list builder
appointmentsetter: appointment setter, appointment setting, setter, agendador, agendadora, concertador de citas, agendamento, appointment scheduler, agenda de citas
customersuccess: customer success, client success, exito del cliente, sucesso do cliente, customer onboarding, client onboarding
chiefofstaff: chief of staff, jefe de gabinete, chefe de gabinete
voiceover: voice over, voiceover, voice artist, voice actor, locutor, locucion, locucao, dubbing, doblaje, dublador, voice talent
proofreader: copy editor, copy editing, proofreader, proofreading, corrector de estilo, corrector de textos, correccion de estilo, revisor de textos, revisor de texto, corrector ortografico
videoediting: video editor, video editing, edicion de video, editor de video, editor de videos, editor audiovisual, edicao de video, film editor, reels editor, youtube editor, montajista, postproductor, post production
motiongraphics: motion graphics, motion designer, motion graphic, motion, motion design, animador motion, after effects
layoutdesign: diagramador, diagramacion, diagramador editorial, layout designer, layout artist, desktop publisher, desktop publishing, maquetador, maquetacion, editorial designer, disenador editorial, diagramacao
pagebuilding: maquetador web, maquetacion web, web layout, html developer, html css
forklift: montacarguista, operador de montacargas, forklift operator, forklift driver, operador de empilhadeira, carretillero, reach truck
courier: mensajero, motomensajero, motoboy, motorizado, messenger
collections: analista de cartera, auxiliar de cartera, gestor de cobranza, gestor de cobranzas, asesor de cartera, jefe de cartera, coordinador de cartera, recuperacion de cartera, cobranzas, cobros, cuentas por cobrar cobranza, recaudos
payroll: departamento pessoal, liquidacion de sueldos, liquidador de nomina, liquidador de sueldos, sueldos y jornales, remuneraciones, folha de pagamento, nominista, sueldos, planillas
tax: fiscalista, tributarista, tributario
billing: auxiliar de facturacion, faturamento, faturista, facturista, notas fiscais
drafter: cadista, dibujante, dibujante tecnico, dibujante cad, delineante, proyectista, autocad, cad drafter, cad designer, cad technician, cad operator, draftsperson, projetista, desenhista, desenhista projetista, drafting technician
estimator: orcamentista, presupuestador, presupuestista, estimador, estimador de costos, cost estimator, cost estimation, quantity surveyor, takeoff, metrados, analista de costos y presupuestos, orcamento de obras
construction supervisor: maestro de obra, maestro mayor de obras, mestre de obras, capataz de obra, encarregado de obras, construction foreman, site supervisor, site superintendent
site engineer: residente de obra, ingeniero residente, engenheiro de obras, ingeniero de obra
generalcontractor: general contractor, contratista general, contratista, empreiteiro, remodeling contractor
transactioncoordinator: transaction coordinator, coordinador de transacciones, transaction management, contract to close, closing coordinator
prosecutor: promotor de justica, agente del ministerio publico, fiscal penal
defender: public defender, defensor publico
paralegal: assistente juridico, asistente juridico, auxiliar juridico, auxiliar legal, asistente legal, legal assistant, litigation assistant, case assistant
claims: claims adjuster, insurance adjuster, loss adjuster, ajustador de seguros, ajustador de siniestros, liquidador de siniestros, perito de seguros, regulador de sinistros, public adjuster, claims examiner
bespoke: custom, a medida
capacitation: corporate trainer, corporate training, capacitacion, capacitador, capacitador corporativo, learning and development, formacion de personal, training and development, treinamento, desarrollo organizacional, instructor corporativo, training specialist
personaltrainer: personal trainer, fitness trainer, fitness coach, fitness instructor, entrenador personal, entrenador fitness, instructor de gimnasio, gym instructor, gym trainer
frontdesk: front desk, front office, mesa de entrada, frente de caja recepcion, portaria
businessdevelopment: business development, business developer, desarrollo de negocios, desarrollo de negocio, desarrollo comercial, desenvolvimento de negocios, desarrollador de negocios
productionline: production line, linea de produccion, linha de producao
linecook: line cook, prep cook, cocinero de linea
appstore: app store, aso
webdesign: web designer, web design, disenador web, diseno web, web site designer, website designer, designer web
gamedesign: game designer, game design, disenador de videojuegos, level designer
youtuber: influencer, influenciador, streamer, vlogger, ugc creator
instructionaldesign: instructional designer, instructional design, disenador instruccional, diseno instruccional, learning designer, elearning developer, e learning developer, course developer, designer instrucional, learning experience designer
virtual assistant: virtual assistant, asistente virtual, assistente virtual, remote assistant, asistente remoto, assistente remoto, secretaria virtual, secretaria remota, virtual admin, auxiliar virtual, virtual secretary
executive assistant: executive assistant, executive secretary, asistente ejecutivo, asistente ejecutiva, secretaria ejecutiva, assistente executivo, assistente executiva, secretaria executiva, asistente de gerencia, asistente de direccion, secretaria de gerencia, secretaria de direccion, assistente de diretoria, assistant to the ceo, ceo assistant, asistente gerencial
personal assistant: personal assistant, asistente personal, assistente pessoal, lifestyle assistant
cuenta executive: account executive, ejecutivo de cuenta, ejecutiva de cuenta, ejecutivo de cuentas, executivo de contas, executiva de contas, sales closer, high ticket closer, closer, closer de ventas, cerrador de ventas
cuenta manager: account manager, account management, gerente de cuentas, gerente de cuenta, gestor de cuentas, gerente de contas, client manager, gerente de clientes, client account manager, key account, cuentas clave, contas chave, grandes cuentas
sales representative: asesor comercial, asesor de ventas, representante comercial, sales rep, sales representative, representante de ventas, representante de vendas, sales agent, sales advisor, sales consultant, consultor de ventas, consultor de vendas, consultor comercial, asesora comercial, assessor comercial, agente de ventas, agente comercial, promotor de ventas
human resources: talento humano, gestion humana, gente y gestion, gente e gestao, people operations, people ops, capital humano, people and culture, people partner, people manager
helpdesk support: it support, soporte it, soporte ti, suporte tecnico, suporte de ti, suporte de informatica, soporte tecnico, soporte informatico, technical support, tech support, mesa de ayuda, help desk, helpdesk, service desk, mesa de servicio, mesa de servicios, central de servicos, desktop support, it technician, tecnico de informatica, tecnico en informatica, tecnico informatico, tecnico de sistemas, tecnico de soporte, support engineer, tecnico de suporte, analista de suporte, analista de soporte, computer technician
customer service: analista de suporte ao cliente, analista de soporte al cliente, analista de atendimento ao cliente, analista de servicio al cliente, tecnico de soporte al cliente, tecnico de suporte ao cliente, customer support engineer
business analyst: functional analyst, analista funcional, requirements analyst, analista de requerimientos, business systems analyst, analista de requisitos, analista de sistemas de negocio
`;
