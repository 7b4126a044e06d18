import { expect, it } from 'vitest';
import { ALL_ROUTES } from '#testing/all-routes.ts';
import { LIVE_READS } from './live-updates.tsx';

it('every path that live frames refetch matches an existing call', () => {
  const hasCall = (root: string): boolean => ALL_ROUTES.some(({ path }) => `${path}/`.startsWith(`${root}/`));
  expect([...LIVE_READS].filter((root) => !hasCall(root))).toEqual([]);
});
