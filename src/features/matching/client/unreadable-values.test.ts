import { expect, it } from 'vitest';
import { wordingEn } from '#engine/scoring/wording.en.ts';
import { wordingEs } from '#engine/scoring/wording.es.ts';
import { wordingPt } from '#engine/scoring/wording.pt.ts';
import { changeText, factorText } from '#engine/scoring/wording.ts';

it('candidates and companies see in their language that a stated value could not be read', () => {
  const reason = { kind: 'unread', by: 'candidate' } as const;
  const sentences = [wordingEn, wordingEs, wordingPt].flatMap((words) => [
    factorText(words, reason, 'candidate'),
    factorText(words, reason, 'other'),
  ]);
  expect(sentences).toEqual([
    'We couldn’t read what your profile says',
    'We couldn’t read what the candidate says',
    'No pudimos leer lo que indica tu perfil',
    'No pudimos leer lo que indica el perfil',
    'Não conseguimos ler o que o seu perfil informa',
    'Não conseguimos ler o que o perfil informa',
  ]);
});

it('the advice for an unreadable value is to choose from the list, in every language', () => {
  const kinds = ['state-timezone', 'state-experience', 'state-availability'] as const;
  const sentences = [wordingEn, wordingEs, wordingPt].flatMap((words) =>
    kinds.map((kind) => changeText(words, { kind, isUnread: true }, 3)),
  );
  expect(sentences).toEqual([
    'Choose your time zone from the list: up to +3',
    'Choose your years of experience from the list: up to +3',
    'Choose your availability from the list: up to +3',
    'Elige tu zona horaria en la lista: hasta +3',
    'Elige tus años de experiencia en la lista: hasta +3',
    'Elige tu disponibilidad en la lista: hasta +3',
    'Escolha seu fuso horário na lista: até +3',
    'Escolha seus anos de experiência na lista: até +3',
    'Escolha sua disponibilidade na lista: até +3',
  ]);
});
