/** Texts of the answer to "why?". `{name}` is replaced by a value. */
import { vocabularyEn } from '../../src/client/vocabulary.en.ts';
import { wordingEn } from '../../src/engine/scoring/wording.en.ts';
import type { Wording } from '../../src/engine/scoring/wording.ts';
import { matchingEn } from '../../src/features/matching/client/matching.en.ts';
import type { TranslationOf } from '../../src/shared/translation.ts';

const sentences = {
  applied: 'You applied on {date}. Now: {status}.',
  decided: 'A person at {company} decided on {date}. No application is declined by its score. Reason: {reason}.',
  scoreOfMove: 'Your score for this job was {score} of 100 on {date}, when the company last moved your application.',
  scoreOfFiling: 'Your score for this job was {score} of 100 on {date}, when you applied.',
  unscored: 'You were considered without a score, as you chose.',
  noReceipt: 'No score of this application is kept.',
  agrees: 'Computed again now by the rules of that day (engine {engine}), it is the same.',
  differs:
    'Computed again now by the rules of that day (engine {engine}), it is not the same. The operator has to look into this.',
  notKept: 'The rules of that day (engine {engine}) are not kept here, so it was not computed again.',
  made: 'Parts of the score:',
  notCounted: 'Not stated by both sides, so it did not count: {factors}.',
  weighed: 'What the company let count more or less for this job: {factors}.',
  knownOfYou: 'What was known of you:',
  asked: 'What the job asked for:',
  reduced: 'Texts were kept as the words that the rules count, and cannot be read here.',
  jobType: 'Kind of work',
  rate: 'Hourly rate (US$)',
  budget: 'Hourly budget (US$)',
  held: 'Work experience',
  today: 'today',
  wrong: 'Something wrong or missing? Change your profile: your scores follow at once.',
  review: 'You can ask for a review by somebody else than the one who decided until {date}.',
} as const;

/** The parts of the answer in one language: its own sentences, those of the score, and labels from screens. */
export interface WhyWords {
  sentences: Readonly<Record<keyof typeof sentences, string>>;
  wording: Wording;
  matching: TranslationOf<typeof matchingEn>;
  vocabulary: TranslationOf<typeof vocabularyEn>;
}

export const whyWordsEn: WhyWords = {
  sentences,
  wording: wordingEn,
  matching: matchingEn,
  vocabulary: vocabularyEn,
};
