/** Reminds an admin to set up a second step and shows the remaining days. The frame decides who sees it. */

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '#client/layout/banner.tsx';
import { withEnglish } from '#client/texts.tsx';
import { Link } from '#client/ui/link.tsx';
import { APP_PATHS } from '#shared/paths.ts';
import { DAY_MS } from '#shared/time.ts';
import { signInWaysEn } from '../sign-in-ways.en.ts';

const DueBanner = ({ dueAt }: { dueAt: string }) => {
  const t = useTranslations('signInWays.banner');
  const [now] = useState(() => Date.now());
  const left = Date.parse(dueAt) - now;
  return (
    <Banner
      action={
        <Link
          to={APP_PATHS.account}
          className="rounded-sm font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {t('action')}
        </Link>
      }
    >
      {left > 0 ? t('left', { days: Math.ceil(left / DAY_MS) }) : t('over')}
    </Banner>
  );
};

export const SecondStepBanner = withEnglish({ signInWays: signInWaysEn }, DueBanner);
