import { describe, expect, it } from 'vitest';
import { findTimeZones, timeZoneOptions } from './time-zones.ts';
import { uiTextsEs } from './ui-texts.es.ts';
import { zoneCitiesEn } from './zone-cities.en.ts';

const NOVEMBER = Date.UTC(2026, 10, 20);
const options = timeZoneOptions({ cities: zoneCitiesEn, locale: 'en-US' });
const spanish = timeZoneOptions({ cities: uiTextsEs.cities, locale: 'es-419' });
const found = (typed: string, among = options): string[] =>
  findTimeZones(among, typed, NOVEMBER).map(({ zone }) => zone);

describe('time zones to choose from', () => {
  it('are found by their city, with and without accents, and by its English name', () => {
    expect(found('bogo')).toEqual(['America/Bogota']);
    expect(found('São')).toContain('America/Sao_Paulo');
    expect(found('new york', spanish)).toEqual(['America/New_York']);
    expect(found('nueva york', spanish)).toEqual(['America/New_York']);
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
  ])('are found by another city or name: %s', (typed, zone) => {
    expect(found(typed)).toContain(zone);
  });

  it('are found by a city of a zone that browsers write in two ways', () => {
    expect(found('Rosario').map((zone) => zone.replace('Argentina/', ''))).toEqual(['America/Buenos_Aires']);
  });

  it('are found by their country, and by both', () => {
    expect(found('Peru')).toEqual(['America/Lima']);
    expect(found('méxico', spanish)).toContain('America/Tijuana');
    expect(found('tijuana mex')).toEqual(['America/Tijuana']);
  });

  it('are found by how far they are from UTC, however that is written', () => {
    for (const typed of ['GMT-5', 'utc -5', '-5', '-05:00', 'GMT\u22125']) {
      expect(found(typed)).toContain('America/Lima');
      expect(found(typed)).not.toContain('America/Chicago');
    }
    expect(found('+5:30')).toContain('Asia/Calcutta');
  });

  it('begin with those of the Americas, and are each offered once', () => {
    expect(options.slice(1, 60).every(({ zone }) => zone.startsWith('America/'))).toBe(true);
    expect(new Set(options.map(({ zone }) => zone)).size).toBe(options.length);
    expect(found('nowhere at all')).toEqual([]);
  });
});
