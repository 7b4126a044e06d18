/** The decisions that an admin can make, each with a dialog. */
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { personName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { capitalize } from '#client/ui/code-names.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { Refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import type { ReviewedVerification } from '../../verifications.contract.ts';
import { allowedMoves, KNOWN_METHODS } from '../../verifications.domain.ts';
import { useDecideVerification } from '../verifications.api.ts';
import { useMethodWords, useSubjectWords } from './checked-facts.tsx';

type TargetStatus = 'checking' | 'verified' | 'failed' | 'revoked';

interface MoveDialogProps {
  verification: ReviewedVerification;
  to: TargetStatus;
  onClose: () => void;
  onMoved: () => void;
}

const METHOD_MISSING: Refusal = 'method-required';

const MoveDialog = ({ verification, to, onClose, onMoved }: MoveDialogProps) => {
  const t = useTranslations('verificationQueue');
  const verificationStatusTexts = useTranslations('vocabulary.verificationStatus');
  const subjectWords = useSubjectWords();
  const methodWords = useMethodWords();
  const locale = useLocale();
  const [method, setMethod] = useState(verification.method ?? '');
  const [expiresAt, setExpiresAt] = useState('');
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const name = personName(verification.candidate);
  const knownMethods: readonly string[] = KNOWN_METHODS;
  const methods =
    verification.method === null || knownMethods.includes(verification.method)
      ? knownMethods
      : [...knownMethods, verification.method];
  const decide = useDecideVerification(() => {
    onClose();
    onMoved();
    showToast({ title: t('moved'), description: t('movedText', { name, status: verificationStatusTexts(to) }) });
  });
  const confirm = (): void => {
    if (to === 'verified' && method === '') return setError(METHOD_MISSING);
    setError(undefined);
    const body = { status: to, method, note, ...(to === 'verified' ? { expiresAt } : {}) };
    decide.mutate({ params: { id: verification.id }, body });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t(`dialog.title.${to}`)}
      text={t('dialog.about', { kind: subjectWords(verification), name })}
      confirm={{
        text: t(`dialog.title.${to}`),
        tone: to === 'revoked' ? 'danger' : 'primary',
        pending: decide.isPending,
        run: confirm,
      }}
    >
      <div className="space-y-4">
        {to !== 'checking' && to !== 'revoked' && (
          <SelectField
            label={t('dialog.method')}
            help={to === 'verified' ? t('dialog.methodHelp') : undefined}
            error={error}
            required={to === 'verified'}
            placeholder={t('dialog.chooseMethod')}
            value={method}
            onChange={setMethod}
            options={methods.map((value) => ({ value, label: capitalize(methodWords(value), locale) }))}
          />
        )}
        {to === 'verified' && (
          <TextField
            type="date"
            label={t('dialog.expires')}
            help={t('dialog.expiresHelp')}
            value={expiresAt}
            onChange={setExpiresAt}
          />
        )}
        <TextArea
          label={t('dialog.note')}
          help={t('dialog.noteHelp')}
          value={note}
          onChange={setNote}
          maxLength={LIMITS.text}
          rows={3}
        />
      </div>
    </Dialog>
  );
};

interface DecideVerificationProps {
  verification: ReviewedVerification;
  /** The id of the labeling element. */
  nameId: string;
  /** Whether the verification is about the signed-in admin. */
  isSelf: boolean;
  onMoved: () => void;
}

/** A button for each possible decision, or a notice if the verification is about the signed-in admin. */
export const DecideVerification = ({ verification, nameId, isSelf, onMoved }: DecideVerificationProps) => {
  const t = useTranslations('verificationQueue');
  const selfId = useId();
  const [target, setTarget] = useState<TargetStatus | null>(null);
  const moves = allowedMoves(verification.status) as readonly TargetStatus[];
  if (isSelf && moves.length > 0) {
    return (
      <p id={selfId} className="text-muted text-sm">
        {t('self')}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap gap-2.5 empty:hidden">
      {moves.map((move) => (
        <Button key={move} size="sm" aria-describedby={nameId} onClick={() => setTarget(move)}>
          {t(`moves.${move}`)}
        </Button>
      ))}
      {target && (
        <MoveDialog verification={verification} to={target} onClose={() => setTarget(null)} onMoved={onMoved} />
      )}
    </div>
  );
};
