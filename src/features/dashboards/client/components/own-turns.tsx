/** The applications that wait for the candidate: what to do, each with a link to it. Nothing if there are none. */
import { useQuery } from '@tanstack/react-query';
import { useLocale, useNow, useTranslations } from 'use-intl';
import { shownName } from '#client/names.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { formatRelative } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { useTurnWords } from '#features/pipeline/client/public/turn-words.ts';
import { useTurnTimeout } from '#features/pipeline/client/public/use-turn-timeout.ts';
import { turnHref } from '#features/pipeline/turn.domain.ts';
import type { OwnTurns as Turns } from '../../dashboards.contract.ts';
import { ownTurnsQuery } from '../dashboards.api.ts';

const Row = ({ item }: { item: Turns['items'][number] }) => {
  const words = useTurnWords();
  const locale = useLocale();
  const now = useNow();
  useTurnTimeout(item.until);
  return (
    <li className="relative flex items-center gap-3 px-4 py-2.5 hover:bg-hover">
      <div className="min-w-0 flex-1">
        <Link
          to={turnHref('candidate', item.applicationId, item)}
          className="font-medium text-ink text-sm after:absolute after:inset-0 hover:text-accent-ink"
        >
          {words.own(item.action, item.until)}
        </Link>
        <p className="break-words text-muted text-xs">
          {item.jobTitle} · {shownName(item.companyName)}
        </p>
      </div>
      <time dateTime={item.since} className="shrink-0 text-ink-soft text-xs">
        {formatRelative(item.since, now, locale)}
      </time>
    </li>
  );
};

export const OwnTurns = () => {
  const t = useTranslations('dashboards.candidate');
  const turns = useQuery(ownTurnsQuery).data;
  if (turns === undefined || turns.count === 0) return null;
  const { count, isCutOff, items } = turns;
  return (
    <Card as="section" pad="none" aria-labelledby="own-turns" className="overflow-hidden border-accent-line">
      <div className="flex items-center gap-2 border-line border-b px-4 py-3">
        <h2 id="own-turns" className="font-semibold text-ink">
          {t('turns')}
        </h2>
        <Badge tone="accent">{isCutOff ? t('turnsCutOff', { count }) : String(count)}</Badge>
      </div>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <Row key={item.applicationId} item={item} />
        ))}
      </ul>
    </Card>
  );
};
