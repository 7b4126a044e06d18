/**
 * A small labeled set: fictional jobs with the candidates who fit them, in three languages, as lists or prose. ranking-quality.test.ts uses it to
 * detect worse rankings; the product does not use it.
 */
import type { MatchCandidate, MatchJob } from '../matching.contract.ts';

/** A job and the candidates who fit it. Candidates of the other jobs do not fit it. */
export interface LabeledJob {
  readonly job: MatchJob;
  readonly fits: readonly MatchCandidate[];
}

export const QUALITY_SET: readonly LabeledJob[] = [
  {
    job: {
      title: 'Front-end Developer',
      description: 'Build the booking screens of our travel product in React, with tests and good accessibility.',
      requiredSkills: ['React', 'TypeScript', 'CSS'],
      experience: '3+ years',
      hourlyBudget: 35,
      timezone: 'EST',
      jobType: 'full-time',
    },
    fits: [
      {
        jobTitle: 'Desarrolladora web',
        skills: ['ReactJS', 'JavaScript', 'Sass'],
        experience: '3-5',
        timezone: 'Bogotá',
      },
      { jobTitle: 'UI Engineer', skills: ['Vue.js', 'TypeScript', 'Tailwind'], hourlyRate: 30 },
      { bio: 'Sou desenvolvedor front-end há 6 anos, com React, testes automatizados e acessibilidade.' },
      { jobTitle: 'Full Stack Developer', skills: ['React', 'Node.js', 'PostgreSQL'], availability: 'full-time' },
    ],
  },
  {
    job: {
      title: 'Data analyst',
      description: 'Dashboards and weekly sales numbers out of our warehouse.',
      requiredSkills: ['SQL', 'Power BI', 'Excel'],
    },
    fits: [
      { jobTitle: 'Analista de datos', skills: ['PostgreSQL', 'Tableau', 'Excel avanzado'] },
      { jobTitle: 'Business Intelligence Developer', skills: ['BigQuery', 'Looker', 'dbt'] },
      { bio: 'Construyo tableros en Power BI y escribo consultas SQL para equipos comerciales desde hace cinco años.' },
    ],
  },
  {
    job: {
      title: 'Bookkeeper',
      requiredSkills: ['QuickBooks', 'Bank reconciliation', 'Accounts payable'],
      experience: '2 years',
    },
    fits: [
      { jobTitle: 'Auxiliar contable', skills: ['QuickBooks Online', 'Conciliaciones bancarias', 'Cuentas por pagar'] },
      { jobTitle: 'Contador público', skills: ['Contabilidad', 'Xero', 'Nómina'], experience: '5-10' },
      { bio: 'Accounting clerk for small firms: invoices, vendor payments and month-end closing in Xero.' },
      { jobTitle: 'Assistente contábil', skills: ['Contas a pagar', 'Faturamento'] },
    ],
  },
  {
    job: {
      title: 'Customer Support Specialist',
      description: 'Answer tickets and calls of online shoppers, calm the upset ones and write help articles.',
      requiredSkills: ['Customer service', 'Zendesk', 'English'],
    },
    fits: [
      { jobTitle: 'Agente de servicio al cliente', skills: ['Atención al cliente', 'Freshdesk', 'Inglés avanzado'] },
      { jobTitle: 'Call center representative', skills: ['Contact center', 'Bilingual'] },
      { bio: 'Atendo clientes por chat e telefone, com Zendesk, em inglês e espanhol.' },
    ],
  },
  {
    job: {
      title: 'Executive Assistant',
      description: 'Own the calendar, inbox and travel of two founders.',
      requiredSkills: ['Calendar management', 'Travel arrangements', 'Google Workspace'],
    },
    fits: [
      { jobTitle: 'Asistente de dirección', skills: ['Manejo de agenda', 'Gestión de viajes', 'Microsoft Office'] },
      { jobTitle: 'Virtual Assistant', skills: ['Inbox management', 'Scheduling', 'Gmail'] },
      { bio: 'Secretaria ejecutiva bilingüe: coordino reuniones, viajes y la correspondencia de la gerencia.' },
    ],
  },
  {
    job: {
      title: 'Social Media Manager',
      description: 'Plan and publish content for three brands and grow their communities.',
      requiredSkills: ['Social media', 'Content creation', 'Canva'],
    },
    fits: [
      { jobTitle: 'Community Manager', skills: ['Redes sociales', 'Creación de contenido', 'Photoshop'] },
      { jobTitle: 'Digital marketing specialist', skills: ['Instagram', 'Meta Ads', 'Copywriting'] },
      { bio: 'Gestiono las redes sociales de marcas de moda: calendario, diseño en Canva y métricas.' },
    ],
  },
  {
    job: {
      title: 'Sales Development Representative',
      description: 'Find and qualify new business customers by phone and e-mail.',
      requiredSkills: ['Prospecting', 'Cold calling', 'HubSpot'],
    },
    fits: [
      { jobTitle: 'Ejecutivo de ventas', skills: ['Prospección', 'Llamadas en frío', 'Salesforce'] },
      { jobTitle: 'Appointment setter', skills: ['Lead generation', 'CRM', 'Cold email'] },
      { bio: 'Pré-vendas: prospecção de clientes empresariais por telefone, qualificação de leads no HubSpot.' },
    ],
  },
  {
    job: { title: 'HR Generalist', requiredSkills: ['Recruiting', 'Employee onboarding', 'Labor law'] },
    fits: [
      { jobTitle: 'Analista de Recursos Humanos', skills: ['Reclutamiento y selección', 'Inducción', 'Nómina'] },
      { jobTitle: 'Talent acquisition specialist', skills: ['LinkedIn Recruiter', 'Entrevistas', 'ATS'] },
      { bio: 'Trabajo en gestión humana: selección de personal, clima laboral y derecho laboral.' },
    ],
  },
  {
    job: {
      title: 'UX Designer',
      description: 'Research, wireframe and prototype a health application with its users.',
      requiredSkills: ['Figma', 'User research', 'Prototyping'],
    },
    fits: [
      { jobTitle: 'Diseñador de producto', skills: ['Adobe XD', 'Wireframes', 'Design systems'] },
      { jobTitle: 'UI/UX Designer', skills: ['Figma', 'Usability testing'] },
      { bio: 'Designer de experiência do usuário: entrevistas, protótipos no Figma e testes de usabilidade.' },
    ],
  },
  {
    job: {
      title: 'Medical Billing Specialist',
      description: 'Submit insurance claims, verify eligibility and follow up on denials.',
      requiredSkills: ['Medical billing', 'Medical coding', 'HIPAA'],
    },
    fits: [
      { jobTitle: 'Facturadora médica', skills: ['Facturación médica', 'ICD-10', 'CPT codes'] },
      { jobTitle: 'Revenue cycle assistant', skills: ['Insurance verification', 'Claims processing', 'EHR'] },
      { bio: 'Verifico seguros y facturo servicios médicos para clínicas de Texas; conozco HIPAA y codificación CPT.' },
    ],
  },
  {
    job: {
      title: 'Paralegal',
      description: 'Draft pleadings and manage discovery for an injury firm.',
      requiredSkills: ['Legal research', 'Litigation', 'Legal writing'],
    },
    fits: [
      { jobTitle: 'Asistente legal', skills: ['Investigación jurídica', 'Contratos', 'Clio'] },
      { jobTitle: 'Abogado', skills: ['Litigio', 'Redacción jurídica'] },
      { bio: 'Legal assistant with four years in personal injury: demand letters, medical records, case intake.' },
    ],
  },
  {
    job: {
      title: 'Ingeniero DevOps',
      description: 'Automatizar despliegues y operar la plataforma en la nube.',
      requiredSkills: ['AWS', 'Kubernetes', 'Terraform', 'CI/CD'],
    },
    fits: [
      { jobTitle: 'Site Reliability Engineer', skills: ['Google Cloud', 'Docker', 'Prometheus'] },
      { jobTitle: 'Administrador de sistemas', skills: ['Linux', 'Ansible', 'AWS'] },
      {
        bio: 'I run cloud infrastructure: pipelines in GitLab CI, clusters on EKS, everything as code with Terraform.',
      },
    ],
  },
  // The remaining jobs share words with the jobs above but are for different work.
  {
    job: {
      title: 'Account Executive',
      description: 'Run demos and close new software contracts.',
      requiredSkills: ['SaaS sales', 'Negotiation', 'Salesforce'],
    },
    fits: [
      { jobTitle: 'Ejecutivo comercial', skills: ['Ventas B2B', 'Negociación', 'Pipedrive'] },
      { jobTitle: 'Software sales representative', skills: ['Product demos', 'Closing', 'HubSpot'] },
    ],
  },
  {
    job: {
      title: 'QA Engineer',
      description: 'Test every release of our application and automate the regression suite.',
      requiredSkills: ['Test automation', 'Cypress', 'API testing'],
    },
    fits: [
      { jobTitle: 'Analista de pruebas', skills: ['Selenium', 'Casos de prueba', 'Postman'] },
      { jobTitle: 'Software tester', skills: ['Manual testing', 'Jira', 'Playwright'] },
      { bio: 'Testo software há quatro anos: testes automatizados com Cypress, testes de API e relato de defeitos.' },
    ],
  },
  {
    job: {
      title: 'IT Support Technician',
      description: 'Help employees with laptops, accounts and networks.',
      requiredSkills: ['Technical support', 'Windows Server', 'Troubleshooting'],
    },
    fits: [
      { jobTitle: 'Soporte técnico', skills: ['Mesa de ayuda', 'Active Directory', 'Redes'] },
      { jobTitle: 'Help desk analyst', skills: ['ServiceNow', 'Hardware', 'Office 365'] },
    ],
  },
  {
    job: {
      title: 'Product Manager',
      description: 'Own the roadmap of our scheduling product together with engineering and design.',
      requiredSkills: ['Product management', 'User stories', 'A/B testing'],
    },
    fits: [
      { jobTitle: 'Product Owner', skills: ['Scrum', 'Backlog grooming', 'Jira'] },
      { jobTitle: 'Gerente de producto', skills: ['Gestión de producto', 'Analytics', 'Roadmapping'] },
    ],
  },
  {
    job: {
      title: 'Content Writer',
      description: 'Write two long articles a week about insurance for families.',
      requiredSkills: ['SEO', 'Content writing', 'Editing'],
    },
    fits: [
      { jobTitle: 'Redactora', skills: ['Redacción de contenidos', 'Corrección de textos'] },
      { jobTitle: 'Copywriter', skills: ['Blog writing', 'Keyword research'] },
      { bio: 'Escribo artículos largos optimizados para buscadores y corrijo los textos de otros redactores.' },
    ],
  },
  {
    job: {
      title: 'Payroll Specialist',
      description: 'Run payroll for 300 people in two countries.',
      requiredSkills: ['Payroll', 'Excel', 'Tax preparation'],
    },
    fits: [
      { jobTitle: 'Analista de nómina', skills: ['Nómina', 'Excel', 'Impuestos'] },
      { jobTitle: 'Payroll administrator', skills: ['ADP', 'Compensation and benefits'] },
    ],
  },
  {
    job: {
      title: 'Video Editor',
      description: 'Cut interviews into short clips with captions and music.',
      requiredSkills: ['Adobe Premiere', 'After Effects'],
    },
    fits: [
      { jobTitle: 'Editora de video', skills: ['DaVinci Resolve', 'Motion graphics'] },
      { jobTitle: 'Animador', skills: ['After Effects', 'Blender'] },
    ],
  },
  {
    job: {
      title: 'Financial Analyst',
      description: 'Model budgets and explain the monthly variances to the board.',
      requiredSkills: ['Financial modeling', 'FP&A', 'Excel'],
    },
    fits: [
      { jobTitle: 'Analista financiero', skills: ['Modelado financiero', 'Presupuestos', 'Power BI'] },
      { bio: 'Planeación financiera y análisis de variaciones mensuales; construyo modelos financieros en Excel.' },
    ],
  },
];
