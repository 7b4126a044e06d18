/** Copies the page's query to its language links, so that tokens of emailed links are kept. */

/** The part of a link that this module uses. */
interface LinkTo {
  href: string;
}

/** Adds missing parameters of the page's query to each link. */
export const keepQuery = (links: Iterable<LinkTo>, search: string): void => {
  for (const link of links) {
    const to = new URL(link.href);
    for (const [name, value] of new URLSearchParams(search)) {
      if (!to.searchParams.has(name)) to.searchParams.append(name, value);
    }
    link.href = to.href;
  }
};
