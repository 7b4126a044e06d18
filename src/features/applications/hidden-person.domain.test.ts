import { describe, expect, test } from 'vitest';
import { hideContacts } from './contact-details.domain.ts';
import { hidePerson, type PersonFacts } from './hidden-person.domain.ts';

const factsOf = (firstName: string, lastName: string): PersonFacts => ({
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

/** A name, and other ways in which people write it or a part of it. */
const NAMES: [language: string, first: string, last: string, written: string[]][] = [
  ['Spanish', 'José', 'Núñez', ['jose nunez', 'NÚÑEZ, JOSÉ', 'José_Núñez', 'Nun\u0303ez']],
  ['Portuguese', 'João', 'Conceição', ['Joao Conceicao', 'conceicao.joao']],
  ['French', 'Zoë', 'Lefèvre', ['Zoe Lefevre', 'LEFÈVRE']],
  ['German', 'Jürgen', 'Groß', ['Jurgen Gross', 'GROSS']],
  ['Croatian', 'Željko', 'Kovačević', ['Zeljko Kovacevic', 'kovacevic']],
  ['Serbian', 'Đorđe', 'Đoković', ['Dorde Dokovic', 'djordje dokovic']],
  ['Czech', 'Jiří', 'Dvořák', ['Jiri Dvorak', 'dvořák']],
  ['Polish', 'Łukasz', 'Wiśniewski', ['Lukasz Wisniewski', 'WIŚNIEWSKI']],
  ['Hungarian', 'Győző', 'Szűcs', ['Gyozo Szucs', 'szucs gyozo']],
  ['Romanian', 'Ștefan', 'Țurcanu', ['Stefan Turcanu', 'Ţurcanu']],
  ['Turkish', 'Işıl', 'Yıldız', ['Isil Yildiz', 'YILDIZ']],
  ['Icelandic', 'Þórdís', 'Guðmundsdóttir', ['Thordis Gudmundsdottir', 'gudmundsdottir']],
  ['Danish', 'Søren', 'Kjærgård', ['Soren Kjaergard', 'SØREN']],
  ['Lithuanian', 'Žydrūnas', 'Šimkus', ['Zydrunas Simkus']],
  ['Guaraní', 'Ỹvága', 'Ñẽmbya', ['Yvaga Nembya', 'ñembya']],
  ['Vietnamese', 'Đức', 'Nguyễn', ['Duc Nguyen', 'NGUYỄN ĐỨC']],
  ['Irish', 'Siobhán', 'O’Brien', ["Siobhan O'Brien", 'OBrien', 'o`brien', 'O\u02bcBrien', 'siobhan’s']],
  ['Italian', 'Niccolò', "D'Angelo", ['Niccolo D’Angelo', 'dangelo']],
  ['Russian', 'Алёна', 'Воробьёва', ['Алена Воробьева', 'ВОРОБЬЁВА']],
  ['Greek', 'Νίκος', 'Παπαδόπουλος', ['ΝΙΚΟΣ ΠΑΠΑΔΟΠΟΥΛΟΣ', 'Νικος']],
  ['Arabic', 'أحمد', 'الشريف', ['احمد الشريف', 'أَحْمَد', 'أحـمد']],
  ['Hebrew', 'יעל', 'כהן־לוי', ['יָעֵל', 'יעל כהן']],
  ['Hindi', 'प्रिया', 'शर्मा', ['प्रिया शर्मा']],
  ['Chinese', '小龙', '李', ['我叫李小龙。', '李 小龙']],
  ['Japanese', '花子', '山田', ['山田花子です', '山田さん']],
  ['Korean', '민준', '김', ['김민준은', '민준 김']],
  ['Thai', 'สมชาย', 'ใจดี', ['ผมชื่อสมชายใจดีครับ']],
];

describe('a hidden person', () => {
  test.each(NAMES)('keeps a %s name out of a text, however it is written', (_, first, last, written) => {
    const person = hidePerson(factsOf(first, last), 'job');
    for (const text of [`${first} ${last}`, `${last} ${first}`, `${first}\u200b ${last}`, ...written]) {
      const hidden = person.withoutName(`Hello, ${text}: good work`);
      expect(hidden).toMatch(/^Hello, /);
      expect(hidden).toMatch(/: good work$/);
      const left = hidden.replace(/^Hello, |: good work$/g, '');
      expect(left, text).toMatch(/Candidate|•••/);
      for (const part of text.split(/[\s,._:。]+/)) expect(left.split(/[\s,.]+/), text).not.toContain(part);
    }
  });

  test('leaves words alone that only resemble the name', () => {
    const person = hidePerson(factsOf('Ana', 'Lima'), 'job');
    const text = 'Banana sales analyst in Limassol, climate, Anaheim';
    expect(person.withoutName(text)).toBe(text);
  });

  test('hides a fact as a whole where it contains the name', () => {
    const person = hidePerson({ ...factsOf('Ana', 'Lima'), email: 'ana.lima@example.com', city: 'São Luís' }, 'job');
    expect(person.withoutName('Write to ana.lima@example.com in Sao Luis')).toBe('Write to ••• in •••');
  });

  test('hides what an excerpt cuts short', () => {
    const person = hidePerson(factsOf('Guadalupe', 'Kovačević'), 'job');
    expect(person.withoutName('I am Guadal…')).toBe('I am •••…');
    expect(person.withoutName('I am Guadalupe Kovač…')).toBe('I am •••…');
    expect(person.withoutName('I guard…')).toBe('I guard…');
  });

  test('hides a long name inside another word', () => {
    expect(hidePerson(factsOf('Xóchitl', 'Quetzal'), 'job').withoutName('find me: thequetzal99')).toBe('find me: •••');
  });
});

/** Numbers as people of twenty countries write them. */
const PHONES: [country: string, numbers: string[]][] = [
  ['the United States', ['(555) 123-4567', '555-123-4567', '555.123.4567', '+1 555 123 4567', '5551234567']],
  ['Mexico', ['55 1234 5678', '+52 55 1234 5678', '(55) 1999-2010']],
  ['Colombia', ['300 123 4567', '3001234567', '+57 300 123 4567']],
  ['Argentina', ['11 1234-5678', '(011) 4123-4567', '+54 9 11 1234-5678']],
  ['Chile', ['9 1234 5678', '+56 9 1234 5678']],
  ['Peru', ['912 345 678', '912-345-678', '912.345.678']],
  ['Brazil', ['(11) 91234-5678', '11 91234 5678', '+55 11 91234-5678']],
  ['Ecuador', ['099 123 4567']],
  ['Uruguay', ['099 123 456', '2123 4567']],
  ['Paraguay', ['0981 123 456', '(0981) 123-456']],
  ['Bolivia', ['7123 4567', 'WhatsApp 71234567']],
  ['Venezuela', ['0414-123.45.67', '0414 1234567']],
  ['Costa Rica', ['8888-8889']],
  ['Panama', ['6123-4567']],
  ['Guatemala', ['5123 4567', '+502 5123 4567']],
  ['El Salvador', ['7123-4567']],
  ['the Dominican Republic', ['809-555-1234']],
  ['Spain', ['612 345 678', '612 34 56 78']],
  ['the United Kingdom', ['07911 123456', '+44 7911 123456']],
  ['Germany', ['0151 23456789']],
  ['France', ['06 12 34 56 78', '+33 6 12 34 56 78']],
  ['Italy', ['312 345 6789']],
];

describe('contact details', () => {
  test.each(PHONES)('phone numbers of %s are hidden', (_, numbers) => {
    for (const number of numbers) {
      expect(hideContacts(`Call ${number}, please`)).not.toMatch(/\d/);
    }
  });

  test.each([
    'Worked there 2012-2017 and 2018 - 2020',
    'From 01.2015 - 03.2018 and 2019-02-01',
    'A budget of $150.000.000, later 1.200.000.000',
    'Paid 3000-4000, then 10000 - 15000',
    'Tables of 10 20 30 40 50 rows',
    'Candidate 83718291 and 12345 users',
    'Node.js/React, ASP.NET, CI/CD, 24/7, a@b',
  ])('"%s" stays', (text) => {
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
  ])('%s is hidden', (address) => {
    expect(hideContacts(`Write: ${address} soon`)).toBe('Write: ••• soon');
  });
});
