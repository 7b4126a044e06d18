/** The header's button that opens the command palette, and the global shortcuts: Ctrl K (palette), `/` (search box), `?` (list of shortcuts). */
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { IS_APPLE, toKeyPress } from '#client/key-press.ts';
import { useUiTexts } from '#client/ui/ui-texts.ts';
import type { PaletteProps } from './palette.tsx';

/** Preloads code on hover or focus of a control. Load errors surface when the code is actually used. */
const preloadOnHover = (load: () => Promise<unknown>) => {
  const start = (): void => void load().catch(() => {});
  return { onPointerEnter: start, onFocus: start };
};

const loadPalette = async () => ({ default: (await import('./palette.tsx')).Palette });
const Palette = lazy(loadPalette);
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

const isPaletteKey = (event: KeyboardEvent): boolean =>
  (IS_APPLE ? event.metaKey : event.ctrlKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/** Focuses the page's visible search box; returns false without one. */
const focusPageSearch = (): boolean => {
  const boxes = document.querySelectorAll<HTMLInputElement>('main input[type="search"]');
  const box = [...boxes].find((element) => element.checkVisibility());
  box?.focus();
  box?.select();
  return box !== undefined;
};

/** The button, the shortcuts, and the dialogs that they open. They load on demand. */
export const QuickFind = (props: Omit<PaletteProps, 'onClose' | 'onKeys'>) => {
  const texts = useUiTexts();
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null);
  const handleKey = useEffectEvent((event: KeyboardEvent): void => {
    if (isPaletteKey(event)) {
      event.preventDefault();
      const isOverlaid = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
      if (open === 'palette') setOpen(null);
      else if (!isOverlaid) setOpen('palette');
      return;
    }
    const press = toKeyPress(event);
    if (press.isModified || press.isElsewhere || (press.key !== '?' && press.key !== '/')) return;
    event.preventDefault();
    if (press.key === '?') setOpen('keys');
    else if (!focusPageSearch()) setOpen('palette');
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => handleKey(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const close = (): void => setOpen(null);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen('palette')}
        {...preloadOnHover(loadPalette)}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 text-ink-soft text-sm hover:bg-hover hover:text-ink xl:min-h-10 xl:border xl:border-line xl:px-2.5 xl:text-muted"
      >
        <Search className="size-5 xl:size-4" />
        <span className="max-xl:sr-only">{texts.jumpTo}</span>
        <kbd aria-hidden="true" className="whitespace-nowrap font-sans text-xs max-xl:hidden">
          {IS_APPLE ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      <Suspense fallback={null}>
        {open === 'palette' && <Palette {...props} onClose={close} onKeys={() => setOpen('keys')} />}
        {open === 'keys' && <KeysDialog onClose={close} />}
      </Suspense>
    </>
  );
};
