/**
 * Reads the official releases of ESCO (CSV) and O*NET (text database) from a folder into one imported taxonomy. Uses the files that exist, and
 * includes their licenses.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportedOccupation, ImportedTaxonomy } from '../../src/engine/taxonomy/imported-taxonomy.ts';
import { TaxonomyFileError } from '../../src/features/matching/server/taxonomy.service.ts';
import { readTable } from './delimited.ts';

const LANGUAGES = ['en', 'es', 'pt'];
const ESCO_LICENSE =
  'ESCO, European Commission, reusable under Commission Decision 2011/833/EU (CC BY 4.0); merged, otherwise unchanged';
const ONET_LICENSE =
  'O*NET database, U.S. Department of Labor, Employment and Training Administration (CC BY 4.0); merged, otherwise unchanged';

/** The names of concepts by URI or code. The first name is the label. */
type Names = Map<string, Set<string>>;

function addNames(names: Names, key: string, values: readonly string[]): void {
  const merged = names.get(key) ?? new Set<string>();
  for (const value of values) if (value.trim() !== '') merged.add(value.trim());
  if (key !== '' && merged.size > 0) names.set(key, merged);
}

function readEscoNames(folder: string, kind: string): Names {
  const names: Names = new Map();
  for (const language of LANGUAGES) {
    const file = join(folder, `${kind}_${language}.csv`);
    if (!existsSync(file)) continue;
    for (const row of readTable(file, ['conceptUri', 'preferredLabel', 'altLabels'], ',')) {
      addNames(names, row['conceptUri'] ?? '', [row['preferredLabel'] ?? '', ...(row['altLabels'] ?? '').split('\n')]);
    }
  }
  return names;
}

/** Returns the narrowest group and its wider ones by code prefix, each prefixed with the classification. */
const prefixGroups = (classification: string, code: string, lengths: readonly number[]): string[] =>
  code === '' ? [] : lengths.map((length) => `${classification} ${code.slice(0, length)}`);

/** ISCO-08: four digits for a unit group, three for a minor group, two for a sub-major one. */
const ISCO_LENGTHS = [4, 3, 2];
/** SOC: `13-2011`, `13-20`, `13` of `13-2011.00`. */
const SOC_LENGTHS = [7, 5, 2];

function readIscoGroups(folder: string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const language of LANGUAGES) {
    const file = join(folder, `occupations_${language}.csv`);
    if (!existsSync(file)) continue;
    for (const { conceptUri = '', iscoGroup = '' } of readTable(file, ['conceptUri', 'iscoGroup'], ',')) {
      groups.set(conceptUri, prefixGroups('isco', iscoGroup, ISCO_LENGTHS));
    }
  }
  return groups;
}

function readBroaderSkills(folder: string): Map<string, string[]> {
  const broader = new Map<string, string[]>();
  const file = join(folder, 'broaderRelationsSkillPillar_en.csv');
  if (!existsSync(file)) return broader;
  for (const { conceptUri = '', broaderUri = '' } of readTable(file, ['conceptUri', 'broaderUri'], ',')) {
    broader.set(conceptUri, [...(broader.get(conceptUri) ?? []), broaderUri]);
  }
  return broader;
}

function readOnetOccupations(folder: string): Names {
  const names: Names = new Map();
  const tables = [
    ['Occupation Data.txt', 'Title'],
    ['Alternate Titles.txt', 'Alternate Title'],
  ] as const;
  for (const [name, column] of tables) {
    const file = join(folder, name);
    if (!existsSync(file)) continue;
    for (const row of readTable(file, ['O*NET-SOC Code', column], '\t')) {
      addNames(names, row['O*NET-SOC Code'] ?? '', [row[column] ?? '']);
    }
  }
  return names;
}

function readOnetTools(folder: string): string[] {
  const file = join(folder, 'Technology Skills.txt');
  if (!existsSync(file)) return [];
  return [...new Set(readTable(file, ['O*NET-SOC Code', 'Example'], '\t').map((row) => row['Example'] ?? ''))];
}

const toOccupation = ([label = '', ...titles]: ReadonlySet<string>, groups: string[]): ImportedOccupation => ({
  label,
  titles,
  groups,
});

/** Reads the folder. Throws TaxonomyFileError for a table in another format, or if there are no files. */
export function importTaxonomy(folder: string): ImportedTaxonomy {
  const skills = readEscoNames(folder, 'skills');
  const broader = readBroaderSkills(folder);
  const label = (uri: string): string[] => [...(skills.get(uri) ?? [])].slice(0, 1);
  const escoOccupations = readEscoNames(folder, 'occupations');
  const isco = readIscoGroups(folder);
  const onet = readOnetOccupations(folder);
  const tools = readOnetTools(folder).filter((tool) => tool !== '');
  const licenses = [
    ...(skills.size + escoOccupations.size > 0 ? [ESCO_LICENSE] : []),
    ...(onet.size + tools.length > 0 ? [ONET_LICENSE] : []),
  ];
  if (licenses.length === 0)
    throw new TaxonomyFileError(
      `${folder} contains neither skills_en.csv and occupations_en.csv nor Occupation Data.txt`,
    );
  return {
    licences: licenses,
    skills: [
      ...[...skills].map(([uri, [first = '', ...aliases]]) => ({
        label: first,
        aliases,
        broader: (broader.get(uri) ?? []).flatMap(label),
      })),
      ...tools.map((tool) => ({ label: tool, aliases: [], broader: [] })),
    ],
    occupations: [
      ...[...escoOccupations].map(([uri, names]) => toOccupation(names, isco.get(uri) ?? [])),
      ...[...onet].map(([code, names]) => toOccupation(names, prefixGroups('soc', code, SOC_LENGTHS))),
    ],
  };
}
