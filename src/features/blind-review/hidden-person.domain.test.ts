import { describe, expect, test } from 'vitest';
import { NAMES, PHONES } from '#testing/names-of-languages.ts';
import { hideContacts } from './contact-details.domain.ts';
import { hidePerson, type PersonFacts } from './hidden-person.domain.ts';

const buildFacts = (firstName: string, lastName: string): PersonFacts => ({
  userId: '1',
  candidateId: '2',
  firstName,
  lastName,
  formerNames: [],
  email: null,
  profileImageUrl: null,
  city: null,
  linkedinUrl: null,
  portfolioUrl: null,
  education: [],
  resumeName: null,
});

describe('hiding a person', () => {
  test.each(NAMES)('removes a %s name from a text, however it is written', (_, first, last, written) => {
    const person = hidePerson(buildFacts(first, last), 'job');
    for (const text of [`${first} ${last}`, `${last} ${first}`, `${first}\u200b ${last}`, ...written]) {
      const hidden = person.redactName(`Hello, ${text}: good work`);
      expect(hidden).toMatch(/^Hello, /);
      expect(hidden).toMatch(/: good work$/);
      const left = hidden.replace(/^Hello, |: good work$/g, '');
      expect(left, text).toMatch(/Candidate|•••/);
      for (const part of text.split(/[\s,._:。]+/)) expect(left.split(/[\s,.]+/), text).not.toContain(part);
    }
  });

  test('keeps words that only resemble the name', () => {
    const person = hidePerson(buildFacts('Ana', 'Lima'), 'job');
    const text = 'Banana sales analyst in Limassol, climate, Anaheim';
    expect(person.redactName(text)).toBe(text);
  });

  test('hides a one-letter Chinese or Korean name only as a separate word, and keeps one-letter Latin names', () => {
    const chinese = hidePerson(buildFacts('小龙', '李'), 'job');
    expect(chinese.redactName('李 & Co, 李: 行李和李树')).toBe('Candidate & Co, Candidate: 行李和李树');
    expect(hidePerson(buildFacts('민준', '이'), 'job').redactName('이 & Co, 이것이 좋다')).toBe(
      'Candidate & Co, 이것이 좋다',
    );
    expect(hidePerson(buildFacts('J', 'Li'), 'job').redactName('Plan J, vitamin J')).toBe('Plan J, vitamin J');
  });

  test('hides the whole address if it contains the name', () => {
    const person = hidePerson({ ...buildFacts('Ana', 'Lima'), email: 'ana.lima@example.com', city: 'São Luís' }, 'job');
    expect(person.redactName('Write to ana.lima@example.com in Sao Luis')).toBe('Write to ••• in •••');
  });

  test('hides names that are cut off at the end of an excerpt', () => {
    const person = hidePerson(buildFacts('Guadalupe', 'Kovačević'), 'job');
    expect(person.redactName('I am Guadal…')).toBe('I am •••…');
    expect(person.redactName('I am Guadalupe Kovač…')).toBe('I am •••…');
    expect(person.redactName('I guard…')).toBe('I guard…');
  });

  test('hides a long name inside another word', () => {
    expect(hidePerson(buildFacts('Xóchitl', 'Quetzal'), 'job').redactName('find me: thequetzal99')).toBe(
      'find me: •••',
    );
  });
});

describe('hiding the schools and the city', () => {
  const redact = (school: string | null, text: string, city: string | null = null): string =>
    hidePerson({ ...buildFacts('Ana', 'Quispe'), education: [{ school }], city }, 'job').redactName(text);

  const UNAM = 'Universidad Nacional Autónoma de México (UNAM)';

  test.each([
    [
      'Harvard University',
      'Harvard MBA. I studied at Harvard, HARVARD’s best',
      '••• MBA. I studied at •••, •••’s best',
    ],
    [UNAM, 'I studied at the UNAM, a UNAM-trained lawyer', 'I studied at the •••, a •••-trained lawyer'],
    [UNAM, 'en la universidad nacional autonoma de mexico', 'en la •••'],
    ['Universidad Nacional Autónoma de México, Facultad de Derecho', 'Derecho en la UNAM', 'Derecho en la •••'],
    ['Universidad EAFIT', 'EAFIT graduate', '••• graduate'],
    ['Universidade Estadual de Campinas - UNICAMP', 'Formado pela Unicamp', 'Formado pela •••'],
    ['Universidade de São Paulo', 'Mestrado na USP, em São Paulo', 'Mestrado na •••, em •••'],
    ['Universidad de Buenos Aires', 'Egresado de la UBA', 'Egresado de la •••'],
    ['MIT (Massachusetts Institute of Technology)', 'An MIT graduate', 'An ••• graduate'],
    ['Pontificia Universidad Javeriana Cali', 'Economista de la Javeriana', 'Economista de la •••'],
    ['Marlow Business School', 'A Marlow degree from Marlow business school', 'A ••• degree from •••'],
    ['Universidad Nacional Mayor de San Marcos', 'En San Marcos aprendí', 'En ••• aprendí'],
    ['universidad javeriana', 'Javeriana, 2015', '•••, 2015'],
    ['UNIVERSIDAD NACIONAL AUTÓNOMA DE MÉXICO', 'Abogada por la UNAM', 'Abogada por la •••'],
    ['Harvard University', 'I went to Harv…', 'I went to •••…'],
  ])('hides %s in "%s"', (school, text, expected) => {
    expect(redact(school, text)).toBe(expected);
  });

  test.each([
    ['Santa Cruz de la Sierra', 'I live in Santa Cruz', 'I live in •••'],
    ['San José del Cabo', 'San José es mi base', '••• es mi base'],
    ['Lima, Perú', 'Vivo en Lima', 'Vivo en •••'],
    ['Bogotá D.C.', 'Vivo en Bogota', 'Vivo en •••'],
    ['São Paulo - SP', 'Moro em São Paulo', 'Moro em •••'],
    ['Santiago de Chile', 'Vivo en Santiago', 'Vivo en •••'],
    ['Rio de Janeiro', 'Moro no Rio', 'Moro no •••'],
    ['Ciudad de México', 'Ten years of sales in Mexico City (CDMX)', 'Ten years of sales in ••• (•••)'],
    ['Mexico City, Mexico', 'Vivo en la Ciudad de Mexico', 'Vivo en la •••'],
    ['São Paulo', 'Trabajé en San Pablo', 'Trabajé en •••'],
  ])('hides the city %s in "%s"', (city, text, expected) => {
    expect(redact(null, text, city)).toBe(expected);
  });

  test.each([
    ['Business School', 'Business analyst who runs a business and went to school'],
    ['Marlowe School of Business', 'Business intelligence for a business school, in Business English'],
    ['Universidad de la República', 'La República Dominicana es una república; leo La República cada día.'],
    ['Universidad del Valle', 'El valle es hermoso. Valle del Cauca, Silicon Valley.'],
    ['Data Science Academy', 'Data Engineer. Data science, Computer Science and Data pipelines.'],
    ['School of Visual Arts', 'Visual Arts teacher. Visual design, arts and crafts.'],
    ['University of Design', 'Design systems, UX Design, Graphic Design.'],
    ['UNIVERSIDAD DEL DESARROLLO', 'DESARROLLO DE SOFTWARE. Desarrollo web.'],
    ['Digital House', 'Digital Marketing, a white house, Digital products.'],
    ['Full Sail University', 'Full Stack Developer. Full time. We sail on Sunday.'],
    ['Open University', 'Open to part-time work. Open source at a university.'],
    ['American University', 'American clients, Latin American teams, a university'],
    ['Universidad Nacional de Colombia', 'Ventas en Colombia para la empresa Nacional de Seguros.'],
    ['Universidad del Pacífico', 'Pacific Time, 9 to 5. Costa del Pacífico.'],
    ['University of the Eastern Shore', 'Eastern Time, 9 to 5, with clients offshore'],
    ['University of Texas at Austin', 'Payroll clerk for a branch in Cypress, Texas.'],
    ['Universidad de Buenos Aires', 'Buenos días. Buenos resultados con la Universidad Austral.'],
    ['Universidade Federal do Rio de Janeiro', 'De janeiro a março, em Janeiro de 2020, o rio subiu.'],
    ['Universidade Federal de Minas Gerais', 'Auxiliar de Serviços Gerais'],
    ['Universidade Nove de Julho', 'Nove anos de experiência, desde Julho de 2012.'],
    ['Universidad Autónoma de Tamaulipas', 'Led UAT and wrote test plans.'],
    ['University of South Alabama', 'Clients in the USA, paid in USD.'],
    ['Universidad Simón Bolívar', 'USB drivers. My manager Simón praised it.'],
    ['Escuela Técnica Santa Marcelina', 'Asistente técnica en la escuela Santa Rosa.'],
    ['Universidad Internacional de La Rioja (UNIR)', 'Me gusta unir equipos.'],
    ['Harvard University, Cambridge', 'University teacher, state college'],
    ['Instituto Tecnológico de Costa Rica', 'Instituto, tecnológico, Costa Rica, costa rica.'],
  ])('keeps ordinary words of %s', (school, text) => {
    expect(redact(school, text)).toBe(text);
  });

  test.each([
    ['Ciudad de México', 'La ciudad es grande. Ciudad Juárez, México'],
    ['Mar del Plata', 'Mar 2020 – Jun 2021, frente al mar'],
    ['Villa del Rosario', 'Villa Crespo, una villa'],
    ['Santa Cruz de la Sierra', 'una cruz de madera, sierra y santa paciencia'],
    ['Lima, Perú', 'Torta de lima, ventas en Perú'],
  ])('keeps ordinary words of the city %s', (city, text) => {
    expect(redact(null, text, city)).toBe(text);
  });
});

describe('hiding contact details', () => {
  test.each(PHONES)('hides phone numbers of %s', (_, numbers) => {
    for (const number of numbers) {
      expect(hideContacts(`Call ${number}, please`)).not.toMatch(/\d/);
    }
  });

  test.each(['WhatsApp 57 3005551234', '55 11987654320', 'Celular: 11 45678901', 'Tel. 9 8765 4321'])(
    'hides the number in "%s"',
    (text) => {
      expect(hideContacts(text)).not.toMatch(/\d/);
    },
  );

  test.each([
    'Worked there 2012-2017 and 2018 - 2020',
    'From 01.2015 - 03.2018 and 2019-02-01',
    'A budget of $150.000.000, later 1.200.000.000',
    'Paid 3000-4000, then 10000 - 15000',
    'Tables of 10 20 30 40 50 rows',
    'Tables in Excel: 10 20 30 40 50 rows',
    'Candidate 83718291 and 12345 users',
    'Node.js/React, ASP.NET, CI/CD, 24/7, a@b',
  ])('keeps "%s"', (text) => {
    expect(hideContacts(text)).toBe(text);
  });

  test.each([
    'maria@mi-empresa.com',
    'ana.pérez+jobs@correo.com.mx',
    'josé@ñandú.com.py',
    '@ana_perez',
    'linkedin.com/in/ana',
    'https://x.example/a?b=c',
    'www.ana.example',
  ])('hides %s', (address) => {
    expect(hideContacts(`Write: ${address} soon`)).toBe('Write: ••• soon');
  });
});
