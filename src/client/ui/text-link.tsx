/** A link in text or next to a heading. */
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';

/** Underlined, so that it is recognizable as a link without color. */
export const TextLink = ({ className, ...rest }: LinkProps) => (
  <Link
    className={classNames(
      'rounded-sm font-medium text-accent-ink underline decoration-accent-line decoration-1 underline-offset-4 transition-opacity hover:decoration-2',
      className,
    )}
    {...rest}
  />
);
