/** Whether a candidate is scored, with all that this changes. It takes effect at once. */
import { useTranslations } from 'use-intl';
import { Card } from '#client/ui/card.tsx';
import { SwitchField } from '#client/ui/switch-field.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import type { Account } from '../../account.contract.ts';
import { useChangeAccount } from '../account.api.ts';

const CHANGES = ['companies', 'you', 'advice', 'records', 'rest'] as const;

export const ScoreChoice = ({ account }: { account: Account }) => {
  const t = useTranslations('account.scores');
  const change = useChangeAccount();
  // Shown as pressed while it is stored; an error resets it.
  const pendingChoice = change.isPending ? change.variables.body?.scoreOptOut : undefined;
  return (
    <Card className="space-y-5">
      <SwitchField
        label={t('shown')}
        help={t('shownText')}
        checked={!(pendingChoice ?? account.scoreOptOut)}
        disabled={change.isPending}
        onChange={(isOn) => change.mutate({ body: { scoreOptOut: !isOn } })}
      />
      <div className="space-y-2 text-ink-soft text-sm">
        <p className="font-medium text-ink">{t('offTitle')}</p>
        <ul className="list-disc space-y-1.5 pl-5">
          {CHANGES.map((what) => (
            <li key={what}>{t(`off.${what}`)}</li>
          ))}
        </ul>
      </div>
      <p className="border-line border-t pt-4 text-muted text-sm">
        <a
          href={PUBLIC_PATHS.howScoresWork}
          className="rounded-sm underline decoration-line-strong underline-offset-3 hover:text-ink"
        >
          {t('howTheyWork')}
        </a>
      </p>
    </Card>
  );
};
