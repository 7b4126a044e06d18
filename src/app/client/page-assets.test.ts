import { describe, expect, it } from 'vitest';
import { collectAssets } from './page-assets.ts';

const MANIFEST = {
  '_shared.js': {
    file: 'assets/shared.js',
    css: ['assets/shared.css'],
    assets: [
      'assets/hanken-grotesk-latin-ext-wght-normal-a.woff2',
      'assets/hanken-grotesk-latin-wght-normal-b.woff2',
      'assets/newsreader-latin-ext-wght-normal-c.woff2',
      'assets/newsreader-latin-wght-normal-d.woff2',
      'assets/picture.svg',
    ],
  },
  'src/app/client/islands-entry.ts': {
    file: 'assets/islands.js',
    css: ['assets/islands.css', 'assets/shared.css'],
    imports: ['_shared.js', '_gone.js'],
  },
};

describe('collectAssets', () => {
  it('collects distinct styles of the script and its imports', () => {
    const { script, styles } = collectAssets(MANIFEST);
    expect(script).toBe('/assets/islands.js');
    expect(styles).toEqual(['/assets/shared.css', '/assets/islands.css']);
  });

  it('preloads the two latin fonts and no other file', () => {
    expect(collectAssets(MANIFEST).fonts).toEqual([
      '/assets/newsreader-latin-wght-normal-d.woff2',
      '/assets/hanken-grotesk-latin-wght-normal-b.woff2',
    ]);
  });

  it('throws if the build lacks the script', () => {
    expect(() => collectAssets({})).toThrow('The build has no src/app/client/islands-entry.ts');
  });
});
