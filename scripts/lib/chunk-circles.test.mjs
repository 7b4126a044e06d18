import { expect, test } from 'vitest';
import { findCircle } from './chunk-circles.mjs';

test('findCircle returns the files of a cycle, and null if two paths merely meet', () => {
  const meeting = [
    ['page', ['shared', 'form']],
    ['form', ['shared']],
    ['shared', []],
  ];
  expect(findCircle(new Map(meeting))).toBeNull();
  expect(findCircle(new Map([...meeting.slice(0, 2), ['shared', ['form']]]))).toEqual(['shared', 'form', 'shared']);
});
