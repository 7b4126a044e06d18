/** Asks for a new password while the emailed one is in use. The frame decides who sees it. */

import { useTranslations } from 'use-intl';
import { Banner } from '#client/layout/banner.tsx';
import { withEnglish } from '#client/texts.tsx';
import { Link } from '#client/ui/link.tsx';
import { APP_PATHS } from '#shared/paths.ts';
import { authEn } from '../auth.en.ts';

const PasswordBanner = () => {
  const t = useTranslations('auth.banner');
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
      {t('text')}
    </Banner>
  );
};

export const TemporaryPasswordBanner = withEnglish({ auth: authEn }, PasswordBanner);
