/** Adds the current time to a place, such as `New York · 2:19 PM`, or shows it alone. Updates every minute. */
import { MINUTE_MS } from '#shared/time.ts';

export const runClocks = (clocks: readonly HTMLElement[], locale: string): void => {
  const show = (): void => {
    for (const clock of clocks) {
      const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: clock.dataset.clock });
      const separator = clock.previousSibling === null ? '' : ' · ';
      clock.textContent = `${separator}${format.format(new Date())}`;
    }
  };
  show();
  setInterval(show, MINUTE_MS);
};
