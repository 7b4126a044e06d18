/**
 * The part of a public page that the browser brings to life. Pages are static HTML; an island is rendered into it on its own
 * at build time, so that the browser can hydrate it alone, with the same ids. Used on public pages only.
 */
import { createContext, useContext } from 'react';

/** Gives the HTML of an island by its name; only the renderer of public pages provides it. */
export const IslandHtmlContext = createContext<(name: string) => string>(() => '');

/** Marks the place of an island. Its names stand in the app's list of islands. */
export const Island = ({ name, className }: { name: string; className?: string }) => {
  const htmlOf = useContext(IslandHtmlContext);
  return <div data-island={name} className={className} dangerouslySetInnerHTML={{ __html: htmlOf(name) }} />;
};
