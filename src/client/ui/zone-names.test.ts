import { describe, expect, it } from 'vitest';
import { readZoneName } from '#engine/matching.domain.ts';
import { uiTextsEs } from './ui-texts.es.ts';
import { uiTextsPt } from './ui-texts.pt.ts';
import { zoneCitiesEn } from './zone-cities.en.ts';
import { ABBREVIATIONS, formatStatedPlace, formatStatedZone, resolveZone, zoneCity, zoneOffset } from './zone-names.ts';

const english = { cities: zoneCitiesEn, locale: 'en-US' };
const spanish = { cities: uiTextsEs.cities, locale: 'es-419' };
const portuguese = { cities: uiTextsPt.cities, locale: 'pt-BR' };

describe('zoneCity', () => {
  it("returns the city in the user's language", () => {
    expect(zoneCity('America/Lima', english)).toBe('Lima');
    expect(zoneCity('America/Bogota', english)).toBe('Bogotá');
    expect(zoneCity('America/Mexico_City', english)).toBe('Mexico City');
    expect(zoneCity('America/Mexico_City', spanish)).toBe('Ciudad de México');
    expect(zoneCity('America/New_York', portuguese)).toBe('Nova York');
    expect(zoneCity('America/Argentina/Buenos_Aires', spanish)).toBe('Buenos Aires');
  });

  it('returns the offset of zones without a place', () => {
    expect(zoneCity('Etc/GMT+5', english)).toBe('GMT-5');
    expect(zoneCity('UTC', english)).toBe('UTC');
    expect(zoneOffset('America/Sao_Paulo', Date.UTC(2026, 0, 1), 'en-US')).toBe('GMT-3');
  });

  it('never returns an identifier', () => {
    for (const zone of Intl.supportedValuesOf('timeZone'))
      for (const names of [english, spanish, portuguese]) expect(zoneCity(zone, names)).not.toMatch(/[/_]/);
  });
});

describe('formatStatedZone', () => {
  it("returns the user's own words, except identifiers", () => {
    expect(formatStatedZone('EST', english)).toBe('EST');
    expect(formatStatedZone('Medellín', english)).toBe('Medellín');
    expect(formatStatedZone('America/Lima', english)).toBe('Lima');
    expect(formatStatedZone('America/Bogota (GMT-5)', spanish)).toBe('Bogotá');
  });
});

describe('formatStatedPlace', () => {
  it("returns a city or the user's own words, and null for an offset", () => {
    expect(formatStatedPlace('America/Lima', english)).toBe('Lima');
    expect(formatStatedPlace('EST', english)).toBe('EST');
    for (const offset of ['GMT-5', 'utc +3', 'UTC-05:00', 'Etc/GMT+5'])
      expect(formatStatedPlace(offset, english)).toBeNull();
  });
});

describe('resolveZone', () => {
  it('resolves identifiers, offsets and zones recognized by the server', () => {
    expect(resolveZone('America/Lima', undefined)).toBe('America/Lima');
    expect(resolveZone('EST', 'America/New_York')).toBe('America/New_York');
    expect(resolveZone('UTC-05:00', null)).toBe('Etc/GMT+5');
    expect(resolveZone('gmt +3', undefined)).toBe('Etc/GMT-3');
    expect(resolveZone('UTC+00:00', null)).toBe('UTC');
    expect(resolveZone('mornings', undefined)).toBeNull();
  });

  it('resolves the same abbreviations as the server', () => {
    expect(resolveZone('est', undefined)).toBe('America/New_York');
    for (const [written, zone] of Object.entries(ABBREVIATIONS)) expect(readZoneName(written)).toBe(zone);
  });
});
