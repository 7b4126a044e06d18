/** A button that opens secondary settings of a list, such as its layout. Its name is hidden on phones, where only the icon is shown. */
import { Settings2 } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export interface ViewMenuProps {
  /** The name of the button and of the settings. */
  label: string;
  /** The settings. Mounted while open. */
  children: ReactNode;
}

export const ViewMenu = ({ label, children }: ViewMenuProps) => (
  <Popover.Root>
    <Popover.Trigger asChild>
      <Button icon={<Settings2 className="size-4.5" />} className="max-sm:flex-none! max-sm:px-3">
        <span className="max-sm:sr-only">{label}</span>
      </Button>
    </Popover.Trigger>
    <Popover.Portal>
      <Popover.Content
        aria-label={label}
        align="end"
        sideOffset={6}
        collisionPadding={16}
        className="z-50 max-h-(--radix-popover-content-available-height) w-88 max-w-[calc(100vw-2rem)] animate-rise space-y-5 overflow-y-auto rounded-panel border border-line bg-overlay p-5 shadow-float"
      >
        {children}
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
);
