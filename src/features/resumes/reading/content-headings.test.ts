import { describe, expect, it } from 'vitest';
import { readDesign } from '#testing/resume-designs/design.ts';
import { placeLines } from '#testing/resume-lines.ts';

const HEAD = ['#Ana Gómez', 'ana.gomez@example.com', 'Lima, Peru'];
const JOBS = [
  '**THE JOURNEY**',
  'Accountant, Quillmark | 2019 – 2022',
  '• Closed the books',
  'Clerk, Harbor & Pine | 2016 – 2019',
  '• Filed',
];
const STUDIES = ['**CLASSROOMS**', 'Bachelor of Science in Accounting', 'Ridgemont State University | 2012 – 2016'];
const SKILLS = ['**SUPERPOWERS**', 'Excel, SAP, Payroll, Power BI, Budgets'];
const LANGUAGES = ['**TONGUES**', 'English: native', 'Spanish: C1'];

describe('headings whose words name no section', () => {
  it('are classified by the text below them', () => {
    expect(readDesign({ texts: placeLines([...HEAD, ...JOBS, ...STUDIES, ...SKILLS, ...LANGUAGES]) })).toMatchObject({
      name: 'Ana Gómez',
      jobs: ['Accountant @ Quillmark 2019/2022', 'Clerk @ Harbor & Pine 2016/2019'],
      studies: ['Bachelor of Science: Accounting @ Ridgemont State University 2012/2016'],
      skills: ['Excel', 'SAP', 'Payroll', 'Power BI', 'Budgets'],
      languages: ['en native', 'es C1'],
    });
  });

  it('add nothing to a section that has its own recognized heading', () => {
    const tools = ['**SKILLS**', 'Excel, SAP, Payroll, Budgets'];
    const outside = ['**OUTSIDE**', 'Chess, Pottery, Sailing, Astronomy'];
    expect(readDesign({ texts: placeLines([...HEAD, ...JOBS, ...STUDIES, ...tools, ...outside]) }).skills).toEqual([
      'Excel',
      'SAP',
      'Payroll',
      'Budgets',
    ]);
  });

  it('are not confused with employers formatted like headings', () => {
    const employers = [
      '**QUILLMARK**',
      'Accountant | 2019 – 2022',
      '• Closed the books',
      '**UMBRA**',
      'Clerk | 2016 – 2019',
      '• Filed',
    ];
    expect(
      readDesign({ texts: placeLines([...HEAD, '#Experience', ...employers, '#Skills', 'Excel, SAP']) }).jobs,
    ).toEqual(['Accountant @ QUILLMARK 2019/2022', 'Clerk @ UMBRA 2016/2019']);
  });
});
