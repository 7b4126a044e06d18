/** Asks for a new password while the emailed one is in use. The frame decides who sees it. */

import { useTranslations } from 'use-intl';
import { Banner } from '#client/layout/banner.tsx';
import { withEnglish } from '#client/texts.tsx';
import { authEn } from '../auth.en.ts';

const PasswordBanner = () => {
  const t = useTranslations('auth.banner');
  return <Banner action={t('action')}>{t('text')}</Banner>;
};

export const TemporaryPasswordBanner = withEnglish({ auth: authEn }, PasswordBanner);
