/**
 * "Vetted" means that an admin approved the profile, and "verified" that a fact was checked. Each term has one translation per language, in every
 * catalog. The files in `content/` are not checked.
 */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#shared/languages.ts';

/** A forbidden word and its replacement. */
type Rule = [wrong: RegExp, instead: string];

/** Other words for "vetted" people and profiles, and "vetted" for single facts. */
const RULES: Record<Language, readonly Rule[]> = {
  en: [
    [/\b(?:verified|checked|screened|approved) (?:candidate|professional|people|person|profile|talent)/i, 'vetted'],
    [/\bvetted (?:identity|english|skill|reference|fact|work|compan)/i, 'verified'],
    [/\b(?:candidate|professional|profile)s? (?:is|are) (?:being )?verified/i, 'vetted'],
  ],
  es: [
    [/\bevaluad[oa]s?\b|\bhemos evaluado\b/i, 'con perfil aprobado'],
    [
      /\b(?:candidat|profesional|persona|perfil|talento)\p{L}* (?:pre)?(?:verificad|comprobad|validad)/iu,
      'con perfil aprobado',
    ],
    [/\bperfil\p{L}* (?:\p{L}+ ){0,3}en verificación|verificación (?:está )?en curso/iu, 'en revisión'],
    [/\bcomprobad[oa]s?\b/i, 'verificado'],
    [/\b(?:identidad|inglés|habilidad|referencia|dato) aprobad/i, 'verificado'],
  ],
  pt: [
    [
      /\b(?:candidat|profissiona|pessoa|talento|perfi)\p{L}* (?:\p{L}+ ){0,2}(?:pré-)?(?:verificad|avaliad|validad)/iu,
      'com perfil aprovado',
    ],
    [/, avaliados\b|\bque avaliamos\b/i, 'com perfil aprovado'],
    [/\bperfi\p{L}* (?:\p{L}+ ){0,3}em (?:verificação|avaliação)|verificação em andamento/iu, 'em análise'],
    [/\b(?:identidade|inglês|habilidade|referência|dado) aprovad/i, 'verificado'],
  ],
};

const ROOT = new URL('../../../', import.meta.url).pathname;
const readSource = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

/** Files with texts. English also has texts outside of catalogs, on the public pages. */
const PATTERNS: Record<Language, string[]> = {
  en: ['src/**/*.en.ts', 'src/features/marketing/client/**/*.ts'],
  es: ['src/**/*.es.ts'],
  pt: ['src/**/*.pt.ts'],
};
const EXCLUDED_FILES: Record<Language, RegExp> = { en: /\.(?:es|pt|test)\.ts$/, es: /\.test\.ts$/, pt: /\.test\.ts$/ };

const filesIn = (language: Language): string[] =>
  PATTERNS[language]
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((path) => !EXCLUDED_FILES[language].test(path) && !path.includes('engine/taxonomy'));

const violationsIn = (text: string, rules: readonly Rule[]): string[] =>
  text
    .split('\n')
    .flatMap((line) => rules.flatMap(([wrong, instead]) => (wrong.test(line) ? [`${line.trim()} → ${instead}`] : [])));

describe('vetted and verified', () => {
  test.each(LANGUAGES)('are each expressed with one term in %s', (language) => {
    const files = filesIn(language);
    expect(files.length).toBeGreaterThan(30);
    const found = files.flatMap((path) =>
      violationsIn(readSource(path), RULES[language]).map((violation) => `${path}: ${violation}`),
    );
    expect(found).toEqual([]);
  });

  test('are checked by rules that detect wrong words', () => {
    expect(violationsIn('Verified professionals, best match first', RULES.en)).toHaveLength(1);
    expect(violationsIn('Profesionales verificados', RULES.es)).toHaveLength(1);
    expect(violationsIn('Tu perfil aún está en verificación.', RULES.es)).toHaveLength(1);
    expect(violationsIn('Pessoas já avaliadas', RULES.pt)).toHaveLength(1);
    expect(violationsIn('Candidatura em avaliação', RULES.pt)).toEqual([]);
  });
});
