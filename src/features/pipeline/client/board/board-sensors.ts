/**
 * How a card is picked up and where it is over: by mouse after a few pixels, by touch after a moment of holding (before that
 * the finger scrolls), by keyboard from its handle, where the arrows go from column to column that can take it.
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
import { columnBeside, columnsFor } from './board-state.ts';

/** Less is a click, or a hand that trembles. */
const MOUSE_DISTANCE_PX = 6;
const TOUCH_DELAY_MS = 220;
const TOUCH_TOLERANCE_PX = 8;

/** The application of a picked up card, as the card has put it there. */
export const applicationOf = (active: { data: { current?: Record<string, unknown> | undefined } }): Application =>
  active.data.current?.application as Application;

/** Where the arrows put a card in a column: below its heading and what it says about the card. */
const INSET_PX = { x: 8, y: 96 };

/** The column that the arrows have chosen; null while no card is moved by keyboard. */
type Chosen = RefObject<ApplicationStatus | null>;

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const chooseByArrows =
  (chosen: Chosen): KeyboardCoordinateGetter =>
  (event, { context: { active, droppableRects } }) => {
    const step = STEPS[event.code];
    if (step === undefined || active === null) return undefined;
    event.preventDefault();
    const application = applicationOf(active);
    const columns = columnsFor(APPLICATION_STATUSES, application);
    const next = columnBeside(columns, chosen.current ?? application.status, step);
    chosen.current = next;
    const rect = droppableRects.get(next);
    return rect && { x: rect.left + INSET_PX.x, y: rect.top + INSET_PX.y };
  };

/** The chosen column where the keyboard chose one, whatever lies below the card; else the column under the pointer. */
const columnUnder =
  (chosen: Chosen): CollisionDetection =>
  (args) =>
    chosen.current === null ? pointerWithin(args) : [{ id: chosen.current }];

/** What the board hands to the drag and drop context. Call `release` when a card is picked up and when it is let go. */
export const useBoardSensors = () => {
  const chosen = useRef<ApplicationStatus | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_DISTANCE_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: TOUCH_TOLERANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: useMemo(() => chooseByArrows(chosen), []), scrollBehavior: 'auto' }),
  );
  return {
    sensors,
    collisionDetection: useMemo(() => columnUnder(chosen), []),
    release: (): void => {
      chosen.current = null;
    },
  };
};
