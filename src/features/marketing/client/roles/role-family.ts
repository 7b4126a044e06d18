/**
 * What a role page is made of. Salaries are whole U.S. dollars a month for full-time work; the tests hold them within the
 * specification's bounds. Pure data; how it looks is decided by the role page.
 */
import type { ArticleId } from '../../marketing.domain.ts';
import type { Question } from '../structured-data.ts';

export type Level = 'Junior' | 'Mid-level' | 'Senior' | 'Lead';

export interface SampleRole {
  title: string;
  level: Level;
  /** Years of experience, as the product counts them. */
  years: '1-3' | '3-5' | '5-10' | '10+';
  salary: { from: number; to: number };
  /** What the person does, in one or two sentences. */
  work: string;
  skills: readonly string[];
}

export interface Point {
  title: string;
  text: string;
}

interface ShowcaseWords {
  title: string;
  lead: string;
}

/** The one part of a role page that only this family has. */
export type Showcase = ShowcaseWords &
  (
    | { kind: 'timeline'; steps: readonly { when: string; title: string; text: string }[] }
    | { kind: 'day'; rows: readonly { newYork: string; bogota: string; text: string }[] }
    /** Hours of New York, 0 to 24. */
    | { kind: 'coverage'; note: string; shifts: readonly { place: string; hours: string; from: number; to: number }[] }
    | { kind: 'handover'; given: readonly Point[]; keptTitle: string; kept: readonly string[] }
    | { kind: 'cost'; points: readonly Point[] }
  );

export type FamilyId = 'marketing' | 'sales' | 'customer-support' | 'executive-assistant' | 'it' | 'finance';

export interface RoleFamily {
  id: FamilyId;
  path: string;
  /** In the header of the page and in lists. */
  name: string;
  /** One line in lists of families. */
  line: string;
  /** The h1. */
  title: string;
  lead: string;
  /** The page's head. */
  pageTitle: string;
  description: string;
  rolesTitle: string;
  rolesLead: string;
  roles: readonly SampleRole[];
  showcase: Showcase;
  benefits: readonly Point[];
  /** Consult, receive vetted candidates, hire: what each means here. */
  process: readonly [string, string, string];
  /** Questions worth asking in the first conversation. */
  interview: readonly Point[];
  questions: readonly Question[];
  article: ArticleId;
  /** Its name within a sentence, where that is not the name in small letters. */
  inSentence?: string;
}

/** What a family says in another language: everything but what is the same in all of them. Roles are in the order of the family's. */
export type FamilyTexts = Omit<RoleFamily, 'id' | 'path' | 'roles' | 'article' | 'inSentence'> & {
  roles: readonly Pick<SampleRole, 'title' | 'work'>[];
  /** Its name within a sentence. */
  inSentence: string;
};

/** A family with its words in another language. */
export const saying = (family: RoleFamily, { roles, ...texts }: FamilyTexts): RoleFamily => ({
  ...family,
  ...texts,
  roles: family.roles.map((role, at) => ({ ...role, ...roles[at] })),
});

/** From the lowest to the highest salary of a family's sample roles. */
export const salarySpan = (roles: readonly SampleRole[]): { from: number; to: number } => ({
  from: Math.min(...roles.map(({ salary }) => salary.from)),
  to: Math.max(...roles.map(({ salary }) => salary.to)),
});
