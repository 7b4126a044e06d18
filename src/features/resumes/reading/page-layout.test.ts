import { describe, expect, it } from 'vitest';
import { placeLines, toPlacedDocument } from '#testing/resume-lines.ts';
import { layOut } from './page-layout.ts';

const read = (...texts: ReturnType<typeof placeLines>[]): string[] =>
  layOut(toPlacedDocument(texts.flat())).flatMap(({ lines }) => lines.map(({ text }) => text));

describe('layOut', () => {
  it('reads a column to its end before starting the next one', () => {
    const side = placeLines(['#Contact', 'ana@example.com', 'Lima, Peru', '#Skills', 'Excel', 'Payroll']);
    const main = placeLines(['#Experience', 'Accountant', 'Acme Corp', 'Closed the books', '#Education', 'Bachelor'], {
      left: 220,
      top: 47,
    });
    expect(read(side, main)).toEqual([
      'Contact',
      'ana@example.com',
      'Lima, Peru',
      'Skills',
      'Excel',
      'Payroll',
      'Experience',
      'Accountant',
      'Acme Corp',
      'Closed the books',
      'Education',
      'Bachelor',
    ]);
  });

  it('reads full-width text above and below two columns before and after them', () => {
    const over = placeLines([
      '#Ana Gómez',
      'An accountant with eight years of experience in retail and logistics, in two languages',
    ]);
    const left = placeLines(['#Skills', 'Excel', 'Payroll', 'SAP'], { top: 100 });
    const right = placeLines(['#Languages', 'Spanish', 'English', 'French'], { top: 107, left: 300 });
    const under = placeLines(
      ['#Experience', 'Closed the books of three companies every month within five working days'],
      {
        top: 200,
      },
    );
    expect(read(over, left, right, under).join(' / ')).toMatch(
      /^Ana.* \/ Skills.*SAP \/ Languages.*French \/ Experience/,
    );
  });

  it('keeps dates on the left with their lines, even above two columns of skills', () => {
    const dated = placeLines(['#Experience', '2020 – 2021 | Clerk, Umbra', '2018 – 2019 | Aide, Orbis', '#Skills'], {
      tab: 140,
    });
    const left = placeLines(['Gainsight', 'Zendesk', 'Excel'], { top: 104 });
    const right = placeLines(['Onboarding', 'Analysis', 'SAP'], { top: 97, left: 300 });
    expect(read(dated, left, right)).toEqual(
      expect.arrayContaining(['2020 – 2021 Clerk, Umbra', '2018 – 2019 Aide, Orbis']),
    );
  });

  it('keeps dates on either side with their lines', () => {
    const lines = [
      '#Experience',
      'Accountant | Jan 2020 – Present',
      'Acme',
      'Clerk | 2018 – 2019',
      'Umbra',
      'Intern | 2017 – 2018',
    ];
    expect(read(placeLines(lines))).toContain('Accountant Jan 2020 – Present');
    const left = [
      '#Experience',
      '2020 – 2021 | Accountant, Acme',
      '2018 – 2019 | Clerk, Umbra',
      '2017 – 2018 | Intern, Orbis',
    ];
    expect(read(placeLines(left, { tab: 150 }))).toContain('2018 – 2019 Clerk, Umbra');
  });

  it('keeps a single date on the left with its line', () => {
    const texts = placeLines(
      ['#Education', '2017 – 2020 | Bachelor of Arts', ' | Ridgemont State University', '', '#Languages'],
      { tab: 160 },
    );
    const grid = placeLines(['Native language: Spanish', 'Others:', 'French | B2'], { top: 110, tab: 160 });
    expect(read(texts, grid)).toContain('2017 – 2020 Bachelor of Arts');
  });

  it('keeps the rows of a table together', () => {
    expect(
      read(placeLines(['#Languages', 'Spanish | Native', 'English | C1', 'French | A2', 'German | A1'], { tab: 200 })),
    ).toEqual(['Languages', 'Spanish Native', 'English C1', 'French A2', 'German A1']);
  });

  it('reads a heading on the left before the text next to it', () => {
    const lines = [
      'EXPERIENCE | Accountant, Acme',
      '2020 – 2021 | Closed the books',
      'EDUCATION | Bachelor, Lima',
      '2015 | Honours',
    ];
    expect(read(placeLines(lines, { tab: 200 }))).toEqual([
      'EXPERIENCE',
      'Accountant, Acme',
      '2020 – 2021 Closed the books',
      'EDUCATION',
      'Bachelor, Lima',
      '2015 Honours',
    ]);
  });
});
