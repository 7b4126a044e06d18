/** More occupations for held-out people only: remote office work, media and customer service. */
import type { ResumeLanguage } from './resume-languages.ts';
import type { Trade } from './trade.ts';

export const HELD_OUT_OCCUPATIONS: Record<ResumeLanguage, readonly Trade[]> = {
  en: [
    {
      titles: ['Accounts Payable Clerk', 'Staff Bookkeeper', 'Full-Charge Bookkeeper', 'Finance Operations Lead'],
      skills: [
        'QuickBooks Online',
        'Xero migration',
        'Bill.com',
        '1099 filing',
        'Sales tax filings',
        'Gusto',
        'Job costing',
        'Expensify',
        'Cash flow reports',
      ],
      duties: [
        'Closed the books of 17 small clients by the fifth business day',
        'Moved eight years of ledgers from desktop files to the cloud in 2021.',
        'Chased overdue invoices and cut days outstanding from 61 to 34',
        'Prepared 1099 forms for 240 contractors',
      ],
      degrees: [
        ['Bachelor of Commerce', ''],
        ['B.S.', 'Accounting'],
        ['Postgraduate Certificate', 'Taxation'],
        ['Associate of Applied Science', 'Bookkeeping'],
      ],
      summary:
        'Bookkeeper for agencies and shops that outgrew their shoebox of receipts. Calm at quarter end, curious about odd cents.',
    },
    {
      titles: ['Video Editing Intern', 'Junior Video Editor', 'Motion Graphics Artist', 'Post-Production Supervisor'],
      skills: [
        'DaVinci Resolve',
        'Premiere Pro',
        'Color grading',
        'Sound mixing',
        'Frame.io',
        'Storyboarding',
        'Subtitles',
        'Cinema 4D',
      ],
      duties: [
        'Cut a weekly show of 40 minutes with a turnaround of two days',
        'Built a library of lower thirds and transitions for nine channels.',
        'Supervised four editors in three time zones',
        'Delivered 150 vertical clips a month from long interviews',
      ],
      degrees: [
        ['Bachelor of Fine Arts', 'Film and Television'],
        ['BFA', ''],
        ['Diploma', 'Digital Media'],
        ['Certificate', 'Motion Design'],
      ],
      summary:
        'Editor who finds the story on the second watch. Documentaries, product films and a great deal of talking heads.',
    },
    {
      titles: [
        'Help Desk Agent',
        'Customer Care Representative',
        'Customer Success Associate',
        'Client Onboarding Manager',
      ],
      skills: [
        'Help Scout',
        'Aircall',
        'Knowledge base writing',
        'De-escalation',
        'Churn analysis',
        'Gainsight',
        'Screen sharing',
        'SLA reporting',
        'Loom',
      ],
      duties: [
        'Answered 65 tickets a day with a satisfaction of 96 %',
        'Wrote 120 help articles and retired the 80 that no one read.',
        'Onboarded 30 accounts a quarter, from kickoff call to first invoice',
        'Trained the night team in Manila and Bogotá',
      ],
      degrees: [
        ['Bachelor of Arts', 'Communication Studies'],
        ['BA', 'Hispanic Linguistics'],
        ['High School Diploma', ''],
        ['Bachelor of Business Administration', 'Hospitality'],
      ],
      summary:
        'Patient with people, impatient with processes that make them wait. Six years in support of software for small firms.',
    },
  ],
  es: [
    {
      titles: ['Asistente de Tesorería', 'Analista de Impuestos', 'Contadora General', 'Revisora Fiscal'],
      skills: [
        'Conciliación bancaria',
        'Medios magnéticos',
        'World Office',
        'Declaración de impuestos',
        'Liquidación de prestaciones',
        'Tablas dinámicas',
        'Contpaqi',
        'Flujo de caja',
        'Auditoría interna',
      ],
      duties: [
        'Cierre mensual de tres sociedades en cinco días hábiles',
        'Migración de la contabilidad a la nube durante 2022.',
        'Reducción de la cartera vencida de 90 a 41 días',
        'Atención de dos revisorías fiscales sin observaciones',
      ],
      degrees: [
        ['Contadora Pública Titulada', ''],
        ['Pregrado', 'Contaduría Pública'],
        ['Diplomado', 'Normas Internacionales de Información Financiera'],
        ['Tecnólogo', 'Gestión Contable'],
      ],
      summary:
        'Contadora que explica los números a quienes no los trabajan. Trabajo remoto con empresas de servicios desde hace cinco años.',
    },
    {
      titles: [
        'Agente de Servicio al Cliente',
        'Ejecutiva de Cuentas',
        'Supervisora de Soporte',
        'Gerente de Experiencia del Cliente',
      ],
      skills: [
        'Freshdesk',
        'Encuestas de satisfacción',
        'Gestión de reclamos',
        'WhatsApp Business',
        'Indicadores de servicio',
        'Genesys',
        'Retención de clientes',
        'Guiones de atención',
      ],
      duties: [
        'Atención de 50 casos diarios por chat y teléfono',
        'Capacitación de 26 agentes nuevos en dos sedes.',
        'Rediseño del flujo de devoluciones con el área de logística',
        'Aumento de la retención de 71 a 83 por ciento en un año',
      ],
      degrees: [
        ['Licenciada', 'Relaciones Públicas'],
        ['Bachiller', 'Ciencias y Letras'],
        ['Técnica Superior', 'Administración de Empresas'],
        ['MBA', ''],
      ],
      summary: 'Escucho primero. Lideré equipos de soporte para comercios y aseguradoras en turnos de día y de noche.',
    },
    {
      titles: [
        'Practicante de Datos',
        'Analista de Inteligencia de Negocios',
        'Analista de Datos Sénior',
        'Líder de Analítica',
      ],
      skills: [
        'Power BI',
        'SQL Server',
        'Looker Studio',
        'Modelado dimensional',
        'R y RStudio',
        'Estadística',
        'dbt',
        'Calidad de datos',
        'Snowflake',
      ],
      duties: [
        'Tablero de ventas que consultan 140 personas cada lunes',
        'Unificación de once hojas de cálculo en un solo modelo.',
        'Pronóstico semanal de inventario con un error de 7 %',
        'Documentación de 320 métricas junto con finanzas',
      ],
      degrees: [
        ['Ingeniería', 'Estadística'],
        ['Ingeniera Industrial', ''],
        ['Máster', 'Ciencia de Datos'],
        ['Grado', 'Matemáticas Aplicadas'],
      ],
      summary: 'Analista que prefiere una pregunta clara a diez gráficos. Datos de comercio, salud y transporte.',
    },
  ],
  pt: [
    {
      titles: ['Auxiliar Administrativo', 'Assistente Financeiro', 'Analista Contábil', 'Controller'],
      skills: [
        'Cobrança amigável',
        'Fluxo de caixa',
        'SPED Fiscal',
        'Domínio Sistemas',
        'Emissão de notas fiscais',
        'Controle de custos',
        'Planilhas Google',
        'Orçamento anual',
        'Omie',
      ],
      duties: [
        'Fechamento mensal de quatro filiais até o terceiro dia útil',
        'Renegociação de contratos com economia de R$ 410 mil em 2023.',
        'Implantação do fluxo de aprovação de despesas',
        'Apoio a duas auditorias externas sem ressalvas',
      ],
      degrees: [
        ['Ciências Contábeis', ''],
        ['Graduação', 'Administração'],
        ['MBA Executivo', 'Controladoria'],
        ['Curso Técnico', 'Finanças'],
      ],
      summary:
        'Profissional de finanças que organiza o fim do mês sem sustos. Experiência em comércio, saúde e startups.',
    },
    {
      titles: [
        'Estagiário de Marketing',
        'Redatora Publicitária',
        'Analista de Conteúdo',
        'Gerente de Marketing Digital',
      ],
      skills: [
        'Busca orgânica',
        'Mailchimp',
        'Mídia paga',
        'Roteiro para vídeo',
        'Calendário editorial',
        'Meta Business Suite',
        'Marketing de afiliados',
        'CapCut',
        'Métricas de campanha',
      ],
      duties: [
        'Produção de 12 artigos por mês para um blog de 80 mil visitas',
        'Gestão de verba anual de R$ 600 mil em mídia paga.',
        'Lançamento de três cursos com listas de espera',
        'Coordenação de redatores e designers em home office',
      ],
      degrees: [
        ['Comunicação Social', 'Publicidade e Propaganda'],
        ['Bacharel', 'Jornalismo'],
        ['Especialização', 'Marketing Digital'],
        ['MBA', 'Branding e Inovação'],
      ],
      summary:
        'Escrevo para ser lida até o fim. Dez anos entre agências e marcas próprias, sempre com planilha aberta.',
    },
    {
      titles: ['Estagiária de Testes', 'Testadora de Software', 'Engenheira de Testes', 'Líder de Qualidade'],
      skills: [
        'Cypress',
        'Testes de regressão',
        'Postman',
        'Casos de teste',
        'Jira',
        'Selenium',
        'Testes exploratórios',
        'JMeter',
        'Acessibilidade',
      ],
      duties: [
        'Automação de 480 cenários que rodam a cada entrega',
        'Redução de falhas em produção de 19 para 4 por trimestre.',
        'Criação do roteiro de testes de acessibilidade',
        'Formação de cinco pessoas vindas do atendimento',
      ],
      degrees: [
        ['Análise e Desenvolvimento de Sistemas', ''],
        ['Tecnóloga', 'Sistemas para Internet'],
        ['Bacharelado', 'Engenharia de Software'],
        ['Pós-graduação', 'Qualidade de Software'],
      ],
      summary: 'Testo como quem usa com pressa e com uma mão só. Qualidade em bancos digitais e plataformas de ensino.',
    },
  ],
};
