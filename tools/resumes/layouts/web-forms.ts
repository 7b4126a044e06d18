/** Layouts in HTML: a form with labels, the export of a professional network, a magazine page in two columns. */
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { escapeHtml, printedLayout, toHtmlList } from './chromium.ts';
import type { Layout } from './layout.ts';

const LABELS = {
  en: {
    company: 'Company',
    title: 'Position',
    dates: 'Period',
    tasks: 'Duties',
    name: 'Name',
    place: 'Location',
    email: 'E-mail',
    phone: 'Phone',
  },
  es: {
    company: 'Empresa',
    title: 'Cargo',
    dates: 'Periodo',
    tasks: 'Funciones',
    name: 'Nombre',
    place: 'Ciudad',
    email: 'Correo',
    phone: 'Celular',
  },
  pt: {
    company: 'Empresa',
    title: 'Cargo',
    dates: 'Período',
    tasks: 'Atividades',
    name: 'Nome',
    place: 'Cidade',
    email: 'E-mail',
    phone: 'Telefone',
  },
};

const labels = (resume: ResumeTexts): string => {
  const words = LABELS[resume.language];
  const row = (label: string, text: string): string => `<p><b>${label}:</b> ${escapeHtml(text)}</p>`;
  return `<style>body{margin:0;padding:40pt;font:11pt "DejaVu Sans",sans-serif}p{margin:2pt 0}h2{font-size:12pt;background:#e4e4e4;padding:3pt}</style>
    <h2>${escapeHtml(resume.headings.contact)}</h2>${row(words.name, resume.name)}${row(words.place, resume.place)}${row(words.email, resume.email)}${row(words.phone, resume.phone)}${row('LinkedIn', resume.linkedin)}
    ${resume.portfolio === null ? '' : row('Web', resume.portfolio)}
    <h2>${escapeHtml(resume.headings.summary)}</h2><p>${escapeHtml(resume.summary)}</p>
    <h2>${escapeHtml(resume.headings.experience)}</h2>${resume.positions
      .map(
        ({ company, title, dates, duties }) =>
          `${row(words.company, company)}${row(words.title, title)}${row(words.dates, dates)}${row(words.tasks, duties.map((duty) => duty.replace(/\.$/, '')).join('; '))}<br>`,
      )
      .join('')}
    <h2>${escapeHtml(resume.headings.education)}</h2>${resume.education.map(({ degree, school, dates }) => `<p>${escapeHtml(degree)} – ${escapeHtml(school)} (${escapeHtml(dates)})</p>`).join('')}
    <h2>${escapeHtml(resume.headings.languages)}</h2><p>${resume.languages.map(({ name, level }) => `${escapeHtml(name)} – ${escapeHtml(level)}`).join('<br>')}</p>
    <h2>${escapeHtml(resume.headings.skills)}</h2><p>${escapeHtml(resume.skills.join('; '))}</p>`;
};

const network = (resume: ResumeTexts): string =>
  `<style>body{margin:0;display:flex;font:10.5pt Arial,sans-serif;min-height:100vh}aside{width:160pt;background:#2b4050;color:#fff;padding:30pt 14pt;box-sizing:border-box;-webkit-print-color-adjust:exact;overflow-wrap:anywhere}main{flex:1;padding:30pt 24pt}
    h1{font-size:25pt;font-weight:400;margin:0}h2{font-size:15pt;font-weight:400;border-top:1px solid #ccc;padding-top:8pt}aside h2{font-size:12.5pt;border:0}p{margin:2pt 0}.c{font-size:12pt;font-weight:700;margin-top:8pt}.g{color:#777}</style>
    <aside><h2>${escapeHtml(resume.headings.contact)}</h2><p>${escapeHtml(resume.phone)}</p><p>${escapeHtml(resume.email)}</p><p>${escapeHtml(resume.linkedin)}</p>${resume.portfolio === null ? '' : `<p>${escapeHtml(resume.portfolio)}</p>`}
    <h2>${escapeHtml(resume.headings.skills)}</h2>${resume.skills.map((skill) => `<p>${escapeHtml(skill)}</p>`).join('')}
    <h2>${escapeHtml(resume.headings.languages)}</h2>${resume.languages.map(({ name, level }) => `<p>${escapeHtml(name)} (${escapeHtml(level)})</p>`).join('')}</aside>
    <main><h1>${escapeHtml(resume.name)}</h1><p>${escapeHtml(resume.title)}</p><p class="g">${escapeHtml(resume.place)}</p>
    <h2>${escapeHtml(resume.headings.summary)}</h2><p>${escapeHtml(resume.summary)}</p>
    <h2>${escapeHtml(resume.headings.experience)}</h2>${resume.positions
      .map(
        ({ company, title, dates, place, duties }) =>
          `<p class="c">${escapeHtml(company)}</p><p>${escapeHtml(title)}</p><p class="g">${escapeHtml(dates)}</p><p class="g">${escapeHtml(place)}</p><p>${duties.map(escapeHtml).join('<br>')}</p>`,
      )
      .join('')}
    <h2>${escapeHtml(resume.headings.education)}</h2>${resume.education.map(({ degree, school, dates }) => `<p class="c">${escapeHtml(school)}</p><p>${escapeHtml(degree)} · (${escapeHtml(dates)})</p>`).join('')}</main>`;

const magazine = (resume: ResumeTexts, draw: Draw): string => {
  const isSideRight = draw.chance(0.5);
  const side = `<div class="side"><h2>${escapeHtml(resume.headings.contact)}</h2><p>${[
    resume.place,
    resume.phone,
    resume.email,
    resume.linkedin,
    resume.portfolio,
  ]
    .filter((contact) => contact !== null)
    .map(escapeHtml)
    .join('</p><p>')}</p><h2>${escapeHtml(resume.headings.education)}</h2>${resume.education
    .map(
      ({ degree, school, dates }) =>
        `<p><i>${escapeHtml(dates)}</i></p><p><b>${escapeHtml(school)}</b></p><p>${escapeHtml(degree)}</p>`,
    )
    .join(
      '',
    )}<h2>${escapeHtml(resume.headings.languages)}</h2><p>${resume.languages.map(({ name, level }) => `${escapeHtml(name)}, ${escapeHtml(level)}`).join('</p><p>')}</p></div>`;
  const main = `<div class="main"><h2>${escapeHtml(resume.headings.summary)}</h2><p>${escapeHtml(resume.summary)}</p><h2>${escapeHtml(resume.headings.experience)}</h2>${resume.positions
    .map(
      ({ company, title, dates, duties }) =>
        `<p class="when">${escapeHtml(dates)}</p><p><b>${escapeHtml(title)}</b></p><p>${escapeHtml(company)}</p>${toHtmlList(duties)}`,
    )
    .join('')}<h2>${escapeHtml(resume.headings.skills)}</h2>${toHtmlList(resume.skills)}</div>`;
  return `<style>body{margin:0;font:10pt "Liberation Sans",sans-serif}header{background:#7a2f4a;color:#fff;padding:22pt 30pt;-webkit-print-color-adjust:exact}h1{margin:0;font-size:26pt;letter-spacing:3pt;text-transform:uppercase}h2{font-size:11.5pt;text-transform:uppercase;letter-spacing:2pt;color:#7a2f4a}p{margin:2pt 0}.cols{display:flex;gap:22pt;padding:10pt 30pt}.side{width:165pt;overflow-wrap:anywhere}.main{flex:1}.when{color:#999;margin-top:6pt}ul{margin:2pt 0;padding-left:14pt}</style>
    <header><h1>${escapeHtml(resume.name)}</h1><div>${escapeHtml(resume.title)}</div></header><div class="cols">${isSideRight ? main + side : side + main}</div>`;
};

export const WEB_FORM_LAYOUTS: readonly Layout[] = [
  printedLayout('form', true, labels),
  printedLayout('network-export', true, network),
  printedLayout('magazine', true, magazine),
];
