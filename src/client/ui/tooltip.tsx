/**
 * A tooltip that opens after 700 ms, or immediately if another was open within the last 300 ms. Touch screens do not show it, so it must only name
 * the control or repeat its text.
 */
import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { TIMINGS } from '#shared/limits.ts';

/** Wraps everything that has tooltips. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <RadixTooltip.Provider delayDuration={TIMINGS.tooltipDelayMs} skipDelayDuration={TIMINGS.tooltipSkipMs}>
    {children}
  </RadixTooltip.Provider>
);

/** `children` is the control; it must accept props and a ref. */
export const Tooltip = ({ text, children }: { text: string; children: ReactElement }) => (
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
