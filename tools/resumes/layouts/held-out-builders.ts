/** Held-out layouts of résumé builders: featured skills and page headers by React PDF, and a colored column drawn by jsPDF. */
import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { jsPDF } from 'jspdf';
import { createElement as h, type ReactElement } from 'react';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { personLinks, splitIntoGroups } from './held-out-words.ts';
import type { Layout } from './layout.ts';

type Style = Record<string, string | number>;

const text = (content: string, style: Style = {}): ReactElement => h(Text, { style }, content);
const view = (style: Style, ...content: ReactElement[]): ReactElement => h(View, { style }, ...content);
const BOLD = { fontFamily: 'Helvetica-Bold' };
const ROW = { flexDirection: 'row', justifyContent: 'space-between' };
const bulleted = (items: readonly string[]): ReactElement[] =>
  items.map((item) => view({ flexDirection: 'row', marginTop: 2 }, text('•', { width: 12 }), text(item, { flex: 1 })));

const THEME = '#0284c7';
const RATED = [1, 2, 3, 4, 5];

/** A colored bar at the top; "employer" above "title" and dates, education likewise; featured skills with circles, the others on a line. */
const featuredSkills = (resume: ResumeTexts, draw: Draw): ReactElement => {
  const [featured = [], others = []] = splitIntoGroups(resume.skills, 2);
  const heading = (content: string): ReactElement =>
    view(
      { flexDirection: 'row', alignItems: 'center', marginTop: 12, marginBottom: 4 },
      view({ width: 30, height: 4, backgroundColor: THEME, marginRight: 10 }),
      text(content.toUpperCase(), { ...BOLD, letterSpacing: 0.6 }),
    );
  const circles = (count: number): ReactElement =>
    view(
      { flexDirection: 'row' },
      ...RATED.map((rating) =>
        view({
          width: 8,
          height: 8,
          borderRadius: 4,
          marginLeft: 2,
          backgroundColor: rating <= count ? THEME : '#d9d9d9',
        }),
      ),
    );
  return h(
    Page,
    { size: draw.pick(['A4', 'LETTER'] as const), style: { fontSize: 10.5, fontFamily: 'Helvetica', lineHeight: 1.3 } },
    view({ height: 10, backgroundColor: THEME }),
    view(
      { padding: '20 50' },
      text(resume.name, { ...BOLD, fontSize: 20, color: THEME, lineHeight: 1.4 }),
      text(resume.title),
      text(resume.summary, { marginTop: 2 }),
      view(
        { ...ROW, flexWrap: 'wrap', marginTop: 4 },
        ...[resume.email, resume.phone, resume.place, ...personLinks(resume)].map((contact) =>
          text(contact, { marginRight: 12 }),
        ),
      ),
      heading(resume.headings.experience),
      ...resume.positions.map(({ title, company, dates, duties }) =>
        h(
          View,
          { style: { marginBottom: 5 }, wrap: false },
          text(company, BOLD),
          view(ROW, text(title), text(dates)),
          ...bulleted(duties),
        ),
      ),
      heading(resume.headings.education),
      ...resume.education.map(({ degree, school, dates }) =>
        view({ marginBottom: 4 }, text(school, BOLD), view(ROW, text(degree), text(dates))),
      ),
      heading(resume.headings.skills),
      ...splitIntoGroups(featured, Math.ceil(featured.length / 2)).map((pair) =>
        view(
          { flexDirection: 'row', marginBottom: 3 },
          ...pair.map((skill) =>
            view({ ...ROW, width: '44%', marginRight: '6%' }, text(skill), circles(draw.between(3, RATED.length))),
          ),
        ),
      ),
      text(others.join(', ')),
      heading(resume.headings.languages),
      ...bulleted(resume.languages.map(({ name, level }) => `${name} (${level})`)),
    ),
  );
};

const HEAD = { position: 'absolute', left: 48, right: 48, fontSize: 9, color: '#555555' } as const;
const ITALIC = { fontFamily: 'Times-Italic' };
const STRONG = { fontFamily: 'Times-Bold' };

/** Name and contacts at the top of each page, its number at the bottom, wide line spacing; "title | employer" and "dates | place". */
const repeatedHead = (resume: ResumeTexts): ReactElement => {
  const heading = (content: string): ReactElement =>
    text(content, { ...STRONG, fontSize: 14, marginTop: 14, marginBottom: 6, borderBottom: '1pt solid #555555' });
  return h(
    Page,
    {
      size: 'A4',
      style: {
        paddingTop: 96,
        paddingBottom: 64,
        paddingHorizontal: 48,
        fontSize: 12,
        fontFamily: 'Times-Roman',
        lineHeight: 1.5,
      },
    },
    h(
      View,
      { style: { ...HEAD, top: 30 }, fixed: true },
      text(resume.name, { ...STRONG, fontSize: 18, color: '#000000' }),
      text([resume.email, resume.phone, resume.place].join('  |  ')),
    ),
    h(Text, {
      style: { ...HEAD, bottom: 30, textAlign: 'center' },
      fixed: true,
      render: ({ pageNumber, totalPages }) => `${resume.name} - ${pageNumber} / ${totalPages}`,
    }),
    text(resume.title, { fontSize: 14 }),
    ...personLinks(resume).map((value) => text(value)),
    heading(resume.headings.summary),
    text(resume.summary),
    heading(resume.headings.skills),
    ...bulleted(resume.skills),
    heading(resume.headings.experience),
    ...resume.positions.map(({ title, company, place, dates, duties }) =>
      view(
        { marginBottom: 8 },
        h(Text, {}, h(Text, { style: STRONG }, title), ` | ${company}`),
        text(`${dates} | ${place}`, ITALIC),
        ...bulleted(duties),
      ),
    ),
    heading(resume.headings.education),
    ...resume.education.map(({ degree, school, dates }) =>
      view({ marginBottom: 6 }, h(Text, {}, h(Text, { style: STRONG }, degree), ` | ${school}`), text(dates, ITALIC)),
    ),
    heading(resume.headings.languages),
    ...resume.languages.map(({ name, level }) => text(`${name}: ${level}`)),
  );
};

const SIDE = 190;
const TOP = 60;
const BOTTOM = 800;
const HEIGHT = 842;

/** A colored column with the name, contacts, skills, languages and education; on the right "dates" above "title - employer". */
const colorColumn = (resume: ResumeTexts): Uint8Array => {
  const document = new jsPDF({ unit: 'pt', format: 'a4' });
  const fillSide = (): void => void document.setFillColor(24, 62, 92).rect(0, 0, SIDE, HEIGHT, 'F');
  const column = (x: number, width: number, color: number) => {
    let y = TOP;
    return (content: string, size = 10, style: 'normal' | 'bold' | 'italic' = 'normal', gap = 0): void => {
      y += gap;
      document.setFont('helvetica', style).setFontSize(size).setTextColor(color);
      for (const line of document.splitTextToSize(content, width) as string[]) {
        if (y > BOTTOM) {
          document.addPage();
          fillSide();
          document.setTextColor(color);
          y = TOP;
        }
        document.text(line, x, y);
        y += size * 1.3;
      }
    };
  };
  fillSide();
  const side = column(20, SIDE - 36, 255);
  side(resume.name, 20, 'bold');
  side(resume.title, 11, 'italic');
  side(resume.headings.contact, 12, 'bold', 14);
  for (const contact of [resume.phone, resume.email, resume.place, ...personLinks(resume)])
    side(contact, 8, 'normal', 2);
  side(resume.headings.skills, 12, 'bold', 14);
  for (const skill of resume.skills) side(`• ${skill}`);
  side(resume.headings.languages, 12, 'bold', 14);
  for (const { name, level } of resume.languages) side(`${name} - ${level}`);
  side(resume.headings.education, 12, 'bold', 14);
  for (const { degree, school, dates } of resume.education) {
    side(dates, 8.5, 'italic', 3);
    side(degree, 10, 'bold');
    side(school);
  }
  const main = column(SIDE + 24, 350, 30);
  main(resume.headings.summary, 14, 'bold');
  main(resume.summary, 10, 'normal', 3);
  main(resume.headings.experience, 14, 'bold', 14);
  for (const { title, company, place, dates, duties } of resume.positions) {
    main(dates, 9, 'italic', 6);
    main(`${title} - ${company}`, 11, 'bold');
    main(place, 9);
    for (const duty of duties) main(`• ${duty}`);
  }
  if (resume.courses.length > 0) main(resume.headings.courses, 14, 'bold', 14);
  for (const course of resume.courses) main(`• ${course}`, 10, 'normal', 2);
  return new Uint8Array(document.output('arraybuffer'));
};

const reactPdf = (name: string, page: (resume: ResumeTexts, draw: Draw) => ReactElement): Layout => ({
  name: `react-pdf-${name}`,
  isForTuning: false,
  extension: 'pdf',
  make: async (resume, draw) => new Uint8Array(await renderToBuffer(h(Document, null, page(resume, draw)) as never)),
});

export const HELD_OUT_BUILDERS: readonly Layout[] = [
  reactPdf('featured-skills', featuredSkills),
  reactPdf('repeated-head', repeatedHead),
  { name: 'jspdf-color-column', isForTuning: false, extension: 'pdf', make: async (resume) => colorColumn(resume) },
];
