import { afterEach, describe, expect, it } from 'vitest';
import { formsEn } from '#shared/errors/forms.en.ts';
import { formsEs } from '#shared/errors/forms.es.ts';
import { setErrorTexts } from './error-texts.ts';
import { personName, shortName, toDisplayName } from './names.ts';

describe('displayed names', () => {
  afterEach(() => setErrorTexts('en', formsEn));

  it('are shown unchanged, even if they look like a code or a sentence', () => {
    expect(toDisplayName('failed')).toBe('failed');
    expect(personName({ firstName: 'Ana', lastName: 'Ruiz' })).toBe('Ana Ruiz');
    expect(toDisplayName('Lost, not found')).toBe('Lost, not found');
  });

  it('do not affect the text direction around them', () => {
    expect(personName({ firstName: 'דוד', lastName: 'כהן' })).toBe('\u2068דוד כהן\u2069');
    expect(toDisplayName('شركة')).toBe('\u2068شركة\u2069');
  });

  it('of deleted accounts are translated', () => {
    expect(toDisplayName('Deleted profile')).toBe('Deleted profile');
    setErrorTexts('es', formsEs);
    expect(personName({ firstName: 'Deleted', lastName: 'user' })).toBe('Cuenta eliminada');
    expect(toDisplayName('Deleted company')).toBe('Empresa eliminada');
    // Candidates receive no last name.
    for (const person of [{ firstName: 'Deleted', lastName: 'user' }, { firstName: 'Deleted' }]) {
      expect(shortName(person)).toBe('Cuenta eliminada');
    }
    expect(shortName({ firstName: 'Ana', lastName: 'Ruiz' })).toBe('Ana');
  });
});
