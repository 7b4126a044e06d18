/** Résumés converted by LibreOffice Writer, if installed: HTML to PDF and DOCX, DOCX to PDF. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Layout } from './layout.ts';
import { WORD_LAYOUTS } from './word.ts';

const run = promisify(execFile);
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (char) => ESCAPES[char] ?? char);

const page = (resume: ResumeTexts): string => `<!doctype html><meta charset="utf-8"><body>
<h1>${escapeHtml(resume.name)}</h1><p>${escapeHtml(resume.title)}<br>${[resume.place, resume.phone, resume.email].map(escapeHtml).join(' | ')}<br>
${[resume.linkedin, resume.portfolio]
  .filter((contact) => contact !== null)
  .map(escapeHtml)
  .join(' | ')}</p>
<h2>${escapeHtml(resume.headings.summary)}</h2><p>${escapeHtml(resume.summary)}</p>
<h2>${escapeHtml(resume.headings.skills)}</h2><ul>${resume.skills.map((skill) => `<li>${escapeHtml(skill)}</li>`).join('')}</ul>
<h2>${escapeHtml(resume.headings.experience)}</h2>
${resume.positions
  .map(
    ({ title, company, place, dates, duties }) =>
      `<p><b>${escapeHtml(company)}</b> (${escapeHtml(place)})<br><i>${escapeHtml(title)}</i><br>${escapeHtml(dates)}</p><ul>${duties.map((duty) => `<li>${escapeHtml(duty)}</li>`).join('')}</ul>`,
  )
  .join('')}
<h2>${escapeHtml(resume.headings.education)}</h2>
<table>${resume.education.map(({ degree, school, dates }) => `<tr><td>${escapeHtml(dates)}</td><td><b>${escapeHtml(degree)}</b><br>${escapeHtml(school)}</td></tr>`).join('')}</table>
<h2>${escapeHtml(resume.headings.languages)}</h2><p>${resume.languages.map(({ name, level }) => `${escapeHtml(name)}: ${escapeHtml(level)}`).join('<br>')}</p></body>`;

/** Converts a file with LibreOffice. Returns null if it is not installed. `filter` is the name of an export filter. */
export const convertWithOffice = async (
  source: { ending: string; content: string | Uint8Array },
  target: { ending: 'pdf' | 'docx'; filter: string },
): Promise<Uint8Array | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'resume-'));
  try {
    const file = join(folder, `resume.${source.ending}`);
    await writeFile(file, source.content);
    const profile = `-env:UserInstallation=file://${join(tmpdir(), 'resume-bench-libreoffice')}`;
    const to = `${target.ending}:${target.filter}`;
    await run('soffice', [profile, '--headless', '--convert-to', to, '--outdir', folder, file]);
    return new Uint8Array(await readFile(join(folder, `resume.${target.ending}`)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const FILTERS = { pdf: 'writer_web_pdf_Export', docx: 'MS Word 2007 XML' };

const layout = (ending: 'pdf' | 'docx'): Layout => ({
  name: `libreoffice-${ending}`,
  isForTuning: true,
  extension: ending,
  make: (resume) => convertWithOffice({ ending: 'html', content: page(resume) }, { ending, filter: FILTERS[ending] }),
});

/** Creates a layout with the Word files of another one, exported to PDF. */
const exportedWord = (word: Layout): Layout => ({
  name: `libreoffice-from-${word.name}`,
  isForTuning: true,
  extension: 'pdf',
  make: async (resume, draw) => {
    const content = await word.make(resume, draw);
    return content === null
      ? null
      : convertWithOffice({ ending: 'docx', content }, { ending: 'pdf', filter: 'writer_pdf_Export' });
  },
});

export const LIBREOFFICE_LAYOUTS: readonly Layout[] = [
  layout('pdf'),
  layout('docx'),
  ...WORD_LAYOUTS.map(exportedWord),
];
