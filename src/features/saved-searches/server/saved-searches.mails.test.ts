import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';
import type { SearchKind } from '../saved-searches.contract.ts';
import { type MailedResult, savedSearchMail, weeklyMatchesMail } from './saved-searches.mails.ts';

const RESULT: MailedResult = { id: '1', title: 'Clerk', name: 'Ana', score: 80, reason: null, isUnscored: false };
const ORDER = /best match first|empezando por la mejor|vêm primeiro/;

const renderFirstTexts = (language: (typeof LANGUAGES)[number], count: number): string[] => {
  const createFacts = (kind: SearchKind) => ({
    kind,
    name: 'Mine',
    query: '',
    results: Array.from({ length: count }, () => RESULT),
    hasMore: false,
    unsubscribeUrl: 'https://puente.example/stop',
  });
  const reader = { firstName: 'Ana', language, publicUrl: 'https://puente.example' };
  const mails = [
    savedSearchMail(createFacts('jobs'), reader),
    savedSearchMail(createFacts('candidates'), reader),
    weeklyMatchesMail(createFacts('jobs'), reader),
  ];
  return mails.map(({ blocks: [first] }) => (first?.kind === 'paragraph' ? first.text : ''));
};

describe('saved search emails', () => {
  it.each(LANGUAGES)('state the order of several results, but not of a single one, in %s', (language) => {
    for (const text of renderFirstTexts(language, 2)) expect(text).toMatch(ORDER);
    for (const text of renderFirstTexts(language, 1)) {
      expect(text).not.toBe('');
      expect(text).not.toMatch(ORDER);
    }
  });

  it.each(LANGUAGES)('state no order to candidates who turned scores off, in %s', (language) => {
    const unscored = { ...RESULT, score: null, isUnscored: true };
    const facts = { kind: 'jobs', name: 'Mine', query: '', hasMore: false, unsubscribeUrl: '' } as const;
    const reader = { firstName: 'Ana', language, publicUrl: 'https://puente.example' };
    const { blocks } = savedSearchMail({ ...facts, results: [unscored, unscored] }, reader);
    expect(JSON.stringify(blocks)).not.toMatch(ORDER);
    expect(blocks.flatMap((block) => (block.kind === 'entry' ? [block.text] : [])).slice(0, 2)).toEqual(['', '']);
  });
});
