/**
 * Names of skills for Spanish and Portuguese readers: `Label | español | português`, in the order of `shared/languages.ts`. A part is empty if the
 * label is used. Contains only data. Each name is a spelling of the skill with accents, so that a choice in any language results in the same skill.
 */
import { CREATIVE_SKILL_NAMES } from './skill-names-creative.ts';
import { PEOPLE_SKILL_NAMES } from './skill-names-people.ts';
import { WORK_SKILL_NAMES } from './skill-names-work.ts';

export const SKILL_NAMES = [WORK_SKILL_NAMES, CREATIVE_SKILL_NAMES, PEOPLE_SKILL_NAMES]
  .map((names) => names.trim())
  .join('\n');
