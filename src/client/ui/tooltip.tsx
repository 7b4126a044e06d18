/**
 * A hint at a control, after 700 ms, at once when another was open within the last 300 ms. It only repeats or names what the
 * control is; nothing that a touch screen would miss.
 */
import { Tooltip as RadixTooltip } from 'radix-ui';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { TIMINGS } from '#shared/limits.ts';

const ProvidedContext = createContext(false);

/** Lets all tooltips below it share their delays. Once, around the app. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <ProvidedContext value={true}>
    <RadixTooltip.Provider delayDuration={TIMINGS.tooltipDelayMs} skipDelayDuration={TIMINGS.tooltipSkipMs}>
      {children}
    </RadixTooltip.Provider>
  </ProvidedContext>
);

/** `children` with a hint; it works without a provider too, then with delays of its own. */
export const Tooltip = ({ text, children }: { text: string; children: ReactElement }) => {
  const provided = useContext(ProvidedContext);
  const tooltip = (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-xs animate-fade rounded-control bg-inverse px-2.5 py-1.5 text-ink-inverse text-xs shadow-float"
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
  return provided ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
};
