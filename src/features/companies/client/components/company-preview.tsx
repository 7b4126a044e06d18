/** How a job shows the company, while its profile is being written. */
import { Building2, Globe, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '#client/ui/avatar.tsx';
import { Card } from '#client/ui/card.tsx';
import type { NewCompany } from '../../companies.contract.ts';

const Fact = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <li className="flex min-w-0 items-center gap-2">
    {icon}
    <span className="min-w-0 truncate">{children}</span>
  </li>
);

export interface CompanyPreviewProps {
  /** Decides the colour of the initials. */
  id: string;
  logoUrl?: string | null;
  values: Partial<NewCompany>;
}

/** The card; texts in place of what is not written yet. */
export const CompanyPreview = ({ id, logoUrl, values }: CompanyPreviewProps) => {
  const t = useTranslations('companies.preview');
  const v = useTranslations('vocabulary');
  const { companyName, industry, companySize, website, description } = values;
  const name = companyName?.trim() || t('unnamed');
  return (
    <section aria-label={t('heading')} className="space-y-3">
      <h2 className="eyebrow text-muted">{t('heading')}</h2>
      <Card className="space-y-4">
        <div className="flex items-center gap-3">
          <Avatar id={id} name={name} photoUrl={logoUrl} size="lg" shape="square" />
          <p className="headline min-w-0 break-words text-lg">{name}</p>
        </div>
        <p className="line-clamp-6 whitespace-pre-line break-words text-ink-soft text-sm">
          {description?.trim() || <span className="text-muted">{t('noDescription')}</span>}
        </p>
        {(industry || companySize || website) && (
          <ul className="space-y-2 border-line border-t pt-4 text-ink-soft text-sm">
            {industry && (
              <Fact icon={<Building2 aria-hidden="true" className="size-4 shrink-0 text-muted" />}>
                {v(`industry.${industry}`)}
              </Fact>
            )}
            {companySize && (
              <Fact icon={<UsersRound aria-hidden="true" className="size-4 shrink-0 text-muted" />}>
                {v(`companySize.${companySize}`)}
              </Fact>
            )}
            {website && (
              <Fact icon={<Globe aria-hidden="true" className="size-4 shrink-0 text-muted" />}>{website}</Fact>
            )}
          </ul>
        )}
      </Card>
    </section>
  );
};
