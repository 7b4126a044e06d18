/**
 * The frame of the four pages around signing in. Static markup, made at build time; the form inside is an island. Says what to do
 * where scripts are switched off.
 */
import type { ReactNode } from 'react';
import { createTranslator } from 'use-intl/core';
import { Island } from '#client/island.tsx';
import { AuthCard } from '#client/layout/auth-card.tsx';
import { PublicShell } from '#client/layout/public-shell.tsx';
import { SmallFooter } from '#client/layout/small-footer.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { authPagesEn } from './auth-pages.en.ts';

/** The texts of the static parts; the forms read their own catalog through their provider. */
export const authTexts = createTranslator({ locale: 'en', messages: authPagesEn });

const FOOTER_LINKS = [
  { label: authTexts('footer.home'), to: PUBLIC_PATHS.landing },
  { label: authTexts('footer.apply'), to: PUBLIC_PATHS.apply },
];

interface AuthPageProps {
  title: string;
  text: string;
  /** The sentence over the picture. */
  claim: string;
  /** The name of the form's island. */
  island: string;
  /** Below the form. */
  below: ReactNode;
}

/** A page with one form. */
export const AuthPage = ({ title, text, claim, island, below }: AuthPageProps) => (
  <PublicShell footer={<SmallFooter links={FOOTER_LINKS} />}>
    <AuthCard title={title} text={text} claim={claim} below={below}>
      <noscript>
        <p className="mb-5 rounded-control border border-line bg-caution-soft px-3 py-2.5 text-caution-ink text-sm">
          {authTexts('needsScript')}
        </p>
      </noscript>
      <Island name={island} />
    </AuthCard>
  </PublicShell>
);
