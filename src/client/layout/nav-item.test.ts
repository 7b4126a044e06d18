/**
 * Which place is the current one, and what fits where.
 */
import { describe, expect, it } from 'vitest';
import { currentPlace, type NavItem, splitPlaces } from './nav-item.ts';

const place = (to: string, also?: readonly string[]): NavItem => ({ label: to, to, icon: null, also });
const PLACES = [
  place('/company-dashboard', ['/']),
  place('/candidates'),
  place('/admin'),
  place('/admin/applications'),
];

const current = (path: string): string | undefined => currentPlace(PLACES, path)?.to;

describe('the current place', () => {
  it('is the path itself or what lies above it', () => {
    expect(current('/candidates')).toBe('/candidates');
    expect(current('/candidates/1?tab=a')).toBe('/candidates');
    expect(current('/candidates-old')).toBeUndefined();
  });

  it('counts the further paths, the root only as itself', () => {
    expect(current('/')).toBe('/company-dashboard');
    expect(current('/messages')).toBeUndefined();
  });

  it('is the closest of several', () => {
    expect(current('/admin')).toBe('/admin');
    expect(current('/admin/activity')).toBe('/admin');
    expect(current('/admin/applications')).toBe('/admin/applications');
  });
});

describe('the room for places', () => {
  it('holds all that fit', () => {
    expect(splitPlaces(PLACES, 4)).toEqual({ shown: PLACES, hidden: [] });
  });

  it('gives its last entry to More when there are too many', () => {
    expect(splitPlaces(PLACES, 3)).toEqual({ shown: PLACES.slice(0, 2), hidden: PLACES.slice(2) });
  });
});
