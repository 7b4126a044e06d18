/**
 * A choice among many small ones: a radio button that looks like a tile. The browser's own radio stays inside, so that arrow
 * keys, forms and screen readers work as they do.
 */
import type { ReactNode, Ref } from 'react';

export interface RadioTileProps {
  name: string;
  value: string;
  isChecked: boolean;
  onPick: (value: string) => void;
  children: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
  /** The id of a text that belongs to the choice, such as its error. */
  describedBy?: string | undefined;
}

export const RadioTile = ({ name, value, isChecked, onPick, children, ref, describedBy }: RadioTileProps) => (
  <label className="relative flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-control border border-line-strong bg-raised px-1.5 py-1.5 text-center text-ink leading-tight hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
    <input
      ref={ref}
      type="radio"
      name={name}
      value={value}
      checked={isChecked}
      onChange={() => onPick(value)}
      aria-describedby={describedBy}
      className="absolute inset-0 size-full cursor-pointer opacity-0"
    />
    {children}
  </label>
);
