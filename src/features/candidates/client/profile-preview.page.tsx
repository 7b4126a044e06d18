/**
 * `/profile/preview`: the candidate's page as a company sees it. Uses the same call and component as companies, so the two views cannot differ. Only
 * companies see a score and actions.
 */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { APP_PATHS } from '#shared/paths.ts';
import { CandidateProfile } from './candidate.page.tsx';
import { candidateQuery, myProfileQuery } from './candidates.api.ts';
import { profilePreviewEn } from './profile-preview.en.ts';
import { personPageEn } from './public/person-page.en.ts';

const Preview = () => {
  const t = useTranslations('profilePreview');
  const own = useSuspenseQuery(myProfileQuery).data;
  const { data: candidate } = useQuery({
    ...candidateQuery(own?.id ?? '', undefined),
    enabled: own !== null,
    throwOnError: true,
  });
  if (!candidate) return <SkeletonList shape="card" count={2} />;
  return (
    <div className="space-y-6">
      <p className="text-sm">
        <BackLink to={APP_PATHS.profile}>{t('back')}</BackLink>
      </p>
      <p className="rounded-card border border-line bg-sunken px-5 py-3.5 text-ink-soft text-sm">
        {t(candidate.isUnscored ? 'textUnscored' : 'text')}
      </p>
      <CandidateProfile candidate={candidate} companyId={null} jobs={[]} onChoose={() => {}} />
    </div>
  );
};

export const ProfilePreviewPage = withEnglish({ personPage: personPageEn, profilePreview: profilePreviewEn }, Preview);
