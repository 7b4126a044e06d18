/**
 * What a skill is called where it is shown to readers of Spanish and Portuguese: `Label | español | português`, in the order of
 * `shared/languages.ts`, a part left out where people say the label. Data only. Each name is one of the skill's own spellings, with its accents, so that what was chosen in one
 * language is the same skill in all.
 */
import { CREATIVE_SKILL_NAMES } from './skill-names-creative.ts';
import { PEOPLE_SKILL_NAMES } from './skill-names-people.ts';
import { WORK_SKILL_NAMES } from './skill-names-work.ts';

/** All of them, one a line. */
export const SKILL_NAMES = [WORK_SKILL_NAMES, CREATIVE_SKILL_NAMES, PEOPLE_SKILL_NAMES]
  .map((names) => names.trim())
  .join('\n');
