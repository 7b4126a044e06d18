/** Short facts stated by a candidate, such as experience, rate, availability and time zone. */
import { useLocale, useTranslations } from 'use-intl';
import { formatHourly } from '#client/ui/format.ts';
import { useZoneNames } from '#client/ui/use-zone-names.ts';
import { formatStatedZone } from '#client/ui/zone-names.ts';
import { useProfileTexts } from '#features/candidates/client/public/profile-texts.ts';
import type { QueuedReview } from '../../talent-intake.contract.ts';

/** Returns a row's facts for display. Missing facts are "Not stated". */
export const useReviewFacts = ({ experience, hourlyRate, availability, timezone }: QueuedReview) => {
  const t = useTranslations('talentIntake.review');
  const words = useTranslations('vocabulary');
  const locale = useLocale();
  const names = useZoneNames();
  return {
    experience: experience === null ? t('notStated') : words(`experience.${experience}`),
    rate: hourlyRate === null ? t('notStated') : formatHourly(hourlyRate, locale),
    availability: availability === null ? t('notStated') : words(`workType.${availability}`),
    timezone: timezone ? formatStatedZone(timezone, names) : t('notStated'),
  };
};

/** The labeled facts of a row, in columns that wrap. */
export const ReviewFacts = ({ row }: { row: QueuedReview }) => {
  const t = useTranslations('talentIntake.review.profile');
  const profileTexts = useTranslations('profileParts.shown');
  const texts = useProfileTexts();
  const facts = useReviewFacts(row);
  const list = [
    [t('experience'), facts.experience],
    [t('rate'), facts.rate],
    [t('availability'), facts.availability],
    [t('timezone'), facts.timezone],
    [profileTexts('place'), texts.place(row)],
    [profileTexts('english'), texts.level(row.englishLevel)],
    [profileTexts('availableFrom'), texts.day(row.availableFrom)],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-9 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-9">
      {list.map(([name, value]) =>
        value === null ? null : (
          <div key={name} className="min-w-0">
            <dt className="text-muted text-xs">{name}</dt>
            <dd className="break-words text-ink text-sm tabular">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
};
