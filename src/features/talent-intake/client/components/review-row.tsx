/** One candidate in the queue: a summary for quick approval, the checkbox, and links to the whole profile. */
import { Check, Clock3 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useLocale, useNow, useTranslations } from 'use-intl';
import { personName } from '#client/names.ts';
import { Address } from '#client/ui/address.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ChipList } from '#client/ui/chip-list.tsx';
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
      <span className="inline-flex items-center gap-1.5">
        <Clock3 aria-hidden="true" className="size-3.5" />
        <time dateTime={since}>{t('applied', { since: formatRelative(since, now, locale) })}</time>
      </span>
      {isAnswerLate(since, now) && <Badge tone="caution">{d('late')}</Badge>}
    </>
  );
};

/** Title and the facts that decide most often, on one line. The pane next to the queue has the rest. */
const WorkLine = ({ row }: { row: QueuedReview }) => {
  const { experience, rate, availability } = useReviewFacts(row);
  return (
    <p className="flex flex-wrap gap-x-2.5 text-ink-soft text-sm tabular">
      <span className="break-words font-semibold text-ink">{row.jobTitle}</span>
      <span>{experience}</span>
      <span>{rate}</span>
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
  return (
    <div className="min-w-0 flex-1">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h2 id={nameId} className="headline min-w-0 text-ink text-lg">
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
        <Badge>{t(`source.${row.source}`)}</Badge>
        {hasDuplicates && <Badge tone="caution">{d('duplicates.hint')}</Badge>}
      </div>
      <WorkLine row={row} />
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-muted text-xs">
        <span className="break-words">
          <Address email={row.email} />
        </span>
        <Waiting since={row.createdAt} />
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
      pad="cozy"
      className={classNames('flex scroll-mt-24 flex-col gap-2', isOpen && 'border-accent-line bg-accent-soft/40')}
    >
      <div className="flex min-w-0 items-start gap-2.5">
        <span className="-ml-2 grid size-10 shrink-0 place-content-center">
          <input
            type="checkbox"
            checked={isTicked}
            onChange={(event) => onTick(event.target.checked)}
            aria-label={d('select', { name: personName(row) })}
            className="size-5 rounded-sm accent-(--accent)"
          />
        </span>
        <Person {...{ row, nameId, isOpen, hasDuplicates, onOpen }} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ChipList items={row.skills} max={SKILLS_SHOWN} moreText={(count) => t('more', { count: String(count) })} />
        <div className="flex grow justify-end gap-2 max-sm:[&>*]:flex-auto">
          <Button size="sm" variant="quiet" aria-describedby={nameId} onClick={onView}>
            {t('view')}
          </Button>
          <Button
            size="sm"
            aria-describedby={nameId}
            disabled={isPending}
            icon={<Check aria-hidden="true" className="size-4.5 text-positive" />}
            onClick={onApprove}
          >
            {t('quickApprove')}
          </Button>
        </div>
      </div>
      {children}
    </Card>
  );
};
