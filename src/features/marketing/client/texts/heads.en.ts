/** English page metadata and share cards for the marketing and legal pages. */
import { brand } from '#shared/brand.ts';
import { BRAND_FACTS, CLAIMS, CONSULTATION_MINUTES } from '#shared/brand-facts.ts';

export const headsEn = {
  landing: {
    title: brand.tagline,
    description: `Hire pre-vetted, English-speaking remote professionals from Latin America in under ${CLAIMS.daysToHire} days, with a ${BRAND_FACTS.guaranteeMonths}-month guarantee and no upfront fees.`,
    share: { kicker: brand.tagline, title: 'Your next great hire is one time zone away.' },
  },
  pricing: {
    title: 'Pricing and FAQ',
    description: `What a hire costs and when you pay: no upfront fees, one fee when you hire, a ${BRAND_FACTS.guaranteeMonths}-month guarantee, and answers about refunds and employment.`,
    share: { kicker: 'Pricing', title: 'You pay only when you hire.' },
  },
  consultation: {
    title: 'Schedule a consultation',
    description: `A free ${CONSULTATION_MINUTES}-minute consultation about the role you want to fill with a remote professional from Latin America.`,
    share: { kicker: 'Consultation', title: `Book your free ${CONSULTATION_MINUTES}-minute consultation` },
  },
  privacy: {
    title: 'Privacy',
    description: `What ${brand.name} keeps about you, why, for how long, who sees it, and your rights in Chile, Brazil, California and the European Union.`,
    share: { kicker: 'Privacy', title: 'What we keep about you, and your rights' },
  },
  terms: {
    title: 'Terms',
    description: `What companies and professionals can expect from ${brand.name} and from each other: fees, the ${BRAND_FACTS.guaranteeMonths}-month guarantee, accounts and conduct.`,
    share: { kicker: 'Terms', title: 'What we can expect from each other' },
  },
};
