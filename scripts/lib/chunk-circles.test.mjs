import { expect, test } from 'vitest';
import { findCircle } from './chunk-circles.mjs';

test('names the files of a circle, and finds none where two paths only meet', () => {
  const meeting = [
    ['page', ['shared', 'form']],
    ['form', ['shared']],
    ['shared', []],
  ];
  expect(findCircle(new Map(meeting))).toBeNull();
  expect(findCircle(new Map([...meeting.slice(0, 2), ['shared', ['form']]]))).toEqual(['shared', 'form', 'shared']);
});
