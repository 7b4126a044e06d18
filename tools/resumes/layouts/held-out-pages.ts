/**
 * Held-out layouts of printed pages: a page of notes in Markdown, a form with dates in brackets, and a builder's page with title and employer on a
 * line.
 */
import type { ResumeLanguage } from '../people/resume-languages.ts';
import type { ResumeTexts, WrittenPosition } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { escapeHtml, PAGE_STYLE, printedLayout, section, toHtmlList } from './chromium.ts';
import { labeledContacts, personLinks } from './held-out-words.ts';
import type { Layout } from './layout.ts';

const line = (text: string, style = ''): string => `<p class="${style}">${escapeHtml(text)}</p>`;

/** A page of notes as a browser prints it, with its own header and footer: a heading for each job, dates in italics, skills as code. */
const notes = (resume: ResumeTexts, draw: Draw): string => {
  const isRuled = draw.chance(0.5);
  const part = (heading: string, content: string): string =>
    `${isRuled ? '<hr>' : ''}<h2>${escapeHtml(heading)}</h2>${content}`;
  const job = ({ title, company, place, dates, duties }: WrittenPosition): string =>
    `<h3>${escapeHtml(title)} · ${escapeHtml(company)}</h3><p><em>${escapeHtml(place)} — ${escapeHtml(dates)}</em></p>${toHtmlList(duties)}`;
  const study = ({ degree, school, dates }: ResumeTexts['education'][number]): string =>
    `<li><strong>${escapeHtml(degree)}</strong> — ${escapeHtml(school)} (${escapeHtml(dates)})</li>`;
  return `<title>${escapeHtml(resume.name)}</title><style>body{margin:0;font:11pt/1.5 "Liberation Sans",sans-serif;color:#37352f}h1{font-size:26pt;margin:0 0 4pt}h2{font-size:16pt;margin:16pt 0 4pt}h3{font-size:12.5pt;margin:10pt 0 0}p{margin:2pt 0}ul{margin:3pt 0;padding-left:18pt}hr{border:0;border-top:1px solid #e5e5e2;margin:14pt 0 0}
    code{font:9.5pt "Liberation Mono",monospace;background:#f1f1ef;border-radius:3pt;padding:1pt 4pt;color:#c4423a}a{color:inherit}blockquote{margin:8pt 0;padding-left:10pt;border-left:2.5pt solid #37352f}</style>
    <h1>${escapeHtml(resume.name)}</h1><p><strong>${escapeHtml(resume.title)}</strong></p><p>${escapeHtml(resume.place)} · <a href="mailto:${escapeHtml(resume.email)}">${escapeHtml(resume.email)}</a> · ${escapeHtml(resume.phone)} · ${personLinks(
      resume,
    )
      .map((text) => `<a href="https://${escapeHtml(text.replace(/^https?:\/\//, ''))}">${escapeHtml(text)}</a>`)
      .join(' · ')}</p>
    <blockquote>${escapeHtml(resume.summary)}</blockquote>
    ${part(resume.headings.skills, `<p>${resume.skills.map((skill) => `<code>${escapeHtml(skill)}</code>`).join(' ')}</p>`)}
    ${part(resume.headings.experience, resume.positions.map(job).join(''))}
    ${part(resume.headings.education, `<ul>${resume.education.map(study).join('')}</ul>`)}
    ${part(resume.headings.languages, `<ul>${resume.languages.map(({ name, level }) => `<li><strong>${escapeHtml(name)}:</strong> ${escapeHtml(level)}</li>`).join('')}</ul>`)}
    ${resume.courses.length > 0 ? part(resume.headings.courses, toHtmlList(resume.courses)) : ''}`;
};

interface FormWords {
  readonly city: string;
  readonly mother: string;
  readonly other: string;
}

const FORM: Record<ResumeLanguage, FormWords> = {
  en: { city: 'City', mother: 'Mother tongue(s)', other: 'Other language(s)' },
  es: { city: 'Localidad', mother: 'Lengua(s) materna(s)', other: 'Otro(s) idioma(s)' },
  pt: { city: 'Localidade', mother: 'Língua(s) materna(s)', other: 'Outra(s) língua(s)' },
};

/** The form of a public job service: labeled contacts, dates in brackets above "title – employer", skills on lines with bars. */
const bracketDates = (resume: ResumeTexts, draw: Draw): string => {
  const words = FORM[resume.language];
  const separator = draw.pick([' / ', ' | ']);
  const entry = (dates: string, bold: string, plain: string, below: string): string =>
    `<article><p class="when">[ ${escapeHtml(dates)} ]</p><p><b>${escapeHtml(bold)}</b> – ${escapeHtml(plain)}</p>${below}</article>`;
  const [mother, ...others] = resume.languages;
  return `<style>${PAGE_STYLE}body{font-family:"Open Sans",sans-serif;font-size:10pt;padding:30pt 36pt}header{background:#eef3fa;padding:14pt 16pt;margin-bottom:8pt}h1{font-size:20pt;color:#004494}.facts{margin-top:6pt}.facts b{color:#004494}.facts span{display:inline-block;margin-right:12pt}h2{font-size:12pt;text-transform:uppercase;color:#004494;border-bottom:1pt solid #004494;margin:13pt 0 6pt}
    .when{color:#555}article{margin-bottom:7pt}.other{display:grid;grid-template-columns:110pt 1fr}</style>
    <header><h1>${escapeHtml(resume.name)}</h1>${line(resume.title)}<div class="facts">${labeledContacts(resume)
      .map(([label, value]) => `<span><b>${escapeHtml(label)}:</b> ${escapeHtml(value)}</span>`)
      .join(' ')}</div></header>
    ${section(resume.headings.summary, line(resume.summary))}
    ${section(
      resume.headings.experience,
      resume.positions
        .map(({ title, company, place, dates, duties }) =>
          entry(dates, title, company, `<p><b>${words.city}:</b> ${escapeHtml(place)}</p>${toHtmlList(duties)}`),
        )
        .join(''),
    )}
    ${section(resume.headings.education, resume.education.map(({ degree, school, dates }) => entry(dates, degree, school, '')).join(''))}
    ${section(
      resume.headings.languages,
      `<p>${words.mother}: <b>${escapeHtml(mother?.name ?? '')}</b></p>${others.length > 0 ? `<p>${words.other}:</p>` : ''}${others
        .map(
          ({ name, level }) => `<div class="other"><b>${escapeHtml(name)}</b><span>${escapeHtml(level)}</span></div>`,
        )
        .join('')}`,
    )}
    ${section(resume.headings.skills, line(resume.skills.join(separator)))}
    ${resume.courses.length > 0 ? section(resume.headings.courses, toHtmlList(resume.courses)) : ''}`;
};

/** "Title, employer" and dates on a line and the place below; school above degree; skills in rounded frames; centered headings between lines. */
const framedSkills = (resume: ResumeTexts, draw: Draw): string => {
  const isEducationFirst = draw.chance(0.3);
  const two = (left: string, right: string): string => `<div class="row"><div>${left}</div><div>${right}</div></div>`;
  const experience = section(
    resume.headings.experience,
    resume.positions
      .map(
        ({ title, company, place, dates, duties }) =>
          `<article>${two(`<b>${escapeHtml(title)}</b>, <i>${escapeHtml(company)}</i>`, escapeHtml(dates))}${line(place, 'g')}${toHtmlList(duties)}</article>`,
      )
      .join(''),
  );
  const education = section(
    resume.headings.education,
    resume.education
      .map(
        ({ degree, school, dates }) =>
          `<article>${two(`<b>${escapeHtml(school)}</b>`, escapeHtml(dates))}${line(degree)}</article>`,
      )
      .join(''),
  );
  return `<style>${PAGE_STYLE}body{font-family:"Liberation Serif",serif;font-size:11pt;padding:32pt 40pt}header{display:flex;justify-content:space-between;align-items:flex-end}h1{font-size:24pt;font-weight:400}.t{font-style:italic;font-size:13pt}.contact{text-align:right;font-size:10pt}h2{font-size:12pt;text-align:center;border-top:1pt solid #333;border-bottom:1pt solid #333;margin:11pt 0 6pt;padding:2pt}
    .row{display:flex;justify-content:space-between;gap:16pt}.row div:last-child{white-space:nowrap}.g{color:#666}article{break-inside:avoid;margin-bottom:5pt}article ul{list-style:"–  "}.frames{display:flex;flex-wrap:wrap;gap:6pt}.frames span{border:.75pt solid #333;border-radius:10pt;padding:1pt 9pt}.langs{display:flex;justify-content:space-around}</style>
    <header><div><h1>${escapeHtml(resume.name)}</h1>${line(resume.title, 't')}</div><div class="contact">${[resume.email, resume.phone, resume.place, ...personLinks(resume)].map((contact) => line(contact)).join('')}</div></header>
    ${section(resume.headings.summary, line(resume.summary))}
    ${isEducationFirst ? education + experience : experience + education}
    ${section(resume.headings.skills, `<div class="frames">${resume.skills.map((skill) => `<span>${escapeHtml(skill)}</span>`).join('')}</div>`)}
    ${section(resume.headings.languages, `<div class="langs">${resume.languages.map(({ name, level }) => `<span><b>${escapeHtml(name)}</b> — ${escapeHtml(level)}</span>`).join('')}</div>`)}
    ${resume.courses.length > 0 ? section(resume.headings.courses, resume.courses.map((course) => line(course)).join('')) : ''}`;
};

export const HELD_OUT_PAGES: readonly Layout[] = [
  printedLayout('notes', false, notes, {
    address: ({ name }) => `https://notes.example/${encodeURIComponent(name.toLowerCase().replaceAll(' ', '-'))}`,
    options: {
      displayHeaderFooter: true,
      margin: { top: '56px', bottom: '56px', left: '56px', right: '56px' },
    },
  }),
  printedLayout('bracket-dates', false, bracketDates),
  printedLayout('framed-skills', false, framedSkills),
];
