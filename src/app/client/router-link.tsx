/** Implements `Link` with the router: product pages open without a reload, public ones as documents. */
import { Link as TanStackLink } from '@tanstack/react-router';
import { useLinkState } from '#client/navigation.ts';
import type { LinkProps } from '#client/ui/link.tsx';
import { isAppPath, PUBLIC_PATHS } from '#shared/paths.ts';

const stripQuery = (to: string): string => to.split(/[?#]/, 1)[0] ?? to;

export const RouterLink = ({ to, children, ...rest }: LinkProps) => {
  const path = stripQuery(to);
  const toLinkState = useLinkState();
  if (path !== PUBLIC_PATHS.landing && !isAppPath(path)) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  const [, query = '', hash = ''] = /^[^?#]*(?:\?([^#]*))?(?:#(.*))?$/.exec(to) ?? [];
  return (
    <TanStackLink
      to={path}
      search={Object.fromEntries(new URLSearchParams(query)) as never}
      {...(hash ? { hash } : {})}
      state={toLinkState(path)}
      {...rest}
    >
      {children}
    </TanStackLink>
  );
};
