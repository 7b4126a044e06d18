/** Scores how well a row answers a search. Lists sorted by match use this first, then the score. */
import type { Search } from './search-query.ts';

/** How a row matches a search. */
export interface SearchMatch {
  /** True if the row's name contains every word as typed. */
  readonly isNamed: boolean;
  /** True if every word as typed is a whole word of the row's text or name. */
  readonly hasWords: boolean;
  /** True if the row lists every skill in the search. */
  readonly hasSkills: boolean;
  /** Closeness (-1 to 1) of the row's title to the meaning of the search. */
  readonly closeness: number;
}

/** The number of steps; the lowest is 0. */
export const ANSWER_STEPS = 16;
const NAMED_STEP = ANSWER_STEPS - 1;
/** The number of steps from answer score 0 to answer score 1. */
const STEPS_TO_ONE = 10;

/** Bonuses that listed skills and typed words add to the closeness of a title. */
const LISTED_SKILL_BONUS = 0.2;
const TYPED_WORDS_BONUS = 0.1;
/** In a search for techniques or programs, a listed skill counts as much as a title with this closeness. */
const SKILL_CLOSENESS = 0.8;
/** Weight of the title in a search for programs, because titles indicate little about the programs used. */
const TOOL_TITLE_WEIGHT = 0.3;

/** In a search for work with a technique or program (`java developer`), the share of the score for naming it. The title has the rest. */
const NAMED_SKILL_SHARE = 0.3;

/** Scores the title, the skills or both, depending on the target of the search, and adds bonuses for listed skills and typed words. */
function scoreAnswer({ hasWords, hasSkills, closeness }: SearchMatch, { target, namesSkills }: Search): number {
  const title = Math.max(0, closeness);
  const bonus = (hasSkills ? LISTED_SKILL_BONUS : 0) + (hasWords ? TYPED_WORDS_BONUS : 0);
  if (target === 'work' && namesSkills) {
    return (1 - NAMED_SKILL_SHARE) * title + (hasSkills || hasWords ? NAMED_SKILL_SHARE + bonus : 0);
  }
  if (target === 'work') return title + bonus;
  if (target === 'technique') return Math.max(title, hasSkills ? SKILL_CLOSENESS : 0) + bonus;
  return (hasSkills || hasWords ? SKILL_CLOSENESS : 0) + TOOL_TITLE_WEIGHT * title + bonus;
}

/**
 * Returns the step of a row, from 0 to `ANSWER_STEPS` - 1. Higher is better: matching names come first, then matching work, skills and typed words.
 */
export const answerStep = (match: SearchMatch, search: Search): number =>
  match.isNamed ? NAMED_STEP : Math.min(NAMED_STEP - 1, Math.floor(STEPS_TO_ONE * scoreAnswer(match, search)));
