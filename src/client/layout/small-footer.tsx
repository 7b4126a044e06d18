/**
 * The footer of pages that are not for reading: a few links in one line. The landing page brings its own, larger one.
 */
import { Link } from '#client/ui/link.tsx';

export interface SmallFooterProps {
  links: readonly { label: string; to: string }[];
  /** Such as the copyright line. */
  note: string;
}

/** Note and links. */
export const SmallFooter = ({ links, note }: SmallFooterProps) => (
  <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-5 text-muted text-sm sm:px-6">
    <p>{note}</p>
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {links.map((link) => (
        <li key={link.to}>
          <Link to={link.to} className="rounded-sm py-1 underline-offset-4 hover:text-ink hover:underline">
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);
