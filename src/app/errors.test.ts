/** Every error code is used, and has a message with the same parameters in every language, including in the API. Every schema rule has a code. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compileMessage from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { formatRefusal } from '#server/refusal-messages.ts';
import { formsEn } from '#shared/errors/forms.en.ts';
import { errorsEn } from '#shared/errors.en.ts';
import { errorsEs } from '#shared/errors.es.ts';
import { errorsPt } from '#shared/errors.pt.ts';
import { parseRefusal, refusal } from '#shared/errors.ts';
import { ALL_ROUTES } from '#testing/all-routes.ts';

const ENGLISH: [code: string, text: string][] = Object.entries(errorsEn);
const TRANSLATIONS = { es: errorsEs, pt: errorsPt };

/** Returns the distinct arguments of an ICU message, sorted. */
const messageArguments = (text: string): string[] => {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    const [name, , branches] = node as [string, unknown, Record<string, unknown>?];
    found.add(name);
    for (const branch of Object.values(branches ?? {})) (Array.isArray(branch) ? branch : [branch]).forEach(visit);
  };
  const compiled: unknown = compileMessage(text);
  if (Array.isArray(compiled)) compiled.forEach(visit);
  return [...found].toSorted();
};

describe('error catalogs', () => {
  it('have codes in kebab-case', () => {
    expect(ENGLISH.filter(([code]) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(code))).toEqual([]);
  });

  it.each(Object.entries(TRANSLATIONS))('have the same codes and parameters in %s', (_language, texts) => {
    expect(Object.keys(texts).toSorted()).toEqual(ENGLISH.map(([code]) => code).toSorted());
    const differing = ENGLISH.filter(
      ([code, text]) =>
        messageArguments(text).join() !== messageArguments((texts as Record<string, string>)[code] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  it('contain no unused code', async () => {
    const root = join(import.meta.dirname, '..');
    const files = (await readdir(root, { recursive: true })).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|shared\/errors|\.(?:en|es|pt)\.ts$/.test(file),
    );
    const source = (await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))).join('\n');
    const usedCodes = new Set([
      ...[...source.matchAll(/'([a-z][a-z0-9-]*)'/g)].map(([, code]) => code),
      ...[...source.matchAll(/notFound\('([a-z-]+)'\)/g)].map(([, what]) => `${what}-not-found`),
    ]);
    expect(ENGLISH.map(([code]) => code).filter((code) => !usedCodes.has(code))).toEqual([]);
  });
});

describe("the API's message for a code", () => {
  it('is the English message with its parameters', () => {
    for (const [code, text] of ENGLISH) {
      const names = messageArguments(text);
      const params = Object.fromEntries(names.map((name, index) => [name, index + 2]));
      const formatted = formatRefusal(names.length === 0 ? code : `${code} ${JSON.stringify(params)}`);
      expect(formatted).toMatchObject({ code, params });
      if (/, (?:select|plural),/.test(text)) continue;
      expect(formatted.sentence).toBe(
        text.replace(/\{(\w+)(?:, number)?\}/g, (_, name: string) => String(params[name])),
      );
    }
  });

  it.each([
    [refusal('too-many-attempts', { unit: 'minutes', count: 1 }), 'Too many attempts. Please try again in a minute.'],
    [
      refusal('too-many-attempts', { unit: 'minutes', count: 90 }),
      'Too many attempts. Please try again in 90 minutes.',
    ],
    [refusal('too-many-attempts', { unit: 'hours', count: 2 }), 'Too many attempts. Please try again in 2 hours.'],
    [refusal('too-many-attempts', { unit: 'days', count: 30 }), 'Too many attempts. Please try again in 30 days.'],
    [
      refusal('answer-not-due', { count: 1 }),
      'This company says it answers within one day, and that time isn’t up yet',
    ],
    [refusal('application-is-already', { status: 'hired' }), 'This application is already “Hired”'],
    [refusal('application-is-already', { status: 'pending' }), 'This application is already “Pending review”'],
    [
      refusal('move-not-allowed', { from: 'withdrawn', to: 'applied' }),
      'An application can’t go from “Withdrawn” to “Under review”',
    ],
    [refusal('hire-is-already', { status: 'claimed' }), 'This hire is already “Guarantee claimed”'],
    [
      refusal('unprintable', { where: 'name', characters: ['𒀀'], named: '𒀀 (U+12000)' }),
      '𒀀 (U+12000) in your name can’t appear in the PDF of the offer. Change your name on the Account page, then accept the offer.',
    ],
    [
      refusal('unprintable', { where: 'terms', characters: ['𒀀'], named: '𒀀 (U+12000)' }),
      '𒀀 (U+12000) in the terms can’t appear in the PDF of the offer. Ask the company to write it differently.',
    ],
    [
      refusal('unprintable', { where: 'theirName', characters: ['𒀀'], named: '𒀀 (U+12000)' }),
      '𒀀 (U+12000) in the candidate’s name can’t appear in the PDF of the offer. They can change their name on their Account page.',
    ],
    [
      refusal('unprintable', { where: 'ownTerms', characters: ['𒀀'], named: '𒀀 (U+12000)' }),
      '𒀀 (U+12000) can’t appear in the PDF of the offer. Remove it from the job title, your company’s name or the note in the offer.',
    ],
    [
      refusal('unprintable', { where: 'profile', characters: ['𒀀'], named: '𒀀 (U+12000)' }),
      '𒀀 (U+12000) can’t appear in a PDF. Remove it from your profile, then try again.',
    ],
    [
      refusal('unprintable', { where: 'note', characters: ['<'], named: '< (U+003C)' }),
      '< (U+003C) can’t appear in the PDF of the offer. Remove it from the note.',
    ],
    [refusal('text-too-long', { count: 10_000 }), 'Must be at most 10,000 characters'],
    [refusal('amount-too-high', { amount: 1000 }), 'Must be at most $1,000'],
    [refusal('not-one-of', { list: ['keep', 'decline'] }), 'Must be one of keep, decline'],
    [refusal('weight-out-of-bounds', { from: 0.5, to: 2, step: 0.25 }), 'Must be between 0.5 and 2, in steps of 0.25'],
  ])('is formatted for %s', (reason, sentence) => {
    expect(formatRefusal(reason).sentence).toBe(sentence);
  });

  it('is a generic message about an invalid value for rules without a message', () => {
    expect(formatRefusal('Invalid input')).toEqual({ code: 'not-valid', params: {}, sentence: 'This isn’t valid' });
  });
});

interface Definition {
  error?: (issue: object) => string | undefined;
  checks?: { _zod: { def: Definition } }[];
}

/** Returns all messages of a schema's rules, including nested ones. */
const messagesIn = (schema: unknown, visited = new Set<unknown>()): string[] => {
  if (typeof schema !== 'object' || schema === null || visited.has(schema)) return [];
  visited.add(schema);
  const within = Object.values(schema).flatMap((part) => messagesIn(part, visited));
  const { def } = ('_zod' in schema ? schema._zod : {}) as { def?: Definition };
  if (def === undefined) return within;
  const own = [def, ...(def.checks ?? []).map((check) => check._zod.def)]
    .filter(({ error }) => typeof error === 'function')
    .flatMap(({ error }) => error?.({ code: 'custom' }) ?? []);
  return [...own, ...messagesIn(def, visited), ...within];
};

const listRules = (routes: typeof ALL_ROUTES): string[] => [
  ...new Set(routes.flatMap(({ query, body }) => [...messagesIn(query), ...messagesIn(body)])),
];

describe('rules of request schemas', () => {
  it('have known codes', () => {
    const rules = listRules(ALL_ROUTES);
    expect(rules.length).toBeGreaterThan(80);
    expect(rules.filter((message) => !Object.hasOwn(errorsEn, parseRefusal(message)?.code ?? ''))).toEqual([]);
  });

  it('have a message in the catalog of public forms if visitors can make the call', () => {
    const codes = listRules(ALL_ROUTES.filter(({ access }) => access === 'visitor')).map(
      (rule) => parseRefusal(rule)?.code,
    );
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => !Object.hasOwn(formsEn, code ?? ''))).toEqual([]);
  });
});
