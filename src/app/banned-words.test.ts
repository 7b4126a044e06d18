/** Checks that no Spanish or Portuguese catalog or content file uses a banned word. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Words that Spanish and Portuguese texts must not use, with the terms to use instead (`terms.md`). Each word is matched as a whole word or phrase,
 * ignoring case.
 */
const BANNED_WORDS: Readonly<Record<'es' | 'pt', Readonly<Record<string, string>>>> = {
  es: {
    'huso horario': 'zona horaria',
    emparejamiento: 'coincidencia',
    puntaje: 'puntuación',
    'empleo abierto': 'vacante abierta',
    'empleos abiertos': 'vacantes abiertas',
    'publicar un empleo': 'publicar una vacante',
    solapamiento: 'horas en común',
    compañía: 'empresa',
    loguearse: 'iniciar sesión',
    vosotros: 'ustedes',
    usted: 'tú',
    'aprobado/a': 'te aprobaron',
    'candidato/a': 'candidato',
    'en invierno': 'en enero',
    'en verano': 'en julio',
    'fuiste aprobado': 'te aprobaron',
    'fuiste descartado': 'te descartaron',
    'olvidar es olvidar': 'a plain sentence',
    'se explica sola': 'a plain sentence',
  },
  pt: {
    pareamento: 'combinação',
    escore: 'pontuação',
    'fazer login': 'entrar',
    sobreposição: 'horas em comum',
    companhia: 'empresa',
    'explorar candidatos': 'explorar perfis (explorar pessoas means to exploit them)',
    'os dois lados': 'as duas partes',
    'o outro lado': 'a outra parte',
    'o puente': 'a Puente',
    'do puente': 'da Puente',
    'no puente': 'na Puente',
    'ao puente': 'à Puente',
    'o ${brand.name}': 'a Puente',
    'do ${brand.name}': 'da Puente',
    'no ${brand.name}': 'na Puente',
    'ao ${brand.name}': 'à Puente',
    'o {brand}': 'a {brand}',
    'do {brand}': 'da {brand}',
    'no {brand}': 'na {brand}',
    'ao {brand}': 'à {brand}',
    'aprovado/a': 'seu perfil foi aprovado',
    'candidato(a)': 'candidato',
    'no inverno': 'em janeiro',
    'no verão': 'em julho',
    'esquecer é esquecer': 'a plain sentence',
  },
};

/** Files that still use banned words and need rewording. */
const NOT_YET_REWORDED: readonly string[] = [];

const root = new URL('../../', import.meta.url).pathname;

const filesIn = (language: string): string[] =>
  globSync([`src/**/*.${language}.ts`, `content/**/*.${language}.{md,json}`], { cwd: root }).toSorted();

/** Matches the word only if no letter precedes or follows it. */
const wholeWord = (word: string): RegExp =>
  new RegExp(`(?<!\\p{L})${word.replace(/[$(){}./]/g, String.raw`\$&`)}(?!\\p{L})`, 'iu');

const bannedIn = (file: string, language: keyof typeof BANNED_WORDS): string[] => {
  const text = readFileSync(`${root}${file}`, 'utf8');
  return Object.entries(BANNED_WORDS[language])
    .filter(([word]) => wholeWord(word).test(text))
    .map(([word, instead]) => `${file}: ${word} (${instead})`);
};

it.each(['es', 'pt'] as const)('no text in %s uses a banned word', (language) => {
  const files = filesIn(language).filter((file) => !NOT_YET_REWORDED.includes(file));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => bannedIn(file, language))).toEqual([]);
});

it('NOT_YET_REWORDED lists only files that use a banned word', () => {
  const done = NOT_YET_REWORDED.filter((file) => bannedIn(file, file.includes('.pt.') ? 'pt' : 'es').length === 0);
  expect(done).toEqual([]);
});
