/** Informs a candidate that their profile is being vetted, or was not approved. Renders nothing once it is approved. */
import { Hourglass, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { classNames } from '#client/ui/class-names.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { APP_PATHS, PUBLIC_PATHS } from '#shared/paths.ts';
import type { ApprovalStatus } from '#shared/vocabulary.ts';

export const ReviewNotice = ({ approvalStatus }: { approvalStatus: ApprovalStatus }) => {
  const t = useTranslations('dashboards.candidate');
  if (approvalStatus === 'approved') return null;
  const isRejected = approvalStatus === 'rejected';
  const Icon = isRejected ? TriangleAlert : Hourglass;
  return (
    <div
      className={classNames(
        'flex items-start gap-3 rounded-card px-4 py-3.5 text-sm sm:items-center',
        isRejected ? 'bg-caution-soft text-caution-ink' : 'bg-info-soft text-info-ink',
      )}
    >
      <Icon className="size-5 shrink-0" />
      {/* On a phone, the link is below the text. Side by side, the text column would be one word wide. */}
      <div className="min-w-0 flex-1 gap-3 max-sm:space-y-1.5 sm:flex sm:items-center">
        <p className="sm:flex-1">{t(isRejected ? 'rejectedReview' : 'pendingReview')}</p>
        {isRejected ? (
          <TextLink to={APP_PATHS.profile}>{t('editProfile')}</TextLink>
        ) : (
          <a href={PUBLIC_PATHS.howVettingWorks} className="inline-block rounded-sm underline underline-offset-3">
            {t('howVettingWorks')}
          </a>
        )}
      </div>
    </div>
  );
};
