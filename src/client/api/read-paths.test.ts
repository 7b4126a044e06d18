import { expect, it } from 'vitest';
import { ALL_ROUTES } from '#testing/all-routes.ts';
import { READ_ROOTS } from './read-paths.ts';

it('names only paths that some call has', () => {
  const isCalled = (root: string): boolean => ALL_ROUTES.some(({ path }) => `${path}/`.startsWith(`${root}/`));
  expect(READ_ROOTS.filter((root) => !isCalled(root))).toEqual([]);
});
