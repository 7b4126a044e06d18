import { expect, test } from 'vitest';
import { phoneNumber } from './phone-number.ts';

test.each([
  ['+57 300 123 4567', '+573001234567'],
  ['+55 (11) 98765-4321', '+5511987654321'],
  ['0054 11 4567-8901', '+541145678901'],
  ['300 123 4567', null],
  ['+57', null],
  ['+0 300 123 4567', null],
  ['+57 300 123 4567 ext. 12', null],
  ['', null],
  [`+57${' '.repeat(100)}3001234567`, null],
])('the phone number in %j is %j', (text, number) => {
  expect(phoneNumber(text)).toBe(number);
});
