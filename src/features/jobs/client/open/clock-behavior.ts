/** Shows the current time instead of the offset of a time zone. Updates every minute. */
const MINUTE_MS = 60_000;

export const runClocks = (clocks: readonly HTMLElement[], locale: string): void => {
  const show = (): void => {
    for (const clock of clocks) {
      const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: clock.dataset.clock });
      clock.textContent = format.format(new Date());
    }
  };
  show();
  setInterval(show, MINUTE_MS);
};
