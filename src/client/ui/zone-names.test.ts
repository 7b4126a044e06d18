import { describe, expect, it } from 'vitest';
import { readZoneName } from '#features/matching/matching.domain.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { ABBREVIATIONS, statedZone, zoneCity, zoneIn, zoneOffset } from './zone-names.ts';

describe('the name of a time zone', () => {
  it('is its city, in the language of the reader', () => {
    expect(zoneCity('America/Lima', 'en-US')).toBe('Lima');
    expect(zoneCity('America/Bogota', 'en-US')).toBe('Bogotá');
    expect(zoneCity('America/Mexico_City', 'en-US')).toBe('Mexico City');
    expect(zoneCity('America/Mexico_City', 'es-419')).toBe('Ciudad de México');
    expect(zoneCity('America/New_York', 'pt-BR')).toBe('Nova York');
    expect(zoneCity('America/Argentina/Buenos_Aires', 'es-419')).toBe('Buenos Aires');
  });

  it('is the offset where the zone belongs to no place', () => {
    expect(zoneCity('Etc/GMT+5', 'en-US')).toBe('GMT-5');
    expect(zoneCity('UTC', 'en-US')).toBe('UTC');
    expect(zoneOffset('America/Sao_Paulo', Date.UTC(2026, 0, 1), 'en-US')).toBe('GMT-3');
  });

  it('is never an identifier', () => {
    for (const zone of Intl.supportedValuesOf('timeZone'))
      for (const language of LANGUAGES) expect(zoneCity(zone, language)).not.toMatch(/[/_]/);
  });
});

describe('what somebody stated as their time zone', () => {
  it('stays in their own words, but for identifiers', () => {
    expect(statedZone('EST', 'en-US')).toBe('EST');
    expect(statedZone('Medellín', 'en-US')).toBe('Medellín');
    expect(statedZone('America/Lima', 'en-US')).toBe('Lima');
    expect(statedZone('America/Bogota (GMT-5)', 'es-419')).toBe('Bogotá');
  });

  it('is on a clock where it is an identifier, an offset, or the server read one in it', () => {
    expect(zoneIn('America/Lima', undefined)).toBe('America/Lima');
    expect(zoneIn('EST', 'America/New_York')).toBe('America/New_York');
    expect(zoneIn('UTC-05:00', null)).toBe('Etc/GMT+5');
    expect(zoneIn('gmt +3', undefined)).toBe('Etc/GMT-3');
    expect(zoneIn('UTC+00:00', null)).toBe('UTC');
    expect(zoneIn('mornings', undefined)).toBeNull();
  });

  it('is read alike here and on the server, where it is an abbreviation', () => {
    expect(zoneIn('est', undefined)).toBe('America/New_York');
    for (const [written, zone] of Object.entries(ABBREVIATIONS)) expect(readZoneName(written)).toBe(zone);
  });
});
