/** A short status label. The text carries the meaning; the tone only repeats it. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Tone = 'neutral' | 'accent' | 'positive' | 'caution' | 'danger' | 'info';

const TONES: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-soft border-line',
  accent: 'bg-accent-soft text-accent-ink border-transparent',
  positive: 'bg-positive-soft text-positive-ink border-transparent',
  caution: 'bg-caution-soft text-caution-ink border-transparent',
  danger: 'bg-danger-soft text-danger-ink border-transparent',
  info: 'bg-info-soft text-info-ink border-transparent',
};

export interface BadgeProps {
  tone?: Tone | undefined;
  icon?: ReactNode;
  /** Wraps a long text in a narrow place; otherwise it stays on one line. */
  wraps?: boolean;
  children: ReactNode;
  className?: string | undefined;
}

export const Badge = ({ tone = 'neutral', icon, wraps = false, children, className }: BadgeProps) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 font-medium text-xs',
      wraps ? 'max-w-full' : 'shrink-0 whitespace-nowrap',
      TONES[tone],
      className,
    )}
  >
    {icon}
    {children}
  </span>
);
