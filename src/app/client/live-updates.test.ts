import { expect, it } from 'vitest';
import { ALL_ROUTES } from '#testing/all-routes.ts';
import { LIVE_READS } from './live-updates.tsx';

it('live frames name only paths that some call has', () => {
  const isCalled = (root: string): boolean => ALL_ROUTES.some(({ path }) => `${path}/`.startsWith(`${root}/`));
  expect([...LIVE_READS].filter((root) => !isCalled(root))).toEqual([]);
});
