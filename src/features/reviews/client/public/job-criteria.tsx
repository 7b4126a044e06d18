/** The section of a company's job page for setting three to eight criteria for its applicants, or none. */
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { hasStatus } from '#client/api/api-error.ts';
import { isDeepEqual } from '#client/form/draft.ts';
import { useMay } from '#client/may.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { LIMITS } from '#shared/limits.ts';
import type { Criterion } from '../../criteria.contract.ts';
import { jobCriteriaQuery, usePutCriteria } from '../criteria.api.ts';
import { applyNewerCriteria, createLine, createLines, toSentCriteria } from '../criteria-lines.ts';

const { min: MIN, max: MAX } = LIMITS.criteria;

const CriteriaNames = ({ criteria }: { criteria: readonly Criterion[] }) => {
  const t = useTranslations('applications.criteria');
  if (criteria.length === 0) return <p className="text-muted text-sm">{t('none')}</p>;
  return (
    <ul className="list-disc space-y-1 pl-5">
      {criteria.map(({ id, name }) => (
        <li key={id} className="break-words">
          {name}
        </li>
      ))}
    </ul>
  );
};

/** Saving is refused if someone else has changed the criteria since the form loaded them. The form then shows the stored ones and keeps its edits. */
const Editor = ({ jobId, criteria }: { jobId: string; criteria: readonly Criterion[] }) => {
  const t = useTranslations('applications.criteria');
  const [before, setBefore] = useState(criteria);
  const [lines, setLines] = useState(() => createLines(criteria));
  const [isRefused, setIsRefused] = useState(false);
  const [showsStored, setShowsStored] = useState(false);
  const putCriteria = usePutCriteria();
  const sentCriteria = toSentCriteria(lines);
  const isEdited = !isDeepEqual(sentCriteria, before);
  if ((isRefused || !isEdited) && !isDeepEqual(criteria, before)) {
    setBefore(criteria);
    setLines(isEdited ? applyNewerCriteria(lines, before, criteria) : createLines(criteria));
    setShowsStored(isEdited);
    setIsRefused(false);
  }
  const save = (): void => {
    setIsRefused(false);
    putCriteria.mutate(
      { params: { id: jobId }, body: { criteria: sentCriteria, before: [...before] } },
      {
        onSuccess: (savedCriteria) => {
          setBefore(savedCriteria);
          setLines(createLines(savedCriteria));
          setShowsStored(false);
          showToast({ title: t('saved') });
        },
        onError: (error) => setIsRefused(hasStatus(error, 409)),
      },
    );
  };
  return (
    <Card className="space-y-3">
      {showsStored && (
        <div className="space-y-2 border-line border-b pb-3 text-ink-soft text-sm">
          <p>{t('savedMeanwhile')}</p>
          <CriteriaNames criteria={before} />
        </div>
      )}
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
            icon={<X className="size-4.5" />}
            onClick={() => setLines(lines.filter((other) => other !== line))}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-2.5">
        {lines.length < MAX && (
          <Button size="sm" icon={<Plus className="size-4" />} onClick={() => setLines([...lines, createLine()])}>
            {t('add')}
          </Button>
        )}
        <Button
          size="sm"
          variant="primary"
          pending={putCriteria.isPending}
          disabled={sentCriteria.length > 0 && sentCriteria.length < MIN}
          onClick={save}
        >
          {t('save')}
        </Button>
      </div>
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
      {criteria && !mayEdit && (
        <Card>
          <CriteriaNames criteria={criteria} />
        </Card>
      )}
    </section>
  );
};
