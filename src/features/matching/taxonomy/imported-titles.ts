/**
 * The titles of an imported taxonomy, beside the engine's own occupations and never mixed with them: a title is looked up among them
 * and gets the imported occupations, and the groups these belong to, as its places.
 * Invariant: without an import every answer is null.
 */

import { fnv1a } from '../text/text.ts';
import type { SparseVector } from '../text/vector.ts';
import type { ImportedOccupation } from './imported-taxonomy.ts';
import { KnownTitles, type Places } from './known-titles.ts';
import { conceptsOf } from './lexicon.ts';
import { workConcepts } from './occupations.ts';

/** What agreement in a group is worth beside agreement in the occupation (1), from the narrowest on. */
const GROUP_WORTH = [0.7, 0.45, 0.2];

const known = new KnownTitles();
let occupations = 0;

/** Takes in occupations with their titles and groups, for the rest of the process. */
export function addImportedTitles(imported: readonly ImportedOccupation[]): void {
  for (const { label, titles, groups } of imported) {
    const own = fnv1a(`occupation ${occupations++}`);
    const wider = groups.map((group, at) => [fnv1a(`group ${group}`), GROUP_WORTH[at] ?? 0] as const);
    const places: Places = [[own, 1], ...wider.filter(([, worth]) => worth > 0)];
    for (const title of [label, ...titles]) known.add(workConcepts(conceptsOf(title)), places);
  }
}

/** Where the imported titles nearest to these concepts are at home; null where none is near, or nothing was imported. */
export const importedPlaces = (concepts: readonly string[]): SparseVector | null =>
  known.size === 0 ? null : known.placesOf(concepts);
