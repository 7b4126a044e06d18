/**
 * The points of a chart, with a tooltip on hover, touch and focus. Arrow keys move between points, and Escape closes the tooltip. The points are laid
 * over the picture, because the picture is hidden from screen readers.
 */
import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { SWATCHES, type Tone } from './chart-style.tsx';

/** A point with a heading (such as a day) and its values. */
export interface ChartPoint {
  id: string;
  /** Left edge and width in pixels. */
  left: number;
  width: number;
  heading: string;
  lines: readonly { tone?: Tone; name: string; value: string }[];
}

export interface ChartPointsProps {
  /** The takeaway of the chart in one sentence, used as the group's accessible name. */
  label: string;
  width: number;
  points: readonly ChartPoint[];
}

const pointLabel = ({ heading, lines }: ChartPoint): string =>
  `${heading}: ${lines.map(({ name, value }) => `${name} ${value}`).join(', ')}`;

const STEPS: Partial<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The tooltip of a point, shifted horizontally to stay within the picture. */
const PointTooltip = ({ point, width }: { point: ChartPoint; width: number }) => {
  const middle = point.left + point.width / 2;
  return (
    <span
      aria-hidden="true"
      className="absolute bottom-full z-10 mb-1 block w-max max-w-56 rounded-control border border-line bg-overlay px-3 py-2 text-left text-sm shadow-float"
      style={{ left: point.width / 2, transform: `translateX(${String((-100 * middle) / width)}%)` }}
    >
      <span className="block font-semibold text-ink">{point.heading}</span>
      {point.lines.map(({ tone, name, value }) => (
        <span key={name} className="flex items-center gap-2 text-ink-soft">
          {tone && <span className={`size-2.5 shrink-0 rounded-xs border ${SWATCHES[tone]}`} />}
          <span className="min-w-0 flex-1">{name}</span>
          <span className="tabular font-medium text-ink">{value}</span>
        </span>
      ))}
    </span>
  );
};

/** Uses a single tab stop for all points, which starts at the newest. */
export const ChartPoints = ({ label, width, points }: ChartPointsProps) => {
  const group = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<string>();
  const [shown, setShown] = useState<string | null>(null);
  const last = points.length - 1;
  const tabStopId = points.some(({ id }) => id === stop) ? stop : points[last]?.id;
  const goTo = (index: number): void => {
    const point = points[Math.min(Math.max(index, 0), last)];
    if (!point) return;
    setStop(point.id);
    group.current?.querySelector<HTMLButtonElement>(`[data-point="${CSS.escape(point.id)}"]`)?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent, index: number): void => {
    const step = STEPS[event.key];
    if (event.key === 'Escape') setShown(null);
    if (!step) return;
    event.preventDefault();
    goTo(step(index, last));
  };
  const hide = (id: string) => setShown((now) => (now === id ? null : now));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div ref={group} role="group" aria-label={label} className="absolute inset-0">
      {points.map((point, index) => (
        <button
          key={point.id}
          type="button"
          data-point={point.id}
          tabIndex={point.id === tabStopId ? 0 : -1}
          aria-label={pointLabel(point)}
          onPointerEnter={() => setShown(point.id)}
          onPointerLeave={() => hide(point.id)}
          onFocus={() => {
            setStop(point.id);
            setShown(point.id);
          }}
          onBlur={() => hide(point.id)}
          onKeyDown={(event) => handleKeyDown(event, index)}
          style={{ left: point.left, width: point.width }}
          className={classNames('absolute inset-y-0 cursor-default rounded-sm', shown === point.id && 'bg-ink/5')}
        >
          {shown === point.id && <PointTooltip point={point} width={width} />}
        </button>
      ))}
    </div>
  );
};
