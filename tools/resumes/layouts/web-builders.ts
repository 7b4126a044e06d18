/**
 * Résumés as popular web builders print them: letters drawn as outlines with invisible text on top, white text on a picture as a banner or a side
 * column, and a poster without a name.
 */
import type { ResumeTexts, WrittenPosition } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { contacts, escapeHtml, PAGE_STYLE, printedLayout, section, toHtmlList } from './chromium.ts';
import type { Layout } from './layout.ts';
import { withOutlines } from './outlined-letters.ts';
import { darkPicture } from './pictures.ts';

const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
const levels = ({ languages }: ResumeTexts): string[] => languages.map(({ name, level }) => `${name} (${level})`);
const dataUrl = (picture: Buffer, type: string): string => `data:image/${type};base64,${picture.toString('base64')}`;

/** The width is fixed, because the outlines are drawn before the page is laid out for print. */
const outlined = async (resume: ResumeTexts, draw: Draw): Promise<string> => {
  const isWhole = draw.chance(0.5);
  const isEmployerFirst = draw.chance(0.5);
  const job = ({ title, company, place, dates, duties }: WrittenPosition): string => {
    const [first, second] = isEmployerFirst ? [company, title] : [title, company];
    return `<div class="row"><h3>${escapeHtml(first)}</h3><h4>${escapeHtml(dates)}</h4></div><div class="row"><h4>${escapeHtml(second)}</h4><h4>${escapeHtml(place)}</h4></div>${toHtmlList(duties)}`;
  };
  return `<style>${PAGE_STYLE}body{font-family:Lato,sans-serif;font-size:9pt;width:740px;box-sizing:border-box;padding:20pt 32pt}h1{font-size:25pt}h2{font-size:13pt;color:#276;margin:11pt 0 4pt}h3{font-size:11pt}h4{font-size:10pt;margin:0;font-weight:400}
    .row{display:flex;justify-content:space-between}</style>
    <h1>${escapeHtml(resume.name)}</h1><h3>${escapeHtml(resume.title)}</h3>${paragraphs(contacts(resume))}
    ${section(resume.headings.summary, paragraphs([resume.summary]))}
    ${section(resume.headings.experience, resume.positions.map(job).join(''))}
    ${section(
      resume.headings.education,
      resume.education
        .map(
          ({ degree, school, dates }) =>
            `<h3>${escapeHtml(degree)}</h3><div class="row"><h4>${escapeHtml(school)}</h4><h4>${escapeHtml(dates)}</h4></div>`,
        )
        .join(''),
    )}
    ${section(resume.headings.skills, toHtmlList(resume.skills))}
    ${section(resume.headings.languages, paragraphs(levels(resume)))}
    ${resume.courses.length > 0 ? section(resume.headings.courses, toHtmlList(resume.courses)) : ''}
    ${await withOutlines(`h1,h2,h3${isWhole ? ',h4,p,li' : ''}`)}`;
};

const banner = async (resume: ResumeTexts, draw: Draw): Promise<string> => {
  const picture = dataUrl(await darkPicture(820, 190, draw, 'jpeg'), 'jpeg');
  const isImage = draw.chance(0.5);
  return `<style>${PAGE_STYLE}body{font-family:"Open Sans",sans-serif}header{position:relative;height:108pt;color:#fff;overflow:hidden${isImage ? '' : `;background:url(${picture});background-size:cover`}}
    header img{position:absolute;width:100%;height:100%}header div{position:absolute;left:32pt;top:20pt}h1{font-size:28pt;letter-spacing:1pt}h2{font-size:12.5pt;margin:11pt 0 4pt;border-left:3pt solid #246;padding-left:6pt}
    main{padding:8pt 32pt}.bar{background:#eef;padding:5pt 32pt;font-size:9pt}.when{color:#666;font-size:9.5pt}</style>
    <header>${isImage ? `<img src="${picture}">` : ''}<div><h1>${escapeHtml(resume.name)}</h1><p>${escapeHtml(resume.title)}</p></div></header>
    <div class="bar">${contacts(resume).map(escapeHtml).join(' &nbsp; | &nbsp; ')}</div><main>
    ${section(resume.headings.summary, paragraphs([resume.summary]))}
    ${section(
      resume.headings.experience,
      resume.positions
        .map(
          ({ title, company, place, dates, duties }) =>
            `<p><b>${escapeHtml(title)}</b></p><p>${escapeHtml(company)} – ${escapeHtml(place)}</p><p class="when">${escapeHtml(dates)}</p>${toHtmlList(duties)}`,
        )
        .join(''),
    )}
    ${section(
      resume.headings.education,
      resume.education
        .map(
          ({ degree, school, dates }) =>
            `<p><b>${escapeHtml(degree)}</b></p><p>${escapeHtml(school)}</p><p class="when">${escapeHtml(dates)}</p>`,
        )
        .join(''),
    )}
    ${section(resume.headings.skills, `<p>${escapeHtml(resume.skills.join(' • '))}</p>`)}
    ${section(resume.headings.languages, paragraphs(levels(resume)))}</main>`;
};

/** A side column with contact, skills and languages in white on a picture. */
const sidePicture = async (resume: ResumeTexts, draw: Draw): Promise<string> => {
  const picture = dataUrl(await darkPicture(240, 900, draw, 'png'), 'png');
  const isEducationAside = draw.chance(0.4);
  const education = section(
    resume.headings.education,
    resume.education
      .map(
        ({ degree, school, dates }) =>
          `<p><b>${escapeHtml(degree)}</b></p><p>${escapeHtml(school)}</p><p><i>${escapeHtml(dates)}</i></p>`,
      )
      .join(''),
  );
  return `<style>${PAGE_STYLE}body{font-family:Lato,sans-serif;display:flex}aside{position:relative;width:172pt;min-height:820pt;color:#fff;overflow-wrap:anywhere}aside img{position:absolute;inset:0;width:100%;height:100%;z-index:-1}
    .in{padding:26pt 15pt}main{flex:1;padding:26pt 22pt}h1{font-size:23pt;line-height:1.1}h2{font-size:12pt;margin:12pt 0 4pt;text-transform:uppercase}.job{display:flex;justify-content:space-between}</style>
    <aside><img src="${picture}"><div class="in"><h1>${escapeHtml(resume.name)}</h1><p>${escapeHtml(resume.title)}</p>
    ${section(resume.headings.contact, paragraphs(contacts(resume)))}
    ${section(resume.headings.skills, paragraphs(resume.skills))}
    ${section(resume.headings.languages, paragraphs(resume.languages.map(({ name, level }) => `${name}: ${level}`)))}
    ${isEducationAside ? education : ''}</div></aside>
    <main>${section(resume.headings.summary, paragraphs([resume.summary]))}
    ${section(
      resume.headings.experience,
      resume.positions
        .map(
          ({ title, company, dates, duties }) =>
            `<div class="job"><b>${escapeHtml(company)}</b><span>${escapeHtml(dates)}</span></div><p><i>${escapeHtml(title)}</i></p>${toHtmlList(duties)}`,
        )
        .join(''),
    )}
    ${isEducationAside ? '' : education}</main>`;
};

/** A large line at the top in place of the name: the text of a logo, or the latest employer. */
const nameless = (resume: ResumeTexts, draw: Draw): string => {
  const large = draw.chance(0.5) ? (resume.positions[0]?.company ?? '') : 'Acme Corp';
  return `<style>${PAGE_STYLE}body{font-family:"Open Sans",sans-serif;padding:34pt}.large{font-size:27pt;font-weight:700}h2{font-size:13pt;margin:11pt 0 4pt;color:#833}</style>
    <p class="large">${escapeHtml(large)}</p><p>${escapeHtml(resume.title)}</p><p>${contacts(resume).map(escapeHtml).join(' · ')}</p>
    ${section(resume.headings.summary, paragraphs([resume.summary]))}
    ${section(
      resume.headings.experience,
      resume.positions
        .map(
          ({ title, company, place, dates, duties }) =>
            `<p><b>${escapeHtml(company)}</b>, ${escapeHtml(place)}</p><p><i>${escapeHtml(title)}</i>, ${escapeHtml(dates)}</p>${toHtmlList(duties)}`,
        )
        .join(''),
    )}
    ${section(resume.headings.education, resume.education.map(({ degree, school, dates }) => `<p><b>${escapeHtml(school)}</b></p><p>${escapeHtml(degree)}, ${escapeHtml(dates)}</p>`).join(''))}
    ${section(resume.headings.skills, `<p>${escapeHtml(resume.skills.join(', '))}</p>`)}
    ${section(resume.headings.languages, paragraphs(levels(resume)))}`;
};

export const WEB_BUILDER_LAYOUTS: readonly Layout[] = [
  printedLayout('outlined', true, outlined),
  printedLayout('banner', true, banner),
  printedLayout('side-picture', true, sidePicture),
  printedLayout('nameless', true, nameless, { isNameless: true }),
];
