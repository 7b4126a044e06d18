/** Tabs above the conversations: inbox and archive. */
import { useTranslations } from 'use-intl';
import { classNames } from '#client/ui/class-names.ts';
import { Link } from '#client/ui/link.tsx';
import { APP_PATHS } from '#shared/paths.ts';
import type { VisibleBox } from '../messages.api.ts';

const BOXES: readonly VisibleBox[] = ['inbox', 'archived'];

export const BoxTabs = ({ box }: { box: VisibleBox }) => {
  const t = useTranslations('messages.archive');
  return (
    <nav aria-label={t('boxes')} className="flex gap-1 rounded-control bg-sunken p-1">
      {BOXES.map((one) => (
        <Link
          key={one}
          to={one === 'inbox' ? APP_PATHS.messages : `${APP_PATHS.messages}?box=${one}`}
          aria-current={one === box ? 'page' : undefined}
          className={classNames(
            'flex min-h-9 flex-1 items-center justify-center rounded-sm px-3 font-medium text-sm',
            one === box ? 'bg-raised text-ink shadow-low' : 'text-ink-soft hover:text-ink',
          )}
        >
          {t(one)}
        </Link>
      ))}
    </nav>
  );
};
