/** The answer to one candidate's "why?" in their language, from a receipt and a new computation of its score. Pure. */

import type { ReplayedScore } from '../../src/engine/engine.domain.ts';
import type { FactorReason, MatchFactor } from '../../src/engine/matching.contract.ts';
import { factorText } from '../../src/engine/scoring/wording.ts';
import type { StatedLanguage } from '../../src/engine/taxonomy/spoken-languages.ts';
import { appealDeadline } from '../../src/features/pipeline/answer-times.domain.ts';
import type { ScoreReceipt } from '../../src/features/scores/receipts.contract.ts';
import { LANGUAGE_FACTS, type Language } from '../../src/shared/languages.ts';
import { wholePercents } from '../../src/shared/whole-percents.ts';
import type { FoundApplication } from './why.db.ts';
import type { WhyWords } from './why-words.en.ts';
import { WHY_WORDS } from './why-words.ts';

/** The result of computing a score again; `score` includes the reasons of its factors. */
export type Recomputed = { kind: 'agrees' | 'differs'; score: ReplayedScore } | { kind: 'notKept' };

const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Returns `label: value` for each stated value. */
const statedLines = (rows: readonly (readonly [string, string | number | null | undefined])[]): string[] =>
  rows.flatMap(([label, value]) =>
    value === null || value === undefined || value === '' ? [] : [`- ${label}: ${value}`],
  );

/** Returns the text for a code. Unknown codes of other releases are returned unchanged. */
const toVocabularyText = (words: Readonly<Record<string, string>>, code: string | null | undefined) =>
  code ? (words[code] ?? code) : code;

type Inputs = ScoreReceipt['inputs'];

/** Writes answers in one language. */
class WhyText {
  private readonly language: Language;
  private readonly words: WhyWords;

  constructor(language: Language) {
    this.language = language;
    this.words = WHY_WORDS[language];
  }

  private sentence(key: keyof WhyWords['sentences'], values: Readonly<Record<string, string | number>> = {}): string {
    return fillIn(this.words.sentences[key], values);
  }

  private day(at: string): string {
    const { locale } = LANGUAGE_FACTS[this.language];
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
  }

  private countries(codes: readonly (string | null | undefined)[] | null | undefined): string {
    const { locale } = LANGUAGE_FACTS[this.language];
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    return (codes ?? []).flatMap((code) => (code ? (names.of(code) ?? code) : [])).join(', ');
  }

  private languages(stated: readonly StatedLanguage[] | null | undefined): string {
    const { locale } = LANGUAGE_FACTS[this.language];
    const names = new Intl.DisplayNames([locale], { type: 'language' });
    const { shortLevel } = this.words.profileParts;
    return (stated ?? [])
      .map(
        ({ language, level }) =>
          `${names.of(language) ?? language} (${level === 'native' ? shortLevel.native : level})`,
      )
      .join(', ');
  }

  private factor(factor: MatchFactor): string {
    return this.words.matching.factor[factor];
  }

  private factors({ factors }: ScoreReceipt, recomputed: Recomputed): string[] {
    const { factorScore, weight: share } = this.words.matching;
    const reasons = new Map(
      recomputed.kind === 'agrees' ? recomputed.score.factors.map((factor) => [factor.factor, factor.reason]) : [],
    );
    const countedFactors = factors.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
    const uncounted = factors.filter(({ weight }) => weight === 0).map(({ factor }) => this.factor(factor));
    const percents = wholePercents(countedFactors.map(({ weight }) => weight));
    const lines = countedFactors.map(({ factor, score }, index) => {
      const percent = fillIn(share, { percent: percents[index] ?? 0 });
      // The `text` factor scores 100 whenever it has weight, so only its share says something. Screens hide the score, too.
      const numbers = factor === 'text' ? percent : `${fillIn(factorScore, { score: Math.round(score) })}, ${percent}`;
      const reason = reasons.get(factor) as FactorReason | undefined;
      const why = reason === undefined ? '' : ` ${factorText(this.words.wording, reason, 'candidate')}.`;
      return `- ${this.factor(factor)}: ${numbers}.${why}`;
    });
    return [
      this.sentence('made'),
      ...lines,
      ...(uncounted.length > 0 ? [this.sentence('notCounted', { factors: uncounted.join(', ') })] : []),
    ];
  }

  private changedWeights(weights: Readonly<Partial<Record<MatchFactor, number>>>): string[] {
    const factors = Object.entries(weights).map(([factor, times]) => `${this.factor(factor as MatchFactor)} ×${times}`);
    return factors.length > 0 ? [this.sentence('weighed', { factors: factors.join(', ') })] : [];
  }

  private statedFacts({ job, candidate }: Inputs): string[] {
    if (job === null || candidate === null) return [];
    const { factor } = this.words.matching;
    const { experience, workType } = this.words.vocabulary;
    const { level, shown } = this.words.profileParts;
    const positions = (candidate.positions ?? []).map(
      ({ title, start, end }) => `${title ?? ''} (${start ?? ''} – ${end ?? this.sentence('today')})`,
    );
    const candidateFacts = statedLines([
      [factor.title, candidate.jobTitle],
      [factor.skills, candidate.skills?.join(', ')],
      [factor.experience, toVocabularyText(experience, candidate.experience)],
      [this.sentence('rate'), candidate.hourlyRate],
      [factor.timezone, candidate.timezone],
      [factor.availability, toVocabularyText(workType, candidate.availability)],
      [factor.country, this.countries([candidate.country])],
      [shown.english, candidate.englishLevel && level[candidate.englishLevel]],
      [shown.languages, this.languages(candidate.languages)],
      [this.sentence('held'), positions.join('; ')],
      [factor.text, candidate.bio],
    ]);
    const jobFacts = statedLines([
      [factor.title, job.title],
      [factor.skills, job.requiredSkills?.join(', ')],
      [factor.experience, toVocabularyText(experience, job.experience)],
      [this.sentence('budget'), job.hourlyBudget],
      [factor.timezone, job.timezone],
      [this.sentence('jobType'), toVocabularyText(workType, job.jobType)],
      [this.sentence('countries'), this.countries(job.countries)],
      [factor.hours, job.hoursPerWeek],
      [factor.text, job.description],
    ]);
    const isReduced = candidate.form !== undefined || job.form !== undefined;
    return [
      this.sentence('knownOfYou'),
      ...candidateFacts,
      this.sentence('asked'),
      ...jobFacts,
      ...(isReduced ? [this.sentence('reduced')] : []),
    ];
  }

  private score({ cause }: FoundApplication, receipt: ScoreReceipt | null, recomputed: Recomputed): string[] {
    if (receipt === null) return [this.sentence('noReceipt')];
    const { score, scoredAt, engine, inputs } = receipt;
    if (score === null) return [this.sentence('unscored')];
    return [
      this.sentence(cause === 'move' ? 'scoreOfMove' : 'scoreOfFiling', { score, date: this.day(scoredAt) }),
      this.sentence(recomputed.kind, { engine }),
      ...this.factors(receipt, recomputed),
      ...this.changedWeights(inputs.job?.factorWeights ?? {}),
      ...this.statedFacts(inputs),
    ];
  }

  /** Who decided and why. A member makes every decline, unless the application ended with the company's account. */
  private decision({ companyName, decline, isCompanyDeleted }: FoundApplication): string[] {
    if (!decline?.at) return [];
    const date = this.day(decline.at);
    if (isCompanyDeleted && decline.memberId === null) return [this.sentence('ended', { date })];
    const reason = this.words.vocabulary.declineReason[decline.reason ?? 'other'];
    return [this.sentence('decided', { company: companyName, date, reason })];
  }

  private review({ decline, isCompanyDeleted }: FoundApplication): string[] {
    if (!decline?.at || isCompanyDeleted) return [];
    return [this.sentence('review', { date: this.day(appealDeadline(decline.at)) })];
  }

  /** Writes the complete answer for one application. */
  write(application: FoundApplication, receipt: ScoreReceipt | null, recomputed: Recomputed): string {
    const { jobTitle, companyName, status, filedAt } = application;
    const { applicationStatus } = this.words.vocabulary;
    return [
      `${jobTitle} · ${companyName}`,
      this.sentence('applied', { date: this.day(filedAt), status: applicationStatus[status] }),
      ...this.decision(application),
      ...this.score(application, receipt, recomputed),
      this.sentence('wrong'),
      ...this.review(application),
    ].join('\n');
  }
}

/** Writes the answer for one application as plain text. */
export const whyText = (
  language: Language,
  application: FoundApplication,
  receipt: ScoreReceipt | null,
  recomputed: Recomputed,
): string => new WhyText(language).write(application, receipt, recomputed);
