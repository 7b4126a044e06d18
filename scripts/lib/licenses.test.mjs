import { describe, expect, it } from 'vitest';
import { isAllowed, refusedLicenses } from './licenses.mjs';

describe('the license check', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND OFL-1.1', 'Apache-2.0'])('allows %s', (license) => {
    expect(isAllowed(license)).toBe(true);
  });

  it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'AGPL-3.0-only', 'SEE LICENSE IN TERMS.md', 'no license'])(
    'rejects %s',
    (license) => {
      expect(isAllowed(license)).toBe(false);
    },
  );

  it('lists rejected packages at any depth, but no development dependencies or exceptions', () => {
    const packages = {
      '': {},
      'node_modules/good': { license: 'MIT' },
      'node_modules/good/node_modules/@some/copyleft': { license: 'GPL-3.0-only' },
      'node_modules/unnamed': {},
      'node_modules/tool': { license: 'MPL-2.0', dev: true },
      'node_modules/@img/sharp-libvips-linux-x64': { license: 'LGPL-3.0-or-later' },
    };
    expect(refusedLicenses({ packages })).toEqual(['@some/copyleft: GPL-3.0-only', 'unnamed: no license']);
  });
});
