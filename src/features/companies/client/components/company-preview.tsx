/** Shows the top of a company's page as candidates see it, while the company writes its profile. */
import { useTranslations } from 'use-intl';
import { Avatar } from '#client/ui/avatar.tsx';
import { Card } from '#client/ui/card.tsx';
import type { NewCompany } from '../../companies.contract.ts';
import { CompanyFacts } from './company-facts.tsx';

export interface CompanyPreviewProps {
  /** Selects the color of the initials. */
  id: string;
  logoUrl?: string | null;
  values: Partial<NewCompany>;
  /** True for members who may not edit the profile. They see no tips about it. */
  isReadOnly?: boolean;
}

/** The card, with placeholders for empty fields. */
export const CompanyPreview = ({ id, logoUrl, values, isReadOnly = false }: CompanyPreviewProps) => {
  const t = useTranslations('companyForm.preview');
  const name = values.companyName?.trim() || t('unnamed');
  return (
    <section aria-label={t('heading')} className="space-y-3">
      <h2 className="eyebrow text-muted">{t('heading')}</h2>
      <Card className="space-y-4">
        <div className="flex items-center gap-3">
          <Avatar id={id} name={name} photoUrl={logoUrl} size="lg" shape="square" />
          <p className="headline min-w-0 break-words text-lg">{name}</p>
        </div>
        <p className="line-clamp-6 whitespace-pre-line break-words text-ink-soft text-sm">
          {values.description?.trim() || (
            <span className="text-muted">{t(isReadOnly ? 'notWritten' : 'noDescription')}</span>
          )}
        </p>
        <CompanyFacts company={values} className="space-y-2 border-line border-t pt-4 text-ink-soft text-sm" />
      </Card>
    </section>
  );
};
