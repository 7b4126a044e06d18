import { describe, expect, it } from 'vitest';
import { withoutIdentity } from './identity.ts';
import { prepareCandidate } from './prepare.ts';

const WORK = 'I keep the books of five shops in QuickBooks and close every month.';
const TRABAJO = 'Llevo la contabilidad de cinco tiendas en QuickBooks y cierro cada mes.';
const TRABALHO = 'Faço a contabilidade de cinco lojas no QuickBooks e fecho cada mês.';

/** Statements about a personal attribute of two people: templates with a gap, and the value of each person. */
type Counterfactual = readonly [what: string, work: string, first: string, second: string, forms: readonly string[]];

const labelForms = (labels: readonly string[]): string[] =>
  labels.flatMap((label) => [`${label}: _`, `${label} - _`, `${label} – _`, `${label} = _`, `• ${label}: _`]);

const COUNTERFACTUALS: readonly Counterfactual[] = [
  [
    'name',
    WORK,
    'Ana María Rubio',
    'Bob Franco',
    [...labelForms(['Name', 'Full name']), 'My name is _.', "I'm _, nice to meet you.", 'I am _.'],
  ],
  [
    'name',
    TRABAJO,
    'Guadalupe Salas',
    'Juan de la Cruz',
    [...labelForms(['Nombre', 'Nombre completo']), 'Me llamo _.', 'Mi nombre es _.', 'Soy _, mucho gusto.'],
  ],
  [
    'name',
    TRABALHO,
    'Fátima dos Santos',
    'Zé Reis',
    [...labelForms(['Nome', 'Nome completo']), 'Meu nome é _.', 'Me chamo _.'],
  ],
  [
    'age',
    WORK,
    '24',
    '61',
    [...labelForms(['Age']), 'Age _', 'I am _ years old.', 'I am a _-year-old.', "I'm _.", '_ y/o.', 'Aged _.'],
  ],
  [
    'age',
    TRABAJO,
    '24',
    '61',
    [
      ...labelForms(['Edad']),
      'Edad _',
      'Tengo _ años.',
      'Tengo _.',
      'Tengo _ y trabajo desde casa.',
      '_ años de edad.',
      'Mujer de _ años.',
    ],
  ],
  ['age', TRABALHO, '24', '61', [...labelForms(['Idade']), 'Idade _', 'Tenho _ anos.', 'Tenho _.', '_ anos de idade.']],
  [
    'birth',
    WORK,
    '05/03/1975',
    '1999-12-31',
    [...labelForms(['DOB', 'Date of birth', 'Birthdate']), 'DOB _', 'Date of birth _'],
  ],
  [
    'birth',
    TRABAJO,
    '5 de marzo de 1975',
    '12/11/2001',
    [...labelForms(['Fecha de nacimiento']), 'Fecha de nacimiento _'],
  ],
  ['birth', WORK, 'Lima in 1975', 'Boston on May 3, 1999', ['Born in _.']],
  ['gender', WORK, 'female', 'male', [...labelForms(['Gender', 'Sex']), 'I am a _.']],
  ['gender', TRABAJO, 'mujer', 'hombre', [...labelForms(['Género', 'Sexo']), 'Soy _.']],
  ['name as a heading', WORK, 'Emily Cook', 'GUADALUPE CRUZ DEL RÍO', ['_', '_ | Bookkeeper', '_ - five years']],
  ['name as a heading', TRABAJO, 'José Luis Franco Salas', 'Brad Baker', ['_', 'En casa desde 2019. _']],
  ['form of address', WORK, 'Ms. Torres', 'Mr. Sales', ['_', 'Known as _.', 'References: _ of Acme']],
  ['form of address', TRABAJO, 'Sra. Torres', 'Sr. Torres', ['_', 'Referencias: _']],
  ['address inside a line', WORK, 'Calle 12 # 4-20, Cali', '48 Main Street, Boston', ['Excel, Dext Address: _']],
  [
    'birth inside a line',
    TRABAJO,
    'Cali',
    'Chicago',
    ['Excel, Dext Lugar de nacimiento: _', 'Excel lugar de nacimiento: _'],
  ],
  ['birth inside a line', TRABALHO, 'Belém', 'Curitiba', ['Excel Naturalidade: _', 'Excel Local de nascimento: _']],
  ['family inside a line', WORK, 'married', 'single', ['Excel, Dext Marital status: _']],
  ['pronouns', TRABALHO, 'ela/dela', 'ele/dele', ['Excel Pronomes: _']],
  ['pronouns', WORK, 'she/her', 'he/him', ['Ana (_).', ...labelForms(['Pronouns'])]],
  [
    'nationality',
    WORK,
    'Venezuelan',
    'Costa Rican',
    [
      ...labelForms(['Nationality', 'Citizenship']),
      'Nationality _',
      '_ national.',
      '_ citizen.',
      'I am _.',
      'I am a _ and work from home.',
    ],
  ],
  [
    'nationality',
    TRABAJO,
    'colombiana',
    'peruana',
    [...labelForms(['Nacionalidad']), 'Nacionalidad _', 'Soy _.', 'Soy _ y trabajo desde casa.', 'Contadora _.'],
  ],
  ['nationality', TRABALHO, 'brasileira', 'angolana', [...labelForms(['Nacionalidade']), 'Nacionalidade _', 'Sou _.']],
  [
    'family',
    WORK,
    'Married',
    'Single',
    [...labelForms(['Marital status']), '_.', 'Available, _, from home.', 'I am _.'],
  ],
  [
    'family',
    TRABAJO,
    'casada',
    'soltera',
    [...labelForms(['Estado civil']), 'Soy _.', 'Estoy _.', 'Puntual, _, en casa.'],
  ],
  ['family', WORK, 'Mother of two', 'Father of three children', ['_.']],
  ['faith', WORK, 'Catholic', 'Muslim', [...labelForms(['Religion']), 'I am _.']],
  ['faith', TRABAJO, 'católica', 'evangélica', [...labelForms(['Religión']), 'Soy _.']],
  [
    'school',
    WORK,
    'Harvard University',
    'Universidad Nacional de Colombia',
    [...labelForms(['University']), 'I graduated from _.', 'I studied at _ in 2010.'],
  ],
  ['school', WORK, 'harvard university', 'stanford university', ['i graduated from _.', 'i studied at _ in 2010.']],
  ['school', WORK, 'MIT', 'usp', ['I studied at _.', 'Graduated from _ in 2012.']],
  [
    'school',
    TRABAJO,
    'universidad nacional de colombia',
    'universidad de los andes',
    ['Estudié en la _.', 'Egresada de la _ en 2010.'],
  ],
  ['school', TRABALHO, 'universidade de são paulo', 'universidade federal da bahia', ['Estudei na _.']],
  [
    'city',
    WORK,
    'Cali, Colombia',
    'Quito, Ecuador',
    [
      ...labelForms(['City', 'Location', 'Address']),
      'I live in _.',
      'Based in _.',
      'I am from _.',
      'Currently living in _.',
    ],
  ],
  [
    'city',
    TRABAJO,
    'Cali',
    'San Salvador',
    [...labelForms(['Ciudad', 'Dirección']), 'Vivo en _.', 'Soy de _.', 'Resido en _.'],
  ],
  ['city', TRABAJO, 'cali, colombia', 'lima, perú', ['vivo en _.']],
  ['city', TRABALHO, 'São Paulo', 'Belo Horizonte', [...labelForms(['Cidade']), 'Moro em _.']],
  ['country', TRABALHO, 'Brasil', 'Paraguai', ['Moro no _.', 'Resido no _.']],
];

const cases = COUNTERFACTUALS.flatMap(([what, work, first, second, forms]) =>
  forms.map((form) => [what, form, form.replace('_', first), form.replace('_', second), work] as const),
);

describe('personal attributes', () => {
  it.each(cases)('do not change the prepared candidate: %s, %s', (_what, _form, first, second, work) => {
    const prepareLine = (line: string) => prepareCandidate({ jobTitle: 'Bookkeeper', bio: `${line}\n${work}` });
    expect(prepareLine(first)).toEqual(prepareLine(second));
  });

  it.each([
    'Tengo 5 años de experiencia.',
    'Ten years old code, 15 years of experience.',
    'Single page applications and single sign-on.',
    'Address customer complaints the same day.',
    'Age-appropriate activities for ages 3 to 5.',
    'School teacher and university lecturer since 2010.',
    'Software under the MIT license.',
    'I am an English teacher.',
    'I live and breathe numbers.',
    'Name tags, name plates and brand names.',
    'Managed 45 people.',
    'Sr. Accountant at a firm of forty.',
    'MS Excel, MS Office and Ms Project every day.',
    'Customer Service Manager\nSales Operations Lead',
    'Jordan Marketing Group trusted me for years',
    'Our IP address: list is kept by me',
  ])('are not found in statements about work: %s', (text) => {
    const words = (part: string): string =>
      part
        .toLowerCase()
        .replace(/university|school/g, '')
        .replace(/\s+/g, ' ')
        .trim();
    expect(words(withoutIdentity(text))).toBe(words(text));
  });

  it('are removed, and the rest of the line is kept', () => {
    expect(withoutIdentity('Name: Ana. I sell in Excel.')).toContain('I sell in Excel.');
    expect(withoutIdentity('Age: 33 | Skills: React')).toContain('Skills: React');
    expect(withoutIdentity('Soy colombiana y vendo en Excel.')).toContain('vendo en Excel');
  });

  it('are removed at the end of a text, but the name of a program is kept', () => {
    const text = (name: string): string => withoutIdentity(`Ten years with Excel and Google Sheets ${name}`).trim();
    expect(text('María Franco Salas')).toBe('Ten years with Excel and Google Sheets');
    expect(text('JOHN TAYLOR REED')).toBe('Ten years with Excel and Google Sheets');
    expect(text('QuickBooks Online')).toBe('Ten years with Excel and Google Sheets QuickBooks Online');
  });

  it('are removed in linear time', () => {
    // Unbounded patterns would take minutes.
    const pieces = [
      'A',
      'A ',
      'a ',
      '1',
      'Tengo 45 ',
      'Universidad de ',
      'universidad nacional de ',
      'university ',
      'I am a ',
      'nací ',
      'married, ',
      'María de la ',
      'Nationality ',
      'soy ',
      '- ',
      'Name ',
      'living in ',
      '(',
      '\n',
      '\n*',
      ',a ',
      "I'm A",
      'Ana ',
      'Ana de ',
      'Ms. A',
      'Address: ',
      'Emily Cook | ',
    ];
    for (const piece of pieces) {
      expect(withoutIdentity(piece.repeat(Math.ceil(200_000 / piece.length))).length).toBeLessThanOrEqual(900_000);
    }
  });
});
