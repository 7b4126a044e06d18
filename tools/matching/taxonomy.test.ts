import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compatibility, skillKeys } from '../../src/engine/matching.domain.ts';
import { readConcepts } from '../../src/engine/taxonomy/lexicon.ts';
import { findOccupations } from '../../src/engine/taxonomy/occupations.ts';
import { importedFile, loadImportedTaxonomy } from '../../src/features/matching/server/taxonomy.service.ts';
import { importTaxonomy } from './taxonomy-import.ts';

const command = fileURLToPath(new URL('taxonomy.ts', import.meta.url));
const ESCO = 'http://data.europa.eu/esco/';
let folder = '';
const writeData = (name: string, text: string): void => writeFileSync(join(folder, name), text);

function writeReleases(): void {
  writeData(
    'skills_en.csv',
    `conceptType,conceptUri,skillType,preferredLabel,altLabels,status\nKnowledgeSkillCompetence,${ESCO}s1,skill,tame zebras,"zebra taming\nhandle zebras, wild",released\nKnowledgeSkillCompetence,${ESCO}s2,skill,tame animals,,released\n`,
  );
  writeData(
    'skills_es.csv',
    `conceptType,conceptUri,preferredLabel,altLabels\nKnowledgeSkillCompetence,${ESCO}s1,domar cebras,\n`,
  );
  writeData(
    'broaderRelationsSkillPillar_en.csv',
    `conceptType,conceptUri,broaderType,broaderUri\nX,${ESCO}s1,X,${ESCO}s2\n`,
  );
  writeData(
    'occupations_en.csv',
    `conceptType,conceptUri,iscoGroup,preferredLabel,altLabels\nOccupation,${ESCO}o1,5164,zebra wrangler,stripe minder\n`,
  );
  writeData('Occupation Data.txt', 'O*NET-SOC Code\tTitle\tDescription\n13-2011.00\tAccountant\tKeeps books.\n');
  writeData(
    'Alternate Titles.txt',
    'O*NET-SOC Code\tAlternate Title\tShort Title\tSource(s)\n13-2011.00\tLedgerologist\tn/a\t01\n',
  );
  writeData(
    'Technology Skills.txt',
    'O*NET-SOC Code\tExample\tCommodity Code\tCommodity Title\n13-2011.00\tZebraBooks Pro\t1\tAccounting software\n',
  );
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taxonomy-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('taxonomy import', { timeout: 60_000 }, () => {
  it('imports ESCO and O*NET into the engine, with their licenses', () => {
    expect(skillKeys(['domar cebras'])[0]).toMatch(/^~/);
    loadImportedTaxonomy(folder);
    writeReleases();
    const env = { ...process.env, DATA_DIR: folder };
    const result = spawnSync(process.execPath, [command, 'import', '--from', folder], { encoding: 'utf8', env });
    expect(result.stderr).toBe('');
    expect(result.stdout).toContain('3 skills, 2 occupations');
    expect(readFileSync(importedFile(folder), 'utf8')).toMatch(/CC BY 4\.0.*O\*NET/);
    loadImportedTaxonomy(folder);
    expect(skillKeys(['domar cebras', 'Zebra taming', 'handle zebras, wild'])).toEqual(['tame-zebras']);
    expect(skillKeys(['React', 'ZebraBooks Pro'])).toEqual(['react', 'zebrabooks-pro']);
    const scoreTitles = (title: string, jobTitle: string) => compatibility({ title }, { jobTitle }).score;
    expect(scoreTitles('Stripe minder', 'Zebra wrangler')).toBeGreaterThan(
      scoreTitles('Stripe minder', 'Ledgerologist') + 10,
    );
    expect(findOccupations(readConcepts('Ledgerologist'))).toEqual([]);
    const job = { title: 'Keeper', requiredSkills: ['tame animals'] };
    expect(compatibility(job, { jobTitle: 'Keeper', skills: ['domar cebras'] }).relatedSkills).toHaveLength(1);
  });

  it('names file, line and column of invalid data', () => {
    writeData('skills_en.csv', 'conceptUri,altLabels\na,b\n');
    expect(() => importTaxonomy(folder)).toThrow('skills_en.csv:1: the column "preferredLabel" is missing');
    writeData('skills_en.csv', 'conceptUri,preferredLabel,altLabels\na,b,c\na,"x\ny",z\nb,c\n');
    expect(() => importTaxonomy(folder)).toThrow('skills_en.csv:5: column "altLabels" is missing in this row');
    writeData('skills_en.csv', 'conceptUri,preferredLabel,altLabels\na,"b\n');
    expect(() => importTaxonomy(folder)).toThrow('skills_en.csv:2: column 2: the quote is not closed');
    rmSync(join(folder, 'skills_en.csv'));
    expect(() => importTaxonomy(folder)).toThrow('contains neither');
  });

  it('exits with 2 without arguments', () => {
    expect(spawnSync(process.execPath, [command], { encoding: 'utf8' })).toMatchObject({ status: 2 });
  });
});
