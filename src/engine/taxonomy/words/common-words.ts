/**
 * Insignificant words: stop words of the three languages, gender-neutral boilerplate of job posts and résumés, and their headings. Contains only
 * data. These words alone never determine a match.
 */

/** Words that are always ignored. Folded, separated by whitespace. */
export const STOP_WORDS = `
a an the of and or to in on at for from by with as is are was were be been being it its this that these those i me my mine we our
ours you your yours he him his she her hers they them their theirs who whom whose which what when where why how not no nor so
if then than too very can could will would shall should may might must do does did done has have had having into over under
between through during before after above below up down out off again further once here there all any both each few more most
other some such only own same just also per via within without across about against among etc eg ie re us am pm
de del la el los las un una unos unas y e o u en con por para al a su sus que se lo le les es son ser fue era como mas pero si ya
muy sin sobre entre desde hasta cuando donde quien cual cuales este esta estos estas ese esa esos esas mi mis tu tus nuestro
nuestra nuestros nuestras ha han he hay tambien ni no cada todo toda todos todas otro otra otros otras segun durante mediante
da do das dos na no nas nos num numa pelo pela pelos pelas ao aos com em um uma uns umas ou mas seu sua seus suas meu minha
meus minhas nosso nossa nossos nossas e sao foi ser estar tem tendo isso isto esse essa este esta aquele aquela qual quais
quem onde quando porque nem ja ate apos desde sob cada todo toda todos todas outro outra outros outras tambem sem sobre entre
d l s t b c`;

/** Boilerplate of job posts and résumés, with a low weight. In any language, folded. */
export const BOILERPLATE = `
experience experienced experiences work working worked works team teams company companies job jobs role roles position positions
candidate candidates looking seeking join ideal responsible responsibility responsibilities duty duties task tasks skill skills
ability abilities able strong excellent good great proven solid deep knowledge understanding proficient proficiency expert
expertise professional professionals profile summary objective career years year month months day days time timely daily weekly
monthly annual full part remote hybrid onsite office english spanish portuguese native fluent level high highly best better
including include includes included ensure ensuring ensured provide providing provided support supporting supported supports
help helping helped assist assisting assisted manage managing managed develop developing developed development create creating
created maintain maintaining maintained implement implementing implemented implementation improve improving improved improvement
improvements lead leading led drive driving coordinate coordinating coordinated collaborate collaborating collaborated
collaboration collaborative participate participated perform performed performing performance conduct conducted prepare prepared
preparing deliver delivering delivered use using used utilize utilized apply applied handle handling handled achieve achieved
achieving increase increased increasing reduce reduced reducing result results resulting results-oriented new various multiple
different key main general specific relevant related required requirement requirements need needs needed necessary plus
environment environments fast dynamic process processes activities activity project projects program programs plan plans planning
report reports reporting goal goals objectives quality efficient efficiency effective effectively effectiveness successful
successfully success strategy strategies strategic solution solutions system systems service services client clients customer
customers business organization organizational management leadership communication problem problems solving solve detail details
oriented attention stakeholder stakeholders cross functional member members department departments area areas field industry
industries international national global local based current present january february march april may june july august september
october november december education university college school institute faculty degree bachelor master masters diploma graduated
certification certifications certificate certified course courses training trained references available upon request hobbies
interests languages language email phone address linkedin city country
experiencia experiencias trabajo trabajar trabajando trabajos equipo equipos empresa empresas puesto puestos cargo cargos
candidato candidata buscamos busca buscando ideal responsable responsabilidad responsabilidades funcion funciones tarea tareas
habilidad habilidades capacidad capacidades competencia competencias fuerte excelente excelentes bueno buena buen conocimiento
conocimientos dominio experto experta profesional profesionales perfil resumen objetivo objetivos carrera ano anos mes meses dia
dias tiempo diario semanal mensual anual completo parcial remoto oficina ingles espanol portugues nativo fluido nivel alto alta
mejor mejores incluyendo incluye asegurar garantizar proporcionar brindar apoyo apoyar ayudar asistir gestionar gestion
desarrollar desarrollo crear mantener implementar implementacion mejorar mejora mejoras liderar liderazgo coordinar coordinacion
colaborar colaboracion participar participacion realizar realizacion preparar entregar usar uso utilizar utilizando aplicar
manejar manejo lograr aumentar aumento reducir reduccion resultado resultados nuevo nueva nuevos nuevas diverso diversos diversas
diferentes clave principal principales general generales especifico relevante requerido requisito requisitos necesario necesidad
necesidades entorno rapido dinamico proceso procesos actividad actividades proyecto proyectos programa programas planes plan
planificacion informe informes meta metas calidad eficiente eficiencia efectivo exito estrategia estrategias estrategico
estrategica solucion soluciones sistema sistemas servicio servicios cliente clientes negocio negocios organizacion comunicacion
problema problemas resolucion detalle atencion interesados miembro miembros departamento area areas campo industria internacional
nacional global local actual actualidad presente enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
diciembre educacion universidad colegio escuela instituto facultad titulo licenciatura licenciado maestria diploma graduado
certificacion certificaciones certificado curso cursos formacion capacitacion referencias disponibles pasatiempos intereses
idiomas idioma correo telefono direccion ciudad pais
experiencias trabalho trabalhar trabalhando equipe equipes vaga vagas procuramos responsavel responsabilidades funcao funcoes
tarefa tarefas habilidade habilidades capacidade forte otimo bom boa conhecimento conhecimentos profissional profissionais resumo
carreira dias tempo integral periodo escritorio fluente nivel melhor incluindo garantir fornecer apoiar ajudar gerenciar gestao
desenvolver desenvolvimento criar manter melhorar melhoria melhorias liderar lideranca coordenar coordenacao colaborar realizar
entregar usar utilizar aplicar alcancar aumentar reduzir novo nova novos novas diferentes chave principais especifico necessario
ambiente rapido atividade atividades projeto projetos relatorio relatorios qualidade eficiencia sucesso estrategia solucao
solucoes sistemas servicos clientes negocios comunicacao problemas detalhes membros atual janeiro fevereiro marco maio junho
julho setembro outubro novembro dezembro educacao universidade faculdade bacharelado mestrado graduacao certificacao cursos
treinamento idiomas cidade`;
