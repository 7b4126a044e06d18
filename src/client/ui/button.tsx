/**
 * A button that does something here and now; what leads elsewhere is a `LinkButton`. While `pending` it is disabled and
 * says so in `pendingText`; the focus it had comes back afterwards. Its type is `button` unless stated, so that it never
 * submits a form by accident.
 */
import { type ButtonHTMLAttributes, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** A 16-20 px icon before the text. */
  icon?: ReactNode;
  pending?: boolean | undefined;
  /** Replaces the text while pending. */
  pendingText?: string | undefined;
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
  className,
  children,
  disabled,
  type = 'button',
  ref,
  ...rest
}: ButtonProps) => {
  const own = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLButtonElement);
  useKeptFocus(own, pending);
  const look = classNames(buttonStyle({ variant, size, wide, square }), className);
  return (
    <button
      ref={own}
      type={type}
      className={look}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      {...rest}
    >
      {pending ? <Spinner /> : icon}
      {pending && pendingText ? pendingText : children}
    </button>
  );
};
