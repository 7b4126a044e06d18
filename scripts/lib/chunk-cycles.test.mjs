import { expect, test } from 'vitest';
import { findCycle } from './chunk-cycles.mjs';

test('findCycle returns the files of a cycle, and null if two imports lead to the same file without a cycle', () => {
  const meeting = [
    ['page', ['shared', 'form']],
    ['form', ['shared']],
    ['shared', []],
  ];
  expect(findCycle(new Map(meeting))).toBeNull();
  expect(findCycle(new Map([...meeting.slice(0, 2), ['shared', ['form']]]))).toEqual(['shared', 'form', 'shared']);
});
