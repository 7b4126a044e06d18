/** Cities of time zones whose name differs by language; those of other languages stand among the words of the building blocks. */
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
