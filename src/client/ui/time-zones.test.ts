import { describe, expect, it } from 'vitest';
import { findTimeZones, timeZoneOptions } from './time-zones.ts';
import { uiTextsEs } from './ui-texts.es.ts';
import { zoneCitiesEn } from './zone-cities.en.ts';

const NOVEMBER = Date.UTC(2026, 10, 20);
const options = timeZoneOptions({ cities: zoneCitiesEn, locale: 'en-US' });
const spanish = timeZoneOptions({ cities: uiTextsEs.cities, locale: 'es-419' });
const findZones = (typed: string, among = options): string[] =>
  findTimeZones(among, typed, NOVEMBER).map(({ zone }) => zone);

describe('time zone search', () => {
  it('finds zones by city, with and without accents, and by the English name', () => {
    expect(findZones('bogo')).toEqual(['America/Bogota']);
    expect(findZones('São')).toContain('America/Sao_Paulo');
    expect(findZones('new york', spanish)).toEqual(['America/New_York']);
    expect(findZones('nueva york', spanish)).toEqual(['America/New_York']);
  });

  it.each([
    ['Medellín', 'America/Bogota'],
    ['cali', 'America/Bogota'],
    ['Quito', 'America/Guayaquil'],
    ['Guadalajara', 'America/Mexico_City'],
    ['Monterrey', 'America/Monterrey'],
    ['Curitiba', 'America/Sao_Paulo'],
    ['porto alegre', 'America/Sao_Paulo'],
    ['Belo Horizonte', 'America/Sao_Paulo'],
    ['Brasília', 'America/Sao_Paulo'],
    ['Cusco', 'America/Lima'],
    ['Pacific Time', 'America/Los_Angeles'],
  ])('finds zones by other cities and names: %s', (typed, zone) => {
    expect(findZones(typed)).toContain(zone);
  });

  it('finds zones that browsers spell differently', () => {
    expect(findZones('Rosario').map((zone) => zone.replace('Argentina/', ''))).toEqual(['America/Buenos_Aires']);
  });

  it('finds zones by country, and by country and city', () => {
    expect(findZones('Peru')).toEqual(['America/Lima']);
    expect(findZones('méxico', spanish)).toContain('America/Tijuana');
    expect(findZones('tijuana mex')).toEqual(['America/Tijuana']);
  });

  it('finds zones by UTC offset in any notation', () => {
    for (const typed of ['GMT-5', 'utc -5', '-5', '-05:00', 'GMT\u22125']) {
      expect(findZones(typed)).toContain('America/Lima');
      expect(findZones(typed)).not.toContain('America/Chicago');
    }
    expect(findZones('+5:30')).toContain('Asia/Calcutta');
  });

  it('lists the Americas first and each zone once, and finds no zone for unknown text', () => {
    expect(options.slice(1, 60).every(({ zone }) => zone.startsWith('America/'))).toBe(true);
    expect(new Set(options.map(({ zone }) => zone)).size).toBe(options.length);
    expect(findZones('nowhere at all')).toEqual([]);
  });
});
