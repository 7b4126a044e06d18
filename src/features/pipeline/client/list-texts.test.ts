/** The text above sortable lists and above the board, in every language. */
import { describe, expect, it } from 'vitest';
import { applicationsEn } from './applications.en.ts';
import { applicationsEs } from './applications.es.ts';
import { applicationsPt } from './applications.pt.ts';

const CATALOGS = { en: applicationsEn, es: applicationsEs, pt: applicationsPt };
const ORDER = /new|old|first|recien|antigu|primer|recent|nova|mejor|melhor|best/i;
const OTHER_STAGE = { en: 'another stage', es: 'otra etapa', pt: 'outra etapa' };

describe.each(['en', 'es', 'pt'] as const)('the text about applications in %s', (language) => {
  const { list, board } = CATALOGS[language];

  it('does not mention an order above a list that can be sorted', () => {
    for (const text of [list.text, list.shown, list.shownOfMore]) expect(text).not.toMatch(ORDER);
  });

  it('says that a card is dragged to another stage', () => {
    expect(board.text).toContain(OTHER_STAGE[language]);
  });
});
