/** Checks the format of docs/adr. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../docs/adr/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const names = readdirSync(folder).filter((name) => name !== 'README.md');

it.each(names)('the decision %s ends with the condition for revisiting it, and is in the index', (name) => {
  expect(read(name).split(/^## /m).at(-1)).toMatch(/^Revisit when\b/m);
  expect(read('README.md')).toContain(`](${name})`);
});
