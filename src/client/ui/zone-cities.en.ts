/** English names of time-zone cities, for cities whose names differ by language. The names in other languages are in the ui texts. */
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
