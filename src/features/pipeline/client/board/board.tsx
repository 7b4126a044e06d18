/**
 * The company's pipeline as a board: a column for every status, with cards that can be moved by
 * drag and drop, by keyboard or through their menu. The table of moves decides which moves are offered,
 * and the server checks them again.
 */
import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type Over,
  type ScreenReaderInstructions,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { classNames } from '#client/ui/class-names.ts';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import { CommitmentNotice } from '#features/candidates/client/public/commitment-line.tsx';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import type { Application } from '../../applications.contract.ts';
import type { ApplicationFilters } from '../applications.api.ts';
import { MoveDialog } from '../components/move-dialog.tsx';
import { applicantName } from '../use-move.ts';
import { DraggedCard } from './board-card.tsx';
import { BoardColumn } from './board-column.tsx';
import { draggedApplication, useBoardSensors } from './board-sensors.ts';
import { useBoardMoves } from './use-board-moves.ts';

const targetColumn = (over: Over | null): ApplicationStatus | null => (over ? (over.id as ApplicationStatus) : null);

/** Returns the screen reader announcements for dragging in the user's language, and the instructions for the handle. */
const useAnnouncements = (): {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
} => {
  const t = useTranslations('applications.board');
  const words = useTranslations('vocabulary.applicationStatus');
  const locale = useLocale();
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      const application = draggedApplication(active);
      const targets = new Intl.ListFormat(locale, { type: 'unit' }).format(application.moves.map((to) => words(to)));
      return t('pickedUp', { name: applicantName(application), column: words(application.status), targets });
    },
    onDragOver: ({ active, over }) => {
      const application = draggedApplication(active);
      const column = targetColumn(over);
      const name = applicantName(application);
      if (column === null) return t('overNothing', { name });
      if (column === application.status) return t('overOwn', { name, column: words(column) });
      return t(application.moves.includes(column) ? 'over' : 'overClosed', { name, column: words(column) });
    },
    onDragEnd: ({ active, over }) => {
      const application = draggedApplication(active);
      const column = targetColumn(over);
      const name = applicantName(application);
      const isAccepted = column !== null && application.moves.includes(column);
      return isAccepted ? t('dropped', { name, column: words(column) }) : t('putBack', { name });
    },
    onDragCancel: ({ active }) => t('putBack', { name: applicantName(draggedApplication(active)) }),
  };
  return { announcements, screenReaderInstructions: { draggable: t('instructions') } };
};

const DROP_MS = 150;

/** Near an edge, the board scrolls slowly so that the user can stop at a column. */
const AUTO_SCROLL = { acceleration: 4, threshold: { x: 0.15, y: 0.15 } };

interface BoardProps {
  filters: ApplicationFilters;
  /** Whether no application matches the filters, in any column. */
  isEmpty: boolean;
  /** Shown instead of an empty board. */
  empty: ReactNode;
}

/** The columns that start collapsed, so that every status fits on a screen. */
const INITIALLY_COLLAPSED: readonly ApplicationStatus[] = ['declined', 'withdrawn'];

/** Tracks which columns are open: initially the filtered status, or all except those that start collapsed. */
const useOpenColumns = (status: ApplicationStatus | undefined) => {
  const [toggled, setToggled] = useState<ReadonlySet<ApplicationStatus>>(new Set());
  const [lastStatus, setLastStatus] = useState(status);
  if (lastStatus !== status) {
    setLastStatus(status);
    setToggled(new Set());
  }
  const isOpen = (column: ApplicationStatus): boolean =>
    (status ? column === status : !INITIALLY_COLLAPSED.includes(column)) !== toggled.has(column);
  const toggle = (column: ApplicationStatus): void => {
    const next = new Set(toggled);
    if (!next.delete(column)) next.add(column);
    setToggled(next);
  };
  return { isOpen, toggle };
};

/** The board. The status in `filters` decides which columns are open. */
export const Board = ({ filters, isEmpty, empty }: BoardProps) => {
  const { sensors, collisionDetection, resetChosenColumn } = useBoardSensors();
  const accessibility = useAnnouncements();
  const moves = useBoardMoves();
  const { isOpen, toggle } = useOpenColumns(filters.status);
  const [dragged, setDragged] = useState<Application | null>(null);
  const hasReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  // A board has its own order and no minimum score.
  const { status: _status, sort: _sort, minScore: _minScore, ...columnFilters } = filters;

  const endDrag = (): void => {
    resetChosenColumn();
    setDragged(null);
  };
  const handleEnd = ({ active, over }: DragEndEvent): void => {
    endDrag();
    if (over) moves.start(draggedApplication(active), over.id as ApplicationStatus);
  };
  if (isEmpty && moves.pending.length === 0) return empty;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      accessibility={{ ...accessibility, restoreFocus: false }}
      autoScroll={AUTO_SCROLL}
      onDragStart={({ active }) => {
        resetChosenColumn();
        setDragged(draggedApplication(active));
      }}
      onDragEnd={handleEnd}
      onDragCancel={endDrag}
    >
      <div
        className={classNames(
          '-mx-4 sm:-mx-6 flex h-[max(26rem,calc(100dvh-9rem))] gap-3 lg:h-[max(26rem,calc(100dvh-20rem))] overflow-x-auto px-4 pb-3 sm:px-6',
          // Columns that snap into place conflict with edge scrolling while a card is dragged.
          dragged === null && 'snap-x snap-proximity scroll-px-4 sm:scroll-px-6',
        )}
      >
        {APPLICATION_STATUSES.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            filters={columnFilters}
            moves={moves}
            dragged={dragged}
            isOpen={isOpen(status)}
            onToggle={() => toggle(status)}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={hasReducedMotion ? null : { duration: DROP_MS, easing: 'ease-out' }}>
        {dragged && <DraggedCard application={dragged} />}
      </DragOverlay>
      <MoveDialog
        move={moves.moveToConfirm?.move ?? null}
        applications={moves.moveToConfirm ? [moves.moveToConfirm.application] : []}
        name={moves.moveToConfirm ? applicantName(moves.moveToConfirm.application) : ''}
        reader={moves.moveToConfirm ? applicantName(moves.moveToConfirm.application) : ''}
        notice={moves.moveToConfirm && <CommitmentNotice candidate={moves.moveToConfirm.application.candidate} />}
        pending={moves.pending.some(({ application }) => application.id === moves.moveToConfirm?.application.id)}
        onClose={moves.cancel}
        onConfirm={(_move, details) => moves.confirm(details)}
      />
    </DndContext>
  );
};
