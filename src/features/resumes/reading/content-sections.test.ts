import { describe, expect, it } from 'vitest';
import { readDesign } from '#testing/resume-designs/design.ts';
import { placeLines } from '#testing/resume-lines.ts';

const HEAD = ['#Ana Gómez', 'Accountant', 'ana.gomez@example.com', 'Lima, Peru', ''];
const JOBS = [
  '**Accountant** | 2019 – 2022',
  'Quillmark',
  '• Closed the books of three firms every month',
  '**Clerk** | 2016 – 2019',
  'Harbor & Pine',
  '• Filed the invoices of two hundred suppliers',
  '',
];
const STUDIES = ['**Bachelor of Science in Accounting** | 2012 – 2016', 'Ridgemont State University', ''];
const SKILLS = ['Excel, SAP, Payroll, Power BI, Budgets', ''];
const LANGUAGES = ['English: native', 'Spanish: C1'];

const read = (lines: readonly string[]) => readDesign({ texts: placeLines(lines) });

describe('a résumé without readable headings', () => {
  it('is divided by the content of its lines', () => {
    expect(read([...HEAD, ...JOBS, ...STUDIES, ...SKILLS, ...LANGUAGES])).toMatchObject({
      name: 'Ana Gómez',
      jobs: ['Accountant @ Quillmark 2019/2022', 'Clerk @ Harbor & Pine 2016/2019'],
      studies: ['Bachelor of Science: Accounting @ Ridgemont State University 2012/2016'],
      skills: ['Excel', 'SAP', 'Payroll', 'Power BI', 'Budgets'],
      languages: ['en native', 'es C1'],
    });
  });

  it('is divided correctly regardless of the order of its parts', () => {
    expect(read([...HEAD, ...SKILLS, ...STUDIES, ...LANGUAGES, '', ...JOBS])).toMatchObject({
      jobs: ['Accountant @ Quillmark 2019/2022', 'Clerk @ Harbor & Pine 2016/2019'],
      studies: ['Bachelor of Science: Accounting @ Ridgemont State University 2012/2016'],
      skills: ['Excel', 'SAP', 'Payroll', 'Power BI', 'Budgets'],
      languages: ['en native', 'es C1'],
    });
  });

  it('keeps sections that have a heading, and finds the others by their content', () => {
    expect(read([...HEAD, '#Experience', ...JOBS, ...STUDIES, ...SKILLS, '#Languages', ...LANGUAGES])).toMatchObject({
      jobs: ['Accountant @ Quillmark 2019/2022', 'Clerk @ Harbor & Pine 2016/2019'],
      studies: ['Bachelor of Science: Accounting @ Ridgemont State University 2012/2016'],
      skills: ['Excel', 'SAP', 'Payroll', 'Power BI', 'Budgets'],
    });
  });

  it('yields no skills or education that it does not state', () => {
    const certificates = ['First aid course, Red Cross', 'Google Project Management Certificate', ''];
    expect(read([...HEAD, ...JOBS, ...certificates, ...LANGUAGES])).toMatchObject({
      jobs: ['Accountant @ Quillmark 2019/2022', 'Clerk @ Harbor & Pine 2016/2019'],
      studies: [],
      skills: [],
      languages: ['en native', 'es C1'],
    });
  });

  it('yields no jobs from the text of a letter', () => {
    const letter = [
      'I have kept the books of shops and restaurants for many years, and I like months that close on',
      'time. My last team was spread over three countries and two languages, and it worked well.',
    ];
    expect(read([...HEAD, ...letter])).toMatchObject({ jobs: [], studies: [], skills: [], languages: [] });
  });

  it('yields no jobs from unpaid work under its own heading', () => {
    const unpaid = ['#Volunteering', '**Mentor** | 2014 – 2016', 'City Library', '• Read with eight children'];
    expect(read([...HEAD, ...unpaid]).jobs).toEqual([]);
  });
});
