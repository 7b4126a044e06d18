/**
 * The number of people who fit a job, shown on the tab of that list. Renders nothing while loading or after an error, because the list itself shows
 * errors.
 */

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { TabCount } from '#client/ui/link-tabs.tsx';
import { fittingQuery } from '../invitations.api.ts';
import { invitationsEn } from '../invitations.en.ts';

const Count = ({ jobId }: { jobId: string }) => {
  const t = useTranslations('invitations.people');
  const [fitting] = useQuery(fittingQuery([jobId])).data ?? [];
  if (fitting === undefined) return null;
  return <TabCount>{t(fitting.isMore ? 'countMore' : 'count', { count: fitting.fitting })}</TabCount>;
};

export const FittingCount = withEnglish({ invitations: invitationsEn }, Count);
