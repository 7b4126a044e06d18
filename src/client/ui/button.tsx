/**
 * A button for an action on this page; use `LinkButton` for navigation. While `pending` it is disabled and shows `pendingText`, and regains its focus
 * afterward. The type is `button` by default, to avoid accidental submits.
 */
import {
  type ButtonHTMLAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { type ButtonStyleProps, buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

/**
 * Restores focus to an element that lost it by being disabled while pending. Browsers remove focus from disabled elements, so keyboard users
 * would have to start again at the top of the page. Does nothing if the user has focused another element.
 */
const useKeptFocus = (ref: RefObject<HTMLElement | null>, pending: boolean): void => {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (pending) {
      // Just disabled: the browser removes focus a moment later.
      hadFocus.current = document.activeElement === ref.current;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    }
  }, [ref, pending]);
};

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonStyleProps {
  /** A 16-20 px icon before the text. */
  icon?: ReactNode;
  pending?: boolean | undefined;
  /** Replaces the text while pending. */
  pendingText?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** See `ButtonStyleProps` for its styles. */
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
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  useKeptFocus(button, pending);
  const classes = classNames(buttonStyle({ variant, size, wide, square }), className);
  return (
    <button
      ref={button}
      type={type}
      className={classes}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      {...rest}
    >
      {pending ? <Spinner /> : icon}
      {pending && pendingText ? pendingText : children}
    </button>
  );
};
