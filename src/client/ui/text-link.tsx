/** A link in text or next to a heading: accent color, underlined. */
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';

/** Recognizable as a link without color. */
export const TextLink = ({ className, ...rest }: LinkProps) => (
  <Link
    className={classNames(
      'rounded-sm font-medium text-accent-ink underline decoration-accent-line decoration-1 underline-offset-4 transition-opacity hover:decoration-2',
      className,
    )}
    {...rest}
  />
);
