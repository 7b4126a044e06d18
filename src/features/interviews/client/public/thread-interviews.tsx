/** Open and upcoming interviews with a person, shown above the conversation. Empty if there are none. */

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { itemsOf } from '#client/api/api.ts';
import { withEnglish } from '#client/texts.tsx';
import type { AccountType } from '#shared/vocabulary.ts';
import { InterviewCard } from '../components/interview-card.tsx';
import { interviewsList } from '../interviews.api.ts';
import { interviewsEn } from '../interviews.en.ts';

const Interviews = ({ userId, accountType }: { userId: string; accountType: AccountType | null }) => {
  const t = useTranslations('interviews');
  const list = useInfiniteQuery({ ...interviewsList({ userId }), enabled: accountType !== null });
  const open = itemsOf(list.data).filter(({ actions }) => actions.includes('cancel'));
  if (open.length === 0 || accountType === null) return null;
  return (
    <details
      className="shrink-0 border-line border-b bg-raised"
      open={open.some(({ actions }) => actions.includes('book'))}
    >
      <summary className="cursor-pointer px-4 py-2.5 font-medium text-ink text-sm">
        {t('title')} ({open.length})
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

/** Scrolls if there are many, to leave space for the messages. */
export const ThreadInterviews = withEnglish({ interviews: interviewsEn }, Interviews);
