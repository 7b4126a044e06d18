/** The page for addresses that lead nowhere. */
import { PublicShell } from '#client/layout/public-shell.tsx';
import { SignInLabel } from '#client/layout/sign-in-label.tsx';
import { SmallFooter } from '#client/layout/small-footer.tsx';
import { usePageTexts } from '#client/page-texts.ts';
import { NotFoundPicture } from '#client/ui/illustrations/not-found.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';

const Footer = () => {
  const t = usePageTexts('notFound');
  return (
    <SmallFooter
      links={[
        { label: t('consultation'), to: PUBLIC_PATHS.consultation },
        { label: t('apply'), to: PUBLIC_PATHS.apply },
        { label: t('resources'), to: PUBLIC_PATHS.blog },
        { label: <SignInLabel signIn={t('signIn')} dashboard={t('dashboard')} />, to: PUBLIC_PATHS.login },
      ]}
    />
  );
};

export const NotFoundPage = () => {
  const t = usePageTexts('notFound');
  return (
    <PublicShell footer={<Footer />}>
      <div className="m-auto flex max-w-lg flex-col items-center gap-4 px-6 py-20 text-center">
        <div className="w-56">
          <NotFoundPicture />
        </div>
        <h1 className="headline text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('text')}</p>
        <LinkButton to={PUBLIC_PATHS.landing} variant="primary">
          {t('home')}
        </LinkButton>
      </div>
    </PublicShell>
  );
};
