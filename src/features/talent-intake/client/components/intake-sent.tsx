/** Replaces the form after it was sent: the next steps and their dates. */
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { JobSeekingPicture } from '#client/ui/illustrations/job-seeking.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';

export interface IntakeSentProps {
  /** The applicant's first name. */
  name: string;
  email: string;
  /** Ref of the heading, which takes the focus when it appears. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

export const IntakeSent = ({ name, email, headingRef }: IntakeSentProps) => {
  const t = useTranslations('talentIntake.sent');
  return (
    <div role="status" data-sent className="flex flex-col items-center px-2 py-8 text-center sm:py-14">
      <div className="w-56 max-w-full">
        <JobSeekingPicture />
      </div>
      <h2 ref={headingRef} tabIndex={-1} className="headline mt-7 scroll-mt-28 text-2xl text-ink">
        {t('title')}
      </h2>
      <div className="mt-4 w-full max-w-md space-y-3 text-ink-soft">
        <p>{t('text', { name })}</p>
        <p className="font-semibold text-ink">{t('promise')}</p>
        <p>{t('where', { email })}</p>
        <p>{t('credentials')}</p>
      </div>
      <LinkButton to={PUBLIC_PATHS.landing} className="mt-8">
        {t('home')}
      </LinkButton>
    </div>
  );
};
