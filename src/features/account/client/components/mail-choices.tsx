/** One switch for each kind of mail that can concern the person. A switch takes effect at once. */
import { useTranslations } from 'use-intl';
import { Card } from '#client/ui/card.tsx';
import { SwitchField } from '#client/ui/switch-field.tsx';
import { type AccountType, MAIL_CHOICES, type MailChoice } from '#shared/vocabulary.ts';
import type { Account } from '../../account.contract.ts';
import { useChangeAccount } from '../account.api.ts';

const ALL = Object.entries(MAIL_CHOICES) as [MailChoice, { to: readonly AccountType[] }][];

/** The kinds of mail for an account type; all of them while no type is chosen. */
const choicesOf = (type: AccountType | null): MailChoice[] =>
  ALL.filter(([, { to }]) => type === null || to.includes(type)).map(([choice]) => choice);

const Choice = ({ account, choice }: { account: Account; choice: MailChoice }) => {
  const t = useTranslations('account.notifications');
  const change = useChangeAccount();
  // Shown as pressed while it is stored; an error resets it.
  const pendingChoice = change.isPending ? change.variables.body?.notifications?.[choice] : undefined;
  return (
    <SwitchField
      label={t(choice)}
      help={t(`${choice}Text`)}
      checked={pendingChoice ?? account.notifications[choice]}
      disabled={change.isPending}
      onChange={(isOn) => change.mutate({ body: { notifications: { [choice]: isOn } } })}
    />
  );
};

export const MailChoices = ({ account }: { account: Account }) => {
  const t = useTranslations('account.notifications');
  return (
    <Card className="space-y-5">
      {choicesOf(account.accountType).map((choice) => (
        <Choice key={choice} account={account} choice={choice} />
      ))}
      <p className="border-line border-t pt-4 text-muted text-sm">{t('always')}</p>
    </Card>
  );
};
