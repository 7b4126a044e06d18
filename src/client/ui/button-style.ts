/** The style of buttons, shared with links. Use one primary button per screen. */
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent shadow-low hover:bg-accent-hover',
  secondary: 'border border-line-strong bg-raised text-ink hover:bg-hover',
  quiet: 'text-ink-soft hover:bg-hover hover:text-ink',
  danger: 'bg-danger text-on-danger shadow-low hover:bg-danger-hover',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1 text-sm gap-1.5',
  md: 'min-h-11 px-4 py-2 text-base gap-2',
  lg: 'min-h-13 px-6 py-3 text-base gap-2.5',
};

const SQUARE: Record<ButtonSize, string> = { sm: 'size-9', md: 'size-11', lg: 'size-13' };

export interface ButtonStyleProps {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Fills the width of its container. */
  wide?: boolean | undefined;
  /** Icon only: square, without padding. Needs an aria-label. */
  square?: boolean | undefined;
}

/** Returns classes for links and other elements that look like a button. */
export const buttonStyle = ({ variant = 'secondary', size = 'md', wide, square }: ButtonStyleProps = {}): string =>
  classNames(
    'inline-flex select-none items-center justify-center rounded-control text-center font-medium leading-tight [&>svg]:shrink-0 transition-[opacity,transform] duration-100 active:translate-y-px disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55',
    VARIANTS[variant],
    square ? SQUARE[size] : SIZES[size],
    wide && 'w-full',
  );
