/**
 * An interactive part of a static public page. Each island is rendered separately at build time, so that the browser can hydrate it alone with
 * matching ids. Only for public pages.
 */
import { createContext, useContext } from 'react';

/** Returns the HTML of an island by name. Provided by the renderer of public pages. */
export const IslandHtmlContext = createContext<(name: string) => string>(() => '');

/** Renders an island. Names are in the app's list of islands. */
export const Island = ({ name, className }: { name: string; className?: string }) => {
  const islandHtml = useContext(IslandHtmlContext);
  return <div data-island={name} className={className} dangerouslySetInnerHTML={{ __html: islandHtml(name) }} />;
};
