/** Verifies a company, recording the method and the findings, or removes the verification with a reason. */
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { toDisplayName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { LIMITS } from '#shared/limits.ts';
import { COMPANY_VERIFICATION_METHODS } from '#shared/vocabulary.ts';
import type { ListedCompany } from '../../../company-desk.contract.ts';
import { useUnverify, useVerify } from '../../company-desk.api.ts';

interface VerifyCompanyProps {
  company: ListedCompany;
  change: 'verify' | 'unverify';
  onClose: () => void;
}

/** Texts are kept if the call fails. */
export const VerifyCompany = ({ company, change, onClose }: VerifyCompanyProps) => {
  const t = useTranslations('admin.companyDesk');
  const [method, setMethod] = useState('');
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const methodField = useRef<HTMLSelectElement>(null);
  const name = toDisplayName(company.companyName);
  const done = () => {
    onClose();
    showToast({ title: t(`${change}.done`), description: t(`${change}.doneText`, { name }) });
  };
  const verify = useVerify(done);
  const unverify = useUnverify(done);
  const chosen = COMPANY_VERIFICATION_METHODS.find((value) => value === method);
  const params = { id: company.id };
  const isMethodMissing = change === 'verify' && chosen === undefined;
  const isNoteMissing = note.trim() === '';
  const confirm = (): void => {
    setIsChecked(true);
    if (isMethodMissing) methodField.current?.focus();
    else if (isNoteMissing) noteField.current?.focus();
    else if (change === 'unverify') unverify.mutate({ params, body: { note } });
    else if (chosen !== undefined) verify.mutate({ params, body: { method: chosen, note } });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`${change}.title`, { name })}
      text={t(`${change}.text`)}
      firstFocus={change === 'verify' ? methodField : noteField}
      onCtrlEnter={confirm}
      confirm={{
        text: t(`${change}.confirm`),
        tone: change === 'verify' ? 'primary' : 'danger',
        pending: verify.isPending || unverify.isPending,
        run: confirm,
      }}
    >
      <div className="space-y-5">
        {change === 'verify' && (
          <SelectField
            ref={methodField}
            label={t('method')}
            required
            placeholder={t('methodChoose')}
            options={COMPANY_VERIFICATION_METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
            error={isChecked && isMethodMissing ? t('methodMissing') : undefined}
            value={method}
            onChange={setMethod}
          />
        )}
        <TextArea
          ref={noteField}
          label={t(`${change}.note`)}
          help={t('noteHelp')}
          required
          error={isChecked && isNoteMissing ? t(`${change}.noteMissing`) : undefined}
          value={note}
          onChange={setNote}
          maxLength={LIMITS.verificationNote}
          rows={3}
        />
      </div>
    </Dialog>
  );
};
