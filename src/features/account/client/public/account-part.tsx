import type { ReactNode } from 'react';

interface AccountPartProps {
  title: string;
  text: string;
  children: ReactNode;
}

/**
 * A part of the account page: its subject on the left, its content on the right. Not a landmark: this many landmarks would be noise,
 * and a part often has the same name as its only field.
 */
export const AccountPart = ({ title, text, children }: AccountPartProps) => (
  <div className="grid gap-x-10 gap-y-4 border-line border-t pt-8 lg:grid-cols-[16rem_1fr]">
    <div>
      <h2 className="headline text-ink text-xl">{title}</h2>
      <p className="mt-1 text-muted text-sm">{text}</p>
    </div>
    <div className="min-w-0">{children}</div>
  </div>
);
