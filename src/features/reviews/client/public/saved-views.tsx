/** Saved views of the list of applications: buttons to apply, save and delete them. */
import { useQuery } from '@tanstack/react-query';
import { Bookmark, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '#client/may.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import {
  DEFAULT_SORT,
  type FilterTexts,
  isNarrowed,
  NO_FILTERS,
  parseFilters,
} from '#features/pipeline/client/public/list-filters.ts';
import { LIMITS } from '#shared/limits.ts';
import type { SavedView } from '../../saved-views.contract.ts';
import { savedViewsQuery, useDeleteView, useSaveView } from '../saved-views.api.ts';

/** Encodes the filters in a fixed order, so that equal filters yield equal strings. Returns an empty string for the default list. */
const encodeFilters = (filters: FilterTexts): string => {
  const { sort, ...rest } = parseFilters(filters);
  if (!isNarrowed(rest) && sort === DEFAULT_SORT) return '';
  return new URLSearchParams(
    Object.entries({ ...rest, sort: sort ?? DEFAULT_SORT }).toSorted(([a], [b]) => a.localeCompare(b)),
  ).toString();
};

/** Views without a sort order were saved when the list of applications to all jobs defaulted to newest first. They keep that order. */
const decodeFilters = (query: string): FilterTexts => {
  const parameters = new URLSearchParams(query);
  const names = Object.keys(NO_FILTERS) as (keyof FilterTexts)[];
  const texts = Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? ''])) as unknown as FilterTexts;
  return { ...texts, sort: texts.sort || (texts.jobId ? DEFAULT_SORT : 'newest') };
};

const SaveDialog = ({ query, onClose }: { query: string; onClose: () => void }) => {
  const t = useTranslations('applications.views');
  const [name, setName] = useState('');
  const save = useSaveView();
  const handleSave = (): void =>
    save.mutate(
      { body: { name: name.trim(), query } },
      {
        onSuccess: () => {
          onClose();
          showToast({ title: t('saved'), description: name.trim() });
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('saveTitle')}
      text={t('saveText')}
      size="sm"
      confirm={{ text: t('save'), pending: save.isPending, disabled: name.trim() === '', run: handleSave }}
    >
      <TextField label={t('name')} value={name} onChange={setName} maxLength={LIMITS.name} />
    </Dialog>
  );
};

const DeleteDialog = ({ view, onClose }: { view: SavedView; onClose: () => void }) => {
  const t = useTranslations('applications.views');
  const deletion = useDeleteView();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('deleteTitle', { name: view.name })}
      text={t('deleteText')}
      confirmText={t('deleteConfirm')}
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate({ params: { id: view.id } }, { onSuccess: onClose })}
    />
  );
};

interface SavedViewsProps {
  filters: FilterTexts;
  onChange: (filters: FilterTexts) => void;
}

/** The row of saved views. The save button appears only for filters that are not saved yet. */
export const SavedViews = ({ filters, onChange }: SavedViewsProps) => {
  const t = useTranslations('applications.views');
  const mayChange = useMay('recruit');
  const [isSaving, setIsSaving] = useState(false);
  const views = useQuery(savedViewsQuery).data ?? [];
  const [toDelete, setToDelete] = useState<SavedView | null>(null);
  const query = encodeFilters(filters);
  const current = views.find((view) => encodeFilters(decodeFilters(view.query)) === query);
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {views.map((view) => (
        <Button
          key={view.id}
          size="sm"
          aria-pressed={view === current}
          className="max-w-full wrap-anywhere"
          onClick={() => onChange(decodeFilters(view.query))}
        >
          {view.name}
        </Button>
      ))}
      {mayChange && query !== '' && current === undefined && (
        <Button size="sm" variant="quiet" icon={<Bookmark className="size-4" />} onClick={() => setIsSaving(true)}>
          {t('saveView')}
        </Button>
      )}
      {mayChange && current && (
        <Button
          size="sm"
          variant="quiet"
          icon={<X className="size-4" />}
          className="max-w-full wrap-anywhere"
          onClick={() => setToDelete(current)}
        >
          {t('deleteView', { name: current.name })}
        </Button>
      )}
      {toDelete && <DeleteDialog view={toDelete} onClose={() => setToDelete(null)} />}
      {isSaving && <SaveDialog query={query} onClose={() => setIsSaving(false)} />}
    </div>
  );
};
