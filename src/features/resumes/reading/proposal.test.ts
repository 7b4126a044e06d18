import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import { documentOf, type LinesOptions, textsOf } from '#testing/resume-lines.ts';
import { proposalSchema } from '../resumes.contract.ts';
import { proposalOf } from './proposal.ts';

const read = (lines: readonly string[], options?: LinesOptions) => proposalOf(documentOf(textsOf(lines, options)));
const jobs = (lines: readonly string[]) =>
  read(['#Ana Gómez', '#Experience', ...lines]).positions.map(({ title, company, start, end }) => [
    title,
    company,
    start,
    end,
  ]);
const studies = (lines: readonly string[]) =>
  read(['#Ana Gómez', '#Education', ...lines]).education.map(({ degree, field, school, start, end }) => [
    degree,
    field,
    school,
    start,
    end,
  ]);

describe('jobs', () => {
  const expected = [
    ['Senior Accountant', 'Quillmark', '2021-03', null],
    ['Clerk', 'Harbor & Pine', '2019-01', '2021-02'],
  ];

  it.each<[string, string[]]>([
    [
      'title and dates, then the employer',
      [
        'Senior Accountant | Mar 2021 – Present',
        'Quillmark',
        '• Closed the books',
        'Clerk | Jan 2019 – Feb 2021',
        'Harbor & Pine',
        '• Filed',
      ],
    ],
    [
      'employer first',
      [
        'Quillmark | Mar 2021 – Present',
        'Senior Accountant',
        '• Closed the books',
        'Harbor & Pine | Jan 2019 – Feb 2021',
        'Clerk',
        '• Filed',
      ],
    ],
    [
      'dates first',
      [
        'Mar 2021 – Present',
        '**Senior Accountant**',
        'Quillmark',
        '• Closed the books',
        'Jan 2019 – Feb 2021',
        '**Clerk**',
        'Harbor & Pine',
        '• Filed',
      ],
    ],
    [
      'dates last',
      [
        'Senior Accountant',
        'Quillmark',
        'Mar 2021 – Present',
        '• Closed the books',
        'Clerk',
        'Harbor & Pine',
        'Jan 2019 – Feb 2021',
        '• Filed',
      ],
    ],
    [
      'all in one line',
      [
        'Senior Accountant at Quillmark (Mar 2021 – Present)',
        '• Closed the books',
        'Clerk at Harbor & Pine (Jan 2019 – Feb 2021)',
        '• Filed',
      ],
    ],
    [
      'with dashes',
      [
        'Quillmark — Senior Accountant — Mar 2021 – Present',
        '• Closed',
        'Harbor & Pine — Clerk — Jan 2019 – Feb 2021',
        '• Filed',
      ],
    ],
    [
      'with commas and places',
      [
        'Senior Accountant, Quillmark, Lima, Peru | 03/2021 – Present',
        '• Closed',
        'Clerk, Harbor & Pine, Quito, Ecuador | 01/2019 – 02/2021',
        '• Filed',
      ],
    ],
    [
      'bold beside plain',
      [
        '**Quillmark** Senior Accountant | Mar 2021 – Present',
        '• Closed',
        '**Harbor & Pine** Clerk | Jan 2019 – Feb 2021',
        '• Filed',
      ],
    ],
  ])('are read with %s', (_, lines) => {
    expect(jobs(lines)).toEqual(expected);
  });

  it('several at one employer each have its name', () => {
    expect(
      jobs([
        'Quillmark | Jan 2015 – Present',
        'Senior Accountant | Jan 2018 – Present',
        '• Closed the books',
        'Accountant | Jan 2015 – Dec 2017',
        '• Filed',
      ]),
    ).toEqual([
      ['Senior Accountant', 'Quillmark', '2018-01', null],
      ['Accountant', 'Quillmark', '2015-01', '2017-12'],
    ]);
  });

  it('come newest first, whatever their order', () => {
    expect(
      jobs(['Clerk, Harbor & Pine | 2017 – 2018', 'Accountant, Quillmark | 2019 – Present']).map(([title]) => title),
    ).toEqual(['Accountant', 'Clerk']);
  });

  it('tell what was done, without bullets and broken lines', () => {
    const { positions } = read([
      '#Ana Gómez',
      '#Experience',
      'Accountant, Quillmark | 2019 – Present',
      '• Closed the books of three companies every month within five working days and the',
      '  accounts of two more',
      '• Paid suppliers',
    ]);
    expect(positions[0]?.summary).toBe(
      'Closed the books of three companies every month within five working days and the accounts of two more\nPaid suppliers',
    );
  });
});

describe('studies', () => {
  it.each<[string[], (string | null)[]]>([
    [
      ['Bachelor of Science in Accounting | 2015 – 2019', 'Ridgemont State University'],
      ['Bachelor of Science', 'Accounting', 'Ridgemont State University', '2015-01', '2019-01'],
    ],
    [
      ['Universidad de Antioquia | 2014 - 2018', 'Licenciatura en Contaduría Pública'],
      ['Licenciatura', 'Contaduría Pública', 'Universidad de Antioquia', '2014-01', '2018-01'],
    ],
    [
      ['2019: Bacharelado em Administração, Universidade de São Paulo'],
      ['Bacharelado', 'Administração', 'Universidade de São Paulo', null, '2019-01'],
    ],
    [
      ['BSc Computer Science, Hollis Institute of Technology, June 2019'],
      ['BSc', 'Computer Science', 'Hollis Institute of Technology', null, '2019-06'],
    ],
    [
      ['Ingeniero de Sistemas - Universidad del Valle (2010 – 2015)'],
      ['Ingeniero de Sistemas', null, 'Universidad del Valle', '2010-01', '2015-01'],
    ],
    [
      ['High School Diploma', 'Lakeshore High School'],
      ['High School Diploma', null, 'Lakeshore High School', null, null],
    ],
  ])('%j', (lines, expected) => {
    expect(studies(lines)).toEqual([expected]);
  });
});

describe('skills and languages', () => {
  const skills = (lines: readonly string[]) => read(['#Ana Gómez', '#Skills', ...lines]).skills;
  const languages = (lines: readonly string[]) =>
    read(['#Ana Gómez', '#Languages', ...lines]).languages.map(({ language, level }) => `${language} ${level}`);

  it.each<[string, string[]]>([
    ['commas', ['Excel, SAP, Node.js, CI/CD']],
    ['bars', ['Excel | SAP', 'Node.js | CI/CD']],
    ['bullets', ['• Excel', '• SAP', '• Node.js', '• CI/CD']],
    ['categories', ['Office: Excel, SAP', 'Code: Node.js, CI/CD']],
    ['levels', ['Excel (advanced)', 'SAP – intermediate', 'Node.js: expert', 'CI/CD 80%']],
  ])('are read with %s', (_, lines) => {
    expect(skills(lines)).toEqual(['Excel', 'SAP', 'Node.js', 'CI/CD']);
  });

  it.each<[string[]]>([
    [['Spanish (native), English (C1), Portuguese (basic)']],
    [['Español: nativo', 'Inglés: avanzado', 'Portugués: básico']],
    [['Espanhol – Nativo | Inglês – Fluente | Português – Básico']],
    [['Native Spanish, fluent English, basic Portuguese']],
    [['Spanish', 'Native', 'English', 'TOEFL iBT 100', 'Portuguese', 'A2']],
  ])('%j', (lines) => {
    expect(languages(lines)).toEqual(['es native', 'en C1', 'pt A2']);
  });
});

describe('a proposal', () => {
  it('says so where a limit cuts', () => {
    const many = Array.from({ length: 80 }, (_, at) => `• Skill${at}x`);
    const { skills, warnings } = read(['#Ana Gómez', '#Skills', ...many]);
    expect(skills).toHaveLength(LIMITS.skills);
    expect(warnings).toEqual([{ kind: 'cut', text: expect.stringContaining('skills') }]);
  });

  it('has a source for every value, and nothing but values', () => {
    const proposal = read([
      '#Ana Gómez',
      'Accountant',
      'ana@example.com | Lima, Peru',
      '#Experience',
      'Accountant, Quillmark | 2019 – Present',
    ]);
    const at = (pointer: string): unknown =>
      pointer
        .slice(1)
        .split('/')
        .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], proposal);
    expect(Object.keys(proposal.sources)).toContain('/positions/0/company');
    for (const pointer of Object.keys(proposal.sources)) expect(at(pointer)).not.toBeNull();
  });

  it('is one by its schema, whatever the text', () => {
    const line = fc.oneof(
      fc.string({ maxLength: 120 }),
      fc.constantFrom(
        '#Experience',
        '#Education',
        '#Skills',
        '#Languages',
        '2019 – Present',
        '• a',
        'Accountant | Jan 2020 – 2021',
        'a@b.co',
      ),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const proposal = read(lines);
        expect(proposalSchema.parse(proposal)).toEqual(proposal);
      }),
      { numRuns: 200 },
    );
  });
});
