/**
 * The score receipt of an application, for the company or the candidate: the score at the company's last
 * move or at submission, its factors, and the job and profile data. Loaded when the user opens the panel.
 */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { codeName } from '#client/ui/code-names.ts';
import { formatHourly } from '#client/ui/format.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { useZoneNames } from '#client/ui/use-zone-names.ts';
import { formatStatedZone } from '#client/ui/zone-names.ts';
import type { MatchFactor } from '#engine/matching.contract.ts';
import { spanText, useProfileTexts } from '#features/candidates/client/public/profile-texts.ts';
import { receiptsContract, type ScoreReceipt } from '#features/scores/receipts.contract.ts';
import { fillPath } from '#shared/contract.ts';
import { wholePercents } from '#shared/whole-percents.ts';
import { receiptQuery } from '../score-receipt.api.ts';

type Rows = readonly (readonly [label: string, value: ReactNode])[];

const isStated = (value: ReactNode): boolean => value !== null && value !== undefined && value !== '';

const Facts = ({ heading, rows }: { heading: string; rows: Rows }) => (
  <section>
    <h3 className="mb-2 font-semibold text-ink text-sm">{heading}</h3>
    <dl className="space-y-1.5 text-sm">
      {rows
        .filter(([, value]) => isStated(value))
        .map(([label, value]) => (
          <div key={label}>
            <dt className="text-muted text-xs">{label}</dt>
            <dd className="whitespace-pre-line break-words text-ink-soft">{value}</dd>
          </div>
        ))}
    </dl>
  </section>
);

const useReceiptFormatters = () => {
  const t = useTranslations('scoreReceipt');
  const vocabulary = useTranslations('vocabulary');
  const locale = useLocale();
  // A code stored by an earlier release may no longer have a label.
  const inWords = (kind: 'experience' | 'workType', code: string | null | undefined): string | null | undefined =>
    code && vocabulary.has(`${kind}.${code}` as 'workType.contract')
      ? vocabulary(`${kind}.${code}` as 'workType.contract')
      : code;
  const hourly = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? null : formatHourly(amount, locale);
  const format = useFormatter();
  const names = useZoneNames();
  const zoneText = (stated: string | null | undefined) => stated && formatStatedZone(stated, names);
  const span = (start: string | null | undefined, end: string | null | undefined) =>
    spanText(start ?? null, end ?? null, t('today'), locale);
  const countries = (codes: readonly (string | null | undefined)[] | null | undefined) =>
    format.list((codes ?? []).flatMap((code) => (code ? codeName(code, 'region', locale) : [])));
  return { t, inWords, hourly, zoneText, span, countries };
};

const Candidate = ({ candidate }: { candidate: NonNullable<ScoreReceipt['inputs']['candidate']> }) => {
  const { t, inWords, hourly, zoneText, span, countries } = useReceiptFormatters();
  const profileTexts = useTranslations('profileParts.shown');
  const texts = useProfileTexts();
  const positions = (candidate.positions ?? []).map(({ title, start, end }) =>
    t('position', { title: title ?? '', span: span(start, end) }),
  );
  return (
    <Facts
      heading={t('candidate')}
      rows={[
        [t('jobTitle'), candidate.jobTitle],
        [t('skills'), candidate.skills?.join(', ')],
        [t('experience'), inWords('experience', candidate.experience)],
        [t('rate'), hourly(candidate.hourlyRate)],
        [t('timezone'), zoneText(candidate.timezone)],
        [t('availability'), inWords('workType', candidate.availability)],
        [t('country'), countries([candidate.country])],
        [profileTexts('english'), texts.level(candidate.englishLevel ?? null)],
        [profileTexts('languages'), candidate.languages?.map(texts.language).join(', ')],
        [t('positions'), positions.join('\n')],
        [t('bio'), candidate.bio],
      ]}
    />
  );
};

const Job = ({ job }: { job: NonNullable<ScoreReceipt['inputs']['job']> }) => {
  const { t, inWords, hourly, zoneText, countries } = useReceiptFormatters();
  return (
    <Facts
      heading={t('job')}
      rows={[
        [t('jobTitle'), job.title],
        [t('skills'), job.requiredSkills?.join(', ')],
        [t('experience'), inWords('experience', job.experience)],
        [t('budget'), hourly(job.hourlyBudget)],
        [t('timezone'), zoneText(job.timezone)],
        [t('workType'), inWords('workType', job.jobType)],
        [t('countries'), countries(job.countries)],
        [t('hoursPerWeek'), job.hoursPerWeek],
        [t('description'), job.description],
      ]}
    />
  );
};

const Factors = ({ factors, inputs }: ScoreReceipt) => {
  const t = useTranslations('scoreReceipt');
  const words = useTranslations('matching');
  const weightedFactors = Object.entries(inputs.job?.factorWeights ?? {})
    .map(([factor, multiplier]) => `${words(`factor.${factor as MatchFactor}`)} ×${multiplier}`)
    .join(', ');
  const sorted = factors.toSorted((a, b) => b.weight - a.weight);
  const percents = wholePercents(sorted.map(({ weight }) => weight));
  return (
    <section>
      <h3 className="mb-2 font-semibold text-ink text-sm">{t('factors')}</h3>
      <ul className="space-y-1.5 text-sm">
        {sorted.map(({ factor, score, weight }, index) => (
          <li key={factor} className="flex flex-wrap justify-between gap-x-3">
            <span className="text-ink">{words(`factor.${factor}`)}</span>
            <span className="tabular text-ink-soft">
              {weight === 0
                ? words('noWeight')
                : t('factor', { score: Math.round(score), percent: percents[index] ?? 0 })}
            </span>
          </li>
        ))}
      </ul>
      {weightedFactors && <p className="mt-2 text-ink-soft text-sm">{t('weighed', { factors: weightedFactors })}</p>}
    </section>
  );
};

const OpenedReceipt = ({ applicationId }: { applicationId: string }) => {
  const t = useTranslations('scoreReceipt');
  const times = useTimes();
  const { data: receipt } = useQuery(receiptQuery(applicationId));
  if (receipt === undefined) return <Skeleton className="h-32 w-full rounded-card" />;
  if (receipt === null) return <p className="text-muted text-sm">{t('none')}</p>;
  const { score, scoredAt, engine, inputs } = receipt;
  if (score === null) return <p className="text-ink-soft text-sm">{t('unscored')}</p>;
  const { job, candidate } = inputs;
  const isReduced = job?.form !== undefined || candidate?.form !== undefined;
  return (
    <>
      <p className="text-muted text-sm">{t('text')}</p>
      <div>
        <p className="headline text-ink text-xl">{t('score', { score })}</p>
        <p className="tabular text-muted text-sm">{t('at', { date: times.dateTime(scoredAt), engine })}</p>
      </div>
      <Factors {...receipt} />
      {candidate && <Candidate candidate={candidate} />}
      {job && <Job job={job} />}
      {isReduced && <p className="text-muted text-xs">{t('reduced')}</p>}
      <a
        href={fillPath(receiptsContract.getReceipt.path, { id: applicationId })}
        download={`score-${applicationId}.json`}
        className="inline-block rounded-sm text-accent text-sm underline underline-offset-3"
      >
        {t('save')}
      </a>
    </>
  );
};

export const ScoreReceiptPanel = ({ applicationId }: { applicationId: string }) => {
  const t = useTranslations('scoreReceipt');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="rounded-card border border-line bg-raised px-5 py-3"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer font-medium text-ink text-sm">{t('title')}</summary>
      <div className="mt-3 space-y-4">{isOpen && <OpenedReceipt applicationId={applicationId} />}</div>
    </details>
  );
};
