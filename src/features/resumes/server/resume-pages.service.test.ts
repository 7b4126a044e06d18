/** Pages of résumés as images: usual files, many pages, odd sizes and hostile files. */
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import { buildTextPdf, pdfFile, RESUME_LINES } from '#testing/resume-files.ts';
import { createResumePages } from './resume-pages.service.ts';

const renderer = createResumePages();
const SLOW = 120_000;

afterAll(() => renderer.stop());

/** The share of dark pixels of a page, in percent. */
const measureInk = async (image: Uint8Array): Promise<number> => {
  const { data } = await sharp(image).greyscale().raw().toBuffer({ resolveWithObject: true });
  return (100 * data.filter((value) => value < 128).length) / data.length;
};

const pdfWithPages = (count: number) =>
  pdfFile((document) => {
    for (let page = 1; page < count; page++) document.text(`Page ${String(page)}`).addPage();
    document.text('The last page');
  });

describe('the pages of a résumé', { timeout: SLOW }, () => {
  it('are images that show the text', async () => {
    const { pages, isCut } = await renderer.draw(await buildTextPdf(RESUME_LINES, { size: 'A4' }));
    expect({ isCut, sizes: pages.map(({ width, height }) => [width, height]) }).toEqual({
      isCut: false,
      sizes: [[1000, 1414]],
    });
    const [page] = pages;
    expect(await sharp(page?.image).metadata()).toMatchObject({ format: 'webp', width: 1000, height: 1414 });
    expect(await measureInk(page?.image ?? new Uint8Array())).toBeGreaterThan(0.2);
  });

  it('are limited to the maximum number, and marked as cut if the file has more', async () => {
    const exact = await renderer.draw(await pdfWithPages(LIMITS.resumePages));
    expect([exact.pages.length, exact.isCut]).toEqual([LIMITS.resumePages, false]);
    const longer = await renderer.draw(await pdfWithPages(LIMITS.resumePages + 1));
    expect([longer.pages.length, longer.isCut]).toEqual([LIMITS.resumePages, true]);
  });

  it('keep their proportions, and a very tall page stays small', async () => {
    const buildSizedPdf = (width: number, height: number) => buildTextPdf(['Jane Miller'], { size: [width, height] });
    const wide = await renderer.draw(await buildSizedPdf(1_200, 600));
    expect(wide.pages).toMatchObject([{ width: 1_000, height: 500 }]);
    const tall = await renderer.draw(await buildSizedPdf(100, 14_000));
    expect(tall.pages[0]?.height).toBe(2_000);
    expect(tall.pages[0]?.width).toBeLessThan(20);
  });

  it('are not drawn for a file that is damaged, protected or not a PDF', async () => {
    const whole = await buildTextPdf(RESUME_LINES);
    const broken = [
      new TextEncoder().encode('%PDF-1.7 nothing else'),
      whole.subarray(0, 200),
      await buildTextPdf(RESUME_LINES, { userPassword: 'secret' }),
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ];
    for (const bytes of broken) {
      await expect(renderer.draw(bytes)).rejects.toMatchObject({ kind: 'unprocessable' });
    }
  });

  it('are not drawn for a file that paints too much, and the next file is drawn', async () => {
    const withShortTimeout = createResumePages(3_000);
    const heavy = await pdfFile((document) => {
      for (let line = 0; line < 400_000; line++) document.moveTo(line % 600, 0).lineTo(600 - (line % 600), 800);
      document.stroke();
    });
    const next = buildTextPdf(RESUME_LINES);
    try {
      await expect(withShortTimeout.draw(heavy)).rejects.toMatchObject({ kind: 'unprocessable' });
      expect((await withShortTimeout.draw(await next)).pages).toHaveLength(1);
    } finally {
      withShortTimeout.stop();
    }
  });
});
