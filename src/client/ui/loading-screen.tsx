/** Fills the page while its content is loading, for example the current user. */
import { Spinner } from './spinner.tsx';
import { useUiTexts } from './ui-texts.ts';

/** Spinner and text are invisible for the first 100 ms. */
export const LoadingScreen = ({ text }: { text?: string }) => {
  const texts = useUiTexts();
  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-4 text-muted" aria-busy="true">
      <Spinner large />
      <p className="animate-late text-sm">{text ?? texts.loading}</p>
    </div>
  );
};
