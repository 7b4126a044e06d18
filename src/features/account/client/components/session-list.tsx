/** The user's sessions, with a button to end each of them except the current one. */

import { useQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import type { Session } from '#features/auth/auth.contract.ts';
import { deviceParts } from '#features/auth/auth.domain.ts';
import { sessionsQuery, useRevokeSession } from '#features/auth/client/auth.api.ts';

const HANDHELD = /iPhone|iPad|Android/;

const SessionRow = ({ session, onEnded }: { session: Session; onEnded: () => void }) => {
  const t = useTranslations('account.sessions');
  const times = useTimes();
  const [browser, system] = deviceParts(session.device);
  const device = browser && system ? t('device', { browser, system }) : (browser ?? t('unknownDevice'));
  const revoke = useRevokeSession(() => {
    showToast({ title: t('doneTitle'), description: t('doneText', { device }) });
    onEnded();
  });
  const Icon = HANDHELD.test(session.device) ? Smartphone : Monitor;
  const active = session.current ? t('activeNow') : t('active', { when: times.relative(session.lastSeenAt) });
  return (
    <li className="flex items-center gap-4 px-5 py-4 sm:px-6">
      <Icon className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium text-ink">
          {device}
          {session.current && <Badge tone="positive">{t('thisDevice')}</Badge>}
        </p>
        <p className="text-muted text-sm">
          {active}, {t('since', { when: times.date(session.createdAt) })}
        </p>
      </div>
      {!session.current && (
        <Button
          size="sm"
          pending={revoke.isPending}
          aria-label={t('signOutOther', { device })}
          onClick={() => revoke.mutate({ params: { id: session.id } })}
        >
          {t('signOut')}
        </Button>
      )}
    </li>
  );
};

export const SessionList = () => {
  const t = useTranslations('account.sessions');
  const sessions = useQuery(sessionsQuery);
  const list = useRef<HTMLUListElement>(null);
  if (sessions.isPending) return <SkeletonList shape="row" count={2} />;
  if (sessions.isLoadingError) return <ErrorState title={t('failed')} onRetry={() => void sessions.refetch()} />;
  // The current session comes first; the others stay in order, most recently used first.
  const rows = sessions.data.toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <Card pad="none">
      <ul ref={list} tabIndex={-1} className="divide-y divide-line">
        {rows.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            // The button disappears together with its row.
            onEnded={() => list.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
    </Card>
  );
};
