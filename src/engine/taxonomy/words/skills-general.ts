/** General skills that almost every job post requires, and languages. Contains only data, one skill per line (format: see skill-lines.ts). */
export const SOFT_SKILLS = `
Communication | !communication, communication skills, !comunicacion, !comunicacao, verbal communication, oral communication, comunicacion efectiva, habilidades de comunicacion, effective communication, comunicacion asertiva, excellent communication, strong communication skills, comunicacao eficaz | |
Teamwork | team work, trabajo en equipo, trabalho em equipe, !collaboration, !colaboracion, team player, teamwork skills, !cooperacion | |
Leadership | liderazgo, lideranca, team leadership, liderazgo de equipos, leadership skills, lideranca de equipes | | ~Team management 8
Team management | people management, gestion de equipos, gestao de equipes, manejo de personal, staff management, !supervision, manejo de equipos, gestion de personal, supervision de personal, team supervision | |
Problem solving | resolucion de problemas, solucion de problemas, resolucao de problemas, problem-solving skills, problem solver | | ~Critical thinking 7
Critical thinking | pensamiento critico, pensamento critico, analytical thinking, pensamiento analitico, pensamento analitico, analytical reasoning | |
Time management | gestion del tiempo, manejo del tiempo, administracion del tiempo, gestao do tempo | | ~Organization 7
Organization | !organization, organizational skills, !organizacion, !organizacao, habilidades organizativas, !organized, organisation skills | |
Attention to detail | detail oriented, atencion al detalle, atencion a los detalles, atencao aos detalhes, detail-oriented, !accuracy, orientacion al detalle, !precision | |
Adaptability | adaptabilidad, adaptabilidade, !flexibility, !flexibilidad, !flexibilidade, !adaptable | |
Creativity | creatividad, criatividade, creative thinking | |
Empathy | empatia | |
Interpersonal skills | habilidades interpersonales, relaciones interpersonales, people skills, relacionamento interpessoal, habilidades sociales, interpersonal communication | | ~Communication 7
Work ethic | !proactive, self-motivated, !enthusiasm, !entusiasmo | |
Decision making | toma de decisiones, tomada de decisao, decision-making skills | | ~Problem solving 6
Multitasking | multitarea, multi-tasking, multitarefa | | ~Time management 6
Working under pressure | trabajo bajo presion, work under pressure, stress management, manejo del estres, trabalho sob pressao | |
Public speaking | oratoria, hablar en publico, presentation skills, !presentations, !presentaciones, falar em publico | ^Communication |
Remote work | work from home, trabajo remoto, teletrabajo, home office, trabalho remoto | |
Computer literacy | computer skills, !informatica, informatica basica, manejo de computadoras, !computacion, conhecimentos de informatica | |
Customer focus | orientacion al cliente, client orientation, customer orientation, foco no cliente, vocacion de servicio | | ~Customer service 6
Stakeholder management | gestion de stakeholders, stakeholder engagement, stakeholder communication | | ~Communication 5
Initiative | !initiative, !iniciativa, self-starter, !autonomia, !autonomy, self-management, self motivation, proactividad, proactivity, proatividade | | ~Work ethic 8
Patience | !patience, !paciencia, !tolerancia, paciencia y tolerancia | | ~Empathy 6
Active listening | escucha activa, escuta ativa, listening skills | ^Communication | ~Empathy 7
Emotional intelligence | inteligencia emocional, self awareness, autocontrol | | ~Empathy 7
Persuasion | persuasion skills, !persuasion, poder de convencimiento, !influencing, !persuasao, influencing skills | | ~Negotiation 6
Networking skills | relationship management, construccion de relaciones, relationship building skills, building relationships, relacionamiento | ^Interpersonal skills |
Delegation | !delegation, !delegacion, !delegar, delegating tasks, !delegacao | | ~Leadership 6
Strategic thinking | pensamiento estrategico, vision estrategica, pensamento estrategico, strategic vision | | ~Critical thinking 6
Results orientation | orientacion a resultados, enfoque a resultados, orientacao para resultados, goal-oriented, result driven | | ~Work ethic 5
Learning agility | aprendizaje rapido, fast learner, quick learner, capacidad de aprendizaje, aprendizado rapido, willingness to learn, continuous learning | | ~Adaptability 6
Responsibility | !responsibility, !responsabilidad, !responsabilidade, !accountability, !reliability, !compromiso, dependability | | ~Work ethic 8
Confidentiality | confidencialidad, !discrecion, confidencialidade, !discretion, manejo de informacion confidencial | |
Intercultural communication | comunicacion intercultural, cross-cultural communication, cultural awareness, comunicacao intercultural, multicultural teams | ^Communication |
Prioritization | priorizacion, setting priorities, priorizacao, task prioritization, establecer prioridades | ^Time management |
Punctuality | puntualidad, pontualidade, meeting deadlines, cumplimiento de plazos | ^Time management |
Resilience | resiliencia, manejo de la frustracion, stress tolerance, tolerancia al estres | | ~Working under pressure 7
Motivation | !motivation, !motivacion, motivating teams, motivacion de equipos, motivacao de equipes | | ~Leadership 6
Innovation | !innovation, !innovacion, !inovacao, gestion de la innovacion, innovation management | | ~Creativity 7
Analytical skills | capacidad analitica, habilidades analiticas, capacidad de analisis, capacidade analitica, pensamiento logico, logical thinking | | ~Critical thinking 8
Written communication | comunicacion escrita, comunicacao escrita, writing skills, redaccion y ortografia, ortografia, business writing | ^Communication, Writing |
`;
export const LANGUAGE_SKILLS = `
English | !english, !ingles, ingles avanzado, english language, fluent english, english fluency, ingles fluido, ingles fluente, lengua inglesa, !inglesa, english c1, ingles b2, advanced english, ingles conversacional, fluent in english, speak english, speaks english, spoken english, english speaker, written english, intermediate english, conversational english, proficient in english, professional english, english proficiency, hablo ingles, dominio del ingles, idioma ingles, ingles intermedio, ingles basico, ingles nativo, nivel de ingles, manejo del ingles, falo ingles, ingles intermediario, ingles avancado, nivel ingles | |
Spanish | !spanish, !espanol, spanish language, native spanish, !espanhol, !castellano, fluent spanish, fluent in spanish, speak spanish, speaks spanish, spoken spanish, spanish speaker, spanish fluency, written spanish, intermediate spanish, conversational spanish, proficient in spanish, professional spanish, spanish proficiency, hablo espanol, dominio del espanol, idioma espanol, espanol intermedio, espanol basico, espanol nativo, nivel de espanol, espanol fluido, espanol avanzado, manejo del espanol, falo espanhol, idioma espanhol, espanhol intermediario, espanhol fluente, espanhol avancado, nivel espanhol | | ~Portuguese 2
Portuguese | !portuguese, !portugues, brazilian portuguese, portugues brasileiro, lengua portuguesa, fluent in portuguese, speak portuguese, speaks portuguese, spoken portuguese, portuguese speaker, portuguese fluency, written portuguese, intermediate portuguese, conversational portuguese, proficient in portuguese, professional portuguese, portuguese proficiency, hablo portugues, dominio del portugues, idioma portugues, portugues intermedio, portugues basico, portugues nativo, nivel de portugues, portugues fluido, portugues avanzado, manejo del portugues, falo portugues, portugues intermediario, portugues fluente, portugues avancado, nivel portugues | |
Bilingual English/Spanish | bilingual, bilingue, bilingual spanish, bilingual english spanish, english spanish bilingual, bilingue ingles espanol | ^English, Spanish |
French | !french, !frances, !francesa, french language, fluent in french, speak french, speaks french, spoken french, french speaker, french fluency, written french, intermediate french, conversational french, proficient in french, professional french, french proficiency, hablo frances, dominio del frances, idioma frances, frances intermedio, frances basico, frances nativo, nivel de frances, frances fluido, frances avanzado, manejo del frances, falo frances, frances intermediario, frances fluente, frances avancado, nivel frances | |
German | !german, !aleman, !alemao, !alemana, german language, fluent in german, speak german, speaks german, spoken german, german speaker, german fluency, written german, intermediate german, conversational german, proficient in german, professional german, german proficiency, hablo aleman, dominio del aleman, idioma aleman, aleman intermedio, aleman basico, aleman nativo, nivel de aleman, aleman fluido, aleman avanzado, manejo del aleman, falo alemao, idioma alemao, alemao intermediario, alemao fluente, alemao avancado, nivel alemao | |
Italian | !italian, !italiano, !italiana, italian language, fluent in italian, speak italian, speaks italian, spoken italian, italian speaker, italian fluency, written italian, intermediate italian, conversational italian, proficient in italian, professional italian, italian proficiency, hablo italiano, dominio del italiano, idioma italiano, italiano intermedio, italiano basico, italiano nativo, nivel de italiano, italiano fluido, italiano avanzado, manejo del italiano, falo italiano, italiano intermediario, italiano fluente, italiano avancado, nivel italiano | |
Chinese | !chinese, !mandarin, !chino, !chines, mandarin chinese | |
Japanese | !japanese, !japones, !japonesa | |
Russian | !russian, !ruso, !russo | |
Arabic | !arabic, !arabe | |
Dutch | !dutch, !neerlandes, !holandes, dutch language, !holandesa | |
Korean | !korean, !coreano, !coreana, korean language | |
Hindi | !hindi, hindi language, !urdu | |
Polish | !polish, !polaco, polish language, !polones | |
Turkish | !turkish, !turco, turkish language | |
Hebrew | !hebrew, !hebreo, !hebraico | |
Swedish | !swedish, !sueco, !noruego, !norwegian, !danish, !danes | |
Greek | !greek, !griego, greek language, !grego | |
Ukrainian | !ukrainian, !ucraniano, ukrainian language | |
Catalan | !catalan, !catala, lengua catalana, idioma catalan | |
Quechua | !quechua, !guarani, !nahuatl, !aymara | |
Haitian Creole | criollo haitiano, creole language, !creole | |
Latin | !latin, latin language, lengua latina | |
Sign language | lengua de senas, lenguaje de senas, lingua de sinais, !libras, american sign language, asl | |
Bilingual English/Portuguese | english portuguese bilingual, bilingue ingles portugues, portuguese english bilingual | ^English, Portuguese |
Trilingual | trilingue, english spanish portuguese, multilingual, multilingue | ^English, Spanish |
Business English | ingles de negocios, ingles comercial, ingles empresarial, business english communication | ^English |
Technical English | ingles tecnico, lectura en ingles tecnico | ^English |
`;
