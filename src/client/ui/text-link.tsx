/**
 * A link in running text or beside a heading: ink with an accent underline, never a button in disguise.
 */
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';

/** A link that reads as one without colour. */
export const TextLink = ({ className, ...rest }: LinkProps) => (
  <Link
    className={classNames(
      'rounded-sm font-medium text-accent-ink underline decoration-accent-line decoration-1 underline-offset-4 transition-opacity hover:decoration-2',
      className,
    )}
    {...rest}
  />
);
