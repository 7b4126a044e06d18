/** Delays scripts until the page's content is shown, so that reading does not wait for them. */

/** Pages in background tabs never paint, but their forms must still become ready. */
const LATEST_MS = 1_000;

/** Resolves at the first contentful paint, immediately if it is over, and after a second at the latest. */
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
