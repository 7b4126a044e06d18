/** Asks for the name of a search, how often it sends email, and the minimum score. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { actingAccountId } from '#features/auth/auth.contract.ts';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { LIMITS } from '#shared/limits.ts';
import type { AlertFrequency, SearchKind } from '../../saved-searches.contract.ts';
import { useSaveSearch } from '../saved-searches.api.ts';
import { FrequencyField, MinScoreField } from './alert-fields.tsx';

export interface SearchToSave {
  kind: SearchKind;
  /** The parameters of the list request. Empty parameters are omitted. */
  query: object;
  /** False for users without scores, who need no minimum. */
  isScored: boolean;
}

const queryText = (query: object): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  ).toString();

/** The suggested name: the search words or the skills. */
const suggestName = ({ query }: SearchToSave): string => {
  const { q, skills } = query as { q?: string; skills?: string };
  return (q || skills || '').replaceAll(',', ', ').slice(0, LIMITS.name);
};

export const SaveDialog = ({ search, onClose }: { search: SearchToSave; onClose: () => void }) => {
  const t = useTranslations('savedSearches.save');
  const user = useSuspenseQuery(currentUserQuery).data;
  const formId = useId();
  const [name, setName] = useState(suggestName(search));
  const [frequency, setFrequency] = useState<AlertFrequency>('daily');
  const [minScore, setMinScore] = useState(0);
  const save = useSaveSearch();
  const handleSave = (): void =>
    save.mutate(
      { body: { kind: search.kind, name: name.trim(), query: queryText(search.query), frequency, minScore } },
      {
        onSuccess: () => {
          onClose();
          showToast({ title: t('saved'), description: t('savedText') });
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      // A company's emails go to a single person.
      text={t(actingAccountId(user) === user.id ? 'text' : 'textForMember')}
      size="sm"
      confirm={{
        text: t('confirm'),
        pending: save.isPending,
        pendingText: t('saving'),
        disabled: name.trim() === '',
        form: formId,
      }}
    >
      <form
        id={formId}
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') handleSave();
        }}
      >
        <TextField label={t('name')} value={name} onChange={setName} maxLength={LIMITS.name} />
        <FrequencyField value={frequency} onChange={setFrequency} />
        {search.isScored && (
          <MinScoreField
            value={minScore}
            onChange={setMinScore}
            help={search.kind === 'candidates' ? t('minScoreHelp') : undefined}
          />
        )}
      </form>
    </Dialog>
  );
};
