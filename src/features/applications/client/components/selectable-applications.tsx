/** The company's list with a box before each row, and what can be done with those that are ticked. */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import type { Application } from '../../applications.contract.ts';
import { ApplicationRow } from '../public/application-row.tsx';
import { BulkBar } from './bulk-bar.tsx';

const boxStyle = 'size-5 shrink-0 rounded-sm accent-(--accent)';

const SelectBox = ({
  application,
  checked,
  onChange,
}: {
  application: Application;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) => {
  const t = useTranslations('applications.row');
  const { user } = application.candidate;
  return (
    <span className="relative z-10 grid size-10 shrink-0 place-content-center sm:-ml-2">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-label={t('select', { name: `${user.firstName} ${user.lastName}`, job: application.job.title })}
        className={boxStyle}
      />
    </span>
  );
};

/** Nobody has looked at it yet. */
const NewBadge = ({ application }: { application: Application }) => {
  const t = useTranslations('applications.row');
  return application.viewedAt === null ? (
    <span className="absolute top-0 left-4 -translate-y-1/2">
      <Badge tone="accent">{t('new')}</Badge>
    </span>
  ) : null;
};

/** The rows and, while something is ticked, the bar. `applications` are those loaded so far. */
export const SelectableApplications = ({ applications }: { applications: readonly Application[] }) => {
  const t = useTranslations('applications.bulk');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // Rows that a filter took away do not count, so that nobody is moved unseen.
  const selected = applications.filter(({ id }) => ticked.has(id));
  const tick = (id: string, isTicked: boolean): void => {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  const tickAll = (isTicked: boolean): void => setTicked(new Set(isTicked ? applications.map(({ id }) => id) : []));
  const isAll = selected.length === applications.length;
  return (
    <>
      <label className="flex w-fit items-center gap-3 py-1 pl-4 text-ink-soft text-sm">
        <input
          type="checkbox"
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = !isAll && selected.length > 0;
          }}
          onChange={(event) => tickAll(event.target.checked)}
          className={boxStyle}
        />
        {t('selectAll')}
      </label>
      <ul className="grid gap-3">
        {applications.map((application) => (
          <Card key={application.id} as="li" pad="cosy" hoverable className="relative">
            <NewBadge application={application} />
            <ApplicationRow
              application={application}
              before={
                <SelectBox
                  application={application}
                  checked={ticked.has(application.id)}
                  onChange={(isTicked) => tick(application.id, isTicked)}
                />
              }
            />
          </Card>
        ))}
      </ul>
      {selected.length > 0 && <BulkBar selected={selected} onClear={() => setTicked(new Set())} />}
    </>
  );
};
