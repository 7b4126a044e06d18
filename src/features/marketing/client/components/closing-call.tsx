/** The closing section of public pages, which repeats the call to action. */
import { LinkButton } from '#client/ui/link-button.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { useSiteTexts } from '../texts/site-texts.ts';
import { LowBridge } from './low-bridge.tsx';

export const ClosingCall = () => {
  const { closing, frame } = useSiteTexts();
  return (
    <section aria-labelledby="closing-title" className="overflow-hidden bg-art-sky">
      <div className="mx-auto max-w-3xl px-4 pt-16 pb-10 text-center sm:px-6 sm:pt-24">
        <h2 id="closing-title" className="headline text-2xl text-ink">
          {closing.title}
        </h2>
        <p className="mx-auto mt-4 max-w-xl text-ink-soft">{closing.text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <LinkButton to={PUBLIC_PATHS.consultation} variant="primary" size="lg">
            {closing.consultation}
          </LinkButton>
          <LinkButton to={PUBLIC_PATHS.register} size="lg" className="signed-in:hidden">
            {closing.register}
          </LinkButton>
        </div>
        <p className="mt-5 text-ink-soft text-sm">
          {closing.looking} <TextLink to={PUBLIC_PATHS.apply}>{frame.applyAs}</TextLink>
        </p>
      </div>
      <LowBridge className="block h-24 w-full sm:h-32" />
    </section>
  );
};
