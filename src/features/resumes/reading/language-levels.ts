/** Spoken languages and their levels in English, Spanish and Portuguese, as CEFR levels. */
import type { LanguageLevel } from '#shared/vocabulary.ts';
import { fold, foldedWords } from './folding.ts';

export interface SpokenLanguage {
  /** BCP 47. */
  readonly language: string;
  readonly level: LanguageLevel | null;
}

const CODES =
  'en es pt fr de it nl ca gl eu ru uk pl cs sk hu ro bg el tr ar he fa hi bn ur pa ta te zh ja ko vi th id ms tl sv da nb fi is et lv lt hr sr sl sq hy ka sw am ht qu gn ay la eo ga cy'.split(
    ' ',
  );

const ALIASES: Record<string, string> = {
  castellano: 'es',
  castilian: 'es',
  castelhano: 'es',
  mandarin: 'zh',
  chino: 'zh',
  'chino mandarin': 'zh',
  'mandarin chinese': 'zh',
  mandarim: 'zh',
  chines: 'zh',
  'brazilian portuguese': 'pt',
  'portugues brasileiro': 'pt',
  'portugues de brasil': 'pt',
  valenciano: 'ca',
  creole: 'ht',
  'haitian creole': 'ht',
  tagalog: 'tl',
  filipino: 'tl',
  norwegian: 'nb',
  noruego: 'nb',
  noruegues: 'nb',
  ingles: 'en',
  espanhol: 'es',
  espanol: 'es',
  lsc: 'csn',
  'american sign language': 'ase',
};

const nameCodes = (() => {
  const codes = new Map<string, string>(Object.entries(ALIASES));
  for (const locale of ['en', 'es', 'pt']) {
    const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
    for (const code of CODES) {
      const name = names.of(code);
      if (name !== undefined && !codes.has(fold(name))) codes.set(fold(name), code);
    }
  }
  return codes;
})();

const NAME = new RegExp(
  `(?<![\\p{L}])(?:${[...nameCodes.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?![\\p{L}])`,
  'gu',
);

/** Most reliable first: `B2 (upper intermediate)` is B2. */
const LEVEL_PATTERNS: readonly (readonly [RegExp, LanguageLevel])[] = [
  [/\ba1\b/, 'A1'],
  [/\ba2\b/, 'A2'],
  [/\bb1\b/, 'B1'],
  [/\bb2\b/, 'B2'],
  [/\bc1\b/, 'C1'],
  [/\bc2\b/, 'C2'],
  [/\b(?:native|nativ[oa]s?|mother tongue|first language|lengua materna|lingua materna|materna|materno)\b/, 'native'],
  [/\b(?:bilingual|bilingue|proficient|proficiency level c2|mastery|dominio total|perfecto)\b/, 'C2'],
  [/\bfull professional\b/, 'C1'],
  [/\b(?:limited working|competencia basica limitada)\b/, 'B1'],
  [/\b(?:professional working|competencia basica profesional|working proficiency|competencia profesional)\b/, 'B2'],
  [
    /\b(?:upper[- ]intermediate|intermedi[oa][- ]alt[oa]|intermediario[- ]avancado|intermedi[oa][- ]avanzad[oa]|intermediario superior|high intermediate|b2\+?)\b/,
    'B2',
  ],
  [/\b(?:pre[- ]intermediate|lower[- ]intermediate|elementary|elemental|elementar)\b/, 'A2'],
  [
    /\b(?:fluent|fluency|fluid[oa]|fluente|fluencia|fluidez|advanced|avanzad[oa]|avancad[oa]|professional|profesional|profissional|excellent|excelente|alto|very good|muy bueno|full)\b/,
    'C1',
  ],
  [
    /\b(?:good|bueno|buen nivel|bom|conversational|conversacional|intermediate|intermedi[oa]|intermediari[oa]|medio|independent|working)\b/,
    'B1',
  ],
  [/\b(?:basic|basic[oa]s?|bajo|reading|lectura|leitura|nociones|nocoes)\b/, 'A2'],
  [/\b(?:beginner|principiante|iniciante|inicial|starter|notions)\b/, 'A1'],
];

/** Levels by test score, from the tables published by the test makers. */
const TEST_SCORES: readonly (readonly [RegExp, readonly (readonly [least: number, level: LanguageLevel])[]])[] = [
  // TOEFL, paper-based.
  [
    /\btoefl\D{0,12}([3-6]\d\d)\b/,
    [
      [627, 'C1'],
      [543, 'B2'],
      [460, 'B1'],
      [0, 'A2'],
    ],
  ],
  [
    /\btoefl(?:\s+i\s?bt)?\D{0,12}(\d{2}|1[01]\d|120)\b/,
    [
      [114, 'C2'],
      [95, 'C1'],
      [72, 'B2'],
      [42, 'B1'],
      [0, 'A2'],
    ],
  ],
  [
    /\bielts\D{0,12}(\d(?:[.,]\d)?)\b/,
    [
      [8.5, 'C2'],
      [7, 'C1'],
      [5.5, 'B2'],
      [4, 'B1'],
      [0, 'A2'],
    ],
  ],
  [
    /\btoeic\D{0,12}(\d{3})\b/,
    [
      [945, 'C1'],
      [785, 'B2'],
      [550, 'B1'],
      [225, 'A2'],
      [0, 'A1'],
    ],
  ],
];

/** Returns the most frequent of several levels, as in a grid of skills, or the lower one if two are equally frequent. */
const usualLevel = (folded: string): LanguageLevel | null => {
  const levels = folded.match(/\b[abc][12]\b/g) ?? [];
  const counts = [...Map.groupBy(levels, (level) => level)].map(([level, all]) => ({ level, count: all.length }));
  const [best] = counts.toSorted((a, b) => b.count - a.count || (a.level < b.level ? -1 : 1));
  return best === undefined || levels.length < 2 ? null : (best.level.toUpperCase() as LanguageLevel);
};

/** Words above the columns of a grid of languages. */
const GRID_WORDS = new Set(
  `language languages idioma idiomas lingua linguas lengua lenguas level nivel spoken written speaking writing reading listening
  understanding oral escrito escrita habla hablado hablada fala falado conversacion conversacao lectura leitura lectora lee leo escribe escribo
  escritura auditiva comprension compreensao expresion expressao interaccion interacao produccion producao interaction production
  comprehension de y e and`.split(/\s+/),
);
const MIN_GRID_WORDS = 2;

/** Returns true if a text is the heading row of a grid of languages: `Language | Spoken | Written`. */
export const isGridHeading = (text: string): boolean => {
  const words = foldedWords(text);
  return words.length >= MIN_GRID_WORDS && words.every((word) => GRID_WORDS.has(word));
};

/** Returns the level that a text names. Returns null if there is none. */
export const findLevel = (text: string): LanguageLevel | null => {
  const folded = fold(text);
  const usual = usualLevel(folded);
  if (usual !== null) return usual;
  // A stated CEFR level is more reliable than a test score.
  const match = LEVEL_PATTERNS.slice(0, 6).find(([pattern]) => pattern.test(folded));
  if (match !== undefined) return match[1];
  for (const [pattern, steps] of TEST_SCORES) {
    const score = pattern.exec(folded)?.[1];
    const step = score === undefined ? undefined : steps.find(([min]) => Number(score.replace(',', '.')) >= min);
    if (step !== undefined) return step[1];
  }
  const word = LEVEL_PATTERNS.find(([pattern]) => pattern.test(folded))?.[1];
  if (word !== undefined) return word;
  const percent = /\b(\d{2,3})\s*%/.exec(folded)?.[1];
  return percent === undefined ? null : (PERCENT_LEVELS.find(([min]) => Number(percent) >= min)?.[1] ?? null);
};

/** Levels by stated percentage. */
const PERCENT_LEVELS: readonly (readonly [least: number, level: LanguageLevel])[] = [
  [100, 'C2'],
  [90, 'C1'],
  [70, 'B2'],
  [50, 'B1'],
  [0, 'A2'],
];

interface NamedLanguage {
  readonly language: string;
  readonly from: number;
  readonly to: number;
}

/** Returns the languages that a text names, in order. */
const findLanguageNames = (text: string): NamedLanguage[] =>
  [...fold(text).matchAll(NAME)].map((found) => ({
    language: nameCodes.get(found[0]) ?? '',
    from: found.index,
    to: found.index + found[0].length,
  }));

/** Returns true if a text names a spoken language. */
export const namesLanguage = (text: string): boolean => findLanguageNames(text).length > 0;

/**
 * Returns the languages of a text with the level next to each: after the name, or before it if the text starts with a
 * level (`Fluent English`).
 */
export const findLanguages = (text: string): SpokenLanguage[] => {
  const named = findLanguageNames(text);
  const first = named[0];
  if (first === undefined) return [];
  const isLevelFirst =
    findLevel(text.slice(0, first.from)) !== null && findLevel(text.slice(named.at(-1)?.to)) === null;
  const spoken: SpokenLanguage[] = [];
  for (const [index, { language, from, to }] of named.entries()) {
    const around = isLevelFirst
      ? text.slice(named[index - 1]?.to ?? 0, from)
      : text.slice(to, named[index + 1]?.from ?? text.length);
    // `Fluent in Portuguese and English`.
    const shared =
      isLevelFirst && /^[\s,]{0,20}(?:and|y|e|&|,)\s{1,20}(?:in|en|em)?\s{0,20}$/i.test(around)
        ? (spoken.at(-1)?.level ?? null)
        : null;
    spoken.push({ language, level: findLevel(around) ?? shared });
  }
  return spoken;
};
