/**
 * A button that does something here and now; what leads elsewhere is a `LinkButton`. While `pending` it is disabled and
 * says so in `pendingText`. Its type is `button` unless stated, so that it never submits a form by accident.
 */
import { Slot } from 'radix-ui';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** A 16-20 px icon before the text. */
  icon?: ReactNode;
  pending?: boolean | undefined;
  /** Replaces the text while pending. */
  pendingText?: string | undefined;
  /** Renders the only child with the button's look instead of a <button>. */
  asChild?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button; see `ButtonLook` for its looks. */
export const Button = ({
  variant,
  size,
  wide,
  square,
  icon,
  pending = false,
  pendingText,
  asChild,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const look = classNames(buttonStyle({ variant, size, wide, square }), className);
  if (asChild) {
    return (
      <Slot.Root className={look} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button type={type} className={look} disabled={disabled || pending} aria-busy={pending || undefined} {...rest}>
      {pending ? <Spinner /> : icon}
      {pending && pendingText ? pendingText : children}
    </button>
  );
};
