import { afterEach, describe, expect, it } from 'vitest';
import { formsEn } from '#shared/errors/forms.en.ts';
import { formsEs } from '#shared/errors/forms.es.ts';
import { setErrorTexts } from './error-texts.ts';
import { personName, shownName } from './names.ts';

describe('a name on the screen', () => {
  afterEach(() => setErrorTexts('en', formsEn));

  it('is what it is, also where it reads like a code or a sentence', () => {
    expect(shownName('failed')).toBe('failed');
    expect(personName({ firstName: 'Ana', lastName: 'Ruiz' })).toBe('Ana Ruiz');
    expect(shownName('Lost, not found')).toBe('Lost, not found');
  });

  it('moves no word of the sentence around it', () => {
    expect(personName({ firstName: 'דוד', lastName: 'כהן' })).toBe('\u2068דוד כהן\u2069');
    expect(shownName('شركة')).toBe('\u2068شركة\u2069');
  });

  it('is said in the reader’s language where it stands for a deleted account', () => {
    expect(shownName('Deleted profile')).toBe('Deleted profile');
    setErrorTexts('es', formsEs);
    expect(personName({ firstName: 'Deleted', lastName: 'user' })).toBe('Usuario eliminado');
    expect(shownName('Deleted company')).toBe('Empresa eliminada');
  });
});
