import { afterEach, describe, expect, it } from 'vitest';
import { personName, shownName } from './names.ts';
import { setSentences } from './sentences.ts';

describe('a name on the screen', () => {
  afterEach(() => setSentences({}));

  it('is what it is, whatever sentences there are for the words in it', () => {
    setSentences({ '{what} not found': 'No se encontró: {what}' });
    expect(personName({ firstName: 'Ana', lastName: 'Ruiz' })).toBe('Ana Ruiz');
    expect(shownName('Lost, not found')).toBe('Lost, not found');
  });

  it('moves no word of the sentence around it', () => {
    expect(personName({ firstName: 'דוד', lastName: 'כהן' })).toBe('\u2068דוד כהן\u2069');
    expect(shownName('شركة')).toBe('\u2068شركة\u2069');
  });

  it('is said in the reader’s language where it stands for a deleted account', () => {
    setSentences({ 'Deleted user': 'Usuario eliminado', 'Deleted company': 'Empresa eliminada' });
    expect(personName({ firstName: 'Deleted', lastName: 'user' })).toBe('Usuario eliminado');
    expect(shownName('Deleted company')).toBe('Empresa eliminada');
  });
});
