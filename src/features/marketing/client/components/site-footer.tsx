/** The footer of the public reading pages. */
import { BrandMark } from '#client/brand-mark.tsx';
import { COPYRIGHT } from '#client/layout/copyright.ts';
import { Link } from '#client/ui/link.tsx';
import { brand } from '#shared/brand.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { ROLE_FAMILIES } from '../roles/role-families.ts';

interface FooterColumn {
  title: string;
  links: readonly { label: string; to: string }[];
}

const COLUMNS: readonly FooterColumn[] = [
  {
    title: 'Find Talent',
    links: ROLE_FAMILIES.map(({ name, path }) => ({ label: name, to: path })),
  },
  {
    title: 'Companies',
    links: [
      { label: 'How It Works', to: `${PUBLIC_PATHS.landing}#how-it-works` },
      { label: 'Popular roles', to: `${PUBLIC_PATHS.landing}#popular-roles` },
      { label: 'Schedule a consultation', to: PUBLIC_PATHS.consultation },
      { label: 'Resources', to: PUBLIC_PATHS.blog },
    ],
  },
  {
    title: 'Professionals',
    links: [{ label: 'Apply to join', to: PUBLIC_PATHS.apply }],
  },
  {
    title: 'Account',
    links: [
      { label: 'Sign In', to: PUBLIC_PATHS.login },
      { label: 'Register', to: PUBLIC_PATHS.register },
    ],
  },
];

const LEGAL = [
  { label: 'Privacy', to: PUBLIC_PATHS.privacy },
  { label: 'Terms', to: PUBLIC_PATHS.terms },
] as const;

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
      {links.map(({ label, to }) => (
        <li key={to}>
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
    <p className="mt-4 text-ink-soft text-sm">{brand.tagline}</p>
    <p className="mt-4 text-muted text-sm">{brand.location}</p>
    <a href={`mailto:${brand.supportEmail}`} className={footerLink}>
      {brand.supportEmail}
    </a>
  </div>
);

const LastLine = () => (
  <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-line border-t pt-6 text-muted text-sm">
    <p>{COPYRIGHT}</p>
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
      {LEGAL.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={footerLink}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

/** What stands inside <footer>. */
export const SiteFooter = () => (
  <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16">
    <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-4 lg:grid-cols-[minmax(0,1.6fr)_repeat(4,minmax(0,1fr))]">
      <Address />
      {COLUMNS.map((column) => (
        <Column key={column.title} {...column} />
      ))}
    </div>
    <div className="mt-12">
      <LastLine />
    </div>
  </div>
);
