/** What people of the bench do: titles from first to last, skills, what they did, what they studied, in three languages. */
import type { Language } from '#shared/vocabulary.ts';

/** One line of work in one language. */
export interface Trade {
  readonly titles: readonly string[];
  readonly skills: readonly string[];
  readonly duties: readonly string[];
  /** Degree and field; a field of '' stands in the degree. */
  readonly degrees: readonly (readonly [degree: string, field: string])[];
  readonly summary: string;
}

export const TRADES: Record<Language, readonly Trade[]> = {
  en: [
    {
      titles: ['Bookkeeping Assistant', 'Staff Accountant', 'Senior Accountant', 'Accounting Manager'],
      skills: ['QuickBooks', 'Excel', 'Accounts payable', 'Accounts receivable', 'Payroll', 'Bank reconciliation', 'Xero', 'NetSuite', 'Budgeting', 'Financial reporting', 'Month-end close', 'Sales tax'],
      duties: ['Closed the books of three entities every month within five working days.', 'Reconciled 14 bank accounts and cleared differences of two years', 'Moved the payroll of 120 people from spreadsheets to Gusto', 'Prepared the yearly audit and answered the questions of the auditors.', 'Cut the time to pay suppliers from 41 to 19 days by reordering approvals and by asking for invoices earlier', 'Trained two junior colleagues'],
      degrees: [['Bachelor of Science', 'Accounting'], ['Bachelor of Business Administration', ''], ['Associate Degree', 'Finance']],
      summary: 'Accountant with eight years in retail and logistics. I keep books that close on time and explain numbers in plain words.',
    },
    {
      titles: ['Junior Web Developer', 'Frontend Developer', 'Full Stack Engineer', 'Senior Software Engineer'],
      skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'GraphQL', 'Docker', 'AWS', 'CSS', 'Python', 'Git', 'Redis', 'CI/CD', 'Jest'],
      duties: ['Built the checkout of a shop with 40,000 orders a month in React and Node.js', 'Reduced the load time of the landing page from 4.1 to 1.3 seconds', 'Introduced end-to-end tests; releases went from monthly to daily.', 'Designed the schema of the billing service and moved 2 million rows without downtime', 'Mentored four interns and led the weekly code review', 'Worked with product managers in three time zones.'],
      degrees: [['Bachelor of Science', 'Computer Science'], ['BSc', 'Software Engineering'], ['Bachelor of Engineering', 'Systems']],
      summary: 'Engineer who likes small teams and clear interfaces. Six years of building web products from the database to the button.',
    },
    {
      titles: ['Customer Service Representative', 'Customer Support Specialist', 'Support Team Lead', 'Customer Success Manager'],
      skills: ['Zendesk', 'Intercom', 'Salesforce', 'Conflict resolution', 'Live chat', 'Onboarding', 'CRM', 'HubSpot', 'Data entry', 'Call center', 'Reporting'],
      duties: ['Answered 60 tickets a day with a satisfaction of 96 %', 'Wrote 80 articles of the help center, which lowered tickets by a fifth.', 'Led a team of nine agents across two shifts', 'Set up the first macros and views in Zendesk', 'Onboarded 35 business customers and kept 33 of them for a second year', 'Reported trends to product and engineering every week.'],
      degrees: [['Bachelor of Arts', 'Communication'], ['Diploma', 'Hospitality Management'], ['Bachelor of Arts', 'English']],
      summary: 'Support lead who turns angry callers into regulars. Five years on the phone, in chat and in front of dashboards.',
    },
    {
      titles: ['Marketing Intern', 'Social Media Coordinator', 'Digital Marketing Specialist', 'Marketing Manager'],
      skills: ['SEO', 'Google Ads', 'Google Analytics', 'Mailchimp', 'Copywriting', 'Canva', 'Content strategy', 'A/B testing', 'WordPress', 'Facebook Ads', 'Email marketing'],
      duties: ['Grew organic traffic from 9,000 to 51,000 visits a month', 'Planned and wrote a newsletter with 18,000 readers', 'Managed a yearly ads budget of $240,000 across Google and Meta.', 'Ran 30 A/B tests on landing pages; sign-ups rose by a third', 'Coordinated freelancers for video, photo and text', 'Built the monthly dashboard that the board reads.'],
      degrees: [['Bachelor of Arts', 'Marketing'], ['Bachelor of Business Administration', ''], ['Certificate', 'Graphic Design']],
      summary: 'Marketer between words and numbers: campaigns that are measured, texts that are read.',
    },
    {
      titles: ['Medical Receptionist', 'Medical Assistant', 'Medical Billing Specialist', 'Practice Manager'],
      skills: ['ICD-10', 'CPT coding', 'Medical billing', 'HIPAA', 'Scheduling', 'Epic', 'Insurance verification', 'EHR', 'Patient intake', 'Microsoft Office'],
      duties: ['Verified the insurance of 45 patients a day before their visits', 'Billed claims of five physicians with a denial rate of 3 %', 'Scheduled visits for three clinics and reminded patients in two languages.', 'Introduced a checklist for intake that saved seven minutes a visit', 'Trained front desk staff on privacy rules', 'Followed up on unpaid claims older than 60 days.'],
      degrees: [['Associate of Science', 'Health Administration'], ['Certificate', 'Medical Coding'], ['Bachelor of Science', 'Nursing']],
      summary: 'Calm voice of busy practices; claims that get paid and patients who come back.',
    },
  ],
  es: [
    {
      titles: ['Auxiliar Contable', 'Analista Contable', 'Contadora Senior', 'Jefe de Contabilidad'],
      skills: ['Excel avanzado', 'SAP', 'Conciliaciones bancarias', 'Cuentas por pagar', 'Nómina', 'Facturación electrónica', 'QuickBooks', 'Impuestos', 'Presupuestos', 'NIIF', 'Siigo'],
      duties: ['Cierre mensual de tres sociedades en cinco días hábiles.', 'Conciliación de 14 cuentas bancarias y depuración de partidas de dos años', 'Liquidación de la nómina de 120 personas y de sus aportes', 'Preparación de la auditoría anual y atención a los auditores.', 'Reducción del tiempo de pago a proveedores de 41 a 19 días mediante un nuevo flujo de aprobaciones', 'Capacitación de dos auxiliares'],
      degrees: [['Licenciatura', 'Contaduría Pública'], ['Técnico', 'Contabilidad y Finanzas'], ['Contador Público', '']],
      summary: 'Contadora con ocho años en comercio y logística. Llevo libros que cierran a tiempo y explico los números con palabras sencillas.',
    },
    {
      titles: ['Desarrollador Web Junior', 'Desarrolladora Frontend', 'Ingeniero de Software', 'Arquitecto de Soluciones'],
      skills: ['JavaScript', 'React', 'Node.js', 'MySQL', 'Docker', 'Git', 'Python', 'Java', 'Spring Boot', 'AWS', 'Scrum', 'Pruebas automatizadas'],
      duties: ['Desarrollo del carrito de una tienda con 40.000 pedidos al mes en React y Node.js', 'Reducción del tiempo de carga de 4,1 a 1,3 segundos', 'Introducción de pruebas de extremo a extremo; las entregas pasaron de mensuales a diarias.', 'Diseño del esquema del servicio de facturación y migración de 2 millones de registros sin interrupción', 'Acompañamiento de cuatro practicantes y revisión semanal de código', 'Trabajo con equipos en tres husos horarios.'],
      degrees: [['Ingeniería', 'Sistemas Computacionales'], ['Tecnólogo', 'Desarrollo de Software'], ['Ingeniero de Sistemas', '']],
      summary: 'Ingeniero al que le gustan los equipos pequeños y las interfaces claras. Seis años construyendo productos web de la base de datos al botón.',
    },
    {
      titles: ['Agente de Atención al Cliente', 'Especialista en Soporte', 'Supervisora de Call Center', 'Gerente de Servicio al Cliente'],
      skills: ['Zendesk', 'Atención telefónica', 'Salesforce', 'Resolución de conflictos', 'Chat en vivo', 'CRM', 'Excel', 'Manejo de quejas', 'Indicadores', 'Trabajo en equipo'],
      duties: ['Atención de 60 casos al día con una satisfacción del 96 %', 'Redacción de 80 artículos del centro de ayuda, que redujeron los casos en una quinta parte.', 'Dirección de un equipo de nueve agentes en dos turnos', 'Puesta en marcha de las primeras plantillas en Zendesk', 'Acompañamiento de 35 clientes empresariales en su primer año', 'Informe semanal de tendencias a producto e ingeniería.'],
      degrees: [['Licenciatura', 'Comunicación Social'], ['Técnico', 'Servicio al Cliente'], ['Bachiller', '']],
      summary: 'Líder de soporte que convierte llamadas difíciles en clientes fieles. Cinco años al teléfono, en el chat y frente a los tableros.',
    },
    {
      titles: ['Practicante de Mercadeo', 'Community Manager', 'Analista de Marketing Digital', 'Directora de Marketing'],
      skills: ['SEO', 'Google Ads', 'Google Analytics', 'Redacción', 'Canva', 'Meta Ads', 'Estrategia de contenidos', 'WordPress', 'Correo electrónico', 'Photoshop'],
      duties: ['Crecimiento del tráfico orgánico de 9.000 a 51.000 visitas al mes', 'Planeación y redacción de un boletín con 18.000 lectores', 'Gestión de un presupuesto anual de pauta de 240.000 dólares en Google y Meta.', 'Realización de 30 pruebas A/B; los registros subieron un tercio', 'Coordinación de proveedores de video, fotografía y texto', 'Elaboración del tablero mensual que lee la junta.'],
      degrees: [['Licenciatura', 'Mercadotecnia'], ['Profesional', 'Publicidad'], ['Diplomado', 'Marketing Digital']],
      summary: 'Mercadóloga entre las palabras y los números: campañas que se miden, textos que se leen.',
    },
    {
      titles: ['Recepcionista Médica', 'Asistente Administrativa', 'Coordinador de Admisiones', 'Administradora de Clínica'],
      skills: ['Agenda de citas', 'Facturación médica', 'Historia clínica electrónica', 'Atención al paciente', 'Excel', 'Autorizaciones', 'Archivo', 'Word', 'Inventarios'],
      duties: ['Verificación del seguro de 45 pacientes al día antes de su cita', 'Facturación de cinco médicos con un 3 % de glosas', 'Programación de citas de tres sedes y recordatorios en dos idiomas.', 'Diseño de una lista de admisión que ahorró siete minutos por cita', 'Capacitación de recepción en protección de datos', 'Seguimiento de cuentas vencidas de más de 60 días.'],
      degrees: [['Licenciatura', 'Administración de Empresas'], ['Técnico', 'Auxiliar Administrativo en Salud'], ['Licenciatura', 'Enfermería']],
      summary: 'La voz tranquila de consultorios con mucho movimiento: cuentas que se pagan y pacientes que vuelven.',
    },
  ],
  pt: [
    {
      titles: ['Auxiliar Contábil', 'Analista Financeiro', 'Contadora Sênior', 'Gerente de Controladoria'],
      skills: ['Excel avançado', 'SAP', 'Conciliação bancária', 'Contas a pagar', 'Contas a receber', 'Folha de pagamento', 'Totvs Protheus', 'Power BI', 'Orçamento', 'SPED'],
      duties: ['Fechamento mensal de três empresas em cinco dias úteis.', 'Conciliação de 14 contas bancárias e baixa de pendências de dois anos', 'Cálculo da folha de 120 pessoas e de seus encargos', 'Preparação da auditoria anual e atendimento aos auditores.', 'Redução do prazo de pagamento a fornecedores de 41 para 19 dias com um novo fluxo de aprovações', 'Treinamento de dois auxiliares'],
      degrees: [['Bacharelado', 'Ciências Contábeis'], ['Tecnólogo', 'Gestão Financeira'], ['MBA', 'Controladoria']],
      summary: 'Contadora com oito anos no varejo e na logística. Mantenho livros que fecham no prazo e explico números em palavras simples.',
    },
    {
      titles: ['Desenvolvedor Web Júnior', 'Desenvolvedora Front-end', 'Engenheiro de Software', 'Líder Técnico'],
      skills: ['JavaScript', 'React', 'Node.js', 'PostgreSQL', 'Docker', 'Kubernetes', 'Python', 'Java', 'AWS', 'Git', 'Testes automatizados', 'Scrum'],
      duties: ['Desenvolvimento do checkout de uma loja com 40.000 pedidos por mês em React e Node.js', 'Redução do tempo de carregamento de 4,1 para 1,3 segundos', 'Introdução de testes de ponta a ponta; as entregas passaram de mensais a diárias.', 'Desenho do esquema do serviço de cobrança e migração de 2 milhões de registros sem parada', 'Mentoria de quatro estagiários e revisão semanal de código', 'Trabalho com equipes em três fusos horários.'],
      degrees: [['Bacharelado', 'Ciência da Computação'], ['Tecnólogo', 'Análise e Desenvolvimento de Sistemas'], ['Graduação', 'Engenharia de Computação']],
      summary: 'Engenheiro que gosta de equipes pequenas e interfaces claras. Seis anos construindo produtos web do banco de dados ao botão.',
    },
    {
      titles: ['Atendente de Suporte', 'Analista de Suporte', 'Supervisora de Atendimento', 'Gerente de Sucesso do Cliente'],
      skills: ['Zendesk', 'Atendimento telefônico', 'Salesforce', 'Resolução de conflitos', 'Chat', 'CRM', 'Excel', 'Indicadores', 'Pós-venda', 'Trabalho em equipe'],
      duties: ['Atendimento de 60 chamados por dia com satisfação de 96 %', 'Redação de 80 artigos da central de ajuda, que reduziram os chamados em um quinto.', 'Liderança de uma equipe de nove atendentes em dois turnos', 'Criação dos primeiros modelos no Zendesk', 'Acompanhamento de 35 clientes empresariais no primeiro ano', 'Relatório semanal de tendências para produto e engenharia.'],
      degrees: [['Bacharelado', 'Comunicação Social'], ['Curso Técnico', 'Administração'], ['Licenciatura', 'Letras']],
      summary: 'Líder de suporte que transforma ligações difíceis em clientes fiéis. Cinco anos ao telefone, no chat e diante dos painéis.',
    },
    {
      titles: ['Estagiária de Marketing', 'Analista de Mídias Sociais', 'Especialista em Marketing Digital', 'Gerente de Marketing'],
      skills: ['SEO', 'Google Ads', 'Google Analytics', 'Redação', 'Canva', 'Meta Ads', 'RD Station', 'WordPress', 'E-mail marketing', 'Photoshop'],
      duties: ['Crescimento do tráfego orgânico de 9.000 para 51.000 visitas por mês', 'Planejamento e redação de uma newsletter com 18.000 leitores', 'Gestão de uma verba anual de mídia de 240.000 dólares no Google e na Meta.', 'Realização de 30 testes A/B; os cadastros subiram um terço', 'Coordenação de fornecedores de vídeo, foto e texto', 'Elaboração do painel mensal lido pela diretoria.'],
      degrees: [['Bacharelado', 'Publicidade e Propaganda'], ['Tecnólogo', 'Marketing'], ['Pós-graduação', 'Marketing Digital']],
      summary: 'Profissional de marketing entre palavras e números: campanhas que se medem, textos que se leem.',
    },
    {
      titles: ['Recepcionista', 'Assistente Administrativa', 'Analista de Recursos Humanos', 'Coordenador Administrativo'],
      skills: ['Pacote Office', 'Recrutamento e seleção', 'Agenda', 'Arquivo', 'Atendimento ao público', 'Departamento pessoal', 'Excel', 'Compras', 'Organização de eventos'],
      duties: ['Agendamento de reuniões de cinco diretores em três fusos', 'Recrutamento de 28 pessoas em um ano com prazo médio de 24 dias', 'Controle de contratos e prazos de 60 fornecedores.', 'Implantação do arquivo digital que poupou duas salas', 'Treinamento da recepção em proteção de dados', 'Organização de eventos para 200 convidados.'],
      degrees: [['Bacharelado', 'Administração'], ['Tecnólogo', 'Recursos Humanos'], ['Ensino Médio', '']],
      summary: 'Organização em pessoa: agendas que funcionam, contratos em dia e gente bem recebida.',
    },
  ],
};
