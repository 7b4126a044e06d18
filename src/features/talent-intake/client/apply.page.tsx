/**
 * The public application to the marketplace: an introduction and the form, which is the island `intake`. The build creates the static markup. Without
 * scripts it is readable and explains that the form needs them.
 */
import { Island } from '#client/island.tsx';
import { PublicShell } from '#client/layout/public-shell.tsx';
import { SmallFooter } from '#client/layout/small-footer.tsx';
import { usePageTexts } from '#client/page-texts.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { brand } from '#shared/brand.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { APPLY_PAGE } from './apply-page.ts';

const ARCHES = [36, 132, 228] as const;

/** The picture next to the application form: a person crossing a bridge. Decorative. */
const ArrivalPicture = () => (
  <svg aria-hidden="true" viewBox="0 0 352 176" className="h-auto w-full overflow-hidden rounded-card">
    <path d="M0 0h352v176H0z" className="fill-art-sky" />
    <circle cx="262" cy="92" r="44" className="fill-art-sun" />
    <path d="M0 104c42-22 78-30 118-14 34 13 58 8 92-6 44-18 92-14 142 8v20H0z" className="fill-art-far" />
    <path d="M0 116h352v60H0z" className="fill-art-water" />
    <path d="M228 128h66M240 138h44M250 148h26" className="stroke-art-sun" strokeWidth="3" strokeLinecap="round" />
    <path
      d="M20 132h40M120 140h34M74 158h46M300 156h34"
      className="stroke-art-glint"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <path d="M0 104h352v12H0z" className="fill-art-bridge" />
    {ARCHES.map((x) => (
      <path
        key={x}
        d={`M${x} 166v-10a40 40 0 0 1 80 0v10`}
        fill="none"
        className="stroke-art-bridge"
        strokeWidth="7"
        transform="translate(8 0)"
      />
    ))}
    <path d="M28 112h16v58H28zM124 112h16v58h-16zM220 112h16v58h-16zM316 112h16v58h-16z" className="fill-art-bridge" />
    <g className="fill-art-bridge">
      <circle cx="150" cy="70" r="6" />
      <path d="M143 104c0-19 1-27 7-27s7 8 7 27z" />
      <path d="M158 84h9v13h-9z" />
    </g>
  </svg>
);

const STEPS = ['apply', 'review', 'start'] as const;
const HELP = ['english', 'rate', 'draft'] as const;

const Steps = () => {
  const t = usePageTexts(APPLY_PAGE);
  return (
    <ol className="mt-4">
      {STEPS.map((step, index) => (
        <li key={step} className="relative flex gap-4 pb-6 last:pb-0">
          {index < STEPS.length - 1 && (
            <span aria-hidden="true" className="absolute top-9 bottom-1 left-4 w-px bg-positive-line" />
          )}
          <span
            aria-hidden="true"
            className="headline grid size-8 shrink-0 place-content-center rounded-full border border-positive-line text-base text-positive-ink tabular"
          >
            {index + 1}
          </span>
          <div className="pt-1">
            <h3 className="font-semibold text-ink">{t(`steps.${step}.title`)}</h3>
            <p className="mt-0.5 text-ink-soft text-sm">{t(`steps.${step}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
};

/** Next to the form on wide screens, above it on narrow screens. */
const Introduction = () => {
  const t = usePageTexts(APPLY_PAGE);
  return (
    <div className="lg:sticky lg:top-24">
      <p className="eyebrow text-accent-ink">{t('eyebrow')}</p>
      <h1 tabIndex={-1} className="headline mt-3 text-balance text-2xl text-ink">
        {t('title', { brand: brand.name })}
      </h1>
      <p className="mt-4 text-ink-soft">{t('lead')}</p>
      <h2 className="headline mt-9 text-ink text-lg">{t('stepsTitle')}</h2>
      <Steps />
      <div className="mt-8 max-lg:hidden">
        <ArrivalPicture />
      </div>
    </div>
  );
};

const GoodToKnow = () => {
  const t = usePageTexts(APPLY_PAGE);
  return (
    <div className="mt-8 border-line border-t pt-6 group-has-data-sent:hidden">
      <h2 className="font-semibold text-ink text-sm">{t('helpTitle')}</h2>
      <ul className="mt-2 space-y-1 text-muted text-sm">
        {HELP.map((key) => (
          <li key={key}>{t(`help.${key}`)}</li>
        ))}
      </ul>
      <p className="mt-5 text-muted text-sm signed-in:hidden">
        {t('haveAccount')} <TextLink to={PUBLIC_PATHS.login}>{t('signIn')}</TextLink>
      </p>
      <p className="mt-1 text-muted text-sm">
        {t('questions')} <TextLink to={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</TextLink>
      </p>
    </div>
  );
};

export const ApplyPage = () => {
  const t = usePageTexts(APPLY_PAGE);
  const links = [
    { label: t('footer.home'), to: PUBLIC_PATHS.landing },
    { label: t('footer.hire'), to: PUBLIC_PATHS.consultation },
    { label: t('footer.privacy'), to: PUBLIC_PATHS.privacy },
    { label: t('footer.terms'), to: PUBLIC_PATHS.terms },
  ];
  return (
    <PublicShell footer={<SmallFooter links={links} hasLanguages />}>
      <div className="mx-auto grid w-full max-w-6xl gap-x-16 gap-y-10 px-4 py-10 sm:px-6 sm:py-14 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:items-start">
        <Introduction />
        <div className="group rounded-panel border border-line bg-raised px-5 py-7 sm:px-9 sm:py-10">
          <noscript>
            <p className="mb-6 rounded-control border border-line bg-caution-soft px-3 py-2.5 text-caution-ink text-sm">
              {t('needsScript', { email: brand.supportEmail })}
            </p>
          </noscript>
          <Island name="intake" />
          <GoodToKnow />
        </div>
      </div>
    </PublicShell>
  );
};
