import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawCard, readColors } from './share-images.mjs';

const colors = await readColors();
const PICTURE = '<svg viewBox="0 0 480 360"><path d="M0 0h480v360H0z" class="block fill-art-bridge"/></svg>';
const CARD = {
  address: '/x',
  size: { width: 1200, height: 630 },
  kicker: 'Kicker',
  title: 'A title',
  brand: 'Puente',
  mark: '<svg viewBox="0 0 32 32"><path d="M0 0h32v32H0z" class="fill-art-sun"/></svg>',
  picture: { svg: PICTURE, isNextToText: true },
};

/** Returns the color of a pixel as `#rrggbb`. */
const readColor = async (png, x, y) => {
  const pixel = await sharp(png).extract({ left: x, top: y, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
};

describe('the share card of a page', () => {
  it("uses the site's light colors and shows the page's picture", async () => {
    const png = await drawCard(CARD, colors);
    expect(await readColor(png, 20, 20)).toBe(colors.surface);
    expect(await readColor(png, 936, 400)).toBe(colors['art-bridge']);
    expect(await readColor(png, 100, 80)).toBe(colors['art-sun']);
    const tokens = await readFile('src/client/styles/tokens.css', 'utf8');
    expect(tokens).toContain(`--surface: light-dark(${colors.surface},`);
  });

  it('shows its title at a size that fits, and is not drawn if no size fits', async () => {
    const short = await drawCard(CARD, colors);
    const other = await drawCard({ ...CARD, title: 'Another title' }, colors);
    expect(short.equals(other)).toBe(false);
    const long =
      'A title with more words than fit into the space next to the picture of its page, so that it is printed smaller';
    await expect(drawCard({ ...CARD, title: long }, colors)).resolves.toBeInstanceOf(Buffer);
    await expect(drawCard({ ...CARD, title: `${long} ${long} ${long}` }, colors)).rejects.toThrow('too long');
  });

  it('is not drawn if the picture uses a color that the site does not define', async () => {
    const svg = PICTURE.replace('art-bridge', 'art-nothing');
    await expect(drawCard({ ...CARD, picture: { svg, isNextToText: true } }, colors)).rejects.toThrow('art-nothing');
  });
});
