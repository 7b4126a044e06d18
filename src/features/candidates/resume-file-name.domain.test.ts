import { describe, expect, it } from 'vitest';
import { attachmentHeader, resumeFileName } from './resume-file-name.domain.ts';

describe('the name of a stored résumé', () => {
  it.each([
    ['cv.pdf', 'cv.pdf'],
    ['Curr%C3%ADculo%20de%20Luc%C3%ADa.PDF', 'Currículo de Lucía.pdf'],
    ['C:\\Users\\lucia\\cv.pdf', 'cv.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['invoice.exe', 'invoice.exe.pdf'],
    ['cv\u202efdp.exe', 'cv fdp.exe.pdf'],
    ['a"; filename="evil.html', 'a filename= evil.html.pdf'],
    ['a%0D%0ASet-Cookie: x=1', 'a Set-Cookie x=1.pdf'],
    ['100%.pdf', '100%.pdf'],
    ['...', 'resume.pdf'],
    ['', 'resume.pdf'],
    [undefined, 'resume.pdf'],
  ])('sent as %j is %j', (sent, name) => {
    expect(resumeFileName(sent, 'pdf')).toBe(name);
  });

  it('is short and never cuts a character in half', () => {
    const name = resumeFileName('😀'.repeat(200), 'docx');
    expect(name.length).toBeLessThanOrEqual(120);
    expect(name.endsWith('😀.docx')).toBe(true);
  });

  it('is in the download header in ASCII and in full', () => {
    expect(attachmentHeader("Peña's (cv).pdf")).toBe(
      `attachment; filename="Pena's (cv).pdf"; filename*=UTF-8''Pe%C3%B1a%27s%20%28cv%29.pdf`,
    );
  });
});
