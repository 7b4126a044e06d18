/**
 * Detects when a card is dragged and which column it is over. A mouse drag starts after a few pixels.
 * A touch drag starts after a short hold, so that a swipe still scrolls. A keyboard drag starts from
 * the handle, and the arrow keys move the card to the columns that accept it.
 */
import {
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type RefObject, useMemo, useRef } from 'react';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import type { Application } from '../../applications.contract.ts';
import { acceptingColumns, adjacentColumn } from './board-state.ts';

/** Anything shorter is a click or a shaky hand. */
const MOUSE_DISTANCE_PX = 6;
const TOUCH_DELAY_MS = 220;
const TOUCH_TOLERANCE_PX = 8;

/** Returns the application in the drag data of a card. */
export const draggedApplication = (active: { data: { current?: Record<string, unknown> | undefined } }): Application =>
  active.data.current?.application as Application;

/** Where the arrow keys place a card within a column: below the heading and the drop note. */
const INSET_PX = { x: 8, y: 96 };

/** The column chosen by the arrow keys. Null unless a card is moved by keyboard. */
type ChosenColumn = RefObject<ApplicationStatus | null>;

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const createArrowKeyGetter =
  (chosen: ChosenColumn): KeyboardCoordinateGetter =>
  (event, { context: { active, droppableRects } }) => {
    const step = STEPS[event.code];
    if (step === undefined || active === null) return undefined;
    event.preventDefault();
    const application = draggedApplication(active);
    const columns = acceptingColumns(APPLICATION_STATUSES, application);
    const next = adjacentColumn(columns, chosen.current ?? application.status, step);
    chosen.current = next;
    const rect = droppableRects.get(next);
    return rect && { x: rect.left + INSET_PX.x, y: rect.top + INSET_PX.y };
  };

/**
 * Detects the column chosen by keyboard, regardless of what is under the card. If none was chosen,
 * detects the column under the pointer.
 */
const createColumnDetection =
  (chosen: ChosenColumn): CollisionDetection =>
  (args) =>
    chosen.current === null ? pointerWithin(args) : [{ id: chosen.current }];

/**
 * Returns the props of the drag and drop context. Call `resetChosenColumn` when a card is picked up
 * and when it is dropped.
 */
export const useBoardSensors = () => {
  const chosen = useRef<ApplicationStatus | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_DISTANCE_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: TOUCH_TOLERANCE_PX } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: useMemo(() => createArrowKeyGetter(chosen), []),
      scrollBehavior: 'auto',
    }),
  );
  return {
    sensors,
    collisionDetection: useMemo(() => createColumnDetection(chosen), []),
    resetChosenColumn: (): void => {
      chosen.current = null;
    },
  };
};
