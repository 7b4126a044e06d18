/**
 * Spanish and Portuguese names of skills in finance, people, education, health and law, and of general skills. Contains only data; for the format,
 * see skill-names.ts.
 */
export const PEOPLE_SKILL_NAMES = `
Accounting | Contabilidad | Contabilidade
Bookkeeping | Teneduría de libros | Escrituração contábil
Accounts payable | Cuentas por pagar | Contas a pagar
Accounts receivable | Cuentas por cobrar | Contas a receber
Invoicing | Facturación | Faturamento
Collections | Cobranza | Cobrança
Bank reconciliation | Conciliación bancaria | Conciliação bancária
General ledger | Libro mayor |
Month-end close | Cierre contable | Fechamento mensal
Financial reporting | Informes financieros | Relatórios financeiros
Financial analysis | Análisis financiero | Análise financeira
Financial modeling | Modelado financiero | Modelagem financeira
FP&A | Planificación financiera | Planejamento financeiro
Budgeting | Elaboración de presupuestos | Orçamento
Forecasting | Proyecciones financieras | Previsão financeira
Finance | Finanzas | Finanças
Cash flow management | Flujo de caja | Fluxo de caixa
Auditing | Auditoría | Auditoria
Internal controls | Control interno |
Tax preparation | Declaración de impuestos |
Tax planning | Planificación tributaria | Planejamento tributário
Payroll | Nómina | Folha de pagamento
IFRS | NIIF |
Accounting software | Software contable |
CPA | Contador público certificado |
Cost accounting | Contabilidad de costos | Contabilidade de custos
Investment analysis | Análisis de inversiones | Análise de investimentos
Banking | Banca | Serviços bancários
Credit analysis | Análisis de crédito | Análise de crédito
Risk management | Gestión de riesgos | Gestão de riscos
Anti-money laundering | Prevención de lavado de dinero |
Compliance | Cumplimiento normativo |
Mergers and acquisitions | Fusiones y adquisiciones | Fusões e aquisições
Economics | Economía | Economia
Financial advising | Asesoría financiera |
Fixed assets | Activos fijos |
Double-entry accounting | Partida doble | Partidas dobradas
Journal entries | Asientos contables | Lançamentos contábeis
Financial statements | Estados financieros | Demonstrações financeiras
Government accounting | Contabilidad gubernamental | Contabilidade pública
Credit control | Control de crédito | Controle de crédito
Debt collection | Gestión de cobro | Cobrança de dívidas
Electronic invoicing | Facturación electrónica | Nota fiscal eletrônica
Petty cash | Caja chica |
Cash handling | Manejo de efectivo | Manuseio de dinheiro
Treasury management | Tesorería | Gestão de tesouraria
Variance analysis | Análisis de variaciones | Análise de variações
Financial ratios | Razones financieras |
Cost control | Control de costos | Controle de custos
VAT | Impuesto al valor agregado |
Individual tax returns | Declaración de renta | Imposto de renda
Corporate tax | Impuesto sobre sociedades |
Transfer pricing | Precios de transferencia | Preços de transferência
External audit | Auditoría externa | Auditoria externa
Internal audit | Auditoría interna | Auditoria interna
Forensic accounting | Contabilidad forense |
Social security contributions | Seguridad social | Encargos sociais
Portfolio management | Gestión de carteras | Gestão de carteiras
Business valuation | Valoración de empresas | Avaliação de empresas
Equity research | Análisis bursátil | Análise de ações
Derivatives | Derivados financieros |
Private equity | Capital privado |
Investment banking | Banca de inversión | Banco de investimento
Underwriting | Suscripción de riesgos | Subscrição
Loan processing | Procesamiento de préstamos |
Claims management | Gestión de siniestros | Gestão de sinistros
Actuarial science | Ciencias actuariales | Ciências atuariais
Fraud detection | Detección de fraude | Prevenção a fraudes
Market risk | Riesgo de mercado |
Personal finance | Finanzas personales | Finanças pessoais
Payment processing | Procesamiento de pagos | Processamento de pagamentos
Human resources | Recursos humanos | Recursos humanos
Recruiting | Reclutamiento | Recrutamento
IT recruiting | Reclutamiento IT |
Interviewing | Entrevistas |
Employee onboarding | Inducción de personal | Integração de funcionários
Employee relations | Relaciones laborales | Relações trabalhistas
Performance management | Evaluación de desempeño | Avaliação de desempenho
Compensation and benefits | Compensaciones y beneficios | Remuneração e benefícios
Training and development | Capacitación | Treinamento e desenvolvimento
Labor law | Derecho laboral | Direito trabalhista
Organizational development | Desarrollo organizacional | Desenvolvimento organizacional
Diversity and inclusion | Diversidad e inclusión |
Workforce management | Gestión de turnos |
Talent management | Gestión del talento humano | Gestão de talentos
Headhunting | Búsqueda de ejecutivos |
Boolean search | Búsqueda booleana |
Job descriptions | Descripción de puestos | Descrição de cargos
Background checks | Verificación de antecedentes |
Psychometric testing | Pruebas psicométricas | Testes psicológicos
HR analytics | Analítica de recursos humanos |
HR policies | Políticas de recursos humanos |
Benefits administration | Administración de beneficios | Gestão de benefícios
Employee engagement | Clima laboral | Engajamento
Labor relations | Relaciones sindicales | Relações sindicais
Team building | Integración de equipos |
Time and attendance | Control de asistencia | Controle de ponto
Outplacement | Orientación laboral | Orientação profissional
Teaching | Docencia | Ensino
Curriculum development | Desarrollo curricular | Desenvolvimento curricular
Instructional design | Diseño instruccional | Design instrucional
Tutoring | Tutorías | Aulas particulares
English teaching | Enseñanza de inglés | Ensino de inglês
Childcare | Cuidado de niños | Cuidado de crianças
Counseling | Consejería | Aconselhamento
Psychology | Psicología | Psicologia
Social work | Trabajo social | Serviço social
Classroom management | Manejo de aula | Gestão de sala de aula
Lesson planning | Planificación de clases | Planejamento de aulas
Online teaching | Enseñanza en línea | Ensino online
Early childhood education | Educación infantil | Educação infantil
Primary education | Educación primaria | Ensino fundamental
Secondary education | Educación secundaria | Ensino médio
Higher education | Educación superior | Ensino superior
Special education | Educación especial | Educação especial
Math teaching | Enseñanza de matemáticas | Ensino de matemática
Science teaching | Enseñanza de ciencias | Ensino de ciências
Spanish teaching | Enseñanza de español | Ensino de espanhol
Music teaching | Enseñanza musical | Ensino de música
Test preparation | Preparación de exámenes |
Student assessment | Evaluación de estudiantes | Avaliação de alunos
Academic advising | Asesoría académica | Orientação educacional
Educational technology | Tecnología educativa | Tecnologia educacional
Adult education | Educación de adultos | Educação de adultos
Facilitation | Facilitación de talleres | Facilitação
Library science | Bibliotecología | Biblioteconomia
Child development | Desarrollo infantil | Desenvolvimento infantil
Elderly care | Cuidado de adultos mayores | Cuidado de idosos
Disability support | Apoyo a personas con discapacidad | Apoio a pessoas com deficiência
Crisis intervention | Intervención en crisis | Intervenção em crise
Cognitive behavioral therapy | Terapia cognitivo conductual | Terapia cognitivo-comportamental
Community outreach | Trabajo comunitario | Desenvolvimento comunitário
Volunteer management | Gestión de voluntarios | Gestão de voluntários
Nonprofit management | Gestión de ONG | Terceiro setor
Healthcare | Salud | Saúde
Nursing | Enfermería | Enfermagem
Patient care | Atención al paciente | Cuidados ao paciente
Medical terminology | Terminología médica |
Medical billing | Facturación médica | Faturamento médico
Medical coding | Codificación médica |
Electronic health records | Historia clínica electrónica | Prontuário eletrônico
Insurance verification | Verificación de seguros |
Medical administration | Administración médica |
Telehealth | Telemedicina | Telemedicina
Pharmacy | Farmacia |
Clinical research | Investigación clínica | Pesquisa clínica
Public health | Salud pública | Saúde pública
Nutrition | Nutrición | Nutrição
Physical therapy | Fisioterapia | Fisioterapia
Mental health | Salud mental | Saúde mental
First aid | Primeros auxilios | Primeiros socorros
Laboratory techniques | Técnicas de laboratorio |
Vital signs | Signos vitales | Sinais vitais
Medication administration | Administración de medicamentos | Administração de medicamentos
Wound care | Cuidado de heridas | Tratamento de feridas
Intensive care | Cuidados intensivos | Terapia intensiva
Emergency care | Atención de emergencias | Atendimento de emergência
Surgical assistance | Instrumentación quirúrgica | Centro cirúrgico
Infection control | Control de infecciones | Controle de infecção
Home health care | Atención domiciliaria | Atendimento domiciliar
Palliative care | Cuidados paliativos | Cuidados paliativos
Pediatrics | Pediatría | Pediatria
Obstetrics | Obstetricia |
Cardiology | Cardiología | Cardiologia
Oncology | Oncología | Oncologia
Radiology | Radiología | Radiologia
Dentistry | Odontología | Odontologia
Veterinary medicine | Medicina veterinaria |
Occupational therapy | Terapia ocupacional | Terapia ocupacional
Speech therapy | Terapia del lenguaje |
Massage therapy | Masajes terapéuticos | Massoterapia
Psychiatry | Psiquiatría | Psiquiatria
Care coordination | Coordinación de cuidados | Coordenação do cuidado
Patient education | Educación al paciente | Educação do paciente
Patient scheduling | Agendamiento de pacientes | Agendamento de consultas
Prior authorization | Autorizaciones previas |
Claims processing | Procesamiento de reclamaciones |
Medical transcription | Transcripción médica | Transcrição médica
Medical equipment | Equipos médicos | Equipamentos médicos
Epidemiology | Epidemiología | Epidemiologia
Health insurance | Seguro médico | Planos de saúde
Hospital administration | Administración hospitalaria | Gestão hospitalar
Personal training | Entrenamiento personal | Treinamento físico
Sports coaching | Entrenamiento deportivo | Treinamento esportivo
Law | Derecho | Direito
Legal research | Investigación jurídica | Pesquisa jurídica
Legal writing | Redacción jurídica | Redação jurídica
Contract management | Gestión de contratos | Gestão de contratos
Paralegal | Asistente legal | Assistente jurídico
Litigation | Litigio | Contencioso
Immigration law | Derecho migratorio |
Family law | Derecho de familia |
Personal injury law | Lesiones personales |
Corporate law | Derecho corporativo | Direito empresarial
Criminal law | Derecho penal | Direito penal
Intellectual property | Propiedad intelectual | Propriedade intelectual
Contract drafting | Redacción de contratos | Elaboração de contratos
Contract review | Revisión de contratos | Análise de contratos
Mediation | Mediación | Mediação
Tax law | Derecho tributario | Direito tributário
Real estate law | Derecho inmobiliario | Direito imobiliário
Administrative law | Derecho administrativo | Direito administrativo
International law | Derecho internacional | Direito internacional
Environmental law | Derecho ambiental | Direito ambiental
Trademark registration | Registro de marcas |
Visa processing | Trámites migratorios |
Corporate governance | Gobierno corporativo | Governança corporativa
Public administration | Administración pública | Administração pública
Private security | Seguridad privada | Segurança patrimonial
Communication | Comunicación | Comunicação
Teamwork | Trabajo en equipo | Trabalho em equipe
Leadership | Liderazgo | Liderança
Team management | Gestión de equipos | Gestão de equipes
Problem solving | Resolución de problemas | Resolução de problemas
Critical thinking | Pensamiento crítico | Pensamento crítico
Time management | Gestión del tiempo | Gestão do tempo
Organization | Organización | Organização
Attention to detail | Atención al detalle | Atenção aos detalhes
Adaptability | Adaptabilidad | Adaptabilidade
Creativity | Creatividad | Criatividade
Empathy | Empatía | Empatia
Interpersonal skills | Habilidades interpersonales | Relacionamento interpessoal
Decision making | Toma de decisiones | Tomada de decisão
Multitasking | Multitarea | Multitarefa
Working under pressure | Trabajo bajo presión | Trabalho sob pressão
Public speaking | Hablar en público | Falar em público
Remote work | Trabajo remoto | Trabalho remoto
Computer literacy | Informática básica | Conhecimentos de informática
Customer focus | Orientación al cliente | Foco no cliente
Initiative | Iniciativa | Iniciativa
Patience | Paciencia | Paciência
Active listening | Escucha activa | Escuta ativa
Emotional intelligence | Inteligencia emocional | Inteligência emocional
Persuasion | Poder de convencimiento | Persuasão
Delegation | Delegación | Delegação
Strategic thinking | Pensamiento estratégico | Pensamento estratégico
Results orientation | Orientación a resultados | Orientação para resultados
Learning agility | Aprendizaje rápido |
Responsibility | Responsabilidad | Responsabilidade
Confidentiality | Confidencialidad | Confidencialidade
Intercultural communication | Comunicación intercultural | Comunicação intercultural
Prioritization | Priorización | Priorização
Punctuality | Puntualidad | Pontualidade
Resilience | Resiliencia | Resiliência
Motivation | Motivación | Motivação
Innovation | Innovación | Inovação
Analytical skills | Habilidades analíticas | Capacidade analítica
Written communication | Comunicación escrita | Comunicação escrita
English | Inglés | Inglês
Spanish | Español | Espanhol
Portuguese | Portugués | Português
Bilingual English/Spanish | Bilingüe inglés español |
French | Francés | Francês
German | Alemán | Alemão
Italian | Italiano | Italiano
Chinese | Chino | Chinês
Japanese | Japonés | Japonês
Russian | Ruso | Russo
Arabic | Árabe | Árabe
Dutch | Neerlandés | Holandês
Korean | Coreano | Coreano
Polish | Polaco | Polonês
Turkish | Turco | Turco
Hebrew | Hebreo | Hebraico
Swedish | Sueco | Sueco
Greek | Griego | Grego
Ukrainian | Ucraniano | Ucraniano
Haitian Creole | Criollo haitiano |
Sign language | Lengua de señas | Língua de sinais
Business English | Inglés de negocios |
Technical English | Inglés técnico |
`;
