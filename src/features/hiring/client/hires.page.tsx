/** The hires of a company or candidate, or all hires on the marketplace for admins, filtered by status, newest first. */

import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { HIRE_STATUSES, type HireStatus } from '#shared/vocabulary.ts';
import type { HireActor } from '../hiring.policy.ts';
import { HireCard } from './components/hire-card.tsx';
import { hiresSide } from './hires-side.ts';
import { hiresList } from './hiring.api.ts';
import { hiringEn } from './hiring.en.ts';

const TEXTS = { company: 'textCompany', candidate: 'textCandidate', admin: 'textAdmin' } as const;

const Hires = ({ side, status }: { side: HireActor; status: HireStatus | null }) => {
  const t = useTranslations('hiring.list');
  const list = useInfiniteQuery(
    hiresList({ ...(status ? { status } : {}), ...(side === 'admin' ? {} : { mine: 'true' }) }),
  );
  const hires = flattenPages(list.data);
  if (list.isPending) return <SkeletonList shape="card" />;
  if (list.isLoadingError) return <ErrorState title={t('failed')} query={list} />;
  if (hires.length === 0) {
    const text = status === null ? { title: t('none'), text: t('noneText') } : { title: t('noneWithStatus') };
    return <EmptyState picture={<AllCaughtUpPicture />} {...text} />;
  }
  return (
    <div className="space-y-4">
      <ul className="grid gap-4">
        {hires.map((hire) => (
          <HireCard key={hire.id} hire={hire} side={side} />
        ))}
      </ul>
      <LoadMore list={list} />
    </div>
  );
};

const UserHires = () => {
  const t = useTranslations('hiring.list');
  const word = useTranslations('vocabulary.hireStatus');
  const user = useSuspenseQuery(currentUserQuery).data;
  const [{ of }] = useFilters(['of']);
  const [status, setStatus] = useState<HireStatus | ''>('');
  const side = hiresSide(user, of);
  return (
    <div className="space-y-8">
      <PageHeader title={t('title')} text={t(TEXTS[side])} />
      <SelectField
        label={t('filter')}
        value={status}
        onChange={(value) => setStatus(value as HireStatus | '')}
        placeholder={t('all')}
        options={HIRE_STATUSES.map((value) => ({ value, label: word(value) }))}
        className="max-w-xs"
      />
      <Hires side={side} status={status === '' ? null : status} />
    </div>
  );
};

export const HiresPage = withEnglish({ hiring: hiringEn }, UserHires);
