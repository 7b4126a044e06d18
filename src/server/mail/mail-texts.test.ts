import { expect, it } from 'vitest';
import { greeting, mailTexts, safeName } from './mail-texts.ts';

const WRITTEN = { subject: '{writer} wrote to you' };

it.each(['evil.example', 'Ana www。evil。example', 'www-evil', 'https:', 'a@b', 'Ana / Bo'])(
  'safeName omits names that look like a link: %s',
  (name) => expect(safeName(name)).toBeNull(),
);

it.each(['Ana Ruiz', 'José A. Pérez', 'Ibarramwww'])('safeName keeps names that do not look like a link: %s', (name) =>
  expect(safeName(name)).toBe(name),
);

it('greetings and subjects isolate right-to-left names', () => {
  expect(greeting('en', 'محمد')).toBe('Hello \u2068محمد\u2069,');
  const subject = mailTexts<typeof WRITTEN>({ en: WRITTEN, es: WRITTEN, pt: WRITTEN })('en')('subject', {
    writer: 'דוד כהן',
  });
  expect(subject).toContain('\u2068דוד כהן\u2069');
});

it('texts use the plural form of their numbers and insert names unchanged', () => {
  const texts = { found: '{count, plural, one {One job} other {# jobs}} for “{name}”, and {name} again.' };
  const t = mailTexts<typeof texts>({ en: texts, es: texts, pt: texts })('en');
  expect(t('found', { count: 1, name: 'Mine' })).toBe('One job for “Mine”, and Mine again.');
  expect(t('found', { count: 1200, name: "{count} '#' \uE000count\uE001" })).toBe(
    "1,200 jobs for “{count} '#' \uE000count\uE001”, and {count} '#' \uE000count\uE001 again.",
  );
  expect(t('found', { count: 1, name: 'Acme Inc.' })).toBe('One job for “Acme Inc.”, and Acme Inc. again.');
});
