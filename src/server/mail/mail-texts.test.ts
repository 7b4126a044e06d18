import { expect, it } from 'vitest';
import { greeting, mailTexts, plainName } from './mail-texts.ts';

const WRITTEN = { subject: '{writer} wrote to you' };

it.each(['evil.example', 'Ana www。evil。example', 'www-evil', 'https:', 'a@b', 'Ana / Bo'])(
  'omits names that look like a link: %s',
  (name) => expect(plainName(name)).toBeNull(),
);

it.each(['Ana Ruiz', 'José A. Pérez', 'Ibarramwww'])('keeps names that merely contain such letters: %s', (name) =>
  expect(plainName(name)).toBe(name),
);

it('isolates right-to-left names in a sentence', () => {
  expect(greeting('en', 'محمد')).toBe('Hello \u2068محمد\u2069,');
  const subject = mailTexts<typeof WRITTEN>({ en: WRITTEN, es: WRITTEN, pt: WRITTEN })('en')('subject', {
    writer: 'דוד כהן',
  });
  expect(subject).toContain('\u2068דוד כהן\u2069');
});
