/** The project's own titles: its occupations, its abbreviations and its vocabulary of title words in three languages. */
import { COMPOUND_WORDS } from '../../src/engine/taxonomy/words/compound-words.ts';
import { EVERYDAY_TITLES } from '../../src/engine/taxonomy/words/everyday-titles.ts';
import { FURTHER_WORDS } from '../../src/engine/taxonomy/words/further-words.ts';
import { OFFICE_OCCUPATIONS } from '../../src/engine/taxonomy/words/occupations-office.ts';
import { SERVICE_OCCUPATIONS } from '../../src/engine/taxonomy/words/occupations-service.ts';
import { TRADE_OCCUPATIONS } from '../../src/engine/taxonomy/words/occupations-trades.ts';
import { TITLE_ABBREVIATIONS } from '../../src/engine/taxonomy/words/title-abbreviations.ts';
import { FIELD_WORDS, HEAD_WORDS } from '../../src/engine/taxonomy/words/title-words.ts';
import { distinctTitles, type Level, type TitleGroup } from './title-groups.ts';

/** Returns the label and the other titles of a line. */
const parseTitles = (line: string): string[] =>
  distinctTitles(
    line
      .replace(/^> /, '')
      .split('|')
      .flatMap((part) => part.split(',')),
  );

/** Returns the levels of related work: kinds of the same occupation, the same group of work and the same family. */
const buildLevels = (field: string, parentOccupation: string): Level[] => [
  { name: `own ${parentOccupation}`, relatedness: 0.25 },
  { name: `own ${field}`, relatedness: 0.12 },
  { name: `own ${field.split('.')[0] ?? ''}`, relatedness: 0.005 },
];

/** Parses the occupations of one list. A line with `>` is a kind of the occupation above it. */
function parseOccupations(text: string): TitleGroup[] {
  const groups: TitleGroup[] = [];
  let field = '';
  let parentOccupation = '';
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('# ')) {
      field = line.slice(2).trim();
      continue;
    }
    const titles = parseTitles(line);
    const id = `${field} ${titles[0] ?? ''}`;
    if (!line.startsWith('> ')) parentOccupation = id;
    groups.push({
      source: 'own',
      id,
      field: `own ${field}`,
      levels: buildLevels(field, parentOccupation),
      titles: { any: titles },
      descriptions: [],
    });
  }
  return groups;
}

/** Titles that public taxonomies list under several fields, with their meaning in posts for remote jobs. */
const COMMON_READINGS = `
# it.infrastructure
Security Engineer | cybersecurity engineer, information security engineer, ingeniero de seguridad informática, engenheiro de segurança da informação
`;

/** Reads lines of the form `short: expansion | another reading`. Uses only the first reading, the most common one. */
const parseAbbreviations = (): TitleGroup[] =>
  TITLE_ABBREVIATIONS.trim()
    .split('\n')
    .map((line) => {
      const [short = '', readings = ''] = line.split(':');
      const titles = distinctTitles([short, readings.split('|')[0] ?? '']);
      return {
        source: 'own',
        id: `short ${short}`,
        field: 'short',
        levels: [],
        titles: { any: titles },
        descriptions: [],
      };
    });

/** Reads lines of the form `concept: other words for it`. In everyday titles, the concept is not a title but a key of stems. */
const parseWordGroups = (text: string, source: 'own' | 'words'): TitleGroup[] =>
  text
    .trim()
    .split('\n')
    .filter((line) => line.includes(':'))
    .map((line) => {
      const [concept = '', names = ''] = line.split(':');
      const titles = distinctTitles([...(source === 'words' ? [concept] : []), ...names.split(',')]);
      return {
        source,
        id: `${source} ${concept}`,
        field: source,
        levels: [],
        titles: { any: titles },
        descriptions: [],
      };
    });

/** Returns the project's own titles. Words are a separate source, because most of them are not titles on their own. */
export const ownGroups = (): TitleGroup[] =>
  [
    ...[OFFICE_OCCUPATIONS, SERVICE_OCCUPATIONS, TRADE_OCCUPATIONS, COMMON_READINGS].flatMap(parseOccupations),
    ...parseAbbreviations(),
    ...parseWordGroups(EVERYDAY_TITLES, 'own'),
    ...[COMPOUND_WORDS, HEAD_WORDS, FIELD_WORDS, FURTHER_WORDS].flatMap((text) => parseWordGroups(text, 'words')),
  ].filter(({ titles }) => (titles['any'] ?? []).length > 1);
