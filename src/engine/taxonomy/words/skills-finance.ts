/**
 * Skills in finance and accounting, people and hiring, teaching and social care. Contains only data, one skill per line (format: see skill-lines.ts).
 */
export const FINANCE_SKILLS = `
Accounting | contabilidad, contabilidade, contaduria, general accounting, contable, contabilidad general | |
Bookkeeping | teneduria de libros, libros contables, book keeping, registro contable, escrituracao contabil, registros contables | ^Accounting |
Accounts payable | cuentas por pagar, contas a pagar, !ap, ap/ar, vendor payments, cuentas a pagar | ^Accounting | ~Accounts receivable 7
Accounts receivable | cuentas por cobrar, contas a receber, !ar, cuentas a cobrar | ^Accounting | ~Invoicing 7, Collections 7
Invoicing | facturacion, billing, faturamento, invoice processing, !invoices, procesamiento de facturas, !facturas | ^Accounting |
Collections | !collections, cobranza, cobranzas, cobranca, credit and collections | |
Bank reconciliation | reconciliations, conciliacion bancaria, conciliaciones bancarias, conciliacao bancaria, account reconciliation | ^Accounting |
General ledger | libro mayor, gl accounting | ^Accounting |
Month-end close | month end closing, cierre contable, cierre mensual, cierre de mes, fechamento mensal, closing books | ^Accounting |
Financial reporting | reportes financieros, informes financieros, relatorios financeiros, elaboracion de estados financieros | ^Accounting | ~Financial analysis 7
Financial analysis | analisis financiero, analise financeira, financial analyst, ratio analysis | ^Finance |
Financial modeling | modelado financiero, financial models, modelos financieros, modelagem financeira, financial modelling | ^Financial analysis |
FP&A | fpa, financial planning and analysis, planeacion financiera, planificacion financiera, planejamento financeiro, financial planning | ^Financial analysis |
Budgeting | !presupuestos, !presupuesto, !orcamento, elaboracion de presupuestos, budget management, gestion de presupuestos, presupuestacion | ^Finance | ~Forecasting 7
Forecasting | !pronosticos, proyecciones financieras, financial forecasting, previsao financeira, cash flow forecasting | ^Finance |
Finance | finanzas, financas, corporate finance, finanzas corporativas, financial management, gestion financiera, gestao financeira, administracion financiera | |
Cash flow management | cash flow, flujo de caja, flujo de efectivo, fluxo de caixa, tesouraria | ^Finance |
Auditing | auditoria, !audit, !auditorias | ^Accounting |
Internal controls | control interno, controles internos | ^Auditing | ~Risk management 6
Tax preparation | !tax, !taxes, !impuestos, !impostos, tax returns, declaracion de impuestos, u.s. taxes, tax filing, tributacion, declaraciones tributarias, !irs, tax compliance, !tributario, taxation | | ~Accounting 5
Tax planning | planificacion fiscal, planificacion tributaria, planejamento tributario, fiscal planning | ^Tax preparation |
Payroll | nomina, nominas, folha de pagamento, payroll processing, liquidacion de sueldos, !planillas, procesamiento de nomina | |
US GAAP | gaap, u.s. gaap, generally accepted accounting principles | ^Accounting | ~IFRS 6
IFRS | niif, international financial reporting standards, normas internacionales de informacion financiera | ^Accounting |
Accounting software | software contable, sistemas contables | | ~Accounting 6
CPA | #CPA, certified public accountant, contador publico, contador publico certificado | ^Accounting |
CFA | #CFA, chartered financial analyst, series 7 | ^Financial analysis, Investment analysis |
Cost accounting | contabilidad de costos, contabilidad de costes, analisis de costos, contabilidade de custos, cost analysis, !costos | ^Accounting |
Investment analysis | analisis de inversiones, !inversiones, !investments, analise de investimentos, !valoracion | ^Finance |
Banking | !banking, !banca, !bancario, servicos bancarios, banking operations | ^Finance |
Credit analysis | analisis de credito, analise de credito, credit risk, riesgo crediticio | ^Finance |
Risk management | gestion de riesgos, gestion de riesgo, gestao de riscos, risk assessment, analisis de riesgos, evaluacion de riesgos, administracion de riesgos | |
Anti-money laundering | #AML, prevencion de lavado de dinero | ^Compliance |
Compliance | !cumplimiento, cumplimiento normativo, !conformidade, regulatory compliance, !normatividad, regulatory affairs, cumplimiento regulatorio | |
Bloomberg Terminal | @bloomberg, factset, capital iq | ^Investment analysis |
Mergers and acquisitions | #M&A, fusiones y adquisiciones, fusoes e aquisicoes | ^Finance |
Economics | !economia | |
Financial advising | asesoria financiera, wealth management, financial advisory, asesoramiento financiero | ^Finance |
Fixed assets | activos fijos, !depreciation | ^Accounting |
Double-entry accounting | partida doble, contabilidad por partida doble, partidas dobradas | ^Accounting |
Journal entries | asientos contables, asientos de diario, lancamentos contabeis, accruals, devengos | ^General ledger |
Financial statements | estados financieros, balance sheet, balance general, income statement, demonstracoes financeiras | ^Financial reporting |
Government accounting | contabilidad gubernamental, contabilidad publica, nonprofit accounting, contabilidade publica | ^Accounting |
Intercompany accounting | !consolidation, consolidacion de estados financieros, intercompany reconciliation | ^Accounting |
Credit control | control de credito, credit management, gestion de credito, controle de credito | ^Accounts receivable | ~Collections 8
Debt collection | cobranza judicial, gestion de cobro, recuperacion de cartera, cobranca de dividas, cobro de cartera | ^Collections |
Electronic invoicing | facturacion electronica, nota fiscal eletronica, cfdi | ^Invoicing |
Petty cash | caja chica, caja menor, fondo fijo, petty cash management | ^Accounting |
Cash handling | manejo de efectivo, manejo de caja, arqueo de caja, manejo de dinero, manuseio de dinheiro, cash register, caja registradora | |
Treasury management | tesoreria, gestion de tesoreria, gestao de tesouraria, !treasury | ^Cash flow management |
Variance analysis | analisis de variaciones, budget variance, analise de variacoes | ^Financial analysis |
Financial ratios | razones financieras, ratios financieros, indicadores financieros | ^Financial analysis |
Cost control | control de costos, control de gastos, controle de custos, cost reduction, reduccion de costos | ^Budgeting | ~Cost accounting 7
VAT | #VAT, #IVA, sales tax, impuesto al valor agregado, icms | ^Tax preparation |
Individual tax returns | form 1040, !1040, personal tax, declaracion de renta, imposto de renda | ^Tax preparation |
Corporate tax | form 1120, !1065, impuesto sobre sociedades, business tax returns, corporate taxation | ^Tax preparation |
Tax software | | ^Tax preparation |
Transfer pricing | precios de transferencia, precos de transferencia | ^Tax planning |
External audit | auditoria externa, financial audit, auditoria financiera | ^Auditing |
Internal audit | auditoria interna, auditoria operativa, operational audit | ^Auditing |
Forensic accounting | contabilidad forense, fraud examination, auditoria forense, fraud investigation | ^Auditing |
SOX compliance | sarbanes oxley, sarbanes-oxley, #SOX | ^Internal controls, Compliance |
Xero accounting add-ons | | ^Accounting software |
Social security contributions | seguridad social, aportes parafiscales, imss, cargas sociales, encargos sociais | ^Payroll |
Portfolio management | gestion de carteras, gestion de portafolios, asset management, gestao de carteiras, gestion de activos | ^Investment analysis |
Business valuation | valoracion de empresas, !valuation, company valuation, avaliacao de empresas, discounted cash flow, dcf | ^Financial modeling, Investment analysis |
Equity research | analisis bursatil, stock analysis, security analysis, analise de acoes | ^Investment analysis |
Trading | !trading, stock trading, forex, forex trading, technical analysis trading, bolsa de valores, !day trading | ^Investment analysis |
Derivatives | !derivatives, derivados financieros, options trading, !futures, !derivativos | ^Investment analysis |
Private equity | capital privado, venture capital, capital de riesgo, fondos de inversion | ^Investment analysis |
Investment banking | banca de inversion, capital markets, mercado de capitales, banco de investimento | ^Finance | ~Mergers and acquisitions 8
Underwriting | suscripcion de riesgos, loan underwriting, insurance underwriting, subscricao | ^Credit analysis |
Loan processing | procesamiento de prestamos, !prestamos, loan servicing, !emprestimos, !lending, tramite de creditos | ^Credit analysis |
Mortgage processing | mortgage loans | ^Loan processing | ~Credit analysis 7
Claims management | gestion de siniestros, claims handling, insurance claims management, gestao de sinistros, ajuste de siniestros | ^Insurance |
Actuarial science | ciencias actuariales, actuaria, actuarial analysis, ciencias atuariais | ^Insurance, Statistics |
KYC | #KYC, know your customer, customer due diligence, debida diligencia, conheca seu cliente | ^Anti-money laundering |
Fraud detection | deteccion de fraude, fraud prevention, prevencion de fraude, fraud analysis, prevencao a fraudes | ^Risk management | ~Anti-money laundering 7
Market risk | riesgo de mercado, operational risk, riesgo operativo, value at risk, basel iii | ^Risk management |
Personal finance | finanzas personales, retirement planning, planificacion de retiro, financas pessoais, estate planning | ^Financial advising |
Cryptocurrency accounting | !criptomonedas, !cryptocurrency, !criptomoedas, !bitcoin, crypto trading | ^Finance | ~Blockchain 5
Payment processing | procesamiento de pagos, payment operations, processamento de pagamentos | ^Accounts receivable |
`;
export const PEOPLE_SKILLS = `
Human resources | #HR, recursos humanos, rrhh, rr hh, human resource management, gestion de recursos humanos, talento humano, gestion humana, people operations, hr management, gestao de pessoas, gestion del talento, hr administration | |
Recruiting | recruitment, reclutamiento, recrutamento, talent acquisition, seleccion de personal, reclutamiento y seleccion, adquisicion de talento, recrutamento e selecao, !staffing, !hiring, recruiter | ^Human resources |
IT recruiting | technical recruiting, tech recruiting, reclutamiento it | ^Recruiting |
Interviewing | candidate interviews, !entrevistas, interviewing candidates, entrevistas por competencias, screening candidates, candidate screening | ^Recruiting |
Applicant tracking systems | #ATS | ^Recruiting |
HRIS | hr systems | ^Human resources |
Employee onboarding | onboarding, !induccion, induccion de personal, integracao de funcionarios, new hire onboarding | ^Human resources |
Employee relations | relaciones laborales, relacoes trabalhistas, clima organizacional, !engagement | ^Human resources |
Performance management | evaluacion de desempeno, gestion del desempeno, avaliacao de desempenho, performance appraisal, performance reviews | ^Human resources |
Compensation and benefits | compensaciones y beneficios, !compensation, !compensaciones, remuneracao e beneficios | ^Human resources |
Training and development | !capacitacion, !capacitaciones, formacion de personal, #L&D, treinamento e desenvolvimento, employee training, corporate training, staff training, !entrenamiento, desarrollo de personal, !treinamento | | ~Instructional design 6, Teaching 5
Labor law | derecho laboral, legislacion laboral, employment law, ley laboral, direito trabalhista, legislacao trabalhista, labour law | ^Human resources, Law |
Organizational development | desarrollo organizacional, desenvolvimento organizacional, cultura organizacional, organizational culture | ^Human resources |
Diversity and inclusion | #DEI, diversidad e inclusion | ^Human resources |
Workforce management | wfm, gestion de turnos, shift scheduling, staff scheduling | |
Talent management | gestion del talento humano, gestao de talentos, succession planning, planes de sucesion | ^Human resources |
Headhunting | executive search, busqueda de ejecutivos, caza talentos | ^Recruiting |
Boolean search | busqueda booleana, linkedin sourcing | ^Recruiting | ~IT recruiting 7
Job descriptions | descripcion de puestos, perfiles de cargo, job analysis, descricao de cargos, job postings, publicacion de vacantes | ^Recruiting |
Background checks | verificacion de antecedentes, reference checks, verificacion de referencias, estudios de seguridad | ^Recruiting |
Psychometric testing | pruebas psicometricas, pruebas psicotecnicas, evaluaciones psicometricas, testes psicologicos, psychological assessment | ^Recruiting | ~Psychology 4
HR analytics | people analytics, analitica de recursos humanos, hr metrics, indicadores de recursos humanos | ^Human resources, Data analysis |
HR policies | politicas de recursos humanos, employee handbook, reglamento interno, politicas internas | ^Human resources |
Benefits administration | administracion de beneficios, gestao de beneficios, employee benefits, open enrollment | ^Compensation and benefits |
Employee engagement | compromiso laboral, clima laboral, bienestar laboral, engajamento, employee wellbeing | ^Employee relations |
Labor relations | relaciones sindicales, union negotiations, collective bargaining, negociacion colectiva, relacoes sindicais | ^Employee relations |
Offboarding | exit interviews, entrevistas de salida, desvinculacion laboral | ^Human resources | ~Employee onboarding 7
Team building | integracion de equipos, construccion de equipos, dinamicas de grupo | ^Employee relations |
Time and attendance | control de asistencia, timekeeping, control de horarios, controle de ponto | ^Human resources | ~Payroll 4
Visa sponsorship administration | global mobility, movilidad global, expatriate management | ^Human resources | ~Immigration law 5
Outplacement | career counseling, orientacion laboral, orientacion vocacional, career coaching, orientacao profissional | ^Coaching |
`;
export const EDUCATION_SKILLS = `
Teaching | ensenanza, docencia, !ensino, !education, !educacion, !educacao, pedagogy, pedagogia, classroom teaching, !instruction | |
Curriculum development | desarrollo curricular, diseno curricular, desenvolvimento curricular | ^Teaching |
Instructional design | diseno instruccional, e-learning, elearning, &articulate, design instrucional | |
Tutoring | tutoria, tutorias, private lessons, aulas particulares, clases particulares | ^Teaching |
English teaching | #ESL, tefl, tesol, ensenanza de ingles, ensino de ingles, teaching english as a foreign language, english as a second language, efl, ielts, toefl, profesor de ingles | ^Teaching | ~English 5
Coaching | life coaching, executive coaching, coaching ejecutivo, mentoring, mentoria | | ~Teaching 4
Childcare | cuidado de ninos, cuidado infantil, babysitting, cuidado de criancas | |
Counseling | consejeria, !orientacion, aconselhamento, psychological counseling, !terapia | | ~Psychology 7
Psychology | psicologia | |
Social work | trabajo social, servico social, case management, manejo de casos | |
Classroom management | manejo de grupo, manejo de aula, gestao de sala de aula, control de grupo | ^Teaching |
Lesson planning | planificacion de clases, planeacion didactica, lesson plans, planejamento de aulas, planeacion educativa | ^Curriculum development |
Online teaching | ensenanza en linea, virtual teaching, clases virtuales, ensino online, distance learning, educacion a distancia, virtual classroom | ^Teaching |
Early childhood education | educacion infantil, educacion preescolar, preschool teaching, educacao infantil, !montessori, educacion inicial | ^Teaching | ~Childcare 6
Primary education | educacion primaria, elementary education, educacion basica, ensino fundamental | ^Teaching |
Secondary education | educacion secundaria, high school teaching, ensino medio, bachillerato teaching | ^Teaching |
Higher education | educacion superior, docencia universitaria, university teaching, ensino superior | ^Teaching |
Special education | educacion especial, special needs, necesidades educativas especiales, educacao especial, inclusive education, educacion inclusiva | ^Teaching |
Math teaching | ensenanza de matematicas, teaching mathematics, ensino de matematica, profesor de matematicas, algebra tutoring | ^Teaching |
Science teaching | ensenanza de ciencias, physics teaching, chemistry teaching, ensino de ciencias | ^Teaching |
Spanish teaching | ensenanza de espanol, teaching spanish, #ELE, ensino de espanhol | ^Teaching | ~Spanish 5
Music teaching | ensenanza musical, music education, clases de musica, ensino de musica | ^Teaching |
Test preparation | sat prep, gre prep, exam preparation, preparacion de examenes, toefl preparation, ielts preparation | ^Tutoring |
Student assessment | evaluacion de estudiantes, evaluacion del aprendizaje, avaliacao de alunos, educational assessment | ^Teaching |
Academic advising | asesoria academica, student counseling, orientacion educativa, orientacao educacional, student support | ^Counseling |
Educational technology | edtech, tecnologia educativa, tecnologia educacional, kahoot | ^Teaching |
E-learning development | desarrollo de cursos virtuales | ^Instructional design | ~Training and development 7
SCORM | xapi, scorm packages | ^Instructional design |
Adult education | educacion de adultos, andragogy, andragogia, educacao de adultos | ^Teaching |
Facilitation | !facilitation, facilitacion de talleres, workshop facilitation, !talleres, !workshops, !facilitacao | ^Training and development |
Library science | bibliotecologia, bibliotecnologia, cataloging, catalogacion, biblioteconomia | |
Child development | desarrollo infantil, desenvolvimento infantil, child psychology, psicologia infantil | ^Childcare |
Elderly care | cuidado de adultos mayores, cuidado de ancianos, geriatric care, cuidado de idosos, cuidado del adulto mayor, senior care | |
Disability support | apoyo a personas con discapacidad, disability care, apoio a pessoas com deficiencia | |
Crisis intervention | intervencion en crisis, suicide prevention, intervencao em crise | ^Counseling |
Cognitive behavioral therapy | #CBT, terapia cognitivo conductual, #TCC, terapia cognitivo-comportamental | ^Psychology |
Community outreach | trabajo comunitario, desarrollo comunitario, community development, desenvolvimento comunitario, community engagement | ^Social work |
Volunteer management | gestion de voluntarios, !voluntariado, gestao de voluntarios | |
Nonprofit management | !ong, ngo management, gestion de ong, organizaciones sin fines de lucro, terceiro setor | |
`;
