/** Decides whether text in one color is readable on a background in another color. */

/** Text with at least this WCAG contrast ratio is readable: 1 for identical colors, 21 for black on white. */
const MIN_CONTRAST = 1.25;
/** Text with at least this difference in one color channel (0-255) is also readable: its hue differs even at equal luminance. */
const MIN_DIFFERENCE = 48;

const channels = (hex: string): number[] => [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16));

/** Returns the relative luminance of a color (WCAG 2.2). */
const luminance = (rgb: readonly number[]): number => {
  const [r = 0, g = 0, b = 0] = rgb.map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Returns true if the text is readable. Colors are `#rrggbb`. `alpha` (0-1) is the opacity of the text. */
export const isReadable = (textColor: string, alpha: number, backgroundColor: string): boolean => {
  const background = channels(backgroundColor);
  const blended = channels(textColor).map((channel, index) => channel * alpha + (background[index] ?? 0) * (1 - alpha));
  const [light = 0, dark = 0] = [luminance(blended), luminance(background)].toSorted((a, b) => b - a);
  const difference = Math.max(...blended.map((channel, index) => Math.abs(channel - (background[index] ?? 0))));
  return (light + 0.05) / (dark + 0.05) >= MIN_CONTRAST || difference >= MIN_DIFFERENCE;
};
