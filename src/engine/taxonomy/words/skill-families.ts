/**
 * The complete skill taxonomy: lines by family. The family `soft` contains skills that almost every job post requires; they count less. Contains only
 * data. Add new families here.
 */
import { ASSISTANCE_SKILLS, OPERATIONS_SKILLS, SALES_SKILLS, SUPPORT_SKILLS } from './skills-business.ts';
import { HEALTH_SKILLS, LAW_SKILLS } from './skills-care.ts';
import { DESIGN_SKILLS, MARKETING_SKILLS } from './skills-creative.ts';
import { DATA_SKILLS } from './skills-data.ts';
import { DUTY_SKILLS } from './skills-duties.ts';
import { EDUCATION_SKILLS, FINANCE_SKILLS, PEOPLE_SKILLS } from './skills-finance.ts';
import { LANGUAGE_SKILLS, SOFT_SKILLS } from './skills-general.ts';
import { SOFTWARE_SKILLS } from './skills-software.ts';
import { SCIENCE_SKILLS, TRADES_SKILLS } from './skills-trades.ts';
import { BUSINESS_TOOLS } from './tools-business.ts';
import { SOFTWARE_TOOLS } from './tools-software.ts';
import { TRADE_TOOLS } from './tools-trades.ts';

export const SKILL_FAMILIES: Readonly<Record<string, string>> = {
  software: SOFTWARE_SKILLS,
  data: DATA_SKILLS,
  design: DESIGN_SKILLS,
  marketing: MARKETING_SKILLS,
  sales: SALES_SKILLS,
  support: SUPPORT_SKILLS,
  assistance: ASSISTANCE_SKILLS,
  operations: OPERATIONS_SKILLS,
  finance: FINANCE_SKILLS,
  people: PEOPLE_SKILLS,
  education: EDUCATION_SKILLS,
  health: HEALTH_SKILLS,
  law: LAW_SKILLS,
  trades: TRADES_SKILLS,
  science: SCIENCE_SKILLS,
  duties: DUTY_SKILLS,
  soft: SOFT_SKILLS,
  languages: LANGUAGE_SKILLS,
};

/** Groups of programs that do the same work. Their family is `tools`. */
export const TOOL_GROUPS: readonly string[] = [BUSINESS_TOOLS, TRADE_TOOLS, SOFTWARE_TOOLS];
