import { describe, expect, it } from 'vitest';
import { messageParts } from '#testing/catalogs.ts';
import { todoEn } from './todo.en.ts';
import { todoEs } from './todo.es.ts';
import { todoPt } from './todo.pt.ts';

describe('a to-do list with a capped count', () => {
  it.each([
    ['en', todoEn],
    ['es', todoEs],
    ['pt', todoPt],
  ])('does not state how many more there are, in %s', (_, { more, moreCutOff }) => {
    expect(messageParts(more)).toEqual(['count']);
    expect(moreCutOff).not.toMatch(/\d|\{/);
  });
});
