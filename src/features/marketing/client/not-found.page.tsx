/** The page for addresses that lead nowhere. */
import { PublicShell } from '#client/layout/public-shell.tsx';
import { SignInLabel } from '#client/layout/sign-in-label.tsx';
import { SmallFooter } from '#client/layout/small-footer.tsx';
import { NotFoundPicture } from '#client/ui/illustrations/not-found.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';

const ELSEWHERE = [
  { label: 'Schedule a consultation', to: PUBLIC_PATHS.consultation },
  { label: 'Apply as a professional', to: PUBLIC_PATHS.apply },
  { label: 'Resources', to: PUBLIC_PATHS.blog },
  { label: <SignInLabel signIn="Sign In" dashboard="Dashboard" />, to: PUBLIC_PATHS.login },
];

export const NotFoundPage = () => (
  <PublicShell footer={<SmallFooter links={ELSEWHERE} />}>
    <div className="m-auto flex max-w-lg flex-col items-center gap-4 px-6 py-20 text-center">
      <div className="w-56">
        <NotFoundPicture />
      </div>
      <h1 className="headline text-3xl">404 Page Not Found</h1>
      <p className="text-muted">Did you forget to add the page to the router?</p>
      <LinkButton to={PUBLIC_PATHS.landing} variant="primary">
        Go Home
      </LinkButton>
    </div>
  </PublicShell>
);
