/**
 * Verifies explanations of pairs in the graded set. Factors must add up to the score. Suggested changes must add the stated points when the profile
 * is actually changed and read again. (The engine itself tries changes on already prepared profiles.)
 */
import type { MatchCandidate } from '../../src/engine/matching.contract.ts';
import {
  type EvaluatedChange,
  evaluateChanges,
  explainPair,
  prepareCandidate,
  scorePair,
} from '../../src/engine/matching.domain.ts';
import { EXPERIENCE_LEVELS } from '../../src/shared/vocabulary.ts';
import type { GradedSet } from './graded-set.ts';
import type { JobLine } from './match-lines.ts';

/** The number of checked explanations, and descriptions of wrong ones. */
export interface ExplanationCheck {
  readonly pairs: number;
  readonly suggestions: number;
  readonly wrongSums: readonly string[];
  readonly wrongSuggestions: readonly string[];
}

/** Returns the profile with the change applied. For experience, returns one profile for each range, because its gain is stated as "up to". */
function applyChange(candidate: MatchCandidate, job: JobLine, { change }: EvaluatedChange): MatchCandidate[] {
  switch (change.kind) {
    case 'list-skill':
      return [{ ...candidate, skills: [...(candidate.skills ?? []), change.skill] }];
    case 'state-timezone':
      return [{ ...candidate, timezone: job.timezone }];
    case 'state-experience':
      return EXPERIENCE_LEVELS.map((experience) => ({ ...candidate, experience }));
    case 'state-rate':
    case 'lower-rate':
      return [{ ...candidate, hourlyRate: job.hourlyBudget }];
    case 'state-availability':
    case 'offer-work-type':
      return [{ ...candidate, availability: job.jobType }];
    case 'state-country':
      return [{ ...candidate, country: job.countries?.[0] }];
  }
}

/** Checks every graded pair, and one in `oneIn` of the others. */
export function checkExplanations({ jobs, candidates }: GradedSet, oneIn: number): ExplanationCheck {
  const wrongSums: string[] = [];
  const wrongSuggestions: string[] = [];
  let pairs = 0;
  let suggestions = 0;
  let ungradedPairs = 0;
  for (const { line: job, job: prepared, grades } of jobs) {
    for (const { line, candidate } of candidates) {
      if (!grades.has(line.id) && ungradedPairs++ % oneIn !== 0) continue;
      pairs += 1;
      const { score, factors } = explainPair(prepared, candidate);
      const sum = Math.round(factors.reduce((total, factor) => total + factor.weight * factor.score, 0));
      const name = `${job.id} / ${line.id}`;
      if (sum !== score || score !== scorePair(prepared, candidate)) wrongSums.push(`${name}: ${sum}, not ${score}`);
      for (const evaluated of evaluateChanges(prepared, candidate)) {
        suggestions += 1;
        const gained = applyChange(line, job, evaluated).map((a) => scorePair(prepared, prepareCandidate(a)) - score);
        if (!gained.includes(evaluated.gain))
          wrongSuggestions.push(`${name}: ${JSON.stringify(evaluated)}, gained ${gained.join(' or ')}`);
      }
    }
  }
  return { pairs, suggestions, wrongSums, wrongSuggestions };
}
