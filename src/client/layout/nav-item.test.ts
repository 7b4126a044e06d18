/**
 * Which place is the current one, and what fits a phone's bar.
 */
import { describe, expect, it } from 'vitest';
import { isCurrentPlace, type NavItem, splitForPhone } from './nav-item.ts';

const place = (to: string, also?: readonly string[]): NavItem => ({ label: to, to, icon: null, also });

describe('the current place', () => {
  it('is the path itself or what lies below it', () => {
    expect(isCurrentPlace(place('/candidates'), '/candidates')).toBe(true);
    expect(isCurrentPlace(place('/candidates'), '/candidates/1?tab=a')).toBe(true);
    expect(isCurrentPlace(place('/candidates'), '/candidates-old')).toBe(false);
  });

  it('counts the further paths, the root only as itself', () => {
    expect(isCurrentPlace(place('/company-dashboard', ['/']), '/')).toBe(true);
    expect(isCurrentPlace(place('/company-dashboard', ['/']), '/messages')).toBe(false);
  });

  it('is never a place whose sub-place has an entry of its own', () => {
    expect(isCurrentPlace({ ...place('/admin'), exact: true }, '/admin/applications')).toBe(false);
  });
});

describe("a phone's bar", () => {
  it('holds five places', () => {
    const items = ['/a', '/b', '/c', '/d', '/e'].map((to) => place(to));
    expect(splitForPhone(items)).toEqual({ shown: items, hidden: [] });
  });

  it('holds four and More when there are six', () => {
    const items = ['/a', '/b', '/c', '/d', '/e', '/f'].map((to) => place(to));
    expect(splitForPhone(items).shown).toHaveLength(4);
    expect(splitForPhone(items).hidden).toEqual(items.slice(4));
  });
});
