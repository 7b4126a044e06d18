/** Photos and background pictures for layouts: dark, noisy gradients, like an out-of-focus photo. */
import sharp from 'sharp';
import type { Draw } from '../people/seeded.ts';

const CHANNELS = 3;
const FULL = 255;

/** Creates a dark picture on which white text is readable. */
export const darkPicture = async (
  width: number,
  height: number,
  draw: Draw,
  format: 'jpeg' | 'png',
): Promise<Buffer> => {
  const tint = [draw.between(20, 60), draw.between(30, 70), draw.between(50, 100)];
  const pixels = Buffer.alloc(width * height * CHANNELS);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (const [channel, base] of tint.entries()) {
        const light = base * (0.6 + 0.5 * Math.sin(x / 90 + channel) * Math.cos(y / 70)) + 12 * draw.next();
        pixels[(y * width + x) * CHANNELS + channel] = Math.max(0, Math.min(FULL, Math.round(light)));
      }
    }
  }
  const image = sharp(pixels, { raw: { width, height, channels: CHANNELS } });
  return format === 'jpeg' ? image.jpeg({ quality: 70 }).toBuffer() : image.png().toBuffer();
};
