/** A company's industry, size and website. The website is a link only if it is safe to follow. */
import { Building2, Globe, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { NewCompany } from '../../companies.contract.ts';
import { websiteLink } from '../website-link.ts';

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex min-w-0 items-center gap-2">
    {icon}
    <span className="min-w-0 break-words">{children}</span>
  </li>
);

const iconStyle = 'size-4 shrink-0 text-muted';

const Website = ({ website }: { website: string }) => {
  const link = websiteLink(website);
  if (link === null) return website;
  return (
    <a
      href={link.href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="rounded-sm font-medium text-accent-ink underline decoration-accent-line decoration-1 underline-offset-4"
    >
      {link.label}
    </a>
  );
};

interface CompanyFactsProps {
  company: Partial<Pick<NewCompany, 'industry' | 'companySize' | 'website'>>;
  className?: string;
}

/** Renders nothing if the company has not filled in any of them. */
export const CompanyFacts = ({ company: { industry, companySize, website }, className }: CompanyFactsProps) => {
  const vocabulary = useTranslations('vocabulary');
  if (!industry && !companySize && !website) return null;
  return (
    <ul className={className ?? 'space-y-2 text-ink-soft text-sm'}>
      {industry && <Fact icon={<Building2 className={iconStyle} />}>{vocabulary(`industry.${industry}`)}</Fact>}
      {companySize && (
        <Fact icon={<UsersRound className={iconStyle} />}>{vocabulary(`companySize.${companySize}`)}</Fact>
      )}
      {website && (
        <Fact icon={<Globe className={iconStyle} />}>
          <Website website={website} />
        </Fact>
      )}
    </ul>
  );
};
