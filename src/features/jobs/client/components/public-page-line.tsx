/** Where a company finds the public page of its open job, to look at it or to share its address. */
import { Copy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { copyText } from '#client/copy-text.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import type { JobDetail } from '../../jobs.contract.ts';
import { jobPagePath, jobSlug } from '../../public-address.domain.ts';

/** Renders nothing for a job that is not open. */
export const PublicPageLine = ({ job }: { job: JobDetail }) => {
  const t = useTranslations('jobs.company.publicPage');
  if (job.status !== 'open') return null;
  if (job.visibility === 'members') return <p className="text-muted text-sm">{t('membersOnly')}</p>;
  const path = jobPagePath({ id: job.id, slug: jobSlug(job.title) });
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(new URL(path, location.origin).href);
    showToast(isCopied ? { title: t('copied') } : { title: t('copyFailed'), tone: 'error' });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted text-sm">
      <p>{t('text')}</p>
      {/* Rendered by the server, unlike the product's screens, so this is not a router link. */}
      <a
        href={path}
        target="_blank"
        rel="noopener"
        className="font-medium text-accent-ink underline underline-offset-4"
      >
        {t('open')}
      </a>
      <Button size="sm" variant="quiet" icon={<Copy className="size-4" />} onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </div>
  );
};
