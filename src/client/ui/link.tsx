/**
 * A link that does not depend on the router. The signed-in app provides the router's link. Without a provider (static pages, tests), `Link` renders a
 * plain anchor. `to` is a path of this site, optionally with query and hash; use <a> for other sites.
 */
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';
import { usePageLanguage } from '#client/page-language.ts';
import { localizedLink } from '#shared/paths.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** On public pages, links to the target in the page's language if that version exists. */
const Anchor = ({ to, children, ...rest }: LinkProps) => (
  <a href={localizedLink(to, usePageLanguage())} {...rest}>
    {children}
  </a>
);

const LinkContext = createContext<ComponentType<LinkProps>>(Anchor);

/** Makes every nested `Link` render `component`, which must forward all props to an anchor. */
export const LinkProvider = ({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) => (
  <LinkContext value={component}>{children}</LinkContext>
);

/** An unstyled link inside the site. */
export const Link = (props: LinkProps) => {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
};
