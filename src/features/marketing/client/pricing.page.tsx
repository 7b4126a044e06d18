/** The pricing page: what a hire costs, when it is paid, the guarantee, and questions. Static; works without scripts. */
import { LinkButton } from '#client/ui/link-button.tsx';
import { BRAND_FACTS } from '#shared/brand-facts.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { ClosingCall } from './components/closing-call.tsx';
import { Section } from './components/section.tsx';
import { SiteFrame } from './components/site-frame.tsx';
import { priceFacts, priceQuestions } from './pricing-content.ts';
import { QuestionList } from './roles/components/role-questions.tsx';
import { useSiteTexts } from './texts/site-texts.ts';

const Facts = () => {
  const { pricing } = useSiteTexts();
  return (
    <dl className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2">
      {priceFacts(pricing, BRAND_FACTS).map(({ title, figure, text }) => (
        <div key={title} className="border-positive-line border-t-2 pt-5">
          <dt className="text-muted text-sm">{title}</dt>
          <dd>
            <p className="headline mt-1 text-2xl text-ink tabular">{figure}</p>
            <p className="mt-2 text-ink-soft">{text}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
};

export const PricingPage = () => {
  const { pricing, closing } = useSiteTexts();
  return (
    <SiteFrame>
      <section className="mx-auto w-full max-w-6xl px-4 pt-12 pb-14 sm:px-6 sm:pt-20">
        <div className="max-w-2xl">
          <p className="eyebrow text-accent-ink">{pricing.eyebrow}</p>
          <h1 tabIndex={-1} className="headline mt-3 text-balance text-3xl text-ink">
            {pricing.title}
          </h1>
          <p className="mt-5 text-ink-soft sm:text-lg">{pricing.lead}</p>
          <LinkButton to={PUBLIC_PATHS.consultation} variant="primary" size="lg" className="mt-8">
            {closing.consultation}
          </LinkButton>
        </div>
      </section>
      <Section id="costs" title={pricing.factsTitle} tone="sunken">
        <Facts />
      </Section>
      <Section id="questions" title={pricing.questionsTitle}>
        <div className="mt-8">
          <QuestionList questions={priceQuestions(pricing, BRAND_FACTS)} />
        </div>
      </Section>
      <ClosingCall />
    </SiteFrame>
  );
};
