/** The links to a page in the other languages take its query along, so that what a mailed link opened stays open. */

/** A link as far as it leads somewhere. */
interface LinkTo {
  href: string;
}

/** Adds to each link what the page's own query has beyond it. */
export const takeQueryAlong = (links: Iterable<LinkTo>, search: string): void => {
  for (const link of links) {
    const to = new URL(link.href);
    for (const [name, value] of new URLSearchParams(search)) {
      if (!to.searchParams.has(name)) to.searchParams.append(name, value);
    }
    link.href = to.href;
  }
};
