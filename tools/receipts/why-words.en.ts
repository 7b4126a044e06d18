/** Texts of the answer to "why?". `{name}` is replaced by a value. */
import { vocabularyEn } from '../../src/client/vocabulary.en.ts';
import { wordingEn } from '../../src/engine/scoring/wording.en.ts';
import type { Wording } from '../../src/engine/scoring/wording.ts';
import { profilePartsEn } from '../../src/features/candidates/client/profile-parts.en.ts';
import { matchingEn } from '../../src/features/matching/client/matching.en.ts';
import type { TranslationOf } from '../../src/shared/translation.ts';

const sentences = {
  applied: 'You applied on {date}. Current status: {status}.',
  decided:
    'A person at {company} made this decision on {date}. No application is declined automatically because of its score. Reason: {reason}.',
  ended: 'The company deleted its account on {date}, so your application ended.',
  scoreOfMove:
    'Your score for this job was {score} out of 100 on {date}, when the company last moved your application.',
  scoreOfFiling: 'Your score for this job was {score} out of 100 on {date}, when you applied.',
  unscored: 'You were considered without a score, as you chose.',
  noReceipt: 'We have no stored score for this application.',
  agrees: 'We calculated it again with the rules that applied then (engine {engine}), and it is the same.',
  differs:
    'We calculated it again with the rules that applied then (engine {engine}), and it is not the same. The operator must investigate this.',
  notKept: 'The rules that applied then (engine {engine}) are not stored here, so we could not calculate it again.',
  made: 'Parts of the score:',
  notCounted: 'Parts that did not count, because the profile or the job does not state them: {factors}.',
  weighed: 'Weights the company changed for this job: {factors}.',
  knownOfYou: 'What was known about you:',
  asked: 'What the job asked for:',
  reduced: 'We kept only the words that count toward the score, so the full texts are not shown here.',
  jobType: 'Job type',
  countries: 'Countries',
  rate: 'Hourly rate (US$)',
  budget: 'Hourly budget (US$)',
  held: 'Work experience',
  today: 'present',
  wrong: 'Is something wrong or missing? Update your profile, and your scores change right away.',
  review: 'Until {date}, you can ask someone who did not make the decision to review it.',
} as const;

/** The parts of the answer in one language: its own sentences, those of the score, and labels from screens. */
export interface WhyWords {
  sentences: Readonly<Record<keyof typeof sentences, string>>;
  wording: Wording;
  matching: TranslationOf<typeof matchingEn>;
  vocabulary: TranslationOf<typeof vocabularyEn>;
  profileParts: TranslationOf<typeof profilePartsEn>;
}

export const whyWordsEn: WhyWords = {
  sentences,
  wording: wordingEn,
  matching: matchingEn,
  vocabulary: vocabularyEn,
  profileParts: profilePartsEn,
};
