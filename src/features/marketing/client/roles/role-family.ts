/**
 * The structure of the files in `content/roles`, one for each role family and language. Values shared by all languages are only in the English file.
 * Pay comes from `shared/role-pay.ts`. Salaries are in whole U.S. dollars per month for full-time work. The role page decides how the content looks.
 */
import { z } from 'zod';
import { ARTICLE_IDS } from '../../marketing.domain.ts';

const pointSchema = z.strictObject({ title: z.string(), text: z.string() });

const showcaseWords = { title: z.string(), lead: z.string() };
const hourOfDay = z.int().min(0).max(24);

/** The section that is specific to a role family. */
const showcaseSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('timeline'),
    ...showcaseWords,
    steps: z.array(z.strictObject({ when: z.string(), title: z.string(), text: z.string() })),
  }),
  z.strictObject({
    kind: z.literal('day'),
    ...showcaseWords,
    rows: z.array(z.strictObject({ newYork: z.string(), bogota: z.string(), text: z.string() })),
  }),
  z.strictObject({
    kind: z.literal('coverage'),
    ...showcaseWords,
    note: z.string(),
    /** In New York time. */
    shifts: z.array(z.strictObject({ place: z.string(), hours: z.string(), from: hourOfDay, to: hourOfDay })),
  }),
  z.strictObject({
    kind: z.literal('handover'),
    ...showcaseWords,
    given: z.array(pointSchema),
    keptTitle: z.string(),
    kept: z.array(z.string()),
  }),
  z.strictObject({ kind: z.literal('cost'), ...showcaseWords, points: z.array(pointSchema) }),
]);

/** The content of a file in one language. */
export const familyTextsSchema = z.strictObject({
  /** Shown in the page header and in lists. */
  name: z.string(),
  /** The name as used within a sentence, if it is not just the lowercase name. */
  inSentence: z.string().optional(),
  /** One line about the family, for lists of role families. */
  line: z.string(),
  /** The h1. */
  title: z.string(),
  lead: z.string(),
  /** The document title. */
  pageTitle: z.string(),
  description: z.string(),
  rolesTitle: z.string(),
  rolesLead: z.string(),
  /** In the same order in each language. `work` describes the job in one or two sentences. */
  roles: z.array(z.strictObject({ title: z.string(), work: z.string() })),
  showcase: showcaseSchema,
  benefits: z.array(pointSchema),
  /** The three steps of the process for this family: consulting, receiving vetted candidates, and hiring. */
  process: z.tuple([z.string(), z.string(), z.string()]),
  /** Questions for the first conversation. */
  interview: z.array(pointSchema),
  questions: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
});

/** The English file, with the values shared by all languages. */
export const familySchema = familyTextsSchema.extend({
  article: z.enum(ARTICLE_IDS),
  roles: z.array(
    z.strictObject({
      title: z.string(),
      work: z.string(),
      level: z.enum(['Junior', 'Mid-level', 'Senior', 'Lead']),
      /** Years of experience, in the categories of the product. */
      years: z.enum(['1-3', '3-5', '5-10', '10+']),
      skills: z.array(z.string()),
    }),
  ),
});

export const FAMILY_IDS = ['marketing', 'sales', 'customer-support', 'executive-assistant', 'it', 'finance'] as const;
export type FamilyId = (typeof FAMILY_IDS)[number];

type FamilyFile = z.infer<typeof familySchema>;

export type Point = z.infer<typeof pointSchema>;
export type Showcase = z.infer<typeof showcaseSchema>;
export type SampleRole = FamilyFile['roles'][number] & { salary: { from: number; to: number } };

export interface RoleFamily extends FamilyFile {
  id: FamilyId;
  path: string;
  roles: SampleRole[];
}

/** Returns the lowest and highest salaries among a family's sample roles. */
export const salarySpan = (roles: readonly SampleRole[]): { from: number; to: number } => ({
  from: Math.min(...roles.map(({ salary }) => salary.from)),
  to: Math.max(...roles.map(({ salary }) => salary.to)),
});
