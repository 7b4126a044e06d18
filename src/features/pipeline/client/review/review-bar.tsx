/** Where one stands in the list one came from, and the ways to the one before and the next. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '#client/ui/link-button.tsx';
import type { ReviewPlace } from './use-review-list.ts';

const Step = ({ to, label, isNext }: { to: string | null; label: string; isNext: boolean }) => {
  const Icon = isNext ? ChevronRight : ChevronLeft;
  const icon = <Icon aria-hidden="true" className="size-4.5" />;
  // At an end of the list the place stays, so that nothing moves under the pointer.
  if (to === null) {
    return <span className="inline-grid size-9 place-content-center text-muted opacity-50">{icon}</span>;
  }
  return <LinkButton to={to} size="sm" square aria-label={label} icon={icon} />;
};

/** The bar; the keys are told once, beside it. */
export const ReviewBar = ({ place: { place, total, previous, next } }: { place: ReviewPlace }) => {
  const t = useTranslations('applications.reviewMode');
  return (
    <nav aria-label={t('label')} className="flex flex-wrap items-center gap-x-3 gap-y-2 text-muted text-sm">
      <Step to={previous} label={t('previous')} isNext={false} />
      <span role="status" className="tabular font-medium text-ink-soft">
        {total === null ? t('place', { place }) : t('placeOf', { place, total })}
      </span>
      <Step to={next} label={t('next')} isNext />
      <span className="hidden lg:inline">{t('keys')}</span>
    </nav>
  );
};
