/** A skill or another short value. With `onRemove` it has a button named "Remove {skill}". */
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useUiTexts } from './ui-texts.ts';

export type ChipTone = 'neutral' | 'positive' | 'caution' | 'missing';

const TONES: Record<ChipTone, string> = {
  neutral: 'border-line bg-sunken text-ink-soft',
  positive: 'border-positive-line bg-positive-soft text-positive-ink',
  caution: 'border-caution-line bg-caution-soft text-caution-ink',
  missing: 'border-line-strong border-dashed bg-transparent text-muted',
};

export interface ChipProps {
  children: string;
  tone?: ChipTone | undefined;
  icon?: ReactNode;
  /** Called by the remove button, which is only shown with this callback. */
  onRemove?: (() => void) | undefined;
}

/** For several chips use `ChipList`. */
export const Chip = ({ children, tone = 'neutral', icon, onRemove }: ChipProps) => {
  const texts = useUiTexts();
  return (
    <span
      className={classNames(
        'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-control border px-2.5 text-sm leading-tight',
        onRemove && 'pr-0.5',
        TONES[tone],
      )}
    >
      {icon}
      <span className="wrap-anywhere min-w-0 py-0.5">{children}</span>
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          aria-label={texts.removeSkill(children)}
          className="grid size-6 shrink-0 place-content-center rounded-sm text-muted hover:bg-hover hover:text-ink"
        >
          <X className="size-3.5" />
        </button>
      )}
    </span>
  );
};
