/** Shown when the list of the company's jobs is empty. Asks members who may post jobs to do so, and tells other members when they will see jobs. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '#client/may.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { NoJobsPicture } from '#client/ui/illustrations/no-jobs.tsx';

interface NoOwnJobsProps {
  title: string;
  /** For members who may post jobs. */
  text: string;
  action?: ReactNode;
}

export const NoOwnJobs = ({ title, text, action }: NoOwnJobsProps) => {
  const t = useTranslations('jobs.company');
  const mayPost = useMay('recruit');
  const seesAll = useMay('readAll');
  const shownText = mayPost ? text : t(seesAll ? 'mineEmptyForViewer' : 'mineEmptyForReviewer');
  return <EmptyState picture={<NoJobsPicture />} title={title} text={shownText} action={mayPost && action} />;
};
