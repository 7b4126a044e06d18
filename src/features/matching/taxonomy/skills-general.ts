/**
 * Skills of every trade: what every post asks for, and languages. Data only, one skill a line (format: see skills.ts):
 * `Label | aliases | ^broader skills | ~related skill 0-10`. An alias after `!` counts in skill lists, not in prose.
 */
export const SOFT_SKILLS = `
Communication | communication skills, comunicacion, comunicacao, verbal communication, oral communication, comunicacion efectiva, habilidades de comunicacion, effective communication, comunicacion asertiva, excellent communication, strong communication skills, comunicacao eficaz | |
Teamwork | team work, trabajo en equipo, trabalho em equipe, collaboration, colaboracion, team player, teamwork skills, cooperacion | |
Leadership | liderazgo, lideranca, team leadership, liderazgo de equipos, leadership skills, lideranca de equipes | | ~Team management 8
Team management | people management, gestion de equipos, gestao de equipes, manejo de personal, staff management, supervision, manejo de equipos, gestion de personal, supervision de personal, team supervision | |
Problem solving | resolucion de problemas, solucion de problemas, resolucao de problemas, problem-solving skills, problem solver | | ~Critical thinking 7
Critical thinking | pensamiento critico, pensamento critico, analytical thinking, pensamiento analitico, pensamento analitico, analytical reasoning | |
Time management | gestion del tiempo, manejo del tiempo, administracion del tiempo, gestao do tempo | | ~Organization 7
Organization | organizational skills, organizacion, organizacao, habilidades organizativas, organized, organisation skills | |
Attention to detail | detail oriented, atencion al detalle, atencion a los detalles, atencao aos detalhes, detail-oriented, accuracy, orientacion al detalle, precision | |
Adaptability | adaptabilidad, adaptabilidade, flexibility, flexibilidad, flexibilidade, adaptable | |
Creativity | creatividad, criatividade, creative thinking | |
Empathy | empatia | |
Interpersonal skills | habilidades interpersonales, relaciones interpersonales, people skills, relacionamento interpessoal, habilidades sociales, interpersonal communication | | ~Communication 7
Work ethic | proactive, self-motivated, enthusiasm, entusiasmo | |
Decision making | toma de decisiones, tomada de decisao, decision-making skills | | ~Problem solving 6
Multitasking | multitarea, multi-tasking, multitarefa | | ~Time management 6
Working under pressure | trabajo bajo presion, work under pressure, stress management, manejo del estres, trabalho sob pressao | |
Public speaking | oratoria, hablar en publico, presentation skills, presentations, presentaciones, falar em publico | ^Communication |
Remote work | work from home, trabajo remoto, teletrabajo, home office, trabalho remoto | |
Computer literacy | computer skills, informatica, informatica basica, manejo de computadoras, computacion, conhecimentos de informatica | |
Customer focus | orientacion al cliente, client orientation, customer orientation, foco no cliente, vocacion de servicio | | ~Customer service 6
Stakeholder management | gestion de stakeholders, stakeholder engagement, stakeholder communication | | ~Communication 5
Initiative | iniciativa, self-starter, !autonomia, autonomy, self-management, self motivation, proactividad, proactivity, proatividade | | ~Work ethic 8
Patience | paciencia, !tolerancia, paciencia y tolerancia | | ~Empathy 6
Active listening | escucha activa, escuta ativa, listening skills | ^Communication | ~Empathy 7
Emotional intelligence | inteligencia emocional, self awareness, autocontrol | | ~Empathy 7
Persuasion | persuasion skills, persuasion, poder de convencimiento, influencing, persuasao, influencing skills | | ~Negotiation 6
Networking skills | relationship management, construccion de relaciones, relationship building skills, building relationships, relacionamiento | ^Interpersonal skills |
Delegation | delegacion, delegar, delegating tasks, delegacao | | ~Leadership 6
Strategic thinking | pensamiento estrategico, vision estrategica, pensamento estrategico, strategic vision | | ~Critical thinking 6
Results orientation | orientacion a resultados, enfoque a resultados, orientacao para resultados, goal-oriented, result driven | | ~Work ethic 5
Learning agility | aprendizaje rapido, fast learner, quick learner, capacidad de aprendizaje, aprendizado rapido, willingness to learn, continuous learning | | ~Adaptability 6
Responsibility | !responsibility, responsabilidad, responsabilidade, accountability, reliability, !compromiso, dependability | | ~Work ethic 8
Confidentiality | confidencialidad, discrecion, confidencialidade, discretion, manejo de informacion confidencial | |
Intercultural communication | comunicacion intercultural, cross-cultural communication, cultural awareness, comunicacao intercultural, multicultural teams | ^Communication |
Prioritization | priorizacion, setting priorities, priorizacao, task prioritization, establecer prioridades | ^Time management |
Punctuality | puntualidad, pontualidade, meeting deadlines, cumplimiento de plazos | ^Time management |
Resilience | resiliencia, manejo de la frustracion, stress tolerance, tolerancia al estres | | ~Working under pressure 7
Motivation | motivacion, motivating teams, motivacion de equipos, motivacao de equipes | | ~Leadership 6
Innovation | innovacion, inovacao, gestion de la innovacion, innovation management | | ~Creativity 7
Analytical skills | capacidad analitica, habilidades analiticas, capacidad de analisis, capacidade analitica, pensamiento logico, logical thinking | | ~Critical thinking 8
Written communication | comunicacion escrita, comunicacao escrita, writing skills, redaccion y ortografia, ortografia, business writing | ^Communication, Writing |
`;
export const LANGUAGES_SKILLS = `
English | ingles, ingles avanzado, english language, fluent english, english fluency, ingles fluido, ingles fluente, lengua inglesa, inglesa, english c1, ingles b2, advanced english, ingles conversacional | |
Spanish | espanol, spanish language, native spanish, espanhol, castellano, fluent spanish | | ~Portuguese 2
Portuguese | portugues, brazilian portuguese, portugues brasileiro, lengua portuguesa | |
Bilingual English/Spanish | bilingual, bilingue, bilingual spanish, bilingual english spanish, english spanish bilingual, bilingue ingles espanol | ^English, Spanish |
French | frances, francesa, french language | |
German | aleman, alemao, alemana, german language | |
Italian | italiano, italiana, italian language | |
Chinese | mandarin, chino, chines, mandarin chinese | |
Japanese | japones, japonesa | |
Russian | ruso, russo | |
Arabic | arabe | |
Dutch | neerlandes, holandes, dutch language, holandesa | |
Korean | coreano, coreana, korean language | |
Hindi | hindi language, urdu | |
Polish | !polish, polaco, polish language, polones | |
Turkish | turco, turkish language | |
Hebrew | hebreo, hebraico | |
Swedish | sueco, noruego, norwegian, danish, danes | |
Greek | !greek, griego, greek language, grego | |
Ukrainian | ucraniano, ukrainian language | |
Catalan | catala, lengua catalana, idioma catalan | |
Quechua | guarani, nahuatl, aymara | |
Haitian Creole | criollo haitiano, creole language, creole | |
Latin | !latin, latin language, lengua latina | |
Sign language | lengua de senas, lenguaje de senas, lingua de sinais, !libras, american sign language, asl | |
Bilingual English/Portuguese | english portuguese bilingual, bilingue ingles portugues, portuguese english bilingual | ^English, Portuguese |
Trilingual | trilingue, english spanish portuguese, multilingual, multilingue | ^English, Spanish |
Business English | ingles de negocios, ingles comercial, ingles empresarial, business english communication | ^English |
Technical English | ingles tecnico, lectura en ingles tecnico | ^English |
`;
