/** Checks that no two texts in the demo market share a sentence, so that each person sounds different. */
import { beforeAll, describe, expect, it } from 'vitest';
import { makeMarket } from './demo-market.ts';
import type { World } from './demo-world.ts';

/** Returns a sentence without the parts in which copies could differ: names, numbers, case and punctuation. */
const plain = (sentence: string, names: ReadonlySet<string>): string =>
  (sentence.match(/[\p{L}’']+/gu) ?? [])
    .filter((word) => !names.has(word))
    .join(' ')
    .toLowerCase();

const repeatedSentences = (texts: readonly string[], names: ReadonlySet<string>): string[] => {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?:])\s+|\n/)).map((sentence) => plain(sentence, names));
  const seen = new Set<string>();
  return sentences.filter((sentence) => sentence !== '' && (seen.has(sentence) || !seen.add(sentence)));
};

describe('the texts of the demo market', () => {
  let world: World;
  let names: ReadonlySet<string>;
  beforeAll(async () => {
    world = await makeMarket(Date.parse('2026-06-17T16:00:00.000Z'));
    const { users, intakes } = world.rows;
    names = new Set([...users, ...intakes].flatMap(({ firstName, lastName }) => [firstName, lastName ?? '']));
  });

  const texts = (): Record<string, (string | null | undefined)[]> => {
    const { rows } = world;
    return {
      bios: [...rows.candidates, ...rows.intakes].map(({ bio }) => bio),
      'work histories': [...rows.candidates, ...rows.intakes].flatMap(({ positions }) =>
        (positions ?? []).map(({ summary }) => summary),
      ),
      'cover letters': rows.applications.map(({ coverLetter }) => coverLetter),
      messages: rows.messages.map(({ content }) => content),
      jobs: rows.jobs.flatMap(({ description, responsibilities, benefits }) => [
        description,
        responsibilities,
        benefits,
      ]),
      questions: rows.jobQuestions.map(({ label }) => label),
      companies: rows.companies.map(({ description }) => description),
      appeals: rows.applicationAppeals.map(({ text }) => text),
      invitations: rows.invitations.map(({ note }) => note),
    };
  };
  const written = (): string[] => Object.values(texts()).flatMap((own) => own.flatMap((text) => text ?? []));

  it('repeat no sentence', () => {
    expect(repeatedSentences(written(), names)).toEqual([]);
  });

  it.each(['bios', 'cover letters', 'messages', 'jobs', 'appeals'])(
    'fail the check for repeated sentences if one of the %s is copied',
    (kind) => {
      const copied = (texts()[kind] ?? []).find((text) => text)?.replace(/\d+/g, '77') ?? '';
      expect(repeatedSentences([...written(), copied], names)).not.toEqual([]);
    },
  );

  it('cover most people and applications', () => {
    const { candidates, applications, messages } = world.rows;
    expect(candidates.filter(({ bio }) => bio).length).toBeGreaterThan(140);
    expect(applications.filter(({ coverLetter }) => coverLetter).length).toBeGreaterThan(150);
    expect(messages.length).toBeGreaterThan(150);
  });

  it('have no unfilled placeholders', () => {
    for (const text of written()) expect(text).not.toMatch(/[{}]/);
  });

  it('include bios in the language of the title', () => {
    const isEnglish = (title: string): boolean => !/^(Desarrollador|Asistente|Contador|Engenheir)/.test(title);
    const mixed = world.candidates.flatMap(({ person }) => {
      const { bio, jobTitle } = person.profile;
      return bio !== null && /\b(I|the|my)\b/.test(bio) !== isEnglish(jobTitle) ? [bio] : [];
    });
    expect(mixed).toEqual([]);
  });

  it("never combine a person's name with another person's email address", () => {
    const letters = (text: string): string =>
      text
        .normalize('NFD')
        .replace(/[^a-z.]/gi, '')
        .toLowerCase();
    for (const { firstName, lastName, email } of [...world.rows.users, ...world.rows.intakes]) {
      if (!email || email.endsWith('@demo.example')) continue;
      expect(email.startsWith(letters(firstName)), `${firstName} ${lastName} ${email}`).toBe(true);
    }
  });
});
