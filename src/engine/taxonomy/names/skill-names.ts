/**
 * Names of skills for Spanish and Portuguese readers: `Label | español | português`, in the order of `shared/languages.ts`; a part is empty if the
 * label is used. Data only. Each name is one of the skill's spellings with accents, so that a choice in one language is the same skill in all.
 */
import { CREATIVE_SKILL_NAMES } from './skill-names-creative.ts';
import { PEOPLE_SKILL_NAMES } from './skill-names-people.ts';
import { WORK_SKILL_NAMES } from './skill-names-work.ts';

export const SKILL_NAMES = [WORK_SKILL_NAMES, CREATIVE_SKILL_NAMES, PEOPLE_SKILL_NAMES]
  .map((names) => names.trim())
  .join('\n');
