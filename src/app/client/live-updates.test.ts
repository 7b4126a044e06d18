import { expect, it } from 'vitest';
import { ALL_ROUTES } from '#testing/all-routes.ts';
import { LIVE_READS } from './live-updates.tsx';

it('live frames only name paths of existing calls', () => {
  const isCalled = (root: string): boolean => ALL_ROUTES.some(({ path }) => `${path}/`.startsWith(`${root}/`));
  expect([...LIVE_READS].filter((root) => !isCalled(root))).toEqual([]);
});
