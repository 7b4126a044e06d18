/** Résumés drawn by jsPDF: each job on one line, `Title at Company (dates)`, and little else. */
import { jsPDF } from 'jspdf';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Layout } from './layout.ts';

const AT = { en: 'at', es: 'en', pt: 'na' };

const make = async (resume: ResumeTexts): Promise<Uint8Array> => {
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
  write(resume.name, 20, 'bold');
  write(`${resume.title} | ${resume.place}`, 11);
  write(`Email: ${resume.email} | Tel: ${resume.phone}`, 10);
  write(`LinkedIn: ${resume.linkedin}`, 10);
  if (resume.portfolio !== null) write(`Portfolio: ${resume.portfolio}`, 10);
  heading(resume.headings.summary);
  write(resume.summary, 10.5);
  heading(resume.headings.skills);
  write(resume.skills.join(', '), 10.5);
  heading(resume.headings.experience);
  for (const { title, company, dates, duties } of resume.positions) {
    write(`${title} ${AT[resume.language]} ${company} (${dates})`, 11, 'bold');
    for (const duty of duties) write(`• ${duty}`, 10.5, 'normal', 62);
    y += 4;
  }
  heading(resume.headings.education);
  for (const { degree, school, dates } of resume.education) write(`${dates}: ${degree}, ${school}`, 10.5);
  heading(resume.headings.languages);
  write(resume.languages.map(({ name, level }) => `${name} (${level})`).join(' | '), 10.5);
  return new Uint8Array(document.output('arraybuffer'));
};

export const JSPDF_LAYOUT: Layout = { name: 'jspdf-one-line', isForTuning: true, extension: 'pdf', make };
