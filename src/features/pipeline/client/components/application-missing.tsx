/** The page for an application that does not exist or that the user may not see. */
import { useTranslations } from 'use-intl';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { NoApplicationsPicture } from '#client/ui/illustrations/no-applications.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';

export const ApplicationMissing = ({ backTo, backText }: { backTo: string; backText: string }) => {
  const t = useTranslations('applications.detail');
  return (
    <div className="space-y-8">
      <PageHeader title={t('notFound')} />
      <EmptyState
        picture={<NoApplicationsPicture />}
        title={t('notFoundText')}
        action={<LinkButton to={backTo}>{backText}</LinkButton>}
      />
    </div>
  );
};
