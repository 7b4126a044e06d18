/**
 * A held-out layout whose headings are pictures: a web page with drawn lettering above each part, printed by Chromium. Everything else is text.
 */
import sharp from 'sharp';
import type { ResumeTexts } from '../people/resume-person.ts';
import { escapeHtml, PAGE_STYLE, printedLayout, toHtmlList } from './chromium.ts';
import { personLinks } from './held-out-words.ts';
import type { Layout } from './layout.ts';

const HEIGHT = 84;
const LETTER_WIDTH = 40;
/** Pixels of a picture per point of the page. */
const SHARPNESS = 4;

const line = (text: string, style = ''): string => `<p class="${style}">${escapeHtml(text)}</p>`;

const toHeadingPicture = async (text: string): Promise<string> => {
  const width = LETTER_WIDTH * text.length;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}"><text x="0" y="62" font-family="Lato, Liberation Sans, sans-serif" font-weight="900" font-style="italic" font-size="60" fill="#d1495b">${escapeHtml(text)}</text></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).trim().png().toBuffer({ resolveWithObject: true });
  return `<img class="h" style="width:${info.width / SHARPNESS}pt" src="data:image/png;base64,${data.toString('base64')}">`;
};

const page = async (resume: ResumeTexts): Promise<string> => {
  const { summary, experience, education, skills, languages } = resume.headings;
  const [summaryPicture, experiencePicture, educationPicture, skillsPicture, languagesPicture] = await Promise.all(
    [summary, experience, education, skills, languages].map(toHeadingPicture),
  );
  return `<style>${PAGE_STYLE}body{font-family:"Liberation Sans",sans-serif;font-size:10pt;padding:32pt 36pt}h1{font-size:24pt}.t{font-size:12pt;color:#555;margin-bottom:4pt}.h{display:block;margin:14pt 0 6pt}.job{display:grid;grid-template-columns:1fr 118pt;gap:14pt;break-inside:avoid;margin-bottom:4pt}.when{text-align:right;color:#555}.b{font-weight:700}.two{display:grid;grid-template-columns:1fr 1fr;gap:28pt}.many{columns:2;margin:0;padding-left:14pt}</style>
    <h1>${escapeHtml(resume.name)}</h1>${line(resume.title, 't')}${line([resume.email, resume.phone, resume.place].join(' ~ '))}${line(personLinks(resume).join(' ~ '))}
    ${summaryPicture}${line(resume.summary)}
    ${experiencePicture}${resume.positions
      .map(
        ({ title, company, place, dates, duties }) =>
          `<div class="job"><div>${line(title, 'b')}${line(company)}${toHtmlList(duties)}</div><div class="when">${line(dates)}${line(place)}</div></div>`,
      )
      .join('')}
    ${educationPicture}${resume.education
      .map(
        ({ degree, school, dates }) =>
          `<div class="job"><div>${line(degree, 'b')}${line(school)}</div><div class="when">${line(dates)}</div></div>`,
      )
      .join('')}
    <div class="two"><div>${skillsPicture}<ul class="many">${resume.skills.map((skill) => `<li>${escapeHtml(skill)}</li>`).join('')}</ul></div><div>${languagesPicture}${resume.languages
      .map(({ name, level }) => line(`${name} / ${level}`))
      .join('')}</div></div>`;
};

export const HELD_OUT_PICTURED_HEADINGS: readonly Layout[] = [printedLayout('drawn-headings', false, page)];
