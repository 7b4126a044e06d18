/** The pages in a build: the shell and public pages in memory, all other files as immutable assets. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { CardSubject, OpenCard, OpenCardWithAddress, OpenPage } from '#features/jobs/open-page.domain.ts';
import { PUBLIC_JOBS } from '#features/jobs/public-address.domain.ts';
import type { Env } from '#server/env.ts';
import type { CardColors } from '#server/workers/card-layout.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { localizedPath } from '#shared/paths.ts';
import { fillPublicUrl } from '#shared/public-url.ts';
import { fillReceiptYears } from '#shared/words/receipt-years.ts';
import { type Documents, localizeShell } from './documents.ts';
import type { CardSource } from './open-cards.ts';
import { type ServedText, servedText } from './served-text.ts';

const ONE_YEAR_SECONDS = 31_536_000;
/** Pictures that other sites embed in previews of our links; everything else is same-origin. */
const SHARED_PICTURE = /[\\/]share[\\/][^\\/]+\.png$/;

/** The content of pages.json: the file of each path, and of the not-found page. */
interface PageList {
  pages: Record<string, string>;
  /** Pages in other languages. */
  translated: Partial<Record<Language, Record<string, string>>>;
  /** Files that are not pages: `/robots.txt`, `/sitemap-pages.xml`. */
  plain: Record<string, string>;
  /** The data that the renderer needs to link to styles, scripts and images. */
  assets?: { images?: { cards: Record<string, string> } };
  /** The background of the share cards that the server draws. */
  cardBackground?: { address: string; colors: CardColors };
  /** The file of the not-found page in each language. */
  notFound: Record<Language, string>;
}

/** The renderer in the build, loaded when a job page, company page or share card is first requested. */
interface Renderer {
  renderOpenPage(
    page: OpenPage,
    language: Language,
    assets: object,
    options: { site: string; card: OpenCardWithAddress | null },
  ): Promise<string>;
  findOpenCard(subject: CardSubject, language: Language): Promise<OpenCard | null>;
}

/** Returns null for a build without the background of cards. */
const createCardSource = (
  { assets, cardBackground }: PageList,
  distFolder: string,
  loadRenderer: () => Promise<Renderer>,
): CardSource | null => {
  if (cardBackground === undefined) return null;
  const { address, colors } = cardBackground;
  return {
    words: async (subject, language) => (await loadRenderer()).findOpenCard(subject, language),
    background: { file: join(distFolder, 'client', address), colors },
    defaultAddress: (language) => assets?.images?.cards[localizedPath(PUBLIC_JOBS, language)] ?? address,
  };
};

/** Reads the build in `distFolder` for a site with these settings. Throws without a build. */
export const readBuiltDocuments = async (
  distFolder: string,
  { publicUrl, scoreReceiptYears }: Pick<Env, 'publicUrl' | 'scoreReceiptYears'>,
): Promise<Documents> => {
  const publicFolder = join(distFolder, 'public');
  const list = JSON.parse(await readFile(join(publicFolder, 'pages.json'), 'utf8')) as PageList;
  const readDocument = async (file: string) => {
    const text = await readFile(join(publicFolder, file), 'utf8');
    return servedText(fillReceiptYears(fillPublicUrl(text, publicUrl), scoreReceiptYears));
  };
  const readAll = async (files: Record<string, string>) =>
    new Map(
      await Promise.all(Object.entries(files).map(async ([path, file]) => [path, await readDocument(file)] as const)),
    );
  const pages = await readAll(list.pages);
  const translated = new Map(
    await Promise.all(
      Object.entries(list.translated).map(async ([language, files]) => [language, await readAll(files)] as const),
    ),
  );
  const plain = await readAll(list.plain);
  const notFound = await readAll(list.notFound);
  const notFoundIn = (language: Language): ServedText => {
    const page = notFound.get(language);
    if (page === undefined) throw new Error(`The build has no not-found page in ${language}`);
    return page;
  };
  const shell = await readFile(join(distFolder, 'client', 'src/app/client/index.html'), 'utf8');
  const shells = new Map(LANGUAGES.map((language) => [language, servedText(localizeShell(shell, language))]));
  let renderer: Promise<Renderer> | undefined;
  const loadRenderer = (): Promise<Renderer> => {
    renderer ??= import(pathToFileURL(join(distFolder, 'render/public-renderer.js')).href) as Promise<Renderer>;
    return renderer;
  };
  return {
    openPage: async (page, language, card) => {
      const { renderOpenPage } = await loadRenderer();
      return servedText(await renderOpenPage(page, language, list.assets ?? {}, { site: publicUrl, card }));
    },
    cards: createCardSource(list, distFolder, loadRenderer),
    shell: async (language) => shells.get(language) ?? servedText(shell),
    publicPage: async (path, language) => translated.get(language)?.get(path) ?? pages.get(path) ?? null,
    notFound: async (language) => notFoundIn(language),
    plainFile: async (path) => plain.get(path) ?? null,
    mountAssets: async (app) => {
      await app.register(fastifyStatic, {
        root: join(distFolder, 'client', 'assets'),
        prefix: '/assets/',
        preCompressed: true,
        wildcard: false,
        maxAge: ONE_YEAR_SECONDS * 1000,
        immutable: true,
        setHeaders: (reply, file) => {
          if (SHARED_PICTURE.test(file)) void reply.header('cross-origin-resource-policy', 'cross-origin');
        },
      });
    },
  };
};
