import { describe, expect, it } from 'vitest';
import { isolated, withoutIsolates } from './isolated.ts';

describe('text of people in a sentence', () => {
  it.each(['محمد', 'דוד כהן', 'ﷺ', 'Ruiz محمد'])('is set apart where it runs from right to left: %s', (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
    expect(withoutIsolates(isolated(name))).toBe(name);
  });

  it.each(['Ana Ruiz', 'Łukasz', 'Nguyễn', '李明', 'Ελένη', ''])('stays what it is otherwise: %s', (name) => {
    expect(isolated(name)).toBe(name);
  });
});
