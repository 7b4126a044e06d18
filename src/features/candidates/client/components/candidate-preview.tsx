/** While candidates write their profile, shows them their card as it appears in companies' lists. */
import { useTranslations } from 'use-intl';
import { Card } from '#client/ui/card.tsx';
import { LocalTime } from '#features/matching/client/public/local-time.tsx';
import type { NewCandidate } from '../../candidates.contract.ts';
import { useProfileTexts } from '../public/profile-texts.ts';
import { CandidateFacts, CandidateHead } from './candidate-summary.tsx';

export interface CandidatePreviewProps {
  person: { id: string; name: string; photoUrl: string | null };
  values: Partial<Omit<NewCandidate, 'languages' | 'positions' | 'education'>>;
}

export const CandidatePreview = ({ person, values }: CandidatePreviewProps) => {
  const t = useTranslations('profilePreview');
  const texts = useProfileTexts();
  const place = texts.place({ city: values.city?.trim() || null, country: values.country || null });
  const timezone = values.timezone?.trim() || null;
  const heading = <p className="break-words font-semibold text-ink">{person.name}</p>;
  return (
    <section aria-label={t('heading')} className="space-y-3">
      <h2 className="eyebrow text-muted">{t('heading')}</h2>
      <Card className="space-y-4">
        <CandidateHead person={person} heading={heading} jobTitle={values.jobTitle?.trim() || t('untitled')} />
        <CandidateFacts
          candidate={values}
          bio={values.bio?.trim() || t('noBio')}
          place={
            (place !== null || timezone !== null) && (
              <LocalTime stated={timezone} side="candidate" place={place} withoutShared />
            )
          }
        />
      </Card>
    </section>
  );
};
