/** The landing page: the sections in the order of the specification. It needs no script. */
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
