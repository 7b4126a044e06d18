/** How mails tell a time: on the clock of a zone, in the reader's language. */
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';

/** ISO 8601. */
interface Span {
  start: string;
  end: string;
}

/** `Wednesday, March 4, 2026, 10:00 – 10:30 AM`. Intl sets thin and narrow spaces, which some mail programs do not show. */
export const clockTime = ({ start, end }: Span, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
    .formatRange(new Date(start), new Date(end))
    .replace(/[\u2009\u202f]/g, ' ');

/** The same with the zone in words: `… Eastern Time`. */
export const zonedTime = (slot: Span, timeZone: string, language: Language): string => {
  const zone = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(slot.start))
    .find((part) => part.type === 'timeZoneName');
  return `${clockTime(slot, timeZone, language)} ${zone?.value ?? timeZone}`;
};
