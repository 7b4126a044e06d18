/** One candidate in the queue, in two lines (three on phones): a summary for quick approval, a checkbox, and buttons that open the whole profile. */

import { Check, ClockAlert, Copy, UserRound } from 'lucide-react';
import { Fragment, type ReactNode, useId } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { personName } from '#client/names.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { Tooltip } from '#client/ui/tooltip.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { isAnswerLate } from '../../answer-time.domain.ts';
import type { QueuedReview } from '../../talent-intake.contract.ts';
import { useReviewFacts } from './review-facts.tsx';

const MAX_SHOWN_SKILLS = 3;
/** Visually hides text on phones, and in the narrowest windows that show the pane next to the list. */
const HIDDEN_IF_NARROW = 'max-sm:sr-only lg:max-xl:sr-only';

const WaitingTime = ({ since }: { since: string }) => {
  const t = useTranslations('talentIntake.review');
  const deskTexts = useTranslations('reviewDesk');
  const now = useNow();
  const waitingTime = useTimes().relative(since);
  const isLate = isAnswerLate(since, now);
  return (
    <span
      title={[t('applied', { since: waitingTime }), isLate && deskTexts('late')].filter(Boolean).join(' · ')}
      className={classNames(
        'inline-flex shrink-0 items-center gap-1 text-xs',
        isLate ? 'font-medium text-caution-ink' : 'text-muted',
      )}
    >
      {isLate && (
        <>
          <ClockAlert className="size-3.5" />
          <span className="sr-only">{deskTexts('late')}</span>
        </>
      )}
      <time dateTime={since}>{waitingTime}</time>
    </span>
  );
};

/** Job title, the facts that most decisions depend on, and the first skills. The pane shows the rest. */
const WorkLine = ({ row }: { row: QueuedReview }) => {
  const t = useTranslations('talentIntake.review');
  const { experience, rate, availability } = useReviewFacts(row);
  const hiddenCount = row.skills.length - MAX_SHOWN_SKILLS;
  return (
    <p className="truncate text-ink-soft text-sm leading-5 tabular">
      <span className="font-medium text-ink">{row.jobTitle}</span> · <span>{experience}</span> · <span>{rate}</span> ·{' '}
      <span>{availability}</span>
      {row.skills.slice(0, MAX_SHOWN_SKILLS).map((skill) => (
        <Fragment key={skill}>
          {' · '}
          <span>{skill}</span>
        </Fragment>
      ))}
      {hiddenCount > 0 && ` ${t('more', { count: String(hiddenCount) })}`}
    </p>
  );
};

interface PersonProps {
  row: QueuedReview;
  nameId: string;
  isOpen: boolean;
  hasDuplicates: boolean;
  onOpen: () => void;
}

/** If space is short, the email is cut first, then the duplicates badge, then the name. On phones the name wraps. */
const Person = ({ row, nameId, isOpen, hasDuplicates, onOpen }: PersonProps) => {
  const t = useTranslations('talentIntake.review');
  const deskTexts = useTranslations('reviewDesk');
  const name = personName(row);
  return (
    <div className="min-w-0 flex-1">
      <div className="flex min-h-6 items-center gap-x-2 max-sm:flex-wrap">
        <h2 id={nameId} className="min-w-0 font-semibold text-ink leading-6 max-sm:basis-full">
          <button
            type="button"
            data-review-row={row.id}
            aria-current={isOpen ? 'true' : undefined}
            title={name}
            onClick={onOpen}
            className="block max-w-full break-words rounded-sm text-left hover:underline sm:truncate"
          >
            {name}
          </button>
        </h2>
        <StatusBadge status="pending">{t('badge')}</StatusBadge>
        {hasDuplicates && (
          <span title={deskTexts('duplicates.hint')} className="flex min-w-10 shrink-[9999]">
            <Badge tone="caution" icon={<Copy className="size-3.5 shrink-0" />} className="max-w-full">
              <span className={classNames('truncate', HIDDEN_IF_NARROW)}>{deskTexts('duplicates.hint')}</span>
            </Badge>
          </span>
        )}
        <WaitingTime since={row.createdAt} />
        <p title={row.email} className="min-w-0 flex-1 truncate text-muted text-xs">
          {row.email}
        </p>
      </div>
      <WorkLine row={row} />
    </div>
  );
};

interface ReviewRowProps {
  row: QueuedReview;
  isOpen: boolean;
  isSelected: boolean;
  hasDuplicates: boolean;
  isPending: boolean;
  onOpen: () => void;
  onSelect: (isSelected: boolean) => void;
  onView: () => void;
  onApprove: () => void;
  /** The whole application, on narrow screens. */
  children?: ReactNode;
}

/** A row. Its Approve button sends no notes. */
export const ReviewRow = ({
  row,
  isOpen,
  isSelected,
  hasDuplicates,
  isPending,
  onOpen,
  onSelect,
  onView,
  onApprove,
  children,
}: ReviewRowProps) => {
  const t = useTranslations('talentIntake.review');
  const deskTexts = useTranslations('reviewDesk');
  const nameId = useId();
  return (
    <Card
      as="li"
      pad="none"
      className={classNames('scroll-mt-24 py-0.5 pr-2 pl-1.5', isOpen && 'border-accent-line bg-accent-soft/40')}
    >
      <div className="flex min-w-0 items-center gap-1.5">
        <label className="relative grid size-10 shrink-0 place-content-center before:absolute before:-inset-0.5">
          <input
            type="checkbox"
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
            aria-label={deskTexts('select', { name: personName(row) })}
            className="relative size-5 rounded-sm accent-(--accent)"
          />
        </label>
        <Person {...{ row, nameId, isOpen, hasDuplicates, onOpen }} />
        <Tooltip text={t('view')}>
          <Button
            size="sm"
            square
            variant="quiet"
            aria-label={t('view')}
            aria-describedby={nameId}
            onClick={onView}
            className="max-sm:size-10"
          >
            <UserRound className="size-4.5" />
          </Button>
        </Tooltip>
        <Tooltip text={t('quickApprove')}>
          <Button
            size="sm"
            aria-describedby={nameId}
            disabled={isPending}
            icon={<Check className="size-4.5 text-positive" />}
            onClick={onApprove}
            className="max-sm:min-h-10"
          >
            <span className={HIDDEN_IF_NARROW}>{t('quickApprove')}</span>
          </Button>
        </Tooltip>
      </div>
      {children && <div className="px-2.5 pt-2">{children}</div>}
    </Card>
  );
};
