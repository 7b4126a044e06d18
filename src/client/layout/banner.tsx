/** A banner across the page about an issue that is resolved on the account page. Shown until then. */
import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { Link } from '#client/ui/link.tsx';
import { useUiTexts } from '#client/ui/ui-texts.ts';
import { APP_PATHS } from '#shared/paths.ts';

interface BannerProps {
  tone?: 'caution' | 'info' | undefined;
  children: ReactNode;
  /** The text of a link to the account. */
  action: string;
}

/** Rendered as a landmark. */
export const Banner = ({ tone = 'caution', children, action }: BannerProps) => {
  const texts = useUiTexts();
  const Icon = tone === 'caution' ? TriangleAlert : Info;
  return (
    <aside
      aria-label={texts.notice}
      className={classNames(
        'shrink-0 border-line border-b',
        tone === 'caution' ? 'bg-caution-soft text-caution-ink' : 'bg-info-soft text-info-ink',
      )}
    >
      <div className="mx-auto flex max-w-6xl gap-x-3 px-4 py-2.5 text-sm sm:gap-x-4 sm:px-6">
        <Icon className="mt-0.5 size-4.5 shrink-0" />
        {/* If the action does not fit next to the text, it wraps below the text, not below the icon. */}
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-48 font-medium">{children}</div>
          <Link
            to={APP_PATHS.account}
            className="rounded-sm font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {action}
          </Link>
        </div>
      </div>
    </aside>
  );
};
