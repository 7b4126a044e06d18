/** Appeals against declines for admins, filtered by state: open, overdue or closed. The state is in the URL. */

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { useFilters } from '#client/navigation.ts';
import { withEnglish } from '#client/texts.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { AllCaughtUpPicture } from '#client/ui/illustrations/all-caught-up.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { LIFETIMES } from '#shared/limits.ts';
import { APPEAL_STATES, type AppealState } from '../answers.contract.ts';
import { appealsList } from './answers.api.ts';
import { answersEn } from './answers.en.ts';
import { AppealItem } from './components/appeal-item.tsx';

const AppealResults = ({ state }: { state: AppealState }) => {
  const t = useTranslations('answers.reviews');
  const list = useInfiniteQuery({ ...appealsList(state), placeholderData: keepPreviousData });
  const count = useRef<HTMLParagraphElement>(null);
  const appeals = flattenPages(list.data);
  if (list.isLoadingError) return <ErrorState title={t('failed')} query={list} />;
  if (list.isPending) return <SkeletonList shape="row" count={4} />;
  return (
    <div className="space-y-4">
      {/* Receives focus after an appeal is closed, because the pressed button disappears with its row. */}
      <p ref={count} tabIndex={-1} role="status" className="tabular font-medium text-ink-soft text-sm">
        {t('count', { count: list.data?.pages[0]?.total ?? appeals.length })}
      </p>
      {appeals.length === 0 && (
        <EmptyState titleAs="h2" picture={<AllCaughtUpPicture />} title={t('none')} text={t('noneText')} />
      )}
      <ul className="space-y-3">
        {appeals.map((appeal) => (
          <AppealItem key={appeal.id} appeal={appeal} onClosed={() => count.current?.focus()} />
        ))}
      </ul>
      <LoadMore list={list} />
    </div>
  );
};

const Page = () => {
  const t = useTranslations('answers.reviews');
  const [filters, change] = useFilters(['status']);
  const state = APPEAL_STATES.find((value) => value === filters.status) ?? 'open';
  return (
    <div className="space-y-6">
      <PageHeader title={t('title')} text={t('text', { days: LIFETIMES.appealAnswerDays })} />
      <SelectField
        className="sm:max-w-52"
        label={t('show')}
        options={APPEAL_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={state}
        onChange={(next) => change({ status: next === 'open' ? '' : next })}
      />
      <AppealResults state={state} />
    </div>
  );
};

export const AppealsPage = withEnglish({ answers: answersEn }, Page);
