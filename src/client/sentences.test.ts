import { afterEach, describe, expect, it } from 'vitest';
import { setSentences, translateSentence } from './sentences.ts';

describe('a sentence of the server', () => {
  afterEach(() => setSentences({}));

  it('is said in the reader’s language where it is known, and stays as it is where it is not', () => {
    setSentences({ 'Please sign in': 'Inicia sesión' });
    expect(translateSentence('Please sign in')).toBe('Inicia sesión');
    expect(translateSentence('Please sign in now')).toBe('Please sign in now');
  });

  it('keeps what varies in it', () => {
    setSentences({
      'Too many attempts. Please try again in {wait}.': 'Demasiados intentos. Vuelve a intentarlo en {wait}.',
      '{count} minutes': '{count} minutos',
      'Must be at least ${amount}': 'Debe ser al menos ${amount}',
    });
    expect(translateSentence('Too many attempts. Please try again in 5 minutes.')).toBe(
      'Demasiados intentos. Vuelve a intentarlo en 5 minutos.',
    );
    expect(translateSentence('Must be at least $5')).toBe('Debe ser al menos $5');
  });
});
