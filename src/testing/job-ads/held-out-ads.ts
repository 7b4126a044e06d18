/** Ten job ads that were written before the parser, and held out while it was tuned. */
import type { JobAdCase } from './job-ad-case.ts';

export const HELD_OUT_ADS: readonly JobAdCase[] = [
  {
    form: 'numbered lists',
    text: `JOB TITLE: Virtual Assistant for a Law Office

Who we are: Two immigration attorneys in El Paso. We settled over $3,000,000 for our clients in 2024.

DAY-TO-DAY DUTIES
1. Answer phone calls in English and Spanish
2. Schedule consultations in Calendly
3. Fill in USCIS forms
4. Keep client files in Clio

MUST HAVES
1. 2 years of experience as a legal or virtual assistant
2. Bilingual English/Spanish
3. Microsoft Office

HOURS: 9 to 6 Mountain Time, Monday through Friday (full time)
PAY: $9/hour during the first month of training, then $11/hour`,
    title: 'Virtual Assistant for a Law Office',
    skills: ['English', 'Spanish', 'Microsoft Office', 'Virtual assistance'],
    experience: '1-3',
    pay: { from: null, to: 11 },
    jobType: 'full-time',
    timezone: 'America/Denver',
    responsibilities: [
      'Answer phone calls in English and Spanish',
      'Schedule consultations in Calendly',
      'Fill in USCIS forms',
      'Keep client files in Clio',
    ],
  },
  {
    form: 'a short message',
    text: `Hi! We need a WordPress developer for about 15 hrs/week. Budget is $20-25/hr. Must know PHP, WordPress and WooCommerce really well, 3+ yrs experience. You'd be fixing bugs, building landing pages and keeping plugins up to date. EST overlap of 4 hours preferred.`,
    title: 'WordPress Developer',
    skills: ['PHP', 'WordPress', 'WooCommerce'],
    experience: '3-5',
    pay: { from: 20, to: 25 },
    jobType: 'part-time',
    timezone: 'America/New_York',
    responsibilities: ['Fixing bugs, building landing pages and keeping plugins up to date'],
  },
  {
    form: 'Spanish, prose',
    text: `Empresa de software de Austin busca una persona para el puesto de Ejecutiva/o de Atención al Cliente.

La persona se encargará de responder correos y chats de clientes, registrar los casos en Zendesk y escalar los problemas técnicos.

Pedimos más de 2 años de experiencia en atención al cliente, inglés avanzado y manejo de Zendesk.

Jornada completa, horario del Centro (CST). Pagamos entre 1.000 y 1.300 dólares mensuales. En 2024 facturamos 2 millones de dólares.`,
    title: 'Ejecutiva/o de Atención al Cliente',
    skills: ['Customer service', 'English', 'Zendesk'],
    experience: '1-3',
    pay: { from: 6, to: 8 },
    jobType: 'full-time',
    timezone: 'America/Chicago',
    responsibilities: [
      'Responder correos y chats de clientes, registrar los casos en Zendesk y escalar los problemas técnicos',
    ],
  },
  {
    form: 'Portuguese, prose and reais',
    text: `Assistente Financeiro – Remoto

A Clínica Sorriso, com receita de R$ 8 milhões, procura assistente financeiro para meio período.

Atividades: emitir notas fiscais, conciliar extratos bancários e acompanhar contas a pagar.

Requisitos: 1 ano de experiência na área financeira, Excel intermediário e conhecimento de contas a pagar.

Salário: R$ 2.800 por mês. Horário: 13h às 17h (Brasília).`,
    title: 'Assistente Financeiro',
    skills: ['Excel', 'Accounts payable'],
    experience: '1-3',
    pay: null,
    jobType: 'part-time',
    timezone: 'America/Sao_Paulo',
    responsibilities: ['Emitir notas fiscais, conciliar extratos bancários e acompanhar contas a pagar'],
  },
  {
    form: 'copied from Indeed',
    text: `Medical Billing Specialist
Sunrise Family Clinic
Remote
$16 - $19 an hour - Full-time

Job details
Here's how the job details align with your profile.
Pay
$16 - $19 an hour
Job type
Full-time
Shift and schedule
8 hour shift
Monday to Friday

Full job description
Sunrise Family Clinic has served the valley for 30 years.

Duties:
- Submit claims to insurers
- Follow up on denied claims
- Post payments

Experience:
- Medical billing: 2 years (Required)
- ICD-10: 1 year (Preferred)

Language:
- English (Required)`,
    title: 'Medical Billing Specialist',
    skills: ['Medical billing', 'English'],
    experience: '1-3',
    pay: { from: 16, to: 19 },
    jobType: 'full-time',
    timezone: null,
    responsibilities: ['Submit claims to insurers', 'Follow up on denied claims', 'Post payments'],
  },
  {
    form: 'bullets without headings',
    text: `Hiring: QA Engineer (Contract, 6 months)

- Write and run test plans for our mobile app
- Automate regression tests with Cypress
- Report bugs in Jira
- 4+ years of experience in software testing
- Cypress, JavaScript, Jira
- Compensation up to $4,800/month
- GMT-3 to GMT-6`,
    title: 'QA Engineer',
    skills: ['Cypress', 'JavaScript', 'Jira', 'Software testing'],
    experience: '3-5',
    pay: { from: null, to: 30 },
    jobType: 'contract',
    timezone: null,
    responsibilities: [
      'Write and run test plans for our mobile app',
      'Automate regression tests with Cypress',
      'Report bugs in Jira',
    ],
  },
  {
    form: 'a yearly salary in thousands',
    text: `Growth Marketing Manager
Remote (LATAM) | Full-time | $48k–$58k

Fern & Fable sells children's books online: $14M in sales last year, a $30k monthly ad budget, and a team of nine.

In this role you will
– Run paid campaigns on Google Ads and Meta
– Build email flows in Klaviyo
– Own our weekly growth report

About you
– 4-6 years of experience in growth or performance marketing
– Google Ads, Meta Ads, Klaviyo, Google Analytics
– Comfortable with SQL is a plus

We work 10 am to 6 pm ET.`,
    title: 'Growth Marketing Manager',
    skills: ['Google Ads', 'Meta Ads', 'Klaviyo', 'Google Analytics', 'Growth marketing'],
    experience: '3-5',
    pay: { from: 25, to: 30 },
    jobType: 'full-time',
    timezone: 'America/New_York',
    responsibilities: [
      'Run paid campaigns on Google Ads and Meta',
      'Build email flows in Klaviyo',
      'Own our weekly growth report',
    ],
  },
  {
    form: 'Spanish, a table',
    text: `Puesto: Diseñador UX/UI Senior
Empresa: Kumo Labs (Miami)
Modalidad: Remoto, medio tiempo (20 horas por semana)
Tarifa: 22 USD por hora
Experiencia: 6 años
Herramientas: Figma, Adobe XD, Maze
Funciones:
  • Diseñar flujos y prototipos
  • Hacer pruebas con usuarios
Zona horaria: Miami (ET)`,
    title: 'Diseñador UX/UI Senior',
    skills: ['Figma', 'Adobe XD', 'Maze'],
    experience: '5-10',
    pay: { from: null, to: 22 },
    jobType: 'part-time',
    timezone: 'America/New_York',
    responsibilities: ['Diseñar flujos y prototipos', 'Hacer pruebas con usuarios'],
  },
  {
    form: 'wrapped lines',
    text: `Our client, a construction company in Denver, is seeking a Project Coordinator
to support its office.

WHAT YOU'LL BE DOING:

 * Track permits and inspections for up to twenty projects at a
   time
 * Order materials and compare quotes from
   suppliers
 * Update schedules in Procore

WHAT YOU'LL NEED:

 * At least 3 years of project coordination experience, preferably in
   construction
 * Procore, Excel and
   Google Sheets
 * Fluent English

WHAT YOU'LL GET:

 * $2,240 USD monthly
 * Holidays of the U.S. and two weeks of vacation
 * Work hours 8-5 Mountain Time`,
    title: 'Project Coordinator',
    skills: ['Project coordination', 'Procore', 'Excel', 'Google Sheets', 'English'],
    experience: '3-5',
    pay: { from: null, to: 14 },
    jobType: null,
    timezone: 'America/Denver',
    responsibilities: [
      'Track permits and inspections for up to twenty projects at a time',
      'Order materials and compare quotes from suppliers',
      'Update schedules in Procore',
    ],
  },
  {
    form: 'no pay, much about the company',
    text: `About Verdant
Verdant has raised $40M, employs 200 people and processes $1,200,000 per month for its customers. Founded 15 years ago, we are growing 60% a year.

The opportunity
As our Data Engineer you'll build the pipelines behind every report.

What you'll own
1) Data pipelines in Python and Airflow
2) Our Snowflake warehouse
3) Data quality alerts

You have
- Solid Python and SQL
- Hands-on dbt and Snowflake experience
- English at C1 or better

Perks: $2,000 per year for courses, $150/month wellness budget.`,
    title: 'Data Engineer',
    skills: ['Python', 'SQL', 'dbt', 'Snowflake', 'English'],
    experience: null,
    pay: null,
    jobType: null,
    timezone: null,
    responsibilities: ['Data pipelines in Python and Airflow', 'Our Snowflake warehouse', 'Data quality alerts'],
  },
];
