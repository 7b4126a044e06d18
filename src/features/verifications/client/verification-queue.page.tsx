/** The verifications that candidates request, by status. Each has its history, notes and the possible decisions. The URL contains the status. */

import { keepPreviousData, useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { personName } from '#client/names.ts';
import { useFilters } from '#client/navigation.ts';
import { withEnglish } from '#client/texts.tsx';
import { EmailAddress } from '#client/ui/address.tsx';
import { Avatar } from '#client/ui/avatar.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { AllCaughtUpPicture } from '#client/ui/illustrations/all-caught-up.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { VERIFICATION_STATUSES, type VerificationStatus } from '#shared/vocabulary.ts';
import type { ReviewedReference } from '../reference-answer.contract.ts';
import type { ReviewedVerification } from '../verifications.contract.ts';
import { CheckedFacts, useMethodWords, useSubjectWords } from './components/checked-facts.tsx';
import { DecideVerification } from './components/decide-verification.tsx';
import { HistoryLines } from './components/history-lines.tsx';
import { VerificationBadge } from './public/verification-badge.tsx';
import { verificationQueueEn } from './verification-queue.en.ts';
import { verificationQueueList } from './verifications.api.ts';

const Answer = ({ question, children }: { question: string; children: string }) => (
  <div>
    <dt className="text-muted text-xs">{question}</dt>
    <dd className="whitespace-pre-line break-words text-ink text-sm">{children}</dd>
  </div>
);

/** The questions for a referee and the referee's answers, for admins. */
const ReferenceAnswers = ({ reference }: { reference: ReviewedReference }) => {
  const t = useTranslations('references');
  const times = useTimes();
  const { status, name, email, askedAt, answeredAt, answer } = reference;
  const date = times.date(answeredAt ?? askedAt);
  return (
    <div className="space-y-3 rounded-control bg-sunken p-4">
      <p className="text-ink-soft text-sm">
        {name !== null && <strong className="break-words font-semibold text-ink">{name} </strong>}
        {email !== null && <EmailAddress email={email} />}
        <span className="block text-muted">
          {t(`status.${status}`)} · {date}
        </span>
      </p>
      {answer && (
        <dl className="space-y-3">
          <Answer question={t('together')}>{answer.together}</Answer>
          <Answer question={t('strengths')}>{answer.strengths}</Answer>
          {answer.growth && <Answer question={t('growth')}>{answer.growth}</Answer>}
          <Answer question={t('again')}>{t(`answers.${answer.again}`)}</Answer>
        </dl>
      )}
    </div>
  );
};

type HistoryEvent = ReviewedVerification['history'][number];

/** The admin, the method and the note of an event. */
const EventDetail = ({ event }: { event: HistoryEvent }) => {
  const t = useTranslations('verificationQueue');
  const methodWords = useMethodWords();
  const withoutAdmin = event.to === 'expired' ? t('byTime') : t('byCandidate');
  const actor = event.admin === null ? withoutAdmin : t('byAdmin', { name: personName(event.admin) });
  return (
    <>
      <span className="text-muted">
        {' '}
        {[actor, event.method === null ? null : methodWords(event.method)].filter((word) => word !== null).join(' · ')}
      </span>
      {event.note !== null && <p className="whitespace-pre-line break-words">{event.note}</p>}
    </>
  );
};

interface QueuedVerificationProps {
  verification: ReviewedVerification;
  ownId: string;
  onMoved: () => void;
}

const QueuedVerification = ({ verification, ownId, onMoved }: QueuedVerificationProps) => {
  const t = useTranslations('verificationQueue');
  const subjectWords = useSubjectWords();
  const nameId = useId();
  const times = useTimes();
  const { candidate, createdAt, history } = verification;
  const name = personName(candidate);
  return (
    <Card as="li" className="space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 items-start gap-3.5">
          <Avatar id={candidate.id} name={name} photoUrl={candidate.profileImageUrl} />
          <div id={nameId} className="min-w-0">
            <h2 className="break-words font-semibold text-ink">{name}</h2>
            <p className="break-words text-muted text-sm">{candidate.jobTitle ?? t('noTitle')}</p>
          </div>
        </div>
        <VerificationBadge status={verification.status} />
      </div>
      <div className="space-y-1">
        <p className="break-words font-medium text-ink">{subjectWords(verification)}</p>
        <p className="text-muted text-sm">
          <time dateTime={createdAt}>{t('claimed', { since: times.relative(createdAt) })}</time>
        </p>
        <CheckedFacts verification={verification} />
      </div>
      {verification.reference && <ReferenceAnswers reference={verification.reference} />}
      <details>
        <summary className="w-fit cursor-pointer rounded-sm py-1 text-muted text-sm hover:text-ink">
          {t('history')}
        </summary>
        <HistoryLines events={history} renderMore={(event) => <EventDetail event={event} />} />
      </details>
      <DecideVerification
        verification={verification}
        nameId={nameId}
        isSelf={candidate.id === ownId}
        onMoved={onMoved}
      />
    </Card>
  );
};

const VerificationResults = ({ status }: { status: VerificationStatus | undefined }) => {
  const t = useTranslations('verificationQueue');
  const user = useSuspenseQuery(currentUserQuery).data;
  const list = useInfiniteQuery({ ...verificationQueueList(status), placeholderData: keepPreviousData });
  const count = useRef<HTMLParagraphElement>(null);
  const rows = flattenPages(list.data);
  const total = list.data?.pages[0]?.total ?? null;
  if (list.isLoadingError) return <ErrorState title={t('failed')} query={list} />;
  if (list.isPending) return <SkeletonList shape="card" count={3} className="space-y-4" />;
  return (
    <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? 'space-y-4 opacity-60' : 'space-y-4'}>
      {total !== null && (
        <p ref={count} tabIndex={-1} role="status" className="font-medium text-ink-soft text-sm tabular">
          {t('count', { count: total })}
        </p>
      )}
      {rows.length === 0 && (
        <EmptyState titleAs="h2" picture={<AllCaughtUpPicture />} title={t('none.title')} text={t('none.text')} />
      )}
      <ul className="space-y-4 empty:hidden">
        {rows.map((row) => (
          // The pressed button may disappear with its row, so the count takes focus.
          <QueuedVerification key={row.id} verification={row} ownId={user.id} onMoved={() => count.current?.focus()} />
        ))}
      </ul>
      <LoadMore list={list} />
    </div>
  );
};

const QueuePage = () => {
  const t = useTranslations('verificationQueue');
  const verificationStatusTexts = useTranslations('vocabulary.verificationStatus');
  const [filters, change] = useFilters(['status']);
  const status = VERIFICATION_STATUSES.find((value) => value === filters.status);
  return (
    <div className="space-y-6">
      <PageHeader title={t('title')} text={t('text')} />
      <SelectField
        className="sm:max-w-52"
        label={t('show')}
        placeholder={t('open')}
        options={VERIFICATION_STATUSES.map((value) => ({ value, label: verificationStatusTexts(value) }))}
        value={status ?? ''}
        onChange={(next) => change({ status: next })}
      />
      <VerificationResults status={status} />
    </div>
  );
};

export const VerificationQueuePage = withEnglish({ verificationQueue: verificationQueueEn }, QueuePage);
