/** Reminds an admin to set up a second step and shows the remaining days. The frame decides who sees it. */

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '#client/layout/banner.tsx';
import { withEnglish } from '#client/texts.tsx';
import { DAY_MS } from '#shared/time.ts';
import { signInWaysEn } from '../sign-in-ways.en.ts';

const DueBanner = ({ dueAt }: { dueAt: string }) => {
  const t = useTranslations('signInWays.banner');
  const [now] = useState(() => Date.now());
  const left = Date.parse(dueAt) - now;
  return <Banner action={t('action')}>{left > 0 ? t('left', { days: Math.ceil(left / DAY_MS) }) : t('over')}</Banner>;
};

export const SecondStepBanner = withEnglish({ signInWays: signInWaysEn }, DueBanner);
