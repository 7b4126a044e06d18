/** Résumés drawn by jsPDF: each job on one line, `Title at Company (dates)`, and little else. */
import { jsPDF } from 'jspdf';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Layout } from './layout.ts';

const AT = { en: 'at', es: 'en', pt: 'na' };

const make = async (written: ResumeTexts): Promise<Uint8Array> => {
  const document = new jsPDF({ unit: 'pt', format: 'letter' });
  let y = 50;
  const write = (text: string, size: number, style: 'normal' | 'bold' = 'normal', x = 50): void => {
    document.setFont('times', style).setFontSize(size);
    for (const line of document.splitTextToSize(text, 510 - x + 50) as string[]) {
      if (y > 740) {
        document.addPage();
        y = 50;
      }
      document.text(line, x, y);
      y += size * 1.25;
    }
  };
  const heading = (text: string): void => {
    y += 8;
    write(text, 13, 'bold');
  };
  write(written.name, 20, 'bold');
  write(`${written.title} | ${written.place}`, 11);
  write(`Email: ${written.email} | Tel: ${written.phone}`, 10);
  write(`LinkedIn: ${written.linkedin}`, 10);
  if (written.portfolio !== null) write(`Portfolio: ${written.portfolio}`, 10);
  heading(written.headings.summary);
  write(written.summary, 10.5);
  heading(written.headings.skills);
  write(written.skills.join(', '), 10.5);
  heading(written.headings.experience);
  for (const { title, company, dates, duties } of written.positions) {
    write(`${title} ${AT[written.language]} ${company} (${dates})`, 11, 'bold');
    for (const duty of duties) write(`• ${duty}`, 10.5, 'normal', 62);
    y += 4;
  }
  heading(written.headings.education);
  for (const { degree, school, dates } of written.education) write(`${dates}: ${degree}, ${school}`, 10.5);
  heading(written.headings.languages);
  write(written.languages.map(({ name, level }) => `${name} (${level})`).join(' | '), 10.5);
  return new Uint8Array(document.output('arraybuffer'));
};

export const JSPDF_LAYOUT: Layout = { name: 'jspdf-one-line', isTunedTo: true, ending: 'pdf', make };
