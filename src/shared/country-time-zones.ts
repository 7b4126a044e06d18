type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

/** Returns the IANA time zones of a country (ISO 3166-1 alpha-2). Returns an empty list if the browser does not provide them. */
export const countryTimeZones = (country: string): readonly string[] => {
  const locale = new Intl.Locale('und', { region: country }) as LocaleWithZones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
};
