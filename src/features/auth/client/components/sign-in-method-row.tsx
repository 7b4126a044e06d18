/** A way to sign in: name, state and actions. */
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface SignInMethodRowProps {
  Icon: LucideIcon;
  title: ReactNode;
  text: ReactNode;
  children?: ReactNode;
}

export const SignInMethodRow = ({ Icon, title, text, children }: SignInMethodRowProps) => (
  <div className="flex flex-wrap items-start gap-x-4 gap-y-3 px-5 py-4 sm:px-6">
    <Icon className="mt-0.5 size-5 shrink-0 text-muted" />
    <div className="min-w-0 flex-1 basis-56">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 break-words font-medium text-ink">{title}</div>
      <div className="break-words text-muted text-sm">{text}</div>
    </div>
    {children && <div className="flex flex-wrap gap-2">{children}</div>}
  </div>
);
