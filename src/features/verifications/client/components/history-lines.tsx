/** The history of a verification, one line per event, oldest first. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTimes } from '#client/ui/use-times.ts';
import type { OwnVerification } from '../../verifications.contract.ts';

type HistoryEvent = OwnVerification['history'][number];

interface HistoryLinesProps<DisplayedEvent extends HistoryEvent> {
  events: readonly DisplayedEvent[];
  /** Rendered after the date, such as the admin's name. */
  renderMore?: (event: DisplayedEvent) => ReactNode;
}

export const HistoryLines = <DisplayedEvent extends HistoryEvent>({
  events,
  renderMore,
}: HistoryLinesProps<DisplayedEvent>) => {
  const verificationStatusTexts = useTranslations('vocabulary.verificationStatus');
  const times = useTimes();
  return (
    <ol className="mt-1 space-y-1.5 border-line border-l-2 pl-3">
      {events.map((event) => (
        <li key={`${event.to} ${event.at}`} className="text-ink-soft text-sm">
          <span className="font-medium text-ink">{verificationStatusTexts(event.to)}</span>{' '}
          <time dateTime={event.at} className="text-muted tabular">
            {times.dateTime(event.at)}
          </time>
          {renderMore?.(event)}
        </li>
      ))}
    </ol>
  );
};
