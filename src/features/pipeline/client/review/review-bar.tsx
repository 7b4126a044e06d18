/** The position in the list that the application was opened from, with links to the previous and the next one. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '#client/ui/link-button.tsx';
import type { ReviewPlace } from './use-review-list.ts';

const Step = ({ to, label, isNext }: { to: string | null; label: string; isNext: boolean }) => {
  const Icon = isNext ? ChevronRight : ChevronLeft;
  const icon = <Icon aria-hidden="true" className="size-4.5" />;
  // At an end of the list the space stays reserved, so that nothing moves under the pointer.
  if (to === null) {
    return <span className="inline-grid size-9 place-content-center text-muted opacity-50">{icon}</span>;
  }
  return <LinkButton to={to} size="sm" square aria-label={label} icon={icon} />;
};

/** The bar. Shows the keyboard shortcuts next to it. */
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
