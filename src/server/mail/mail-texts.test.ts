import { expect, it } from 'vitest';
import { greeting, mailTexts, plainName } from './mail-texts.ts';

const WRITTEN = { subject: '{writer} wrote to you' };

it.each(['evil.example', 'Ana www。evil。example', 'www-evil', 'https:', 'a@b', 'Ana / Bo'])(
  'leaves a name that reads like a link out of a mail: %s',
  (name) => expect(plainName(name)).toBeNull(),
);

it.each(['Ana Ruiz', 'José A. Pérez', 'Ibarramwww'])('repeats a name that only has such letters in it: %s', (name) =>
  expect(plainName(name)).toBe(name),
);

it('sets a name that runs from right to left apart from the words around it', () => {
  expect(greeting('en', 'محمد')).toBe('Hello \u2068محمد\u2069,');
  const said = mailTexts<typeof WRITTEN>({ en: WRITTEN, es: WRITTEN, pt: WRITTEN })('en')('subject', {
    writer: 'דוד כהן',
  });
  expect(said).toContain('\u2068דוד כהן\u2069');
});
