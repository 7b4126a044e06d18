/**
 * The optional parts of an application: place, positions, education, languages. Loaded when the user opens them, or if a résumé or a draft has filled
 * them in.
 */
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { ProfileValues } from '#features/candidates/client/public/profile-values.ts';
import { FormSection } from './form-section.tsx';

const ProfileParts = lazy(async () => ({
  default: (await import('#features/candidates/client/public/profile-parts.tsx')).ProfileParts,
}));

const PARTS = ['country', 'city', 'englishLevel', 'availableFrom', 'languages', 'positions', 'education'] as const;

/** The section. `isLive` is false in the prerendered page. */
export const MoreAboutYou = ({ isLive }: { isLive: boolean }) => {
  const t = useTranslations('profileStart');
  const { control } = useFormContext<ProfileValues>();
  const [hasBeenOpened, setHasBeenOpened] = useState(false);
  const values = useWatch({ control, name: PARTS });
  const isOpen = hasBeenOpened || values.some((value) => value.length > 0);
  return (
    <FormSection title={t('more.title')} note={t('optional')}>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <ProfileParts hasLinks={false} level={3} />
        </Suspense>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 flex-1 basis-60 text-ink-soft text-sm">{t('more.text')}</p>
          <Button disabled={!isLive} icon={<ChevronDown className="size-4.5" />} onClick={() => setHasBeenOpened(true)}>
            {t('more.open')}
          </Button>
        </div>
      )}
    </FormSection>
  );
};
