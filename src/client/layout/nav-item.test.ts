import { describe, expect, it } from 'vitest';
import { findCurrentItem, type NavItem, splitItems } from './nav-item.ts';

const createItem = (to: string, also?: readonly string[]): NavItem => ({ label: to, to, icon: null, also });
const ITEMS = [
  createItem('/company-dashboard', ['/']),
  createItem('/candidates'),
  createItem('/admin'),
  createItem('/admin/applications'),
];

const current = (path: string): string | undefined => findCurrentItem(ITEMS, path)?.to;

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
    expect(splitItems(ITEMS, 4)).toEqual({ shown: ITEMS, hidden: [] });
  });

  it('reserves the last place for More if the items do not fit', () => {
    expect(splitItems(ITEMS, 3)).toEqual({ shown: ITEMS.slice(0, 2), hidden: ITEMS.slice(2) });
  });
});
