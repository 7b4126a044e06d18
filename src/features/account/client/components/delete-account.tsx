/** Deletes the account. Lists what will be lost, requires the password, and then opens the landing page. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '#client/may.tsx';
import { handOverToast } from '#client/toast/toast-handover.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { PasswordDialog } from '#features/auth/client/public/password-dialog.tsx';
import { membersQuery } from '#features/teams/client/team.api.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import type { Account } from '../../account.contract.ts';
import { useDeleteAccount } from '../account.api.ts';

const LOST_DATA = {
  company: ['lostYou', 'lostCompany', 'lostJobs', 'lostHires'],
  /** For members of a company that stays because it has another owner. */
  membership: ['lostYou', 'lostMembership'],
  candidate: ['lostYou', 'lostCandidate', 'lostApplications', 'lostHires'],
  none: ['lostYou'],
} as const satisfies Record<AccountType | 'membership' | 'none', readonly string[]>;

/** Returns the text keys for what the person will lose. A company is deleted together with its only owner. */
const useLostData = ({ accountType }: Account): (typeof LOST_DATA)[keyof typeof LOST_DATA] => {
  const isCompany = accountType === 'company';
  const isOwner = useMay('manage');
  const members = useQuery({ ...membersQuery, enabled: isCompany && isOwner }).data ?? [];
  const isOnlyOwner = isOwner && members.filter(({ role }) => role === 'owner').length < 2;
  return LOST_DATA[isCompany && !isOnlyOwner ? 'membership' : (accountType ?? 'none')];
};

const DeletionDialog = ({ account, onClose }: { account: Account; onClose: () => void }) => {
  const t = useTranslations('account.deletion');
  const lost = useLostData(account);
  const deletion = useDeleteAccount(() => {
    handOverToast({ title: t('doneTitle'), description: t('doneText') });
    window.location.assign(PUBLIC_PATHS.landing);
  });
  return (
    <PasswordDialog
      isDangerous
      title={t('dialogTitle')}
      text={t('dialogText')}
      submitText={t('submit')}
      pendingText={t('pending')}
      isDone={deletion.isSuccess}
      onClose={onClose}
      onSubmit={({ password = '' }) => deletion.mutateAsync({ body: { password } })}
    >
      <div className="space-y-2 text-ink-soft">
        <p className="font-medium text-ink">{t('lost')}</p>
        <ul className="list-disc space-y-1 pl-5 marker:text-muted">
          {lost.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <p>{t('kept')}</p>
      </div>
    </PasswordDialog>
  );
};

export const DeleteAccount = ({ account }: { account: Account }) => {
  const t = useTranslations('account.deletion');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <p className="min-w-0 flex-1 basis-64 text-ink-soft">{t('what')}</p>
      <Button onClick={() => setIsOpen(true)}>{t('open')}</Button>
      {isOpen && <DeletionDialog account={account} onClose={() => setIsOpen(false)} />}
    </Card>
  );
};
