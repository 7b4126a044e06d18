/** The company's list with a checkbox for each row, and bulk moves of the selected rows. */
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '#client/may.tsx';
import { personName } from '#client/names.ts';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import type { Application } from '../../applications.contract.ts';
import { ApplicationRow } from '../public/application-row.tsx';
import { ApplicationLine } from './application-line.tsx';
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
    // The label takes up 40 px, and receives clicks on 44 px.
    <label className="relative z-10 -ml-2.5 grid size-10 shrink-0 place-content-center before:absolute before:-inset-0.5">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-label={t('select', { name: personName(user), job: application.job.title })}
        className={classNames(boxStyle, 'relative')}
      />
    </label>
  );
};

/** The rows and, while any are selected, the bar. `applications` contains the loaded applications. */
export const SelectableApplications = ({ applications }: { applications: readonly Application[] }) => {
  const t = useTranslations('applications.bulk');
  const isWide = useMediaQuery('(min-width: 1024px)');
  const maySelect = useMay('recruit');
  const [checkedIds, setCheckedIds] = useState<ReadonlySet<string>>(new Set());
  // Ignores selected rows that a filter has since hidden, because bulk moves must not affect them.
  const selected = applications.filter(({ id }) => checkedIds.has(id));
  const setChecked = (id: string, isChecked: boolean): void => {
    const next = new Set(checkedIds);
    if (isChecked) next.add(id);
    else next.delete(id);
    setCheckedIds(next);
  };
  const renderCheckbox = (application: Application) =>
    maySelect && (
      <SelectBox
        application={application}
        checked={checkedIds.has(application.id)}
        onChange={(isChecked) => setChecked(application.id, isChecked)}
      />
    );
  const setAllChecked = (isChecked: boolean): void =>
    setCheckedIds(new Set(isChecked ? applications.map(({ id }) => id) : []));
  const areAllSelected = selected.length === applications.length;
  const selectAllBox = useRef<HTMLInputElement>(null);
  /** Clears the selection. Moves focus elsewhere, because the bar disappears along with its focused button. */
  const clear = (): void => {
    setCheckedIds(new Set());
    selectAllBox.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Card pad="none">
        {maySelect && (
          <label className="flex min-h-11 items-center gap-3 border-line border-b px-4 text-muted text-sm sm:px-5">
            <input
              type="checkbox"
              checked={areAllSelected}
              ref={(box) => {
                selectAllBox.current = box;
                if (box) box.indeterminate = !areAllSelected && selected.length > 0;
              }}
              onChange={(event) => setAllChecked(event.target.checked)}
              className={boxStyle}
            />
            {t('selectAll')}
          </label>
        )}{' '}
        <ul className="divide-y divide-line">
          {applications.map((application) => (
            <li
              key={application.id}
              className={classNames(
                'relative px-4 last:rounded-b-card hover:bg-hover sm:px-5',
                !isWide && 'py-4',
                checkedIds.has(application.id) && 'bg-accent-soft/40',
              )}
            >
              {isWide ? (
                <ApplicationLine application={application} before={renderCheckbox(application)} />
              ) : (
                <ApplicationRow application={application} marksNew before={renderCheckbox(application)} />
              )}
            </li>
          ))}
        </ul>
      </Card>
      {selected.length > 0 && <BulkBar selected={selected} onClear={clear} />}
    </>
  );
};
