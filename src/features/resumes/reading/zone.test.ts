import { expect, it } from 'vitest';
import { findPlaceZone } from './zone.ts';

it.each([
  ['Medellín', 'CO', 'America/Bogota'],
  ['Envigado', 'CO', 'America/Bogota'],
  [null, 'CO', 'America/Bogota'],
  ['Salta', 'AR', 'America/Argentina/Buenos_Aires'],
  ['Tijuana', 'MX', 'America/Tijuana'],
  ['Guadalajara', 'MX', 'America/Mexico_City'],
  ['Florianópolis', 'BR', 'America/Sao_Paulo'],
  ['Manaus', 'BR', 'America/Manaus'],
  ['Miami', 'US', 'America/New_York'],
  ['Quito', 'EC', 'America/Guayaquil'],
  ['Quelimane', 'BR', null],
  [null, 'BR', null],
  [null, 'US', null],
  ['San Juan', 'AR', 'America/Argentina/Buenos_Aires'],
  ['Córdoba', 'ES', null],
  ['Medellín', null, null],
])('%s in %s has the zone %s', (city, country, zone) => {
  expect(findPlaceZone({ city, country })).toBe(zone);
});
