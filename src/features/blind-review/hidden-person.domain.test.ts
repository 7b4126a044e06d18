import { describe, expect, test } from 'vitest';
import { NAMES, PHONES } from '#testing/names-of-languages.ts';
import { hideContacts } from './contact-details.domain.ts';
import { hidePerson, type PersonFacts } from './hidden-person.domain.ts';

const buildFacts = (firstName: string, lastName: string): PersonFacts => ({
  userId: '1',
  candidateId: '2',
  firstName,
  lastName,
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
