/** The content of `tooltip.tsx`; loaded shortly before it shows. */
import { Popper } from 'radix-ui/internal';
import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';

interface TooltipPanelProps {
  id: string;
  /** The control that it describes. */
  control: HTMLElement;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
}

export const TooltipPanel = ({ id, control, onPointerEnter, onPointerLeave, children }: TooltipPanelProps) => {
  const anchor = useRef(control);
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchor} />
      {createPortal(
        <Popper.Content
          id={id}
          role="tooltip"
          side="top"
          sideOffset={6}
          collisionPadding={8}
          onPointerEnter={onPointerEnter}
          onPointerLeave={onPointerLeave}
          className="z-50 max-w-xs animate-fade rounded-control bg-inverse px-2.5 py-1.5 text-ink-inverse text-xs shadow-float"
        >
          {children}
        </Popper.Content>,
        document.body,
      )}
    </Popper.Root>
  );
};
