/**
 * Reads the titles of two public taxonomies from a folder: ESCO (`esco/occupations_en.csv`, `_es.csv`, `_pt.tsv`) and O*NET (`onet/Occupation
 * Data.txt`, `Alternate Titles.txt`). Throws TaxonomyFileError for a table in another format and the file system's error for a missing one.
 */
import { join } from 'node:path';
import { readTable } from '../matching/delimited.ts';
import { splitGenderedForms } from './gender-pairs.ts';
import { distinctTitles, type Level, type TitleGroup } from './title-groups.ts';

/** Lengths of a code's prefix, each with how related two occupations with the same prefix are (0-1). */
type CodeLevels = readonly (readonly [length: number, relatedness: number])[];

const prefixLevels = (classification: string, code: string, levels: CodeLevels): Level[] =>
  levels.map(([length, relatedness]) => ({ name: `${classification} ${code.slice(0, length)}`, relatedness }));

const ISCO_LEVELS: CodeLevels = [
  [4, 0.05],
  [3, 0.012],
  [2, 0.003],
];
const SOC_LEVELS: CodeLevels = [
  [7, 0.1],
  [6, 0.03],
  [5, 0.01],
];
const ISCO_FIELD = 3;
const ESCO_COLUMNS = ['conceptUri', 'iscoGroup', 'preferredLabel', 'altLabels', 'description'];

interface EscoRow {
  readonly isco: string;
  readonly titles: string[];
  readonly description: string;
}

const parseLabels = (text: string): string[] => distinctTitles(text.split('\n').flatMap(splitGenderedForms));

function readEscoRows(file: string): Map<string, EscoRow> {
  const rows = readTable(file, ESCO_COLUMNS, ',').map((row): [string, EscoRow] => [
    row['conceptUri'] ?? '',
    {
      isco: row['iscoGroup'] ?? '',
      titles: parseLabels(`${row['preferredLabel'] ?? ''}\n${row['altLabels'] ?? ''}`),
      description: row['description'] ?? '',
    },
  ]);
  return new Map(rows);
}

function readPortugueseTitles(file: string): Map<string, string[]> {
  const titles = new Map<string, string[]>();
  for (const { conceptUri = '', label = '' } of readTable(file, ['conceptUri', 'label'], '\t')) {
    titles.set(conceptUri, distinctTitles([...(titles.get(conceptUri) ?? []), ...splitGenderedForms(label)]));
  }
  return titles;
}

/** Returns the occupations of ESCO with their titles in three languages. */
export function escoGroups(folder: string): TitleGroup[] {
  const english = readEscoRows(join(folder, 'esco', 'occupations_en.csv'));
  const spanish = readEscoRows(join(folder, 'esco', 'occupations_es.csv'));
  const portuguese = readPortugueseTitles(join(folder, 'esco', 'occupations_pt.tsv'));
  return [...english].map(([id, { isco, titles, description }]) => ({
    source: 'esco',
    id,
    field: `isco ${isco.slice(0, ISCO_FIELD)}`,
    levels: prefixLevels('isco', isco, ISCO_LEVELS),
    titles: { en: titles, es: spanish.get(id)?.titles ?? [], pt: portuguese.get(id) ?? [] },
    descriptions: distinctTitles([description, spanish.get(id)?.description ?? '']),
  }));
}

const SOC_FIELD = 4;

/** Splits `Chief Executive Officer (CEO)` into two titles. */
const splitAbbreviation = (title: string): string[] => {
  const short = /\(([^()]+)\)\s*$/.exec(title);
  return short === null ? [title] : [title.slice(0, short.index), short[1] ?? ''];
};

/** Returns the occupations of O*NET with their alternate titles, in English. */
export function onetGroups(folder: string): TitleGroup[] {
  const alternates = new Map<string, string[]>();
  for (const row of readTable(
    join(folder, 'onet', 'Alternate Titles.txt'),
    ['O*NET-SOC Code', 'Alternate Title'],
    '\t',
  )) {
    const code = row['O*NET-SOC Code'] ?? '';
    const titles = alternates.get(code) ?? [];
    titles.push(...splitAbbreviation(row['Alternate Title'] ?? ''));
    alternates.set(code, titles);
  }
  const occupations = readTable(
    join(folder, 'onet', 'Occupation Data.txt'),
    ['O*NET-SOC Code', 'Title', 'Description'],
    '\t',
  );
  return occupations.map((row) => {
    const code = row['O*NET-SOC Code'] ?? '';
    return {
      source: 'onet',
      id: code,
      field: `soc ${code.slice(0, SOC_FIELD)}`,
      levels: prefixLevels('soc', code, SOC_LEVELS),
      titles: { en: distinctTitles([row['Title'] ?? '', ...(alternates.get(code) ?? [])]) },
      descriptions: distinctTitles([row['Description'] ?? '']),
    };
  });
}
