/**
 * The format of an imported taxonomy: skills and occupations from ESCO and O*NET. `tools/matching/taxonomy-import.ts` creates the file from their
 * releases. The file always lists the licenses of its sources.
 */
import * as z from 'zod/mini';

const texts = z.array(z.string());

const skillSchema = z.object({ label: z.string(), aliases: texts, broader: texts });
/** `groups` contains codes of the occupation's groups, narrowest first: `isco 2654`, `isco 265`, `isco 26`. */
const occupationSchema = z.object({ label: z.string(), titles: texts, groups: z._default(texts, []) });

/** The file `taxonomy/imported.json`. `broader` contains labels of other skills in the file. */
export const importedTaxonomySchema = z.object({
  licences: z.array(z.string()).check(z.minLength(1, 'must name the licenses of its sources')),
  skills: z.array(skillSchema),
  occupations: z.array(occupationSchema),
});

export type ImportedSkill = z.infer<typeof skillSchema>;
export type ImportedOccupation = z.infer<typeof occupationSchema>;
export type ImportedTaxonomy = z.infer<typeof importedTaxonomySchema>;
