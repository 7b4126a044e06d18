import { describe, expect, it } from 'vitest';
import { extractProse, findPhrases, groupPhrases } from './banned-phrases.mjs';

const PHRASES = groupPhrases({ anew: 'again', 'is told': 'receives', 'is told apart': null, Gives: 'Returns' });

const findIn = (file, text, parts) => findPhrases(extractProse(file, text, parts), PHRASES).map(({ phrase }) => phrase);

describe('findPhrases in a document', () => {
  it('finds whole words in any case, across lines', () => {
    expect(findIn('a.md', 'Anew, the reader is\ntold. Renewed, renew.')).toEqual(['anew', 'is told']);
  });

  it('does not join words over punctuation', () => {
    expect(findIn('a.md', 'What is, told twice.')).toEqual([]);
  });

  it('matches a phrase with a capital only if the text has the capital', () => {
    expect(findIn('a.md', 'Gives a number. What it gives.')).toEqual(['Gives']);
  });

  it('allows a longer phrase without a replacement', () => {
    expect(findIn('a.md', 'It is told apart.')).toEqual([]);
  });

  it('skips code, screen texts and link targets', () => {
    expect(findIn('a.md', 'See `anew`, “Try anew” and [it](docs/anew.md).\n\n```sh\nanew\n```\n')).toEqual([]);
  });
});

describe('findPhrases in a source file', () => {
  const SOURCE =
    '/**\n * The caller is\n * told.\n */\nconst anew = "anew";\nit.each([1])("starts anew", () => {});\nit(`begins anew`, () => {});\n';

  it('finds phrases in comments', () => {
    expect(findIn('a.test.ts', SOURCE)).toEqual(['is told']);
  });

  it('finds phrases in test titles', () => {
    expect(findIn('a.test.ts', SOURCE, { comments: false, titles: true })).toEqual(['anew', 'anew']);
  });
});
