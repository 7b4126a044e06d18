/** Checks the WCAG 2.2 AA contrast of every text token on its backgrounds and of control borders, in both themes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Theme = 'light' | 'dark';

/** Reads the tokens in the form `--name: light-dark(#…, #…);`. */
const readTokens = (css: string): ReadonlyMap<string, Record<Theme, string>> => {
  const pattern = /--([\w-]{1,60}):\s{0,9}light-dark\((#[0-9a-f]{6}),\s{0,9}(#[0-9a-f]{6})\)/giu;
  return new Map([...css.matchAll(pattern)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]));
};

const channel = (hex: string, index: number): number => {
  const value = Number.parseInt(hex.slice(index, index + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** Returns the contrast ratio of two colors `#rrggbb` by WCAG 2.2 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio), from 1 to 21. */
const contrast = (first: string, second: string): number => {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const tokens = readTokens(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8'));
const THEMES: readonly Theme[] = ['light', 'dark'];
const GROUNDS = ['surface', 'surface-raised', 'surface-sunken', 'surface-overlay', 'surface-hover'];
const AVATARS = ['clay', 'moss', 'ochre', 'plum', 'slate', 'olive'];

const pairColors = (inks: readonly string[], grounds: readonly string[]): [string, string][] =>
  inks.flatMap((ink) => grounds.map((ground): [string, string] => [ink, ground]));

const TEXT: readonly [string, string][] = [
  ...pairColors(['ink', 'ink-soft', 'muted', 'accent-ink', 'positive-ink', 'caution-ink', 'danger-ink'], GROUNDS),
  ...pairColors(['ink', 'ink-soft'], ['accent-soft', 'positive-soft', 'caution-soft', 'danger-soft', 'info-soft']),
  ['accent-ink', 'accent-soft'],
  ['positive-ink', 'positive-soft'],
  ['caution-ink', 'caution-soft'],
  ['danger-ink', 'danger-soft'],
  ['info-ink', 'info-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-positive', 'positive'],
  ['ink-inverse', 'surface-inverse'],
  ['ink', 'art-sky'],
  ...AVATARS.map((tone): [string, string] => [`avatar-${tone}-ink`, `avatar-${tone}`]),
];

const EDGES: readonly [string, string][] = [
  ...pairColors(['line-strong', 'focus', 'positive', 'positive-line', 'caution', 'danger', 'info', 'accent'], GROUNDS),
  ['danger', 'danger-soft'],
  ['positive', 'positive-soft'],
  ['art-line', 'surface'],
  ['art-bridge', 'surface'],
];

const ratio = ([ink, ground]: [string, string], theme: Theme): number => {
  const [one, other] = [tokens.get(ink), tokens.get(ground)];
  if (!one || !other) throw new Error(`tokens.css has no ${one ? ground : ink}`);
  return contrast(one[theme], other[theme]);
};

const listWeakPairs = (pairs: readonly [string, string][], theme: Theme, min: number): string[] =>
  pairs
    .filter((pair) => ratio(pair, theme) < min)
    .map((pair) => `${pair[0]} on ${pair[1]}: ${ratio(pair, theme).toFixed(2)}`);

describe('the contrast formula', () => {
  it('returns 21 for black on white and 1 for equal colors', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#b4452a', '#b4452a')).toBe(1);
  });
});

describe.each(THEMES)('the %s theme', (theme) => {
  it('has a contrast of at least 4.5:1 for text', () => {
    expect(listWeakPairs(TEXT, theme, 4.5)).toEqual([]);
  });

  it('has a contrast of at least 3:1 for borders, icons and the focus ring', () => {
    expect(listWeakPairs(EDGES, theme, 3)).toEqual([]);
  });
});

// This is why browser tests of the dark theme check only colors.
it('no styles except the color tokens depend on the theme', () => {
  const source = join(import.meta.dirname, '../..');
  const sourceFiles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(css|tsx?)$/.test(file) && !file.includes('.test.'),
  );
  const other = sourceFiles.filter((file) =>
    /prefers-color-scheme|[\s'"`]dark:\S/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(sourceFiles.length).toBeGreaterThan(500);
  expect(other).toEqual([]);
});
