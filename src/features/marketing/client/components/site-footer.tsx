/** The footer of the public content pages. */
import { BrandMark } from '#client/brand-mark.tsx';
import { COPYRIGHT } from '#client/layout/copyright.ts';
import { LanguageLinks } from '#client/layout/language-links.tsx';
import { SignInLabel } from '#client/layout/sign-in-label.tsx';
import { ThemeLinks } from '#client/layout/theme-links.tsx';
import { usePagePath } from '#client/page-language.ts';
import { Link } from '#client/ui/link.tsx';
import { isOpenPath } from '#features/jobs/public-address.domain.ts';
import { brand } from '#shared/brand.ts';
import { articlePath, CANDIDATE_ARTICLE, PUBLIC_PATHS, TRANSLATED_PATHS } from '#shared/paths.ts';
import { useSiteTexts } from '../texts/site-texts.ts';
import { type SiteLink, useJobsLink } from './site-menu.tsx';

interface FooterColumn {
  title: string;
  links: readonly SiteLink[];
}

const useColumns = (): readonly FooterColumn[] => {
  const { frame, footer } = useSiteTexts();
  return [
    {
      title: frame.findTalent,
      links: useSiteTexts().families.map(({ name, path }) => ({ label: name, to: path })),
    },
    {
      title: footer.companies,
      links: [
        { label: frame.howItWorks, to: `${PUBLIC_PATHS.landing}#how-it-works` },
        { label: footer.popularRoles, to: `${PUBLIC_PATHS.landing}#popular-roles` },
        { label: footer.pricing, to: PUBLIC_PATHS.pricing },
        { label: footer.consultation, to: PUBLIC_PATHS.consultation },
        { label: frame.resources, to: PUBLIC_PATHS.blog },
      ],
    },
    {
      title: footer.professionals,
      links: [
        useJobsLink(),
        { label: footer.applyToJoin, to: PUBLIC_PATHS.apply },
        { label: footer.presentYourself, to: articlePath(CANDIDATE_ARTICLE) },
      ],
    },
    {
      title: footer.account,
      links: [
        { label: <SignInLabel signIn={frame.signIn} dashboard={frame.dashboard} />, to: PUBLIC_PATHS.login },
        { label: footer.register, to: PUBLIC_PATHS.register, className: 'signed-in:hidden' },
      ],
    },
  ];
};

const useLegal = () => {
  const { footer } = useSiteTexts();
  return [
    { label: footer.scores, to: PUBLIC_PATHS.howScoresWork },
    { label: footer.vetting, to: PUBLIC_PATHS.howVettingWorks },
    { label: footer.privacy, to: PUBLIC_PATHS.privacy },
    { label: footer.terms, to: PUBLIC_PATHS.terms },
  ];
};

const SOCIAL = [
  { label: 'LinkedIn', href: brand.social.linkedin },
  { label: 'Facebook', href: brand.social.facebook },
  { label: 'Instagram', href: brand.social.instagram },
  { label: 'X', href: brand.social.x },
] as const;

const footerLink =
  'inline-flex min-h-8 min-w-6 items-center rounded-sm text-ink-soft text-sm underline-offset-4 hover:text-ink hover:underline';

const Column = ({ title, links }: FooterColumn) => (
  <div>
    <h2 className="font-semibold text-ink text-sm">{title}</h2>
    <ul className="mt-2">
      {links.map(({ label, to, className }) => (
        <li key={to} className={className}>
          <Link to={to} className={footerLink}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

const Address = () => (
  <div className="max-w-xs max-lg:col-span-full">
    <BrandMark />
    <p className="mt-4 text-ink-soft text-sm">{useSiteTexts().footer.tagline}</p>
    <p className="mt-4 text-muted text-sm">{useSiteTexts().footer.location}</p>
    <a href={`mailto:${brand.supportEmail}`} className={footerLink}>
      {brand.supportEmail}
    </a>
  </div>
);

const LastLine = () => {
  const path = usePagePath();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-line border-t pt-6 text-muted text-sm">
      <p>{COPYRIGHT}</p>
      <ThemeLinks />
      {(TRANSLATED_PATHS.includes(path) || isOpenPath(path)) && <LanguageLinks />}
      <ul className="flex flex-wrap gap-x-5">
        {SOCIAL.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="noopener noreferrer" className={footerLink}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-x-5">
        {useLegal().map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={footerLink}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};

export const SiteFooter = () => (
  <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16">
    <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-4 lg:grid-cols-[minmax(0,1.6fr)_repeat(4,minmax(0,1fr))]">
      <Address />
      {useColumns().map((column) => (
        <Column key={column.title} {...column} />
      ))}
    </div>
    <div className="mt-12">
      <LastLine />
    </div>
  </div>
);
