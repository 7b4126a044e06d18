/**
 * The skill taxonomy put together: family → lines. The family `soft` holds what nearly every post asks for and counts
 * half. Data only; a new family is a new line here.
 */
import { BUSINESS_SKILLS } from './skills-business.ts';
import { CREATIVE_SKILLS } from './skills-creative.ts';
import { DATA_SKILLS } from './skills-data.ts';
import {
  FINANCE_SKILLS,
  GENERAL_SKILLS,
  HEALTH_LEGAL_SKILLS,
  LANGUAGE_SKILLS,
  PEOPLE_SKILLS,
} from './skills-people.ts';
import { SOFTWARE_SKILLS } from './skills-software.ts';

export const SKILL_FAMILIES: Readonly<Record<string, string>> = {
  software: SOFTWARE_SKILLS,
  data: DATA_SKILLS,
  creative: CREATIVE_SKILLS,
  business: BUSINESS_SKILLS,
  finance: FINANCE_SKILLS,
  people: PEOPLE_SKILLS,
  healthAndLaw: HEALTH_LEGAL_SKILLS,
  soft: GENERAL_SKILLS,
  languages: LANGUAGE_SKILLS,
};
