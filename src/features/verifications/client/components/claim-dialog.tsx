/** Requests a verification of one kind, with its subject if the kind needs one. Keeps the input after a failure. */

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { Refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { type Claim, claimSchema } from '../../verifications.contract.ts';
import { useClaim } from '../verifications.api.ts';

/** References have a separate dialog. */
export type ClaimedKind = Exclude<Claim['kind'], 'reference'>;

interface ClaimDialogProps {
  kind: ClaimedKind;
  onClose: () => void;
}

const SUBJECT_MISSING: Refusal = 'subject-required';

export const ClaimDialog = ({ kind, onClose }: ClaimDialogProps) => {
  const t = useTranslations('ownVerifications');
  const verificationKindTexts = useTranslations('vocabulary.verificationKind');
  const [subject, setSubject] = useState('');
  const [error, setError] = useState<string>();
  const asksSubject = kind !== 'identity' && kind !== 'english';
  const claim = useClaim(() => {
    onClose();
    showToast({ title: t('done'), description: t('doneText') });
  });
  const confirm = (): void => {
    const result = claimSchema.safeParse({ kind, subject });
    const isMissing = asksSubject && subject.trim() === '';
    if (isMissing || !result.success) return setError(isMissing ? SUBJECT_MISSING : result.error?.issues[0]?.message);
    setError(undefined);
    // The toast explains the error.
    claim.mutateAsync({ body: asksSubject ? { kind, subject } : { kind } }).catch(() => {});
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('dialog.title', { kind: verificationKindTexts(kind) })}
      text={t('dialog.text')}
      confirm={{ text: t('dialog.confirm'), pending: claim.isPending, run: confirm }}
    >
      {asksSubject && (
        <TextField
          label={t(`dialog.subject.${kind}`)}
          value={subject}
          onChange={setSubject}
          error={error}
          required
          maxLength={kind === 'skill' ? LIMITS.skill : LIMITS.title}
        />
      )}
    </Dialog>
  );
};
