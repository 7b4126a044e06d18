/**
 * Reads the colors of tokens.css and calculates contrast ratios by WCAG 2.2 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). Used only by the
 * test next to it.
 */
export type Theme = 'light' | 'dark';
export type Tokens = ReadonlyMap<string, Record<Theme, string>>;

/** Reads the tokens in the form `--name: light-dark(#…, #…);`. */
export const readTokens = (css: string): Tokens => {
  const pattern = /--([\w-]{1,60}):\s{0,9}light-dark\((#[0-9a-f]{6}),\s{0,9}(#[0-9a-f]{6})\)/giu;
  return new Map([...css.matchAll(pattern)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]));
};

const channel = (hex: string, index: number): number => {
  const value = Number.parseInt(hex.slice(index, index + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** Returns the contrast ratio of two colors `#rrggbb`, from 1 to 21. */
export const contrast = (first: string, second: string): number => {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
