/** Held-out layouts of web applications: cards with a column on the right by React PDF, and lines with columns of skills drawn by jsPDF. */
import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { jsPDF } from 'jspdf';
import { createElement as h, type ReactElement } from 'react';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';
import { joinDuties, personLinks, splitIntoGroups } from './held-out-words.ts';
import type { Layout } from './layout.ts';

type Style = Record<string, string | number>;

const text = (content: string, style: Style = {}): ReactElement => h(Text, { style }, content);
const BOLD = { fontFamily: 'Helvetica-Bold' };
const ACCENT = '#7c3aed';
const SHARE_STEP = 10;

/** Title, "employer · place" in a color and dates as a badge; duties as a paragraph; skills with bars on the right. */
const cards = (resume: ResumeTexts, draw: Draw): ReactElement => {
  const heading = (content: string): ReactElement =>
    text(content, { ...BOLD, fontSize: 13, color: ACCENT, marginTop: 12, marginBottom: 6 });
  const badge = (content: string): ReactElement =>
    h(
      View,
      { style: { flexDirection: 'row', marginTop: 3, marginBottom: 3 } },
      text(content, { backgroundColor: '#ede9fe', fontSize: 8.5, padding: 3, borderRadius: 3 }),
    );
  const card = (...content: ReactElement[]): ReactElement =>
    h(
      View,
      { style: { border: '1pt solid #e5e7eb', borderRadius: 4, padding: 8, marginBottom: 7 }, wrap: false },
      ...content,
    );
  const bar = (): ReactElement =>
    h(
      View,
      { style: { height: 4, backgroundColor: '#e5e7eb', marginTop: 2, marginBottom: 6 } },
      h(View, { style: { height: 4, width: `${draw.between(5, SHARE_STEP) * SHARE_STEP}%`, backgroundColor: ACCENT } }),
    );
  const main = [
    heading(resume.headings.summary),
    text(resume.summary),
    heading(resume.headings.experience),
    ...resume.positions.map(({ title, company, place, dates, duties }) =>
      card(
        text(title, { ...BOLD, fontSize: 11 }),
        text(`${company} · ${place}`, { color: ACCENT }),
        badge(dates),
        text(joinDuties(duties)),
      ),
    ),
    heading(resume.headings.education),
    ...resume.education.map(({ degree, school, dates }) => card(text(degree, BOLD), text(school), badge(dates))),
  ];
  const side = [
    heading(resume.headings.contact),
    ...[resume.email, resume.phone, resume.place, ...personLinks(resume)].map((contact) =>
      text(contact, { fontSize: 8.5, marginBottom: 3 }),
    ),
    heading(resume.headings.skills),
    ...resume.skills.flatMap((skill) => [text(skill), bar()]),
    heading(resume.headings.languages),
    ...resume.languages.map(({ name, level }) => text(`${name}: ${level}`, { marginBottom: 3 })),
  ];
  return h(
    Page,
    { size: 'A4', style: { padding: 36, fontSize: 10, fontFamily: 'Helvetica', lineHeight: 1.3 } },
    text(resume.name, { ...BOLD, fontSize: 26, lineHeight: 1.2 }),
    text(resume.title, { fontSize: 13, color: '#6b7280' }),
    h(
      View,
      { style: { flexDirection: 'row' } },
      h(View, { style: { width: 320, marginRight: 20 } }, ...main),
      h(View, { style: { flex: 1 } }, ...side),
    ),
  );
};

const LEFT = 48;
const RIGHT = 564;
const BOTTOM = 740;
const COLUMNS = 3;
const GAP = 12;

/** "EMPLOYER – place" and dates at the right margin, the title below; skills in three columns; rules above headings. */
const ruled = (resume: ResumeTexts): Uint8Array => {
  const document = new jsPDF({ unit: 'pt', format: 'letter' });
  let y = 56;
  const next = (height: number): void => {
    y += height;
    if (y <= BOTTOM) return;
    document.addPage();
    y = 56;
  };
  const font = (size: number, style: 'normal' | 'bold' | 'italic' = 'normal'): jsPDF =>
    document.setFont('helvetica', style).setFontSize(size);
  const write = (content: string, size: number, style: 'normal' | 'bold' | 'italic' = 'normal', x = LEFT): void => {
    font(size, style);
    for (const value of document.splitTextToSize(content, RIGHT - x) as string[]) {
      document.text(value, x, y);
      next(size * 1.3);
    }
  };
  const spread = (left: string, right: string): void => {
    font(10, 'bold').text(left, LEFT, y);
    const end = LEFT + document.getTextWidth(left);
    if (end + font(10).getTextWidth(right) + GAP > RIGHT) next(13);
    document.text(right, RIGHT, y, { align: 'right' });
    next(13);
  };
  const heading = (content: string): void => {
    next(8);
    document.setDrawColor(120).line(LEFT, y - 10, RIGHT, y - 10);
    next(4);
    write(content, 12, 'bold');
    next(2);
  };
  font(22, 'bold').text(resume.name, RIGHT, y, { align: 'right' });
  next(18);
  font(12, 'italic').text(resume.title, RIGHT, y, { align: 'right' });
  next(16);
  for (const contact of [[resume.place, resume.phone, resume.email], personLinks(resume)]) {
    font(9).text(contact.join('   '), RIGHT, y, { align: 'right' });
    next(12);
  }
  heading(resume.headings.summary);
  write(resume.summary, 10);
  heading(resume.headings.skills);
  for (const row of splitIntoGroups(resume.skills, Math.ceil(resume.skills.length / COLUMNS))) {
    for (const [index, skill] of row.entries()) font(10).text(skill, LEFT + (index * (RIGHT - LEFT)) / COLUMNS, y);
    next(13);
  }
  heading(resume.headings.experience);
  for (const { title, company, place, dates, duties } of resume.positions) {
    spread(`${company.toUpperCase()} – ${place}`, dates);
    write(title, 10, 'italic');
    for (const duty of duties) write(`- ${duty}`, 10, 'normal', LEFT + 10);
    next(5);
  }
  heading(resume.headings.education);
  for (const { degree, school, dates } of resume.education) {
    spread(degree, dates);
    write(school, 10, 'italic');
  }
  heading(resume.headings.languages);
  write(resume.languages.map(({ name, level }) => `${name} – ${level}`).join('   '), 10);
  return new Uint8Array(document.output('arraybuffer'));
};

export const HELD_OUT_DRAWN: readonly Layout[] = [
  {
    name: 'react-pdf-cards',
    isForTuning: false,
    extension: 'pdf',
    make: async (resume, draw) => new Uint8Array(await renderToBuffer(h(Document, null, cards(resume, draw)) as never)),
  },
  { name: 'jspdf-ruled', isForTuning: false, extension: 'pdf', make: async (resume) => ruled(resume) },
];
