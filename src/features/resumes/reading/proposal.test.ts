import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import { type LinesOptions, placeLines, toPlacedDocument } from '#testing/resume-lines.ts';
import { proposalSchema } from '../resumes.contract.ts';
import { buildProposal } from './proposal.ts';

const read = (lines: readonly string[], options?: LinesOptions) =>
  buildProposal(toPlacedDocument(placeLines(lines, options)));
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
      'dashes',
      [
        'Quillmark — Senior Accountant — Mar 2021 – Present',
        '• Closed',
        'Harbor & Pine — Clerk — Jan 2019 – Feb 2021',
        '• Filed',
      ],
    ],
    [
      'commas and places',
      [
        'Senior Accountant, Quillmark, Lima, Peru | 03/2021 – Present',
        '• Closed',
        'Clerk, Harbor & Pine, Quito, Ecuador | 01/2019 – 02/2021',
        '• Filed',
      ],
    ],
    [
      'bold next to plain text',
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

  it('below the same employer all get its name', () => {
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

  it('keep the precision of their dates, and a single date is both start and end', () => {
    const lines = [
      'Head of books, Quillmark | 2019 – Present',
      '• Closed the books',
      'Accountant, Harbor & Pine | 2015 – Mar 2018',
      '• Paid suppliers',
      'Clerk, Lakeshore Inc | 2012-2015',
      '• Filed',
      'Intern, Ridgemont Inc | Summer 2011',
      '• Scanned',
      'Cashier, Hollis Inc | June 2009',
      '• Counted',
    ];
    expect(jobs(lines).map(([title, , start, end]) => [title, start, end])).toEqual([
      ['Head of books', '2019', null],
      ['Accountant', '2015', '2018-03'],
      ['Clerk', '2012', '2015'],
      ['Intern', '2011', '2011'],
      ['Cashier', '2009-06', '2009-06'],
    ]);
  });

  it('are sorted newest first', () => {
    expect(
      jobs(['Clerk, Harbor & Pine | 2017 – 2018', 'Accountant, Quillmark | 2019 – Present']).map(([title]) => title),
    ).toEqual(['Accountant', 'Clerk']);
  });

  it('have a description without bullets, with wrapped lines joined', () => {
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

describe('dates in lower case', () => {
  it.each([
    ['enero de 2016 - presente', '2016-01'],
    ['de marzo de 2016 a la fecha', '2016-03'],
    ['desde maio de 2016', '2016-05'],
  ])('are read as the dates of the job above: "%s"', (dates, start) => {
    const title = '**Coordinadora de almacén y despacho nacional de mercancías**';
    const employer = 'Depósitos Quillmark del Norte';
    expect(jobs([title, employer, dates, '• Filed'])).toEqual([
      ['Coordinadora de almacén y despacho nacional de mercancías', 'Depósitos Quillmark del Norte', start, null],
    ]);
    expect(jobs([title, dates, employer, '• Filed'])).toHaveLength(1);
  });
});

describe('a short sentence under a job', () => {
  it('is not read as an employer, unlike a registered company name', () => {
    const lines = ['Accountant, Quillmark, Jan 2020 – Present', 'Closed the books.'];
    expect(jobs(lines)).toEqual([['Accountant', 'Quillmark', '2020-01', null]]);
    const named = ['Accountant, Jan 2020 – Present', 'Harbor and Pine Ltda.'];
    expect(jobs(named)).toEqual([['Accountant', 'Harbor and Pine Ltda.', '2020-01', null]]);
  });
});

describe('jobs with dates on a separate line below the title', () => {
  const under = (lines: readonly string[], top: number, left: number) => placeLines(lines, { top, left });
  const texts = [
    ...under(['#Ana Gómez', '#Experience', '**Engineer at Quillmark (Contract)**', 'April 2021 — Present'], 40, 40),
    ...under(['Built interfaces between the ledger and a dozen banks, with Kafka and', 'Redis in front.'], 96, 58),
    ...under(['**Clerk at Harbor & Pine**', 'August 2017 — March 2021'], 124, 40),
    ...under(['Filed what came in for three offices, in paper as well as in SAP and', 'Excel.'], 152, 58),
  ];

  it('keep indented descriptions without bullets, and drop terms of employment from the employer', () => {
    const positions = buildProposal(toPlacedDocument(texts)).positions.map(({ company, summary }) => [
      company,
      summary,
    ]);
    expect(positions).toEqual([
      ['Quillmark', 'Built interfaces between the ledger and a dozen banks, with Kafka and Redis in front.'],
      ['Harbor & Pine', 'Filed what came in for three offices, in paper as well as in SAP and Excel.'],
    ]);
  });
});

describe('skills in two columns', () => {
  it('are all read if the second column has no heading', () => {
    const head = placeLines([
      '#Ana Gómez',
      '#Experience',
      'Senior Accountant for the books of several companies, Quillmark (remote, Boston) | 2019 – Present',
      '#Skills',
    ]);
    const left = placeLines(['Gainsight', 'Zendesk', 'Excel'], { top: 100 });
    const right = placeLines(['Onboarding', 'Analysis', 'SAP'], { top: 107, left: 300 });
    const under = placeLines(['#Languages', 'English (C1)'], { top: 160 });
    const { skills, positions, languages } = buildProposal(toPlacedDocument([...head, ...left, ...right, ...under]));
    expect(skills).toEqual(['Gainsight', 'Zendesk', 'Excel', 'Onboarding', 'Analysis', 'SAP']);
    expect(positions[0]?.company).toBe('Quillmark');
    expect(languages).toEqual([{ language: 'en', level: 'C1' }]);
  });
});

describe('places', () => {
  it('are not read from inside the name or from the words before a date', () => {
    const proposal = read([
      '#DADOS PESSOAIS',
      'Nome completo | José Ricardo Tavares de Lima',
      'Cidade/Estado | Curitiba/PR',
      '#EXPERIÊNCIA',
      '**Atendente**',
      'Loja Mucuripe, de abril de 2016 a maio de 2021',
      '• Vendas e trocas no balcão.',
    ]);
    const { firstName, lastName, city, country, positions } = proposal;
    expect([firstName, lastName, city, country]).toEqual(['José Ricardo', 'Tavares de Lima', 'Curitiba', 'BR']);
    expect(positions.map(({ title, company }) => [title, company])).toEqual([['Atendente', 'Loja Mucuripe']]);
  });
});

describe('web addresses', () => {
  it('wrapped at a hyphen are read in full, even if the line had room left', () => {
    const lines = [
      'linkedin.com/in/ana-',
      'gomez-soporte',
      'github.com/ana-gomez-',
      'demo',
      'Redes y servidores de empresas',
    ];
    const { linkedinUrl, portfolioUrl } = read(['#Ana Gómez', '#Contact', ...lines]);
    expect([linkedinUrl, portfolioUrl]).toEqual([
      'https://linkedin.com/in/ana-gomez-soporte',
      'https://github.com/ana-gomez-demo',
    ]);
  });
});

describe('education', () => {
  it.each<[string[], (string | null)[]]>([
    [
      ['Bachelor of Science in Accounting | 2015 – 2019', 'Ridgemont State University'],
      ['Bachelor of Science', 'Accounting', 'Ridgemont State University', '2015', '2019'],
    ],
    [
      ['Universidad de Antioquia | 2014 - 2018', 'Licenciatura en Contaduría Pública'],
      ['Licenciatura', 'Contaduría Pública', 'Universidad de Antioquia', '2014', '2018'],
    ],
    [
      ['2019: Bacharelado em Administração, Universidade de São Paulo'],
      ['Bacharelado', 'Administração', 'Universidade de São Paulo', null, '2019'],
    ],
    [
      ['BSc Computer Science, Hollis Institute of Technology, June 2019'],
      ['BSc', 'Computer Science', 'Hollis Institute of Technology', null, '2019-06'],
    ],
    [
      ['Ingeniero de Sistemas - Universidad del Valle (2010 – 2015)'],
      ['Ingeniero de Sistemas', null, 'Universidad del Valle', '2010', '2015'],
    ],
    [
      ['High School Diploma', 'Lakeshore High School'],
      ['High School Diploma', null, 'Lakeshore High School', null, null],
    ],
    [
      ['Diplomatura en Impuestos, Instituto Superior Pampero | 2020'],
      ['Diplomatura', 'Impuestos', 'Instituto Superior Pampero', null, '2020'],
    ],
    [
      ['Administración de Empresas', 'Universidad del Valle | 2012 – 2016'],
      ['Administración de Empresas', null, 'Universidad del Valle', '2012', '2016'],
    ],
  ])('is read from %j', (lines, expected) => {
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

  it('omit addresses and explanations of levels', () => {
    expect(
      skills(['Excel', 'https://ana.example.net/resume', 'Levels: A1/A2: basic user – B1/B2: more', 'SAP']),
    ).toEqual(['Excel', 'SAP']);
  });

  it.each<[string[]]>([
    [['Spanish (native), English (C1), Portuguese (basic)']],
    [['Español: nativo', 'Inglés: avanzado', 'Portugués: básico']],
    [['Espanhol – Nativo | Inglês – Fluente | Português – Básico']],
    [['Native Spanish, fluent English, basic Portuguese']],
    [['Spanish', 'Native', 'English', 'TOEFL iBT 100', 'Portuguese', 'A2']],
  ])('are read from %j', (lines) => {
    expect(languages(lines)).toEqual(['es native', 'en C1', 'pt A2']);
  });
});

describe('a proposal', () => {
  it('contains a warning if a limit cut values', () => {
    const many = Array.from({ length: 80 }, (_, index) => `• Skill${index}x`);
    const { skills, warnings } = read(['#Ana Gómez', '#Skills', ...many]);
    expect(skills).toHaveLength(LIMITS.skills);
    expect(warnings).toEqual([{ kind: 'cut', text: expect.stringContaining('skills') }]);
  });

  it('contains no half of a surrogate pair, not even where a limit cuts an emoji', () => {
    const start = 'I keep the \ud800books. ';
    const { summary } = read(['#Ana Gómez', '#Summary', start + 'x'.repeat(LIMITS.text - start.length) + '👩']);
    expect(summary).toMatch(/^I keep the books\. x+$/);
  });

  it('has sources for its values, and none for missing values', () => {
    const proposal = read([
      '#Ana Gómez',
      'Accountant',
      'ana@example.com | Lima, Peru',
      '#Experience',
      'Accountant, Quillmark | 2019 – Present',
    ]);
    const valueAt = (pointer: string): unknown =>
      pointer
        .slice(1)
        .split('/')
        .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], proposal);
    expect(Object.keys(proposal.sources)).toContain('/positions/0/company');
    for (const pointer of Object.keys(proposal.sources)) expect(valueAt(pointer)).not.toBeNull();
  });

  it('matches its schema for any text', () => {
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
