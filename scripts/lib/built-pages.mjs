/** The last steps of a build: writes the public pages as HTML files to `dist/public`, and compresses the built assets. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fromRoot } from './paths.mjs';
import { writeShareImages } from './share-images.mjs';

const RENDERER = 'dist/render/public-renderer.js';
const MANIFEST = 'dist/client/.vite/manifest.json';
const PUBLIC = 'dist/public';
/** The path of the page for unknown addresses in the renderer's list. */
const NOT_FOUND_PATH = '/404';

/** Smaller files fit in one network packet without compression. */
const WORTH_COMPRESSING_BYTES = 500;
const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;

const PICTURES = 'src/features/marketing/client/pictures';

/** Copies pictures into the assets under hashed names. Returns their addresses by name. */
const copyPictures = async () => {
  const folder = fromRoot('dist/client/assets/pictures');
  await mkdir(folder, { recursive: true });
  const copied = (await readdir(fromRoot(PICTURES))).map(async (file) => {
    const content = await readFile(fromRoot(PICTURES, file));
    const { name, ext } = parse(file);
    const hashedName = `${name}-${createHash('sha256').update(content).digest('hex').slice(0, 12)}${ext}`;
    await writeFile(join(folder, hashedName), content);
    return [name, `/assets/pictures/${hashedName}`];
  });
  return Object.fromEntries(await Promise.all(copied));
};

const writePublic = async (file, content) => {
  const target = fromRoot(PUBLIC, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
};

/** Writes all public pages, `robots.txt` and similar files, and `pages.json`, which maps paths to files. */
export const writePublicPages = async () => {
  const { collectAssets, listPageCards, renderPlainFiles, renderPublicPages } = await import(
    pathToFileURL(fromRoot(RENDERER)).href
  );
  const manifest = JSON.parse(await readFile(fromRoot(MANIFEST), 'utf8'));
  const drawn = await writeShareImages(listPageCards());
  const images = { ...drawn.images, pictures: await copyPictures() };
  const pages = await renderPublicPages(manifest, images);
  await rm(fromRoot(PUBLIC), { recursive: true, force: true });
  for (const { file, html } of pages) await writePublic(file, html);
  const plain = Object.entries(renderPlainFiles()).map(([path, text]) => ({ path, file: path.slice(1), text }));
  for (const { file, text } of plain) await writePublic(file, text);
  const notFound = pages.filter((page) => page.path === NOT_FOUND_PATH);
  if (notFound.length === 0) throw new Error(`The renderer of the public pages returned no page for ${NOT_FOUND_PATH}`);
  const filesIn = (language) =>
    Object.fromEntries(
      pages
        .filter((page) => page.path !== NOT_FOUND_PATH && page.language === language)
        .map(({ path, file }) => [path, file]),
    );
  const otherLanguages = new Set(pages.map(({ language }) => language).filter((language) => language !== 'en'));
  const list = {
    pages: filesIn('en'),
    translated: Object.fromEntries([...otherLanguages].map((language) => [language, filesIn(language)])),
    plain: Object.fromEntries(plain.map(({ path, file }) => [path, file])),
    assets: { ...collectAssets(manifest), images },
    cardBackground: drawn.background,
    notFound: Object.fromEntries(notFound.map(({ language, file }) => [language, file])),
  };
  await writePublic('pages.json', `${JSON.stringify(list, null, 2)}\n`);
};

const compress = async (file) => {
  const content = await readFile(file);
  if (content.length < WORTH_COMPRESSING_BYTES) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
};

/** Adds `.br` and `.gz` copies of the built assets that are worth compressing. */
export const compressAssets = async () => {
  const folder = fromRoot('dist/client/assets');
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(folder, file))));
};
