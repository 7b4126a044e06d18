/** Tests the rule for linear patterns, and applies it to patterns that modules build dynamically, which lint rules cannot see. */
import { describe, expect, it, vi } from 'vitest';
import { isSuperLinear } from './linear-patterns.mjs';

describe('the rule for linear patterns', () => {
  it.each([/(a+)+$/, /\s+$/, /[\w.]+@[\w.]+\.\w+/, /^(.+?)\s*\((.+)\)$/])('reports %s', (pattern) => {
    expect(isSuperLinear(pattern.source, pattern.flags)).toBe(true);
  });

  it.each([/^\s+/, /\s{1,20}$/, /<([^<>]+)>/, /\p{L}+/u, /[\w.]{1,64}@[\w-]{1,63}\.\w{2,24}/])(
    'accepts %s',
    (pattern) => {
      expect(isSuperLinear(pattern.source, pattern.flags)).toBe(false);
    },
  );
});

/** Modules that build patterns at load time. */
const MODULES = import.meta.glob([
  '../../src/shared/{uuids,paths}.ts',
  '../../src/engine/text/{name-evidence,career-dates}.ts',
  '../../src/engine/scoring/{identity,identity-names,experience}.ts',
  '../../src/engine/taxonomy/title-concepts.ts',
  '../../src/features/candidates/candidates.contract.ts',
  '../../src/features/resumes/reading/{skills,contact,dates,language-levels}.ts',
]);

it('dynamically built patterns take linear time', async () => {
  const patterns = [];
  const Original = globalThis.RegExp;
  globalThis.RegExp = class extends Original {
    constructor(...parts) {
      super(...parts);
      patterns.push(this);
    }
  };
  try {
    vi.resetModules();
    for (const load of Object.values(MODULES)) await load();
  } finally {
    globalThis.RegExp = Original;
  }
  expect(patterns.length).toBeGreaterThan(50);
  expect(patterns.filter(({ source, flags }) => isSuperLinear(source, flags)).map(String)).toEqual([]);
});
