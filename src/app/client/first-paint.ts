/** When the page first shows its content. What only makes it react waits for that, so that reading never waits for a form. */

/** A page that is loaded out of sight paints nothing; its forms are made ready all the same. */
const LATEST_MS = 1_000;

/** Resolves at the page's first contentful paint, at once where that is over, and after a second at the latest. */
export const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LATEST_MS);
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
