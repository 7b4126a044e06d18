/** Open and upcoming interviews with a person, as an expandable line above the conversation. Renders nothing if there are none. */

import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { useMay } from '#client/may.tsx';
import { withEnglish } from '#client/texts.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import type { Interview } from '../../interviews.contract.ts';
import { isChooser } from '../../interviews.policy.ts';
import { InterviewCard } from '../components/interview-card.tsx';
import { interviewsList } from '../interviews.api.ts';
import { interviewsEn } from '../interviews.en.ts';

/** Returns a function that formats the line about the first interview: its state and time, or that the user has to choose a time. */
const useSummaryLine = (): ((interview: Interview, isChoice: boolean) => string) => {
  const t = useTranslations('interviews');
  const times = useTimes();
  return ({ status, start, job }, isChoice) => {
    const state = isChoice ? t('thread.choose') : t(`status.${status}`);
    return [state, start && times.dateTime(start), job.title].filter(Boolean).join(' · ');
  };
};

const Interviews = ({ userId, accountType }: { userId: string; accountType: AccountType | null }) => {
  const t = useTranslations('interviews');
  const line = useSummaryLine();
  const mayRecruit = useMay('recruit');
  const list = useInfiniteQuery({ ...interviewsList({ userId }), enabled: accountType !== null });
  const open = flattenPages(list.data).filter(({ actions }) => actions.includes('cancel'));
  if (accountType === null) return null;
  const isChoice = (interview: Interview): boolean => mayRecruit && isChooser(accountType, interview);
  // An interview for which the user can choose a time comes first.
  const first = open.find(isChoice) ?? open[0];
  if (first === undefined) return null;
  return (
    <details className="group shrink-0 border-line border-b bg-raised">
      <summary className="flex cursor-pointer list-none items-center gap-2 px-4 py-2 text-sm [&::-webkit-details-marker]:hidden">
        <span className="shrink-0 font-medium text-ink">
          {t('title')} ({open.length})
        </span>
        <span className="min-w-0 flex-1 truncate text-ink-soft">{line(first, isChoice(first))}</span>
        <ChevronDown className="size-4 shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <ul className="max-h-[40dvh] divide-y divide-line overflow-y-auto px-4 pb-3" aria-label={t('title')}>
        {open.map((interview) => (
          <li key={interview.id} className="space-y-2 py-3">
            <p className="font-medium text-ink text-sm">{interview.job.title}</p>
            <InterviewCard interview={interview} side={accountType} />
          </li>
        ))}
      </ul>
    </details>
  );
};

/** Scrolls if there are many interviews, to leave space for the messages. */
export const ThreadInterviews = withEnglish({ interviews: interviewsEn }, Interviews);
