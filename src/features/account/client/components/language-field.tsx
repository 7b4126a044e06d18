/** The language of the screens and of the mails; the product follows what the user has chosen. */
import { useTranslations } from 'use-intl';
import { Card } from '#client/ui/card.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '#shared/languages.ts';
import type { Account } from '../../account.contract.ts';
import { useChangeAccount } from '../account.api.ts';

const OPTIONS = LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_FACTS[language].name }));

export const LanguageField = ({ account }: { account: Account }) => {
  const t = useTranslations('account.language');
  const change = useChangeAccount();
  const pendingLanguage = change.isPending ? change.variables.body?.language : undefined;
  return (
    <Card>
      <SelectField
        label={t('label')}
        help={t('help')}
        options={OPTIONS}
        value={pendingLanguage ?? account.language}
        onChange={(value) => change.mutate({ body: { language: value as Language } })}
        className="sm:max-w-xs"
      />
    </Card>
  );
};
