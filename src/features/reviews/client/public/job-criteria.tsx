/** The section of a company's job page for setting three to eight criteria for its applicants, or none. */
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '#client/may.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { LIMITS } from '#shared/limits.ts';
import type { Criterion } from '../../criteria.contract.ts';
import { jobCriteriaQuery, usePutCriteria } from '../criteria.api.ts';

const { min: MIN, max: MAX } = LIMITS.criteria;

interface Line {
  /** A React key that is stable while the form is open. */
  key: number;
  id?: string;
  name: string;
}

let lastKey = 0;
const createLine = (criterion?: Criterion): Line => {
  lastKey += 1;
  return criterion === undefined ? { key: lastKey, name: '' } : { key: lastKey, ...criterion };
};

const createLines = (criteria: readonly Criterion[]): Line[] => [
  ...criteria.map(createLine),
  ...Array.from({ length: Math.max(0, MIN - criteria.length) }, () => createLine()),
];

const Editor = ({ jobId, criteria }: { jobId: string; criteria: readonly Criterion[] }) => {
  const t = useTranslations('applications.criteria');
  const [lines, setLines] = useState(() => createLines(criteria));
  const putCriteria = usePutCriteria();
  const namedLines = lines.filter(({ name }) => name.trim() !== '');
  const save = (): void =>
    putCriteria.mutate(
      {
        params: { id: jobId },
        body: { criteria: namedLines.map(({ id, name }) => ({ ...(id ? { id } : {}), name })) },
      },
      {
        onSuccess: (savedCriteria) => {
          setLines(createLines(savedCriteria));
          showToast({ title: t('saved') });
        },
      },
    );
  return (
    <Card className="space-y-3">
      {lines.map((line, index) => (
        <div key={line.key} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              label={t('number', { number: index + 1 })}
              value={line.name}
              onChange={(name) => setLines(lines.map((other) => (other === line ? { ...other, name } : other)))}
              maxLength={LIMITS.name}
            />
          </div>
          <Button
            square
            variant="quiet"
            aria-label={t('remove', { number: index + 1 })}
            icon={<X aria-hidden="true" className="size-4.5" />}
            onClick={() => setLines(lines.filter((other) => other !== line))}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-2.5">
        {lines.length < MAX && (
          <Button
            size="sm"
            icon={<Plus aria-hidden="true" className="size-4" />}
            onClick={() => setLines([...lines, createLine()])}
          >
            {t('add')}
          </Button>
        )}
        <Button
          size="sm"
          variant="primary"
          pending={putCriteria.isPending}
          disabled={namedLines.length > 0 && namedLines.length < MIN}
          onClick={save}
        >
          {t('save')}
        </Button>
      </div>
    </Card>
  );
};

/** The criteria as shown to members who cannot change them. */
const CriteriaList = ({ criteria }: { criteria: readonly Criterion[] }) => {
  const t = useTranslations('applications.criteria');
  if (criteria.length === 0) return <p className="text-muted text-sm">{t('none')}</p>;
  return (
    <Card>
      <ul className="list-disc space-y-1 pl-5">
        {criteria.map(({ id, name }) => (
          <li key={id} className="break-words">
            {name}
          </li>
        ))}
      </ul>
    </Card>
  );
};

export const JobCriteria = ({ jobId }: { jobId: string }) => {
  const t = useTranslations('applications.criteria');
  const criteria = useQuery(jobCriteriaQuery(jobId)).data;
  const mayEdit = useMay('recruit');
  return (
    <section aria-labelledby="criteria" className="space-y-4">
      <SectionHeading id="criteria" text={t('text', { min: MIN, max: MAX })}>
        {t('heading')}
      </SectionHeading>
      {criteria && mayEdit && <Editor jobId={jobId} criteria={criteria} />}
      {criteria && !mayEdit && <CriteriaList criteria={criteria} />}
    </section>
  );
};
