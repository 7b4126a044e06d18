/** One candidate in the queue, in three lines: a summary for quick approval, the checkbox, and links to the whole profile. */
import { Check, UserRound } from 'lucide-react';
import { Fragment, type ReactNode, useId } from 'react';
import { useLocale, useNow, useTranslations } from 'use-intl';
import { personName } from '#client/names.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { formatRelative } from '#client/ui/format.ts';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { isAnswerLate } from '../../answer-time.domain.ts';
import type { QueuedReview } from '../../talent-intake.contract.ts';
import { useReviewFacts } from './review-facts.tsx';

const SKILLS_SHOWN = 3;

const Waiting = ({ since }: { since: string }) => {
  const t = useTranslations('talentIntake.review');
  const d = useTranslations('reviewDesk');
  const locale = useLocale();
  const now = useNow();
  return (
    <>
      <time dateTime={since}>{t('applied', { since: formatRelative(since, now, locale) })}</time>
      {isAnswerLate(since, now) && <span className="font-medium text-caution-ink"> · {d('late')}</span>}
    </>
  );
};

/** Title and the facts that decide most often, on one line. The pane next to the queue has the rest. */
const WorkLine = ({ row }: { row: QueuedReview }) => {
  const { experience, rate, availability } = useReviewFacts(row);
  return (
    <p className="truncate text-ink-soft text-sm tabular">
      <span className="font-medium text-ink">{row.jobTitle}</span> · <span>{experience}</span> · <span>{rate}</span> ·{' '}
      <span>{availability}</span>
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

const Person = ({ row, nameId, isOpen, hasDuplicates, onOpen }: PersonProps) => {
  const t = useTranslations('talentIntake.review');
  const d = useTranslations('reviewDesk');
  const more = row.skills.length - SKILLS_SHOWN;
  return (
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <h2 id={nameId} className="min-w-0 font-semibold text-ink">
          <button
            type="button"
            data-review-row={row.id}
            aria-current={isOpen ? 'true' : undefined}
            onClick={onOpen}
            className="break-words rounded-sm text-left hover:underline"
          >
            {personName(row)}
          </button>
        </h2>
        <StatusBadge status="pending">{t('badge')}</StatusBadge>
        {hasDuplicates && <Badge tone="caution">{d('duplicates.hint')}</Badge>}
      </div>
      <WorkLine row={row} />
      <p className="truncate text-muted text-xs">
        <Waiting since={row.createdAt} /> · <span>{row.email}</span>
        {row.skills.slice(0, SKILLS_SHOWN).map((skill) => (
          <Fragment key={skill}>
            {' · '}
            <span>{skill}</span>
          </Fragment>
        ))}
        {more > 0 && ` ${t('more', { count: String(more) })}`} · {t(`source.${row.source}`)}
      </p>
    </div>
  );
};

interface ReviewRowProps {
  row: QueuedReview;
  isOpen: boolean;
  isTicked: boolean;
  hasDuplicates: boolean;
  isPending: boolean;
  onOpen: () => void;
  onTick: (isTicked: boolean) => void;
  onView: () => void;
  onApprove: () => void;
  /** The whole application, on narrow screens. */
  children?: ReactNode;
}

/** A row. Its approve button sends no notes. */
export const ReviewRow = ({
  row,
  isOpen,
  isTicked,
  hasDuplicates,
  isPending,
  onOpen,
  onTick,
  onView,
  onApprove,
  children,
}: ReviewRowProps) => {
  const t = useTranslations('talentIntake.review');
  const d = useTranslations('reviewDesk');
  const nameId = useId();
  return (
    <Card
      as="li"
      pad="none"
      className={classNames('scroll-mt-24 py-1.5 pr-2 pl-1.5', isOpen && 'border-accent-line bg-accent-soft/40')}
    >
      <div className="flex min-w-0 items-center gap-1.5">
        <span className="grid size-9 shrink-0 place-content-center">
          <input
            type="checkbox"
            checked={isTicked}
            onChange={(event) => onTick(event.target.checked)}
            aria-label={d('select', { name: personName(row) })}
            className="size-5 rounded-sm accent-(--accent)"
          />
        </span>
        <Person {...{ row, nameId, isOpen, hasDuplicates, onOpen }} />
        <Button
          size="sm"
          square
          variant="quiet"
          aria-label={t('view')}
          title={t('view')}
          aria-describedby={nameId}
          onClick={onView}
        >
          <UserRound aria-hidden="true" className="size-4.5" />
        </Button>
        <Button
          size="sm"
          aria-describedby={nameId}
          disabled={isPending}
          icon={<Check aria-hidden="true" className="size-4.5 text-positive" />}
          onClick={onApprove}
        >
          <span className="max-sm:sr-only">{t('quickApprove')}</span>
        </Button>
      </div>
      {children && <div className="px-2.5 pt-2">{children}</div>}
    </Card>
  );
};
