/** The landing page, with its sections in the specified order. Works without scripts. */
import { ClosingCall } from './components/closing-call.tsx';
import { Hero } from './components/hero.tsx';
import { HowItWorks } from './components/how-it-works.tsx';
import { PopularRoles } from './components/popular-roles.tsx';
import { SuccessStory, Testimonials } from './components/proof.tsx';
import { SiteFrame } from './components/site-frame.tsx';
import { WhyLatinAmerica } from './components/why-latin-america.tsx';

export const LandingPage = () => (
  <SiteFrame>
    <Hero />
    <HowItWorks />
    <WhyLatinAmerica />
    <PopularRoles />
    <SuccessStory />
    <Testimonials />
    <ClosingCall />
  </SiteFrame>
);
