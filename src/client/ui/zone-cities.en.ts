/** English city names of time zones that differ by language. Those of other languages are in the ui texts. */
export const zoneCitiesEn = {
  'America/Asuncion': 'Asunción',
  'America/Guatemala': 'Guatemala City',
  'America/Havana': 'Havana',
  'America/Los_Angeles': 'Los Angeles',
  'America/Mexico_City': 'Mexico City',
  'America/Montevideo': 'Montevideo',
  'America/New_York': 'New York',
  'America/Panama': 'Panama City',
};

export type CityNames = Readonly<Record<keyof typeof zoneCitiesEn, string>>;
