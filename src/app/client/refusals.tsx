/** Pages for missing or forbidden content: unknown address, no access, wrong host. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { buttonStyle } from '#client/ui/button-style.ts';
import { NotFoundPicture } from '#client/ui/illustrations/not-found.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { toJobsHost } from '#shared/site-host.ts';

const Refusal = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className="mx-auto flex max-w-lg flex-col items-center gap-4 py-16 text-center">
    <div className="w-56">
      <NotFoundPicture />
    </div>
    <h1 className="headline text-2xl">{title}</h1>
    <p className="text-muted">{text}</p>
    {children}
  </div>
);

export const NotFound = () => {
  const t = useTranslations('app.notFound');
  return (
    <Refusal title={t('title')} text={t('text')}>
      <LinkButton to={PUBLIC_PATHS.landing} variant="primary">
        {t('home')}
      </LinkButton>
    </Refusal>
  );
};

export const AccessDenied = () => {
  const t = useTranslations('app.denied');
  return (
    <Refusal title={t('title')} text={t('text')}>
      <LinkButton to={PUBLIC_PATHS.landing} variant="primary">
        {t('home')}
      </LinkButton>
    </Refusal>
  );
};

/** Returns the current screen's address on the job portal. */
const jobPortalAddress = (): string => {
  const { protocol, host, pathname, search } = window.location;
  return `${protocol}//${toJobsHost(host)}${pathname}${search}`;
};

export const JobPortalRestricted = () => {
  const t = useTranslations('app.restricted');
  return (
    <Refusal title={t('title')} text={t('text')}>
      <a href={jobPortalAddress()} className={buttonStyle({ variant: 'primary' })}>
        {t('go')}
      </a>
    </Refusal>
  );
};
