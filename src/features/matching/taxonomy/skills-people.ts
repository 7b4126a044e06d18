/**
 * Skills of finance, people, health, law, education, languages, and what every post asks for. Data only, one skill a line (format: see skills.ts):
 * `Label | aliases | ^broader skills | ~related skill 0-10`. An alias after `!` counts in skill lists, not in prose.
 */
export const FINANCE_SKILLS = `
Accounting | contabilidad, contabilidade, contaduria, general accounting, contable, contabilidad general | |
Bookkeeping | teneduria de libros, libros contables, book keeping, registro contable, escrituracao contabil, registros contables | ^Accounting |
Accounts payable | cuentas por pagar, contas a pagar, !ap, ap/ar, vendor payments, cuentas a pagar | ^Accounting | ~Accounts receivable 7
Accounts receivable | cuentas por cobrar, contas a receber, !ar, cuentas a cobrar | ^Accounting | ~Invoicing 7, Collections 7
Invoicing | facturacion electronica, electronic invoicing, facturacion, billing, faturamento, invoice processing, invoices, procesamiento de facturas, facturas | ^Accounting |
Collections | cobranza, cobranzas, cobranca, debt collection, credit and collections, recuperacion de cartera | |
Bank reconciliation | reconciliations, conciliacion bancaria, conciliaciones bancarias, conciliacao bancaria, account reconciliation, conciliaciones | ^Accounting |
General ledger | libro mayor, journal entries, asientos contables, gl accounting, lancamentos contabeis | ^Accounting |
Month-end close | month end closing, cierre contable, cierre mensual, cierre de mes, fechamento mensal, closing books | ^Accounting |
Financial reporting | reportes financieros, informes financieros, financial statements, estados financieros, relatorios financeiros, demonstracoes financeiras, elaboracion de estados financieros | ^Accounting | ~Financial analysis 7
Financial analysis | analisis financiero, analise financeira, financial analyst, ratio analysis | ^Finance |
Financial modeling | modelado financiero, financial models, modelos financieros, modelagem financeira, financial modelling, dcf | ^Financial analysis |
FP&A | fpa, financial planning and analysis, planeacion financiera, planificacion financiera, planejamento financeiro, financial planning | ^Financial analysis |
Budgeting | presupuestos, presupuesto, orcamento, elaboracion de presupuestos, budget management, gestion de presupuestos, presupuestacion | ^Finance | ~Forecasting 7
Forecasting | pronosticos, proyecciones financieras, financial forecasting, previsao financeira, cash flow forecasting | ^Finance |
Finance | finanzas, financas, corporate finance, finanzas corporativas, financial management, gestion financiera, gestao financeira, administracion financiera | |
Cash flow management | cash flow, flujo de caja, flujo de efectivo, fluxo de caixa, tesoreria, treasury, tesouraria | ^Finance |
Auditing | auditoria, audit, auditorias, internal audit, auditoria interna, external audit, auditoria externa | ^Accounting |
Internal controls | control interno, controles internos, sox, sarbanes oxley | ^Auditing | ~Risk management 6
Tax preparation | tax, taxes, impuestos, impostos, tax returns, declaracion de impuestos, u.s. taxes, tax filing, tributacion, declaraciones tributarias, irs, tax compliance, tributario, taxation | | ~Accounting 5
Tax planning | planificacion fiscal, planificacion tributaria, planejamento tributario, fiscal planning | ^Tax preparation |
Payroll | nomina, nominas, folha de pagamento, payroll processing, liquidacion de sueldos, planillas, procesamiento de nomina, adp, gusto, paychex | |
US GAAP | gaap, u.s. gaap, generally accepted accounting principles | ^Accounting | ~IFRS 6
IFRS | niif, international financial reporting standards, normas internacionales de informacion financiera | ^Accounting |
QuickBooks | quick books, quickbooks online, qbo, intuit quickbooks, quickbooks desktop | ^Accounting software, Bookkeeping | ~Xero 7
Xero | freshbooks, zoho books, wave accounting | ^Accounting software, Bookkeeping |
NetSuite | oracle netsuite, net suite, sage, sage intacct, sage 50 | ^Accounting software, ERP | ~QuickBooks 5
Accounting software | software contable, sistemas contables, contpaqi, siigo, tally | | ~Accounting 6
Bill.com | expensify, !ramp, brex, concur | ^Accounts payable |
CPA | certified public accountant, contador publico, contador publico certificado | ^Accounting |
CFA | chartered financial analyst, series 7 | ^Financial analysis, Investment analysis |
Cost accounting | contabilidad de costos, contabilidad de costes, analisis de costos, contabilidade de custos, cost analysis, costos | ^Accounting |
Investment analysis | analisis de inversiones, inversiones, investments, analise de investimentos, portfolio management, equity research, valuation, valoracion | ^Finance |
Banking | banca, bancario, servicos bancarios, banking operations | ^Finance |
Credit analysis | analisis de credito, analise de credito, credit risk, riesgo crediticio, underwriting, loan processing, mortgage processing, prestamos, hipotecas | ^Finance |
Risk management | gestion de riesgos, gestion de riesgo, gestao de riscos, risk assessment, analisis de riesgos, evaluacion de riesgos, administracion de riesgos | |
Anti-money laundering | aml, kyc, know your customer, prevencion de lavado de dinero, fraud detection, fraud prevention, prevencion de fraude | ^Compliance |
Compliance | cumplimiento, cumplimiento normativo, conformidade, regulatory compliance, normatividad, regulatory affairs, cumplimiento regulatorio | |
Bloomberg Terminal | bloomberg, factset, capital iq | ^Investment analysis |
Mergers and acquisitions | m&a, fusiones y adquisiciones, due diligence, fusoes e aquisicoes, investment banking | ^Finance |
Economics | economia | |
Financial advising | asesoria financiera, wealth management, financial advisory, asesoramiento financiero, personal finance | ^Finance |
Fixed assets | activos fijos, depreciation | ^Accounting |
`;
export const PEOPLE_SKILLS = `
Human resources | hr, recursos humanos, rrhh, rr hh, human resource management, gestion de recursos humanos, talento humano, gestion humana, people operations, hr management, gestao de pessoas, gestion del talento, hr administration | |
Recruiting | recruitment, reclutamiento, recrutamento, talent acquisition, seleccion de personal, reclutamiento y seleccion, adquisicion de talento, recrutamento e selecao, staffing, headhunting, hiring, candidate sourcing, recruiter | ^Human resources |
IT recruiting | technical recruiting, tech recruiting, reclutamiento it, linkedin recruiter | ^Recruiting |
Interviewing | candidate interviews, entrevistas, interviewing candidates, entrevistas por competencias, screening candidates, candidate screening | ^Recruiting |
Applicant tracking systems | ats, greenhouse, lever ats, workable, bamboohr, bamboo hr, taleo | ^Recruiting |
HRIS | workday, sap successfactors, successfactors, rippling, hr systems, deel | ^Human resources |
Employee onboarding | onboarding, induccion, induccion de personal, integracao de funcionarios, new hire onboarding, offboarding | ^Human resources |
Employee relations | relaciones laborales, relacoes trabalhistas, labor relations, clima laboral, employee engagement, clima organizacional, engagement | ^Human resources |
Performance management | evaluacion de desempeno, gestion del desempeno, avaliacao de desempenho, performance appraisal, performance reviews | ^Human resources |
Compensation and benefits | compensaciones y beneficios, compensation, benefits administration, compensaciones, remuneracao e beneficios, administracion de beneficios | ^Human resources |
Training and development | capacitacion, capacitaciones, formacion de personal, learning and development, l&d, treinamento e desenvolvimento, employee training, corporate training, staff training, entrenamiento, desarrollo de personal, treinamento | | ~Instructional design 6, Teaching 5
Labor law | derecho laboral, legislacion laboral, employment law, ley laboral, direito trabalhista, legislacao trabalhista, labour law | ^Human resources, Law |
Organizational development | desarrollo organizacional, desenvolvimento organizacional, cultura organizacional, organizational culture | ^Human resources |
Diversity and inclusion | dei, diversidad e inclusion | ^Human resources |
Workforce management | wfm, gestion de turnos, shift scheduling, staff scheduling | |
Teaching | ensenanza, docencia, ensino, education, educacion, educacao, pedagogy, pedagogia, classroom teaching, instruction, classroom management | |
Curriculum development | desarrollo curricular, diseno curricular, lesson planning, planificacion de clases, desenvolvimento curricular, lesson plans | ^Teaching |
Instructional design | diseno instruccional, e-learning, elearning, articulate storyline, articulate, lms, moodle, canvas lms, design instrucional | |
Tutoring | tutoria, tutorias, private lessons, aulas particulares, clases particulares | ^Teaching |
English teaching | esl, tefl, tesol, ensenanza de ingles, ensino de ingles, teaching english as a foreign language, english as a second language, efl, ielts, toefl, profesor de ingles | ^Teaching | ~English 5
Coaching | life coaching, executive coaching, coaching ejecutivo, mentoring, mentoria | | ~Teaching 4
Childcare | cuidado de ninos, cuidado infantil, babysitting, cuidado de criancas, early childhood education, educacion infantil | |
Counseling | consejeria, orientacion, aconselhamento, psychological counseling, terapia | | ~Psychology 7
Psychology | psicologia | |
Social work | trabajo social, servico social, case management, manejo de casos | |
`;
export const HEALTH_LEGAL_SKILLS = `
Healthcare | health care, salud, atencion medica, cuidado de la salud, saude, medical assistance, asistencia medica, healthcare industry, atencion sanitaria | |
Nursing | enfermeria, enfermagem, registered nurse, rn, !lpn, nursing care | ^Patient care |
Patient care | atencion al paciente, atencion de pacientes, cuidado del paciente, cuidado de pacientes, cuidados ao paciente, patient support | ^Healthcare |
Medical terminology | terminologia medica | ^Healthcare |
Medical billing | facturacion medica, faturamento medico, claims processing, medical claims, insurance claims, revenue cycle management, rcm, claims adjudication | ^Healthcare | ~Medical coding 8, Invoicing 5
Medical coding | codificacion medica, icd-10, icd 10, cpt coding, cpt codes, hcpcs | ^Healthcare |
Medical scribing | medical scribe, medical transcription, transcripcion medica, escriba medico | ^Healthcare, Transcription |
Electronic health records | ehr, emr, electronic medical records, historia clinica electronica, epic systems, cerner, athenahealth, eclinicalworks, prontuario eletronico, historias clinicas, medical records | ^Healthcare |
HIPAA | hipaa compliance | ^Healthcare, Compliance |
Insurance verification | verificacion de seguros, eligibility verification, prior authorization, prior authorizations, autorizaciones previas, benefits verification | ^Medical billing |
Medical administration | medical receptionist, medical office administration, patient scheduling, virtual medical assistant, asistente medico virtual, administracion medica, patient intake | ^Healthcare, Administrative assistance |
Telehealth | telemedicine, telemedicina, telesalud, remote patient monitoring | ^Healthcare |
Dental administration | dental billing, dental assistant, dentrix, eaglesoft, open dental, asistente dental | ^Healthcare |
Pharmacy | farmacia, pharmaceutical, farmaceutica, pharmacology, farmacologia | ^Healthcare |
Clinical research | investigacion clinica, pesquisa clinica, clinical trials, ensayos clinicos, good clinical practice | ^Healthcare, Research |
Public health | salud publica, saude publica, epidemiology, epidemiologia | ^Healthcare |
Nutrition | nutricion, nutricao, dietetics, dietetica | ^Healthcare |
Physical therapy | fisioterapia, physiotherapy, rehabilitation, rehabilitacion | ^Healthcare |
Mental health | salud mental, saude mental, psychotherapy, psicoterapia | ^Healthcare | ~Counseling 6
First aid | primeros auxilios, primeiros socorros, cpr, bls, reanimacion | ^Healthcare |
Laboratory techniques | laboratory, laboratorio, lab work, tecnicas de laboratorio, phlebotomy | |
Law | derecho, legal, direito, asesoria legal, asesoria juridica, legal advice, legal services, servicios legales, juridico | |
Legal research | investigacion juridica, investigacion legal, pesquisa juridica, westlaw, lexisnexis | ^Law |
Legal writing | legal drafting, redaccion juridica, redaccion legal, legal documents, documentos legales, redacao juridica, legal documentation, pleadings | ^Law, Writing |
Contract management | contract drafting, contratos, gestion de contratos, redaccion de contratos, contract review, contracts, gestao de contratos, contract law, revision de contratos | ^Law |
Paralegal | legal assistant, asistente legal, asistente juridico, paralegal services, legal assistance, assistente juridico | ^Law, Administrative assistance |
Litigation | litigio, litigios, litigation support, contencioso, trial preparation, discovery, e-discovery | ^Law |
Immigration law | inmigracion, derecho migratorio, uscis, immigration, visas, derecho de inmigracion | ^Law |
Family law | derecho de familia, civil law, derecho civil, direito civil | ^Law |
Personal injury law | personal injury, lesiones personales, demand letters | ^Law |
Corporate law | derecho corporativo, derecho mercantil, derecho comercial, commercial law, direito empresarial, corporate governance | ^Law |
Criminal law | derecho penal, direito penal | ^Law |
Intellectual property | propiedad intelectual, propriedade intelectual, trademarks, patents, marcas y patentes | ^Law |
Legal intake | client intake, intake specialist, case intake | ^Law, Customer service |
Legal practice software | clio, mycase, filevine, practice panther, case management software | ^Law |
Notary | notaria, notarial, notario | ^Law |
`;
export const GENERAL_SKILLS = `
Communication | communication skills, comunicacion, comunicacao, verbal communication, oral communication, comunicacion efectiva, habilidades de comunicacion, effective communication, comunicacion asertiva, excellent communication, strong communication skills, comunicacao eficaz | |
Teamwork | team work, trabajo en equipo, trabalho em equipe, collaboration, colaboracion, team player, teamwork skills, cooperacion | |
Leadership | liderazgo, lideranca, team leadership, liderazgo de equipos, leadership skills, lideranca de equipes | | ~Team management 8
Team management | people management, gestion de equipos, gestao de equipes, manejo de personal, staff management, supervision, manejo de equipos, gestion de personal, supervision de personal, team supervision | |
Problem solving | resolucion de problemas, solucion de problemas, resolucao de problemas, problem-solving skills, problem solver | | ~Critical thinking 7
Critical thinking | pensamiento critico, pensamento critico, analytical thinking, pensamiento analitico, analytical skills, capacidad analitica, pensamento analitico, analytical reasoning | |
Time management | gestion del tiempo, manejo del tiempo, administracion del tiempo, gestao do tempo, prioritization, priorizacion, punctuality, puntualidad, meeting deadlines | | ~Organization 7
Organization | organizational skills, organizacion, organizacao, habilidades organizativas, organized, organisation skills | |
Attention to detail | detail oriented, atencion al detalle, atencion a los detalles, atencao aos detalhes, detail-oriented, accuracy, orientacion al detalle, precision | |
Adaptability | adaptabilidad, adaptabilidade, flexibility, flexibilidad, flexibilidade, adaptable | |
Creativity | creatividad, criatividade, creative thinking, innovation, innovacion | |
Empathy | empatia, emotional intelligence, inteligencia emocional, active listening, escucha activa, patience, paciencia | |
Interpersonal skills | habilidades interpersonales, relaciones interpersonales, people skills, relacionamento interpessoal, habilidades sociales, interpersonal communication, relationship building | | ~Communication 7
Work ethic | proactivity, proactividad, proactive, responsabilidad, reliability, self-motivated, proatividade, enthusiasm, entusiasmo, initiative, iniciativa, self starter | |
Decision making | toma de decisiones, tomada de decisao, decision-making skills | | ~Problem solving 6
Multitasking | multitarea, multi-tasking, multitarefa | | ~Time management 6
Working under pressure | trabajo bajo presion, work under pressure, stress management, manejo del estres, trabalho sob pressao | |
Public speaking | oratoria, hablar en publico, presentation skills, presentations, presentaciones, falar em publico | ^Communication |
Remote work | work from home, trabajo remoto, teletrabajo, home office, trabalho remoto | |
Computer literacy | computer skills, informatica, informatica basica, manejo de computadoras, computacion, conhecimentos de informatica | |
Customer focus | orientacion al cliente, client orientation, customer orientation, foco no cliente, vocacion de servicio | | ~Customer service 6
Stakeholder management | gestion de stakeholders, stakeholder engagement, stakeholder communication | | ~Communication 5
`;
export const LANGUAGE_SKILLS = `
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
`;
