/** Names of time zones in the user's language. */
import { useLocale } from 'use-intl';
import { useUiTexts } from './ui-texts.ts';
import { zoneCitiesEn } from './zone-cities.en.ts';
import type { ZoneNames } from './zone-names.ts';

/** Returns the names for `zoneCity` and `formatStatedZone`. */
export const useZoneNames = (): ZoneNames => {
  const { cities = zoneCitiesEn } = useUiTexts();
  return { cities, locale: useLocale() };
};
