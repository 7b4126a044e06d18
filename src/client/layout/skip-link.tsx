/** The first tab stop: skips the header. */
import { useUiTexts } from '#client/ui/ui-texts.ts';

/** Visible only while focused. Links to the element with the id `main`. */
export const SkipLink = () => {
  const texts = useUiTexts();
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-inverse px-4 py-2.5 font-medium text-ink-inverse focus:translate-y-0"
    >
      {texts.skipToContent}
    </a>
  );
};
