/** Ten job ads that were used to tune the parser. */
import type { JobAdCase } from './job-ad-case.ts';

export const TUNED_ADS: readonly JobAdCase[] = [
  {
    form: 'headings and bullets',
    text: `Senior Bookkeeper (Remote, LATAM)

About us
Harbor & Pine is a bookkeeping firm in Portland with 40 clients and $6M in annual revenue.

Responsibilities
• Reconcile bank and credit card accounts every week
• Prepare monthly financial statements for 12 clients
• Manage accounts payable and accounts receivable
• Answer client questions within one business day

Requirements
• 5+ years of bookkeeping experience
• QuickBooks Online and Excel
• Excellent written English

Compensation: $14 - $18 per hour
Schedule: Monday to Friday, 9am-5pm Pacific Time, 40 hours per week

To apply, send your resume to jobs@harborpine.example.`,
    title: 'Senior Bookkeeper',
    skills: ['Bookkeeping', 'QuickBooks', 'Excel', 'English'],
    experience: '5-10',
    pay: { from: 14, to: 18 },
    jobType: 'full-time',
    timezone: 'America/Los_Angeles',
    responsibilities: [
      'Reconcile bank and credit card accounts every week',
      'Prepare monthly financial statements for 12 clients',
      'Manage accounts payable and accounts receivable',
      'Answer client questions within one business day',
    ],
  },
  {
    form: 'prose',
    text: `We're looking for a part-time social media manager to join our small team at Luma Skincare. We have been in business for 12 years and sell in more than 900 stores.

You will plan our content calendar, design posts in Canva and write captions for Instagram and TikTok. You will also answer comments every day and report what worked at the end of the month.

You should have at least two years of experience in social media management and know your way around Canva and Meta Ads. Copywriting skills are a must.

The position is about 20 hours a week and pays $12 an hour. We work in Eastern Time, and we ask for three hours in common with us.`,
    title: 'Social Media Manager',
    skills: ['Social media management', 'Canva', 'Meta Ads', 'Copywriting'],
    experience: '1-3',
    pay: { from: null, to: 12 },
    jobType: 'part-time',
    timezone: 'America/New_York',
    responsibilities: [
      'Plan our content calendar, design posts in Canva and write captions for Instagram and TikTok',
      'Also answer comments every day and report what worked at the end of the month',
    ],
  },
  {
    form: 'copied from LinkedIn',
    text: `Brightwell Software
Customer Support Specialist
Latin America · 2 weeks ago · Over 100 applicants

Promoted by hirer · Actively reviewing applicants

Remote
Full-time

Apply
Save

About the job
Brightwell raised $25 million last year to make scheduling software for clinics.

What you'll do
Respond to tickets in Zendesk and live chat
Troubleshoot problems together with our engineers
Write help center articles

What we're looking for
3+ years in customer support, ideally for software
Experience with Zendesk or Intercom
Strong spoken and written English
Available between 8 AM and 5 PM CST

What we offer
Salary of $1,600 to $2,000 per month
$500 home office stipend
15 days of paid vacation`,
    title: 'Customer Support Specialist',
    skills: ['Customer support', 'Zendesk', 'Intercom', 'English'],
    experience: '3-5',
    pay: { from: 10, to: 13 },
    jobType: 'full-time',
    timezone: 'America/Chicago',
    responsibilities: [
      'Respond to tickets in Zendesk and live chat',
      'Troubleshoot problems together with our engineers',
      'Write help center articles',
    ],
  },
  {
    form: 'a table',
    text: `Position\tExecutive Assistant
Company\tNorthgate Realty Group
Location\tRemote (Mexico, Colombia, Argentina)
Type\tFull time, independent contractor
Hours\t8:30 am - 5:30 pm Central Time
Rate\tUSD 11-15/hour
Experience\t3 years minimum
Skills\tCalendar management, Travel planning, Google Workspace, English C1
Duties\tManage the CEO's calendar and inbox; Book travel; Prepare meeting notes; Follow up with vendors`,
    title: 'Executive Assistant',
    skills: ['Calendar management', 'Travel planning', 'Google Workspace', 'English'],
    experience: '3-5',
    pay: { from: 11, to: 15 },
    jobType: 'full-time',
    timezone: 'America/Chicago',
    responsibilities: [
      "Manage the CEO's calendar and inbox",
      'Book travel',
      'Prepare meeting notes',
      'Follow up with vendors',
    ],
  },
  {
    form: 'Spanish, headings',
    text: `Buscamos Analista Contable

En Grupo Ferrán llevamos la contabilidad de empresas de EE. UU. desde 2009.

Responsabilidades:
- Conciliar cuentas bancarias
- Registrar facturas en QuickBooks
- Preparar reportes mensuales

Requisitos:
- Mínimo 3 años de experiencia en contabilidad
- Manejo avanzado de Excel y QuickBooks
- Inglés intermedio

Ofrecemos:
- Salario de US$ 1.200 a US$ 1.500 al mes
- Tiempo completo, de lunes a viernes
- Horario de 9:00 a 18:00, hora de Ciudad de México`,
    title: 'Analista Contable',
    skills: ['Accounting', 'Excel', 'QuickBooks', 'English'],
    experience: '3-5',
    pay: { from: 8, to: 9 },
    jobType: 'full-time',
    timezone: 'America/Mexico_City',
    responsibilities: [
      'Conciliar cuentas bancarias',
      'Registrar facturas en QuickBooks',
      'Preparar reportes mensuales',
    ],
  },
  {
    form: 'Portuguese, headings',
    text: `VAGA: Desenvolvedor(a) Front-end Pleno

Sobre a empresa
Somos uma startup de logística com 60 pessoas e faturamento de US$ 4 milhões por ano.

O que você vai fazer
• Desenvolver telas em React e TypeScript
• Escrever testes automatizados
• Participar das revisões de código

O que buscamos
• Experiência de 4 anos com desenvolvimento web
• Domínio de React, TypeScript e CSS
• Inglês avançado

Remuneração: US$ 25 a 32 por hora
Carga horária: 40 horas semanais, horário de Brasília`,
    title: 'Desenvolvedor(a) Front-end Pleno',
    skills: ['React', 'TypeScript', 'CSS', 'English', 'Web development'],
    experience: '3-5',
    pay: { from: 25, to: 32 },
    jobType: 'full-time',
    timezone: 'America/Sao_Paulo',
    responsibilities: [
      'Desenvolver telas em React e TypeScript',
      'Escrever testes automatizados',
      'Participar das revisões de código',
    ],
  },
  {
    form: 'Markdown and a yearly salary',
    text: `# Backend Engineer

**Location:** Remote, Americas
**Employment type:** Full-time
**Salary range:** $57,600 – $76,800 per year

## The role
You will own the services that move two million packages a month.

## Key responsibilities
* Build and maintain APIs in Node.js and PostgreSQL
* Improve monitoring and on-call
* Review code and mentor junior engineers

## Qualifications
* 5 to 7 years of backend development experience
* Node.js, TypeScript, PostgreSQL, Docker
* Experience with AWS

## Nice to have
* Kubernetes
* Go

## Benefits
* $1,000 yearly learning budget
* Stock options`,
    title: 'Backend Engineer',
    skills: ['Node.js', 'TypeScript', 'PostgreSQL', 'Docker', 'AWS', 'Backend development'],
    experience: '5-10',
    pay: { from: 30, to: 40 },
    jobType: 'full-time',
    timezone: null,
    responsibilities: [
      'Build and maintain APIs in Node.js and PostgreSQL',
      'Improve monitoring and on-call',
      'Review code and mentor junior engineers',
    ],
  },
  {
    form: 'emoji, base salary and commission',
    text: `🚀 We're hiring: Sales Development Representative 🚀

💼 What you will do:
✅ Make 60 cold calls a day
✅ Qualify leads in HubSpot
✅ Book demos for our account executives

📌 What we need from you:
👉 1-2 years in outbound sales
👉 HubSpot and LinkedIn Sales Navigator
👉 Near-native English

💰 Base salary: $1,440/month + commission (OTE $3,000/month)
🕐 9-6 EST, full-time
🏆 Our top reps close deals of $50,000 a month!`,
    title: 'Sales Development Representative',
    skills: ['Outbound sales', 'HubSpot', 'LinkedIn Sales Navigator', 'English'],
    experience: '1-3',
    pay: { from: null, to: 9 },
    jobType: 'full-time',
    timezone: 'America/New_York',
    responsibilities: ['Make 60 cold calls a day', 'Qualify leads in HubSpot', 'Book demos for our account executives'],
  },
  {
    form: 'HTML',
    text: `<h1>Graphic Designer</h1><p>Cedar Lane Media makes brochures for museums.</p><h2>Your tasks</h2><ul><li>Design brochures and posters</li><li>Prepare files for print &amp; web</li></ul><h2>What you bring</h2><ul><li>Adobe Illustrator, Photoshop and InDesign</li><li>A portfolio of printed work</li></ul><p><strong>Pay:</strong> up to $20/hr. <strong>Commitment:</strong> 25 hours/week.</p>`,
    title: 'Graphic Designer',
    skills: ['Illustrator', 'Photoshop', 'InDesign'],
    experience: null,
    pay: { from: null, to: 20 },
    jobType: 'part-time',
    timezone: null,
    responsibilities: ['Design brochures and posters', 'Prepare files for print & web'],
  },
  {
    form: 'several positions and salaries',
    text: `Hollis Group is growing! We manage $120 million in assets for our clients.

Open roles
Junior Data Analyst – $10/hr
Senior Data Analyst – $22/hr

Both analysts work with SQL, Tableau and Excel. Seniors need 5 years of experience, juniors none.

We are flexible about hours.`,
    title: null,
    skills: ['SQL', 'Tableau', 'Excel'],
    experience: null,
    pay: null,
    jobType: null,
    timezone: null,
    responsibilities: [],
  },
];
