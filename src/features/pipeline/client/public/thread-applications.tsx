/**
 * The applications between the two people in a conversation: job, stage and next step. Wide windows
 * show a panel next to the messages, and narrower ones an expandable line above them. Renders
 * nothing if there are no applications.
 */
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { Side } from '#shared/sides.ts';
import type { SharedApplication } from '../../applications.contract.ts';
import { sharedApplicationsQuery } from '../applications.api.ts';
import { applicationsEn } from '../applications.en.ts';
import { TurnLine } from '../components/turn-line.tsx';
import { ApplicationBadge } from './application-badges.tsx';

const PAGES: Record<Side, string> = { company: APP_PATHS.application, candidate: APP_PATHS.myApplication };

const SharedApplicationItem = ({ application, side }: { application: SharedApplication; side: Side }) => (
  <li className="space-y-1.5 py-3 text-sm first:pt-0 last:pb-0">
    <p className="break-words">
      <TextLink to={fillPath(PAGES[side], { id: application.id })}>{application.job.title}</TextLink>
    </p>
    <p>
      <ApplicationBadge status={application.status} />
    </p>
    <p className="break-words">
      <TurnLine application={application} side={side} />
    </p>
  </li>
);

interface ThreadApplicationsProps {
  userId: string;
  side: Side;
  /** Where this instance is placed. `sidebar` is shown only in wide windows, `above` only in narrow ones. */
  place: 'above' | 'sidebar';
}

const SharedApplications = ({ userId, side, place }: ThreadApplicationsProps) => {
  const t = useTranslations('applications');
  const isWide = useMediaQuery('(min-width: 1280px)');
  const applications = useQuery(sharedApplicationsQuery(userId)).data ?? [];
  const [first] = applications;
  if (first === undefined || isWide !== (place === 'sidebar')) return null;
  const list = (
    <ul className="divide-y divide-line">
      {applications.map((application) => (
        <SharedApplicationItem key={application.id} application={application} side={side} />
      ))}
    </ul>
  );
  if (isWide) {
    return (
      <aside aria-label={t('thread')} className="w-60 shrink-0 overflow-y-auto border-line border-l bg-raised p-4">
        {list}
      </aside>
    );
  }
  return (
    <details className="group shrink-0 border-line border-b bg-raised">
      <summary className="flex cursor-pointer list-none items-center gap-2 px-4 py-2 text-sm [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t('thread')}</span>
        <span className="min-w-0 flex-1 truncate font-medium text-ink">{first.job.title}</span>
        <ApplicationBadge status={first.status} />
        <ChevronDown className="size-4 shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <div className="max-h-[30dvh] overflow-y-auto px-4 pt-1 pb-3">{list}</div>
    </details>
  );
};

export const ThreadApplications = withEnglish({ applications: applicationsEn }, SharedApplications);
