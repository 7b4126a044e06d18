/**
 * An application on the board. The first line names the candidate. The second has the job (or the candidate's title,
 * if all cards are for the same job) and the rating. The third says whose turn it is. The score is next to these
 * lines. Mouse and touch drag the whole card. The keyboard uses a handle, which is hidden until it has focus to leave
 * room for names. The card's menu offers the same moves.
 */
import { useDraggable } from '@dnd-kit/core';
import { EllipsisVertical, GripVertical, ShieldQuestion, Star, Undo2 } from 'lucide-react';
import { type MouseEvent, type ReactNode, type TouchEvent, useRef } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { useMay } from '#client/may.tsx';
import { toDisplayName } from '#client/names.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Link } from '#client/ui/link.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { CommitmentLine } from '#features/candidates/client/public/commitment-line.tsx';
import { NoScore } from '#features/matching/client/public/no-score.tsx';
import { ScoreDial } from '#features/matching/client/public/score-dial.tsx';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { Application } from '../../applications.contract.ts';
import { isNew } from '../../applications.domain.ts';
import { TurnLine } from '../components/turn-line.tsx';
import { HiredBadge, MustHaveBadge } from '../public/application-badges.tsx';
import { useApplicationPath, useIsOneJob } from '../review/review-path.ts';
import { useFocusOnceSettled } from '../use-focus-once-settled.ts';
import { applicantName } from '../use-move.ts';

type StartMove = (application: Application, to: ApplicationStatus) => void;

/** The marks next to the name: whether the must-have is met, whether the candidate is unvetted, and a dot for a new application. */
const Marks = ({ application }: { application: Application }) => {
  const t = useTranslations('applications');
  const vetting = useTranslations('vocabulary.approvalStatus');
  const { approvalStatus } = application.candidate;
  return (
    <>
      <MustHaveBadge application={application} isShort />
      {approvalStatus !== 'approved' && (
        <span title={vetting(approvalStatus)} className="shrink-0 text-caution-ink">
          <ShieldQuestion className="size-4" />
          <span className="sr-only">{vetting(approvalStatus)}</span>
        </span>
      )}
      {isNew(application) && (
        <span title={t('row.new')} className="size-2 shrink-0 rounded-full bg-accent">
          <span className="sr-only">{t('row.new')}</span>
        </span>
      )}
    </>
  );
};

const Rating = ({ rating }: Pick<Application, 'rating'>) => {
  const t = useTranslations('applications.board');
  if (typeof rating !== 'number') return null;
  return (
    <span className="tabular inline-flex shrink-0 items-center gap-0.5 font-medium text-ink-soft">
      <Star className="size-3 fill-current text-accent" />
      <span aria-hidden="true">{rating}</span>
      <span className="sr-only">{t('rated', { count: rating })}</span>
    </span>
  );
};

interface ContentProps {
  application: Application;
  /** Right of the name: the handle and the menu. */
  controls?: ReactNode;
}

/** The name, the title and whose turn it is, next to the score. The application page shows the rest. */
const Content = ({ application, controls }: ContentProps) => {
  const { candidate, compatibility, job } = application;
  const name = applicantName(application);
  const path = useApplicationPath(application);
  const title = useIsOneJob() ? toDisplayName(candidate.jobTitle) : job.title;
  return (
    <>
      <div className="flex min-h-6 items-center gap-1.5">
        <Link
          to={path}
          draggable={false}
          title={name}
          className="min-w-0 truncate rounded-sm font-semibold text-ink text-sm hover:text-accent-ink hover:underline"
        >
          {name}
        </Link>
        <Marks application={application} />
        {controls}
      </div>
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1 text-xs leading-3.75">
          <p className="flex min-w-0 items-center gap-1.5 text-muted">
            <span title={title} className="truncate">
              {title}
            </span>
            <Rating rating={application.rating} />
          </p>
          <p className="break-words">
            <TurnLine application={application} side="company" />
          </p>
        </div>
        <NoScore row={application} />
        {compatibility && (
          <ScoreDial compatibility={compatibility} candidateId={application.candidateId} audience="company" size="xs" />
        )}
      </div>
      <Warnings application={application} />
    </>
  );
};

/** Less common warnings: that existing hires take up weekly hours, and that the company has already hired the candidate. */
const Warnings = ({ application }: { application: Application }) => (
  <>
    <CommitmentLine candidate={application.candidate} className="text-xs" />
    <div className="flex flex-wrap items-center gap-1.5 empty:hidden">
      <HiredBadge application={application} />
    </div>
  </>
);

/** The undo button, shown during the undo period. */
const UndoLine = ({
  application,
  onUndo,
}: {
  application: Application;
  onUndo: (application: Application) => void;
}) => {
  const t = useTranslations('applications');
  const times = useTimes();
  const now = useNow({ updateInterval: 30_000 });
  const { undo, status } = application;
  if (undo === null || new Date(undo.until) <= now) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-t pt-1.5">
      <span className="min-w-0 flex-1 text-muted text-xs">
        {t('board.undoUntil', { time: times.time(undo.until) })}
      </span>
      <Button size="sm" icon={<Undo2 className="size-4" />} onClick={() => onUndo(application)}>
        {t(status === 'declined' ? 'move.undoDecline' : 'move.undoMove')}
      </Button>
    </div>
  );
};

const Moves = ({ application, onStart }: { application: Application; onStart: StartMove }) => {
  const t = useTranslations('applications');
  const isDeclined = application.status === 'declined';
  const items = application.moves.map((to) => ({
    label: isDeclined ? t('move.undoDecline') : t(`move.${to as Exclude<ApplicationStatus, 'pending'>}`),
    onSelect: () => onStart(application, to),
  }));
  if (items.length === 0) return null;
  return (
    <Menu
      groups={[items]}
      trigger={
        <button
          type="button"
          aria-label={t('board.movesOf', { name: applicantName(application) })}
          className="grid size-7 place-content-center rounded-control text-muted hover:bg-hover hover:text-ink"
        >
          <EllipsisVertical className="size-4" />
        </button>
      }
    />
  );
};

/** The card's style, including while it is dragged. */
const cardStyle = 'flex flex-col rounded-card border border-line bg-raised px-2.5 py-0.5 text-left';

/** The copy that follows the pointer. */
export const DraggedCard = ({ application }: { application: Application }) => (
  <div className={classNames(cardStyle, 'rotate-1 cursor-grabbing border-accent-line shadow-float')}>
    <Content application={application} />
  </div>
);

/** Returns true if a press is on a control. The handle is the only control that can start a drag. */
const isOnControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, [role="menu"], [role="dialog"]') !== null;

interface BoardCardProps {
  application: Application;
  /** Whether this is the most recently moved card and its move is complete. */
  isSettled: boolean;
  /** Whether this card's move is waiting for the server. */
  isMoving: boolean;
  onStart: StartMove;
  onUndo: (application: Application) => void;
}

/** The card as a list item of its column. */
export const BoardCard = ({ application, isMoving, isSettled, onStart, onUndo }: BoardCardProps) => {
  const t = useTranslations('applications.board');
  const mayMove = useMay('recruit');
  const isFixed = !mayMove || application.moves.length === 0;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: application.id,
    data: { application },
    disabled: isFixed || isMoving,
    attributes: { roleDescription: t('handleRole') },
  });
  const card = useRef<HTMLLIElement>(null);
  // A card that changes column is remounted in the new column.
  useFocusOnceSettled(card, isSettled, '[data-handle]', 'a');
  const startDrag = (event: MouseEvent | TouchEvent): void => {
    if (isOnControl(event.target) && !(event.target as Element).closest('[data-handle]')) return;
    if (event.type === 'mousedown') listeners?.onMouseDown?.(event);
    else listeners?.onTouchStart?.(event);
  };
  return (
    <li
      ref={(element) => {
        card.current = element;
        setNodeRef(element);
      }}
      {...(isFixed ? {} : { onMouseDown: startDrag, onTouchStart: startDrag })}
      aria-busy={isMoving || undefined}
      className={classNames(
        cardStyle,
        !isFixed && 'cursor-grab touch-manipulation hover:border-line-strong',
        isDragging && 'opacity-40',
        isMoving && 'opacity-70',
      )}
    >
      <Content
        application={application}
        controls={
          !isFixed && (
            <span className="relative -my-0.5 -mr-1.5 ml-auto flex shrink-0">
              <button
                {...attributes}
                ref={setActivatorNodeRef}
                type="button"
                data-handle=""
                onKeyDown={(event) => listeners?.onKeyDown?.(event)}
                aria-label={t('handle', { name: applicantName(application) })}
                className="absolute top-0 right-7 grid size-7 cursor-grab touch-none place-content-center rounded-control bg-raised text-muted not-focus:pointer-events-none not-focus:opacity-0"
              >
                <GripVertical className="size-4" />
              </button>
              <Moves application={application} onStart={onStart} />
            </span>
          )
        }
      />
      {mayMove && <UndoLine application={application} onUndo={onUndo} />}
    </li>
  );
};
