/**
 * The frame around the two booking pages, prerendered at build time. The interactive part is an island. Without scripts, the page explains how to
 * book by email.
 */
import { Island } from '#client/island.tsx';
import { PublicShell } from '#client/layout/public-shell.tsx';
import { SmallFooter } from '#client/layout/small-footer.tsx';
import { usePageTexts } from '#client/page-texts.ts';
import { classNames } from '#client/ui/class-names.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { BOOKING_PAGES } from './booking-pages.ts';

const FOOTER = [
  ['home', PUBLIC_PATHS.landing],
  ['consultation', PUBLIC_PATHS.consultation],
  ['privacy', PUBLIC_PATHS.privacy],
  ['terms', PUBLIC_PATHS.terms],
] as const;

interface BookingShellProps {
  title: string;
  lead: string;
  /** Shown without scripts. */
  noScriptText: string;
  island: string;
  /** Whether the island needs little space while it loads. */
  isIslandShort?: boolean;
}

/** Prevents line breaks inside "30-minute". */
const UnbrokenTitle = ({ title }: { title: string }) =>
  title.split(/(\S{1,40}-\S{1,40})/).map((part) =>
    part.includes('-') ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

const Footer = () => {
  const t = usePageTexts(BOOKING_PAGES);
  return <SmallFooter links={FOOTER.map(([name, to]) => ({ label: t(`footer.${name}`), to }))} hasLanguages />;
};

export const BookingShell = ({ title, lead, noScriptText, island, isIslandShort = false }: BookingShellProps) => (
  <PublicShell footer={<Footer />}>
    <div className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6 sm:py-14">
      <p className="eyebrow text-accent-ink">{usePageTexts(BOOKING_PAGES)('eyebrow')}</p>
      <h1 tabIndex={-1} className="headline mt-3 text-balance text-2xl text-ink">
        <UnbrokenTitle title={title} />
      </h1>
      <p className="mt-3 max-w-2xl text-ink-soft">{lead}</p>
      <div
        className={classNames(
          'mt-8 rounded-panel border border-line bg-raised px-4 py-6 sm:px-8 sm:py-8 noscript:min-h-0',
          isIslandShort ? 'min-h-52' : 'min-h-96',
        )}
      >
        <noscript>
          <p className="rounded-control border border-line bg-caution-soft px-3 py-2.5 text-caution-ink text-sm">
            {noScriptText}
          </p>
        </noscript>
        <Island name={island} className="noscript:hidden" />
      </div>
    </div>
  </PublicShell>
);
