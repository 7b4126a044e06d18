/** A panel with a hairline border. */
import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** Padding: none, cozy (16 px), roomy (24 px, 20 px on phones). */
  pad?: 'none' | 'cozy' | 'roomy' | undefined;
  /** Darkens the border and adds a shadow on hover, for cards with one main link. */
  hoverable?: boolean | undefined;
  children: ReactNode;
}

const PAD = { none: '', cozy: 'p-4', roomy: 'p-5 sm:p-6' } as const;

export const Card = ({ as: Element = 'div', pad = 'roomy', hoverable, className, ...rest }: CardProps) => (
  <Element
    className={classNames(
      'rounded-card border border-line bg-raised',
      PAD[pad],
      hoverable && 'transition-shadow hover:border-line-strong hover:shadow-low',
      className,
    )}
    {...rest}
  />
);
