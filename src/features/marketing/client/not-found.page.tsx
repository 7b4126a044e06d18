/** The page for unknown URLs. */
import { PublicShell } from '#client/layout/public-shell.tsx';
import { SignInLabel } from '#client/layout/sign-in-label.tsx';
import { SmallFooter } from '#client/layout/small-footer.tsx';
import { NotFoundPicture } from '#client/ui/illustrations/not-found.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { useSiteTexts } from './texts/site-texts.ts';

const Footer = () => {
  const { notFound } = useSiteTexts();
  return (
    <SmallFooter
      links={[
        { label: notFound.consultation, to: PUBLIC_PATHS.consultation },
        { label: notFound.apply, to: PUBLIC_PATHS.apply },
        { label: notFound.resources, to: PUBLIC_PATHS.blog },
        { label: <SignInLabel signIn={notFound.signIn} dashboard={notFound.dashboard} />, to: PUBLIC_PATHS.login },
      ]}
    />
  );
};

export const NotFoundPage = () => {
  const { notFound } = useSiteTexts();
  return (
    <PublicShell footer={<Footer />}>
      <div className="m-auto flex max-w-lg flex-col items-center gap-4 px-6 py-20 text-center">
        <div className="w-56">
          <NotFoundPicture />
        </div>
        <h1 className="headline text-3xl">{notFound.title}</h1>
        <p className="text-muted">{notFound.text}</p>
        <LinkButton to={PUBLIC_PATHS.landing} variant="primary">
          {notFound.home}
        </LinkButton>
      </div>
    </PublicShell>
  );
};
