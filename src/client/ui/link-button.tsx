/** A link that looks like a button, for an action that opens another page. */
import type { ReactNode } from 'react';
import { type ButtonStyleProps, buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';

export interface LinkButtonProps extends LinkProps, ButtonStyleProps {
  icon?: ReactNode;
}

export const LinkButton = ({ variant, size, wide, square, icon, className, children, ...rest }: LinkButtonProps) => (
  <Link className={classNames(buttonStyle({ variant, size, wide, square }), className)} {...rest}>
    {icon}
    {children}
  </Link>
);
