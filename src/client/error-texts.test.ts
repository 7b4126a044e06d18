import { globSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { formsEn } from '#shared/errors/forms.en.ts';
import { rulesEn } from '#shared/errors/rules.en.ts';
import { errorsEs } from '#shared/errors.es.ts';
import { refusal } from '#shared/errors.ts';
import { errorSentence, errorText, refusalText, setErrorTexts } from './error-texts.ts';

describe('errorSentence', () => {
  afterEach(() => setErrorTexts('en', formsEn));

  it('returns the sentence in the user’s language, with parameters', () => {
    setErrorTexts('es', errorsEs);
    const wait = { code: 'too-many-attempts', params: { unit: 'minutes', count: 1 } };
    expect(errorSentence(wait, 'Too many attempts. Please try again in a minute.')).toBe(
      'Demasiados intentos. Vuelve a intentarlo en un minuto.',
    );
    expect(refusalText(refusal('not-one-of', { list: ['a', 'b'] }))).toBe('Debe ser uno de estos valores: a, b');
    expect(refusalText(refusal('text-too-long', { count: 20_000 }))).toBe('Debe tener como máximo 20,000 caracteres');
  });

  it("falls back to the server's sentence for unknown or missing codes", () => {
    setErrorTexts('es', errorsEs);
    expect(errorSentence({ code: 'of-a-later-release', params: {} }, 'Something new')).toBe('Something new');
    expect(errorSentence({}, 'Something old')).toBe('Something old');
    expect(errorSentence({ code: 'already-applied' }, 'You’ve already applied to this job')).toBe(
      'Ya te postulaste a esta vacante',
    );
  });

  it("falls back to the server's sentence if a parameter is missing", () => {
    setErrorTexts('es', errorsEs);
    expect(errorSentence({ code: 'hours-conflict', params: {} }, 'This would be 60 hours a week.')).toBe(
      'This would be 60 hours a week.',
    );
  });
});

describe('errorText', () => {
  it('returns the messages of public forms before a page loads any texts', () => {
    expect(errorText('first-name-required')).toBe('First name is required');
    expect(errorText(refusal('password-too-short', { count: 10 }))).toBe('Use at least 10 characters');
  });

  it('leaves other text unchanged', () => {
    expect(errorText('Choose another day')).toBe('Choose another day');
    expect(errorText('obligatorio')).toBe('obligatorio');
  });
});

it('the sentences of errors created in the browser are among those that English browsers have', () => {
  const sources = globSync('src/**/client/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] });
  const codes = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/refusalText\((?:refusal\()?'([a-z-]+)'/g)].map(([, code]) => code),
  );
  expect(codes).toContain('unreachable');
  expect(codes.filter((code) => !(String(code) in { ...formsEn, ...rulesEn }))).toEqual([]);
});
