/** The layout of sign-in, registration and similar pages: the form next to a picture. Windows below 1024 px show only the form. */
import type { ReactNode } from 'react';
import { HeroBridge } from '#client/ui/illustrations/hero-bridge.tsx';

export interface AuthCardProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
  /** Below the form, such as "New here? Sign up". */
  below?: ReactNode;
  /** A sentence over the picture. */
  tagline?: string | undefined;
}

/** A panel on a public page, with the page's h1. */
export const AuthCard = ({ title, text, children, below, tagline }: AuthCardProps) => (
  <div className="mx-auto grid w-full max-w-6xl flex-1 items-center px-4 py-8 sm:px-6 sm:py-14">
    <div className="mx-auto grid w-full max-w-md overflow-hidden rounded-panel border border-line bg-raised lg:max-w-5xl lg:grid-cols-2">
      <div className="flex flex-col justify-center px-5 py-8 sm:px-10 sm:py-12 lg:min-h-[38rem]">
        <h1 tabIndex={-1} className="headline text-2xl text-ink">
          {title}
        </h1>
        {text && <p className="mt-1.5 text-muted">{text}</p>}
        <div className="mt-7">{children}</div>
        {below && <div className="mt-6 text-muted text-sm">{below}</div>}
      </div>
      <div className="relative border-line border-l max-lg:hidden">
        <HeroBridge className="absolute inset-0 size-full" />
        {tagline && (
          <p className="headline absolute inset-x-0 top-0 px-9 pt-10 text-balance text-ink text-xl">{tagline}</p>
        )}
      </div>
    </div>
  </div>
);
