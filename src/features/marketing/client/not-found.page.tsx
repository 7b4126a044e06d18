/** The page for addresses that lead nowhere. */
import { PublicShell } from '#client/layout/public-shell.tsx';
import { NotFoundPicture } from '#client/ui/illustrations/not-found.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';

export const NotFoundPage = () => (
  <PublicShell homeTo={PUBLIC_PATHS.landing}>
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 px-6 py-20 text-center">
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
