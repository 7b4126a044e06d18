/**
 * Every language says everything: the same keys, the same placeholders and tags, readable as ICU messages; and every sentence
 * that the server or a form's rule can say is known to it.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#shared/languages.ts';
import { catalogEn } from './catalog.ts';
import { translationEs } from './translation.es.ts';
import { translationPt } from './translation.pt.ts';

const TRANSLATIONS = [translationEs, translationPt];

const textsOf = (catalog: object, path = ''): [string, string][] =>
  Object.entries(catalog).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsOf(value as object, `${path}${key}.`),
  );

/** An argument (`{name}`, `{count, plural, …}`; not the text of a plural's branch) or a tag (`<terms>`). */
const PART = /(?<![,}] (?:=\d+|one|other) )\{(\w+)(?:\}|, (?:plural|number|select))|<(\w+)>/g;

const partsOf = (message: string): string[] =>
  [...new Set([...message.matchAll(PART)].map(([, name, tag]) => name ?? `<${tag ?? ''}>`))].toSorted();

describe.each(TRANSLATIONS)('the product in $language', ({ language, messages }) => {
  const english = textsOf(catalogEn);
  const translated = new Map(textsOf(messages));

  it('has every text, and none that English lacks', () => {
    expect([...translated.keys()].toSorted()).toEqual(english.map(([key]) => key).toSorted());
  });

  it('keeps the placeholders and tags of every text', () => {
    const wrong = english.filter(([key, text]) => partsOf(text).join() !== partsOf(translated.get(key) ?? '').join());
    expect(wrong.map(([key, text]) => `${key}: ${text} / ${translated.get(key) ?? ''}`)).toEqual([]);
  });

  it('reads as messages', () => {
    const unreadable: string[] = [];
    const translate = createTranslator({
      locale: LOCALES[language],
      messages: messages as typeof catalogEn,
      onError: (error) => unreadable.push(error.message),
    });
    for (const [key, text] of english) {
      const values = Object.fromEntries(
        partsOf(text).map((name) => [
          name.replaceAll(/[<>]/g, ''),
          name.startsWith('<') ? (chunks: unknown) => chunks : 2,
        ]),
      );
      (translate.rich as (key: string, values: object) => unknown)(key, values);
    }
    expect(unreadable).toEqual([]);
  });
});

/** Texts between quotes that read as a sentence. */
const SENTENCE = /^[A-Z][^{}]*\s[^{}]*$|^[A-Z][a-z]+ (?:is|not) .*$/;
const LITERAL = /'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"/g;
/** Where refusals and the messages of rules are made. */
const SAYS =
  /AppError\(|refuse\(|requiredText\(|requiredChoice\(|requiredSkillList\(|emailAddress\(|objectId\(|z\.(?:minLength|maxLength|refine|minimum|maximum|email)\(|error:|invalidField\(/;

const sourceFiles = async (): Promise<string[]> => {
  const root = join(import.meta.dirname, '../..');
  const files = await readdir(root, { recursive: true });
  return files
    .filter((file) => /\.(?:contract|domain|routes|service)\.ts$|server\/[\w-]+\.ts$|shared\/[\w-]+\.ts$/.test(file))
    .filter((file) => !/\.(?:test|mails|tables)\.ts$|^testing|^app\/server/.test(file))
    .map((file) => join(root, file));
};

const sentencesIn = (source: string): string[] =>
  source
    .split(/;\n|\n\n|\),\n/)
    .filter((statement) => SAYS.test(statement) && !statement.includes('summary:'))
    .flatMap((statement) =>
      [...statement.matchAll(LITERAL)].map(([, single, double]) => (single ?? double ?? '').replaceAll('\\', '')),
    )
    .filter((text) => SENTENCE.test(text));

describe('the sentences of the server and of forms', () => {
  it.each(TRANSLATIONS)('are all known in $language', async ({ sentences }) => {
    const sources = await Promise.all((await sourceFiles()).map((file) => readFile(file, 'utf8')));
    const said = new Set(sources.flatMap(sentencesIn));
    expect(said.size).toBeGreaterThan(60);
    expect([...said].filter((sentence) => sentences[sentence] === undefined).toSorted()).toEqual([]);
  });
});
