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

describe('findCurrentItem', () => {
  it('matches the path itself or its parent', () => {
    expect(current('/candidates')).toBe('/candidates');
    expect(current('/candidates/1?tab=a')).toBe('/candidates');
    expect(current('/candidates-old')).toBeUndefined();
  });

  it('matches additional paths, and the root only exactly', () => {
    expect(current('/')).toBe('/company-dashboard');
    expect(current('/messages')).toBeUndefined();
  });

  it('prefers the longest match', () => {
    expect(current('/admin')).toBe('/admin');
    expect(current('/admin/activity')).toBe('/admin');
    expect(current('/admin/applications')).toBe('/admin/applications');
  });
});

describe('splitItems', () => {
  it('shows all items if they fit', () => {
    expect(splitPlaces(PLACES, 4)).toEqual({ shown: PLACES, hidden: [] });
  });

  it('replaces the last item with More if they do not fit', () => {
    expect(splitPlaces(PLACES, 3)).toEqual({ shown: PLACES.slice(0, 2), hidden: PLACES.slice(2) });
  });
});
