/** Tells a company that an admin took its job down, the reason, and the consequences. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '#client/may.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { brand } from '#shared/brand.ts';
import type { OwnJob } from '../../jobs.contract.ts';

export const TakenDownNotice = ({ takenDown: { at, reason } }: { takenDown: NonNullable<OwnJob['takenDown']> }) => {
  const t = useTranslations('jobs.company.takenDown');
  const mayRecruit = useMay('recruit');
  const date = useTimes().date(at);
  const mail = (chunks: ReactNode) => (
    <a href={`mailto:${brand.supportEmail}`} className="underline underline-offset-3">
      {chunks}
    </a>
  );
  return (
    <section className="space-y-2 rounded-card border border-line bg-danger-soft px-5 py-4 text-danger-ink">
      <h2 className="font-semibold">{t('title', { date })}</h2>
      <blockquote className="whitespace-pre-line break-words border-current border-l-2 pl-3">{reason}</blockquote>
      <p className="text-sm">
        {mayRecruit ? t.rich('meaning', { email: brand.supportEmail, mail }) : t('meaningForReader')}
      </p>
    </section>
  );
};
