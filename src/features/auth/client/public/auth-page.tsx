/** The frame around the sign-in pages, prerendered at build time. The form is an island. Without JavaScript, a notice explains what to do. */
import type { ReactNode } from 'react';
import { Island } from '#client/island.tsx';
import { AuthCard } from '#client/layout/auth-card.tsx';
import { PublicShell } from '#client/layout/public-shell.tsx';
import { SmallFooter } from '#client/layout/small-footer.tsx';
import { usePageTexts } from '#client/page-texts.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { AUTH_PAGES } from '../auth-pages.ts';

interface AuthPageProps {
  title: string;
  text: string;
  /** The sentence on the picture. */
  tagline: string;
  /** The name of the form's island. */
  island: string;
  /** Shown below the form. */
  below?: ReactNode;
}

export const AuthPage = ({ title, text, tagline, island, below }: AuthPageProps) => {
  const t = usePageTexts(AUTH_PAGES);
  const links = [
    { label: t('footer.home'), to: PUBLIC_PATHS.landing },
    { label: t('footer.apply'), to: PUBLIC_PATHS.apply },
  ];
  return (
    <PublicShell footer={<SmallFooter links={links} hasLanguages />}>
      <AuthCard title={title} text={text} tagline={tagline} below={below}>
        <noscript>
          <p className="mb-5 rounded-control border border-line bg-caution-soft px-3 py-2.5 text-caution-ink text-sm">
            {t('needsScript')}
          </p>
        </noscript>
        <Island name={island} />
      </AuthCard>
    </PublicShell>
  );
};
