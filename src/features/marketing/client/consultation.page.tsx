/**
 * The consultation page: the calendar (the `consultation` island), what to expect, and how candidates are vetted. Visitors without scripts can
 * arrange a time by email.
 */
import { Mail } from 'lucide-react';
import { Island } from '#client/island.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { HiringPicture } from '#client/ui/illustrations/hiring.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { brand } from '#shared/brand.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { Checks } from './components/proof.tsx';
import { SiteFrame } from './components/site-frame.tsx';
import { useSiteTexts } from './texts/site-texts.ts';

const mailtoUrl = ({ subject, body }: { subject: string; body: string }): string =>
  `mailto:${brand.supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

const Expectations = () => (
  <section aria-labelledby="expect-title">
    <h2 id="expect-title" className="headline text-ink text-xl">
      {useSiteTexts().consultation.expect}
    </h2>
    <ol className="mt-6">
      {useSiteTexts().consultation.steps.map(({ time, title, text }) => (
        <li key={time} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-5 border-line border-t py-5">
          <p className="pt-0.5 text-muted text-sm tabular">{time}</p>
          <div>
            <h3 className="font-semibold text-ink">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);

const Calendar = () => (
  <div className="mt-10 min-h-96 rounded-panel border border-line bg-raised p-4 noscript:hidden sm:p-8">
    <Island name="consultation" />
  </div>
);

const ContactSection = () => {
  const { write, haveAccount, logIn, lookAround, signUp } = useSiteTexts().consultation;
  return (
    <section
      aria-labelledby="ask-title"
      className="rounded-panel border border-line bg-raised p-6 sm:p-8 lg:sticky lg:top-24"
    >
      <div className="w-40">
        <HiringPicture />
      </div>
      <h2 id="ask-title" className="headline mt-6 text-ink text-lg">
        {write.title}
      </h2>
      <p className="mt-2 text-ink-soft">{write.text}</p>
      <a href={mailtoUrl(write)} className={`${buttonStyle({ size: 'lg', wide: true })} mt-6`}>
        <Mail className="size-5" />
        {write.button}
      </a>
      <p className="mt-3 break-words text-center text-muted text-sm">{brand.supportEmail}</p>
      <div className="mt-6 space-y-1 border-line border-t pt-5 text-ink-soft text-sm signed-in:hidden">
        <p>
          {haveAccount} <TextLink to={PUBLIC_PATHS.login}>{logIn}</TextLink>
        </p>
        <p>
          {lookAround} <TextLink to={PUBLIC_PATHS.register}>{signUp}</TextLink>
        </p>
      </div>
    </section>
  );
};

const VettingSection = () => (
  <section aria-labelledby="voices-title" className="border-line border-t bg-sunken">
    <div className="mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-20">
      <h2 id="voices-title" className="headline text-ink text-xl">
        {useSiteTexts().landing.proof.title}
      </h2>
      <p className="mt-2 mb-8 max-w-2xl text-ink-soft">{useSiteTexts().landing.proof.lead}</p>
      <Checks />
    </div>
  </section>
);

/** Keeps "30-minute" on one line. */
const UnbrokenText = ({ text }: { text: string }) =>
  text.split(/(\d{1,3}-\S{1,20})/).map((part) =>
    /^\d{1,3}-/.test(part) ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

export const ConsultationPage = () => {
  const { eyebrow, title, lead } = useSiteTexts().consultation;
  return (
    <SiteFrame>
      <div className="mx-auto w-full max-w-6xl px-4 pt-12 pb-16 sm:px-6 sm:pt-20 sm:pb-24">
        <div className="max-w-2xl">
          <p className="eyebrow text-accent-ink">{eyebrow}</p>
          <h1 tabIndex={-1} className="headline mt-3 text-balance text-3xl text-ink">
            <UnbrokenText text={title} />
          </h1>
          <p className="mt-5 text-ink-soft sm:text-lg">{lead}</p>
        </div>
        <Calendar />
        <div className="mt-16 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <Expectations />
          <ContactSection />
        </div>
      </div>
      <VettingSection />
    </SiteFrame>
  );
};
