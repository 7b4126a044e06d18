import { expect, it } from 'vitest';
import { findMentionedPeople } from './mentions.domain.ts';

const createMember = (firstName: string, lastName: string) => ({ firstName, lastName });
const ana = createMember('Ana', 'Lima');
const anaMaria = createMember('Ana', 'Lima Souza');
const jose = createMember('José', 'Núñez');
const people = [ana, anaMaria, jose];

it.each([
  ['@Ana Lima, please look', [ana]],
  ['Ask @ana  lima and @JOSÉ NÚÑEZ.', [ana, jose]],
  ['@Ana Lima Souza', [anaMaria]],
  ['@Ana Limar', []],
  ['Ana Lima', []],
  ['write to me@Ana', []],
  ['', []],
])('the people mentioned in “%s” are found', (text, mentioned) => {
  expect(findMentionedPeople(text, people)).toEqual(mentioned);
});
