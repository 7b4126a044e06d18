/** One candidate in the queue: enough to approve at a glance, and the way to the whole profile. */
import { Check, Clock3 } from 'lucide-react';
import { useId } from 'react';
import { useLocale, useNow, useTranslations } from 'use-intl';
import { Address } from '#client/ui/address.tsx';
import { Avatar } from '#client/ui/avatar.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ChipList } from '#client/ui/chip-list.tsx';
import { formatRelative } from '#client/ui/format.ts';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import type { QueuedReview } from '../../talent-intake.contract.ts';
import { ReviewFacts } from './review-facts.tsx';
import { useDecision } from './use-decision.ts';

const SKILLS_SHOWN = 8;

const Person = ({ row, nameId }: { row: QueuedReview; nameId: string }) => {
  const t = useTranslations('talentIntake.review');
  const locale = useLocale();
  const since = formatRelative(row.createdAt, useNow(), locale);
  const name = `${row.firstName} ${row.lastName}`;
  return (
    <div className="flex min-w-0 items-start gap-3.5">
      <Avatar id={row.id} name={name} size="lg" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 id={nameId} className="headline text-ink text-lg">
            {name}
          </h2>
          <StatusBadge status="pending">{t('badge')}</StatusBadge>
          <Badge>{t(`source.${row.source}`)}</Badge>
        </div>
        <p className="text-muted text-sm">
          <Address email={row.email} />
        </p>
        <p className="mt-1 flex items-center gap-1.5 text-muted text-xs">
          <Clock3 aria-hidden="true" className="size-3.5" />
          <time dateTime={row.createdAt}>{t('applied', { since })}</time>
        </p>
      </div>
    </div>
  );
};

interface ReviewRowProps {
  row: QueuedReview;
  onView: () => void;
  onDecided: () => void;
  /** Somebody else was faster. */
  onLate: () => void;
}

/** A row; approving at once sends no notes. */
export const ReviewRow = ({ row, onView, onDecided, onLate }: ReviewRowProps) => {
  const t = useTranslations('talentIntake.review');
  const nameId = useId();
  const { decide, pending } = useDecision(row, onDecided, onLate);
  return (
    <Card as="li" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <Person row={row} nameId={nameId} />
        <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:[&>*]:flex-auto">
          <Button variant="quiet" aria-describedby={nameId} onClick={onView}>
            {t('view')}
          </Button>
          <Button
            aria-describedby={nameId}
            pending={pending !== null}
            icon={<Check aria-hidden="true" className="size-4.5 text-positive" />}
            onClick={() => decide('approved')}
          >
            {t('quickApprove')}
          </Button>
        </div>
      </div>
      <div className="space-y-4 border-line border-t pt-5">
        <div className="flex flex-wrap items-center gap-x-9 gap-y-3">
          <p className="w-full font-semibold text-ink lg:w-60">{row.jobTitle}</p>
          <ReviewFacts row={row} />
        </div>
        <ChipList items={row.skills} max={SKILLS_SHOWN} moreText={(count) => t('more', { count: String(count) })} />
      </div>
    </Card>
  );
};
