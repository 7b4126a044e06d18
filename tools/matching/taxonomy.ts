/**
 * The taxonomy command: `taxonomy import --from DIR` converts the official ESCO and O*NET releases in a folder to `taxonomy/imported.json` in
 * DATA_DIR. The server loads this file at its next start. Exit codes: 0 done, 1 an unreadable file or another format, 2 invalid arguments.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { importedFile, TaxonomyFileError } from '../../src/features/matching/server/taxonomy.service.ts';
import { importTaxonomy } from './taxonomy-import.ts';

const USAGE = 'usage: taxonomy import --from DIR';

function readFolderOption(args: string[]): string | null {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { from: { type: 'string' } } });
    return positionals.join(' ') === 'import' ? (values.from ?? null) : null;
  } catch {
    return null;
  }
}

function run(folder: string): void {
  const data = importTaxonomy(folder);
  const file = importedFile(process.env['DATA_DIR'] || './data');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(data)}\n`);
  process.stdout.write(`${file}: ${data.skills.length} skills, ${data.occupations.length} occupations\n`);
  for (const license of data.licences) process.stdout.write(`${license}\n`);
}

const folder = readFolderOption(process.argv.slice(2));
if (folder === null || folder === '') {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  try {
    run(folder);
  } catch (error) {
    const isFileError = error instanceof Error && 'code' in error;
    if (!(error instanceof TaxonomyFileError) && !isFileError) throw error;
    process.stderr.write(`taxonomy: ${error.message}\n`);
    process.exitCode = 1;
  }
}
