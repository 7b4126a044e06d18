/** The last section of the landing page: the one thing to do next, once more. */
import { LinkButton } from '#client/ui/link-button.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { brand } from '#shared/brand.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';

/** The bridge from bank to bank, very wide and very low. Decorative. */
const LowBridge = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 1440 120"
    preserveAspectRatio="xMidYMax slice"
    className="block h-24 w-full sm:h-32"
  >
    <circle cx="720" cy="84" r="54" className="fill-art-sun" />
    <path d="M0 84h1440v36H0z" className="fill-art-water" />
    <path d="M640 100h160M668 110h104" className="stroke-art-sun" strokeWidth="3" strokeLinecap="round" />
    <g className="stroke-art-bridge" fill="none">
      <path d="M0 80C180 78 330 60 440 14c120 62 440 62 560 0 110 46 260 64 440 66" strokeWidth="3.5" />
      <path
        d="M480 32v50M520 45v37M560 53v29M600 58v24M640 61v21M680 63v19M760 63v19M800 61v21M840 58v24M880 53v29M920 45v37M960 32v50M400 30v52M360 44v38M320 54v28M280 62v20M1040 30v52M1080 44v38M1120 54v28M1160 62v20"
        strokeWidth="1.5"
        opacity="0.7"
      />
      <path d="M440 8v104M1000 8v104" strokeWidth="9" />
      <path d="M0 84h1440" strokeWidth="7" />
    </g>
  </svg>
);

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
    <LowBridge />
  </section>
);
