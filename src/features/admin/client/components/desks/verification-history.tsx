/** The verifications of a company and their removals, newest first. Read-only. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { personName, toDisplayName } from '#client/names.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import type { ListedCompany, VerificationStep } from '../../../company-desk.contract.ts';
import { verificationStepsQuery } from '../../company-desk.api.ts';

const Step = ({ step }: { step: VerificationStep }) => {
  const t = useTranslations('admin.companyDesk');
  const date = useTimes().date(step.createdAt);
  return (
    <li className="border-line border-t py-3 first:border-t-0 first:pt-0">
      <p className="font-medium text-ink">
        {t(`history.steps.${step.step}`)}
        {step.method !== null && `: ${t(`methods.${step.method}`)}`}
      </p>
      {step.note !== null && <p className="mt-0.5 whitespace-pre-line break-words text-ink-soft">{step.note}</p>}
      <p className="mt-0.5 text-muted text-sm tabular">
        <time dateTime={step.createdAt}>{date}</time>
        {step.by !== null && ` · ${personName(step.by)}`}
      </p>
    </li>
  );
};

const Steps = ({ id }: { id: string }) => {
  const t = useTranslations('admin.companyDesk.history');
  const list = useInfiniteQuery(verificationStepsQuery(id));
  const steps = flattenPages(list.data);
  if (list.isPending) return <SkeletonList shape="row" count={3} />;
  if (list.isLoadingError) return <ErrorState title={t('failed')} query={list} />;
  if (steps.length === 0) return <p className="text-ink-soft">{t('none')}</p>;
  return (
    <>
      <ol>
        {steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ol>
      <LoadMore list={list} />
    </>
  );
};

export const VerificationHistory = ({ company, onClose }: { company: ListedCompany; onClose: () => void }) => {
  const t = useTranslations('admin.companyDesk.history');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('title', { name: toDisplayName(company.companyName) })}
      text={t('text')}
    >
      <Steps id={company.id} />
    </Dialog>
  );
};
