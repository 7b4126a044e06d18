/** The interviews on an application page, where the company proposes them. Renders nothing if there are none and none can be proposed. */

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { ApiError } from '#client/api/api-error.ts';
import { readFieldErrors } from '#client/form/server-errors.ts';
import { useMay } from '#client/may.tsx';
import { personName } from '#client/names.ts';
import { withEnglish } from '#client/texts.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { HashTarget } from '#client/ui/hash-target.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { applicationQuery } from '#features/pipeline/client/applications.api.ts';
import { APPLICATION_SECTIONS } from '#features/pipeline/turn.domain.ts';
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { InterviewCard } from '../components/interview-card.tsx';
import { TimesDialog } from '../components/lazy-times-dialog.tsx';
import { interviewsList, useProposeInterview } from '../interviews.api.ts';
import { interviewsEn } from '../interviews.en.ts';

/** The stages at which a company may propose an interview. */
const PROPOSABLE_STATUSES: ReadonlySet<ApplicationStatus> = new Set(['pending', 'applied', 'interviewing']);

const ProposeButton = ({ applicationId }: { applicationId: string }) => {
  const t = useTranslations('interviews');
  const [isOpen, setIsOpen] = useState(false);
  const application = useQuery(applicationQuery(applicationId)).data;
  const name = application ? personName(application.candidate.user) : '';
  const propose = useProposeInterview(() => {
    setIsOpen(false);
    showToast({ title: t('done.proposed'), description: t('done.proposedText', { name }) });
  });
  const videoError = readFieldErrors(propose.error instanceof ApiError ? propose.error : null).find(
    ({ path }) => path === 'videoUrl',
  )?.message;
  return (
    <>
      <Button icon={<CalendarPlus className="size-4.5" />} onClick={() => setIsOpen(true)}>
        {t('panel.propose')}
      </Button>
      {isOpen && (
        <TimesDialog
          onClose={() => setIsOpen(false)}
          applicationId={applicationId}
          side="company"
          otherName={name}
          moved={null}
          pending={propose.isPending}
          videoError={videoError}
          onSend={(body) => propose.mutate({ params: { id: applicationId }, body })}
        />
      )}
    </>
  );
};

export interface InterviewPanelProps {
  applicationId: string;
  status: ApplicationStatus;
  side: Side;
}

const Panel = ({ applicationId, status, side }: InterviewPanelProps) => {
  const t = useTranslations('interviews');
  const list = useInfiniteQuery(interviewsList({ applicationId }));
  const interviews = flattenPages(list.data);
  const mayRecruit = useMay('recruit');
  const mayPropose = mayRecruit && side === 'company' && PROPOSABLE_STATUSES.has(status);
  if (interviews.length === 0 && !mayPropose && !list.isLoadingError) return null;
  return (
    <HashTarget id={APPLICATION_SECTIONS.interviews}>
      <Card as="section" aria-label={t('title')} className="space-y-4">
        <SectionHeading action={mayPropose && <ProposeButton applicationId={applicationId} />}>
          {t('title')}
        </SectionHeading>
        {list.isLoadingError && <ErrorState title={t('failed')} onRetry={() => void list.refetch()} />}
        {list.isPending && <Skeleton className="h-16 w-full rounded-control" />}
        {list.isSuccess && interviews.length === 0 && <p className="text-muted text-sm">{t('panel.none')}</p>}
        <ul className="divide-y divide-line">
          {interviews.map((interview) => (
            <li key={interview.id} className="py-4 first:pt-0 last:pb-0">
              <InterviewCard interview={interview} side={side} />
            </li>
          ))}
        </ul>
        <LoadMore list={list} />
      </Card>
    </HashTarget>
  );
};

export const InterviewPanel = withEnglish({ interviews: interviewsEn }, Panel);
