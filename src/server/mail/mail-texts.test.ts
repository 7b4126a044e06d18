import { expect, it } from 'vitest';
import { plainName } from './mail-texts.ts';

it.each(['evil.example', 'Ana www。evil。example', 'www-evil', 'https:', 'a@b', 'Ana / Bo'])(
  'leaves a name that reads like a link out of a mail: %s',
  (name) => expect(plainName(name)).toBeNull(),
);

it.each(['Ana Ruiz', 'José A. Pérez', 'Ibarramwww'])('repeats a name that only has such letters in it: %s', (name) =>
  expect(plainName(name)).toBe(name),
);
