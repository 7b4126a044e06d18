import { describe, expect, it } from 'vitest';
import { isolateText, withoutIsolates } from './isolated.ts';

describe('isolateText', () => {
  it.each(['محمد', 'דוד כהן', 'ﷺ', 'Ruiz محمد'])('wraps right-to-left text in isolates: %s', (name) => {
    expect(isolateText(name)).toBe(`\u2068${name}\u2069`);
    expect(withoutIsolates(isolateText(name))).toBe(name);
  });

  it.each(['Ana Ruiz', 'Łukasz', 'Nguyễn', '李明', 'Ελένη', ''])('leaves other text unchanged: %s', (name) => {
    expect(isolateText(name)).toBe(name);
  });
});
