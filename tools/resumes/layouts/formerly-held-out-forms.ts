/**
 * Formerly held-out layouts of official and traditional forms: the European form with bracketed dates, and a "hoja de vida" with personal data and
 * references.
 */
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { escapeHtml, PAGE_STYLE, printedLayout, toHtmlList } from './chromium.ts';
import type { Layout } from './layout.ts';
import { darkPicture } from './pictures.ts';

const line = (text: string, style = ''): string => `<p class="${style}">${escapeHtml(text)}</p>`;

interface EuropeanWords {
  readonly labels: readonly [home: string, email: string, phone: string, city: string];
  readonly mother: string;
  readonly others: string;
  readonly columns: readonly string[];
  readonly note: string;
}

const EUROPEAN: Record<ResumeLanguage, EuropeanWords> = {
  en: {
    labels: ['Home', 'Email', 'Phone', 'City'],
    mother: 'Mother tongue(s)',
    others: 'Other language(s)',
    columns: ['Listening', 'Reading', 'Spoken production', 'Spoken interaction', 'Writing'],
    note: 'Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user',
  },
  es: {
    labels: ['Domicilio', 'Correo electrónico', 'Teléfono', 'Ciudad'],
    mother: 'Lengua(s) materna(s)',
    others: 'Otro(s) idioma(s)',
    columns: ['Comprensión auditiva', 'Comprensión lectora', 'Producción oral', 'Interacción oral', 'Escritura'],
    note: 'Niveles: A1 y A2: usuario básico; B1 y B2: usuario independiente; C1 y C2: usuario competente',
  },
  pt: {
    labels: ['Domicílio', 'Correio eletrónico', 'Telefone', 'Cidade'],
    mother: 'Língua(s) materna(s)',
    others: 'Outra(s) língua(s)',
    columns: ['Compreensão oral', 'Leitura', 'Produção oral', 'Interação oral', 'Escrita'],
    note: 'Níveis: A1 e A2: utilizador básico; B1 e B2: utilizador independente; C1 e C2: utilizador avançado',
  },
};

/** Dates in brackets above title and employer, each on its own line; languages in a grid. */
const european = (resume: ResumeTexts): string => {
  const { labels, mother, others, columns, note } = EUROPEAN[resume.language];
  const [home, email, phone, city] = labels;
  const part = (heading: string, content: string): string =>
    `<h2>${escapeHtml(heading.toUpperCase())}</h2><div class="in">${content}</div>`;
  const labeled = (label: string, text: string): string => `<span><b>${label}:</b> ${escapeHtml(text)}</span>`;
  const natives = resume.languages.filter(({ code }) => code === 'native').map(({ name }) => name);
  const grid = resume.languages
    .filter(({ code }) => code !== 'native')
    .map(
      ({ name, code }) =>
        `<p class="lang">${escapeHtml(name.toUpperCase())}</p><table><tr>${columns.map((column) => `<td><b>${column}</b> ${code}</td>`).join('')}</tr></table>`,
    )
    .join('');
  return `<style>${PAGE_STYLE}body{font:10pt/1.5 "Open Sans",sans-serif;font-size:9.5pt;padding:0 40pt}header{border-bottom:1px solid #bbb;padding-bottom:8pt}h1{font-size:20pt;color:#004494}h2{font-size:11pt;color:#004494;border-bottom:1px solid #004494;margin:14pt 0 5pt;break-after:avoid}.tag{float:right;font-size:15pt;color:#7a4f9c;font-weight:700}
    .in{padding-left:12pt}.contact span{margin-right:14pt;white-space:nowrap}.d{color:#666}.t{font-weight:700;color:#004494;font-size:10.5pt}td{padding:2pt 10pt 2pt 0;font-size:8pt}.lang{font-weight:700;margin-top:4pt}.n{font-size:8pt;font-style:italic;color:#666}</style>
    <header><span class="tag">europass</span><h1>${escapeHtml(resume.name)}</h1>${line(resume.title)}<div class="contact">${labeled(home, resume.place)} ${labeled(email, resume.email)} ${labeled(phone, resume.phone)} ${labeled('LinkedIn', resume.linkedin)} ${resume.portfolio === null ? '' : labeled('Web', resume.portfolio)}</div></header>
    ${part(resume.headings.summary, line(resume.summary))}
    ${part(
      resume.headings.experience,
      resume.positions
        .map(
          ({ title, company, place, dates, duties }) =>
            `${line(`[ ${dates} ]`, 'd')}${line(title, 't')}${line(company, 'c')}<p><b>${city}:</b> ${escapeHtml(place)}</p>${toHtmlList(duties)}`,
        )
        .join(''),
    )}
    ${part(
      resume.headings.education,
      resume.education
        .map(({ degree, school, dates }) => `${line(`[ ${dates} ]`, 'd')}${line(degree, 't')}${line(school, 'c')}`)
        .join(''),
    )}
    ${part(resume.headings.languages, `<p>${mother}: <b>${escapeHtml(natives.join(' | '))}</b></p><p>${others}:</p>${grid}${line(note, 'n')}`)}
    ${part(resume.headings.skills, `<p>${resume.skills.map(escapeHtml).join('&nbsp;&nbsp;/&nbsp;&nbsp;')}</p>`)}`;
};

interface SheetLabels {
  readonly sheet: string;
  readonly labels: readonly [name: string, job: string, document: string, place: string, phone: string, email: string];
  readonly references: string;
  readonly people: readonly (readonly [name: string, job: string, phone: string])[];
  readonly signature: string;
}

const SHEET: Record<ResumeLanguage, SheetLabels> = {
  en: {
    sheet: 'CURRICULUM VITAE',
    labels: ['Full name', 'Occupation', 'ID number', 'City of residence', 'Phone', 'E-mail'],
    references: 'References',
    people: [
      ['Martha Okafor', 'Operations Manager', '(555) 010-8821'],
      ['Peter Lindqvist', 'Accountant', '(555) 010-3390'],
    ],
    signature: 'Signature',
  },
  es: {
    sheet: 'HOJA DE VIDA',
    labels: ['Nombre completo', 'Profesión', 'Documento de identidad', 'Ciudad de residencia', 'Celular', 'Correo'],
    references: 'Referencias personales',
    people: [
      ['Gloria Inés Barrera', 'Contadora pública', '310 555 0188'],
      ['Hernán Quiroga', 'Comerciante', '315 555 0142'],
    ],
    signature: 'Firma',
  },
  pt: {
    sheet: 'CURRICULUM VITAE',
    labels: ['Nome completo', 'Profissão', 'Documento', 'Cidade', 'Celular', 'E-mail'],
    references: 'Referências pessoais',
    people: [
      ['Marlene Pacheco', 'Contadora', '(11) 5555-0188'],
      ['Otávio Brandão', 'Comerciante', '(11) 5555-0142'],
    ],
    signature: 'Assinatura',
  },
};

/** Start and end dates in lowercase on the left, one above the other; names and phones of references at the end. */
const lifeSheet = async (resume: ResumeTexts, draw: Draw): Promise<string> => {
  const { sheet, labels, references, people, signature } = SHEET[resume.language];
  const photo = `data:image/jpeg;base64,${(await darkPicture(120, 150, draw, 'jpeg')).toString('base64')}`;
  const idNumber = `${draw.between(10, 99)}.${draw.between(100, 999)}.${draw.between(100, 999)}`;
  const data = [resume.name, resume.title, idNumber, resume.place, resume.phone, resume.email];
  const row = (left: string, right: string): string => `<tr><td class="l">${left}</td><td>${right}</td></tr>`;
  const part = (heading: string, content: string): string => `<h2>${escapeHtml(heading.toUpperCase())}</h2>${content}`;
  const dated = ({ start, end }: { start: string; end: string }, content: string): string =>
    row(`${escapeHtml(start.toLowerCase())}<br>${escapeHtml(end.toLowerCase())}`, content);
  return `<style>${PAGE_STYLE}body{font:11pt "Liberation Serif",serif;padding:40pt 52pt}.sheet{font-size:17pt;font-weight:700;text-align:center;margin-bottom:14pt}h2{font-size:11.5pt;background:#dbe5f1;padding:2pt 6pt;margin:13pt 0 5pt}td{vertical-align:top;padding:1pt 8pt 4pt 0}.l{width:128pt}.head{display:flex;justify-content:space-between}.head img{width:84pt;height:105pt;border:1px solid #333}.sign{margin:40pt 0 0;width:190pt;border-top:1px solid #000;text-align:center}tr{break-inside:avoid}</style>
    <p class="sheet">${sheet}</p>${part(
      resume.headings.contact,
      `<div class="head"><table>${labels.map((label, index) => row(`<b>${label}:</b>`, escapeHtml(data[index] ?? ''))).join('')}${row('<b>LinkedIn:</b>', escapeHtml(resume.linkedin))}${resume.portfolio === null ? '' : row('<b>Web:</b>', escapeHtml(resume.portfolio))}</table><img src="${photo}"></div>`,
    )}
    ${part(resume.headings.summary, line(resume.summary))}
    ${part(resume.headings.education, `<table>${resume.education.map((study) => dated(study, `<b>${escapeHtml(study.degree)}</b><br>${escapeHtml(study.school)}`)).join('')}</table>`)}
    ${part(
      resume.headings.experience,
      `<table>${resume.positions
        .map((position) =>
          dated(
            position,
            `<b>${escapeHtml(position.company.toUpperCase())}</b><br>${escapeHtml(position.title)}<br>${escapeHtml(position.place)}${toHtmlList(position.duties)}`,
          ),
        )
        .join('')}</table>`,
    )}
    ${part(resume.headings.skills, toHtmlList(resume.skills))}
    ${part(resume.headings.languages, `<table>${resume.languages.map(({ name, level }) => row(escapeHtml(name), escapeHtml(level.toLowerCase()))).join('')}</table>`)}
    ${part(references, `<table>${people.map(([name, job, phone]) => row(escapeHtml(name), `${job}<br>${phone}`)).join('')}</table>`)}
    <p class="sign">${escapeHtml(signature)}</p>`;
};

export const FORMERLY_HELD_OUT_FORMS: readonly Layout[] = [
  printedLayout('european-form', true, european, { options: { margin: { top: '44px', bottom: '44px' } } }),
  printedLayout('life-sheet', true, lifeSheet, { options: { margin: { top: '20px', bottom: '20px' } } }),
];
