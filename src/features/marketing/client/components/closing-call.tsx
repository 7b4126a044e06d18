/** The last section of the landing page: the one thing to do next, once more. */
import { LinkButton } from '#client/ui/link-button.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { brand } from '#shared/brand.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { LowBridge } from './low-bridge.tsx';

export const ClosingCall = () => (
  <section aria-labelledby="closing-title" className="overflow-hidden bg-art-sky">
    <div className="mx-auto max-w-3xl px-4 pt-16 pb-10 text-center sm:px-6 sm:pt-24">
      <h2 id="closing-title" className="headline text-2xl text-ink">
        Tell us whom you are looking for.
      </h2>
      <p className="mx-auto mt-4 max-w-xl text-ink-soft">
        15 minutes are enough to know whether {brand.name} can help. No upfront fees, and a 6-month guarantee once you
        hire.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to={PUBLIC_PATHS.consultation} variant="primary" size="lg">
          Schedule a consultation
        </LinkButton>
        <LinkButton to={PUBLIC_PATHS.register} size="lg">
          Create an account
        </LinkButton>
      </div>
      <p className="mt-5 text-ink-soft text-sm">
        Looking for a job yourself? <TextLink to={PUBLIC_PATHS.apply}>Apply as a professional</TextLink>
      </p>
    </div>
    <LowBridge className="block h-24 w-full sm:h-32" />
  </section>
);
