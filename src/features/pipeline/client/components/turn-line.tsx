/**
 * Whose turn it is, the next action, and how long it has been that side's turn. If neither side has to
 * act, shows the time of the interview or of the last move, and whether the hire has ended.
 */
import { useLocale, useNow, useTranslations } from 'use-intl';
import { personName, toDisplayName } from '#client/names.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import type { Side } from '#shared/sides.ts';
import type { Application } from '../../applications.contract.ts';
import { turnHref } from '../../turn.domain.ts';
import { useTurnWords } from '../public/turn-words.ts';
import { useTurnTimeout } from '../public/use-turn-timeout.ts';
import { waitTime } from '../wait-time.ts';

interface TurnLineProps {
  application: Pick<
    Application,
    'id' | 'statusChangedAt' | 'turn' | 'turnUntil' | 'interviewAt' | 'hire' | 'candidate' | 'job'
  >;
  /** The reader's side. */
  side: Side;
  /** For the application page: links to the section where the reader takes the action. */
  isLinked?: boolean;
}

/** Returns the name of the other party, as the reader sees it. */
const otherSideName = ({ candidate, job }: TurnLineProps['application'], side: Side): string =>
  side === 'company' ? personName(candidate.user) : toDisplayName(job.company.companyName);

/** Renders "Choose a time · 3 days", "Maya Chen’s turn: choosing a time · 3 days", "Interview Mar 4, 3:05 PM", "Ended · Mar 4", or "Mar 4". */
export const TurnLine = ({ application, side, isLinked = false }: TurnLineProps) => {
  const t = useTranslations('applications.turn');
  const words = useTurnWords();
  const hireWords = useTranslations('vocabulary.hireStatus');
  const locale = useLocale();
  const times = useTimes();
  const now = useNow();
  const { id, interviewAt, turn, turnUntil, hire } = application;
  useTurnTimeout(turnUntil);
  const { who, action } = turn;
  if (interviewAt !== undefined) {
    return <span className="text-muted">{t('interview', { time: times.dateTime(interviewAt) })}</span>;
  }
  const hireText = hire?.state === 'ended' || hire?.state === 'called-off' ? hireWords(hire.state) : null;
  const since = turn.since ?? (hireText && hire?.since) ?? application.statusChangedAt;
  const turnText =
    action && (who === side ? words.own(action, turnUntil) : words.other(action, otherSideName(application, side)));
  const text = turnText ?? hireText;
  const href = turnHref(side, id, { action, until: turnUntil });
  const hasLink = isLinked && who === side && href.includes('#');
  return (
    <span className={who === side ? 'font-medium text-ink' : 'text-muted'}>
      {hasLink ? <TextLink to={href}>{text}</TextLink> : text}
      {text && '\u00a0· '}
      <time dateTime={since} title={times.dateTime(since)} className="whitespace-nowrap">
        {action === null ? times.date(since) : (waitTime(since, now, locale) ?? t('justNow'))}
      </time>
    </span>
  );
};
