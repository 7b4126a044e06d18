/**
 * The two sides as their numbers are made, without what only explanations read, and how much each tells.
 */
import type { PreparedCandidate, PreparedJob } from './prepare.ts';
import { FULL_BIO } from './prose.ts';

/** Posts of this many words give the text factor its full weight; bios of FULL_BIO do. */
export const FULL_POST = 40;

/** What the numbers of a pair are made of, of the candidate; skills by their hashes alone. */
export type ComparedCandidate = Omit<
  PreparedCandidate,
  'skills' | 'skillNames' | 'implied' | 'mentioned' | 'mentionedBefore' | 'titleConcepts'
>;
/** The same of the job. */
export type ComparedJob = Omit<PreparedJob, 'listsSkills' | 'titleConcepts'>;

/** Posts of this many skills, or of FULL_POST words, say what their title means. */
const EXPLAINING_SKILLS = 3;

/** How much (0-1) a post says beside its title. */
export const explained = ({ requirements, prose }: ComparedJob): number =>
  Math.min(1, requirements.length / EXPLAINING_SKILLS + (prose?.length ?? 0) / FULL_POST);
/** Whether a profile names work, of today or of before. */
export const namesWork = ({ titleText, history }: Pick<PreparedCandidate, 'titleText' | 'history'>): boolean =>
  titleText !== '' || (history?.held.some(({ title }) => title !== null) ?? false);

/** How much (0-1) a profile tells beside its title and its skills, which anybody may list. */
export const narrated = ({ prose }: ComparedCandidate): number => Math.min(1, (prose?.length ?? 0) / FULL_BIO);
