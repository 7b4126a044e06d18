/** The development server: the same program with pages from Vite (hot reload). Not part of the build or the image. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { OpenPage } from '#features/jobs/open-page.domain.ts';
import type { Env } from '#server/env.ts';
import type { Language } from '#shared/languages.ts';
import { fillPublicUrl } from '#shared/public-url.ts';
import { fillReceiptYears } from '#shared/words/receipt-years.ts';
import { type Documents, localizeShell } from './documents.ts';
import { endWith, ROOT, run } from './program.ts';
import { servedText } from './served-text.ts';

const RENDERER = '/src/app/client/public-renderer.tsx';

interface Renderer {
  renderPublicPage(
    path: string,
    language: Language,
    assets: { styles: string[]; script: string },
  ): Promise<string | null>;
  renderNotFound(language: Language, assets: { styles: string[]; script: string }): Promise<string>;
  renderOpenPage(
    page: OpenPage,
    language: Language,
    assets: { styles: string[]; script: string },
    options: { site: string },
  ): Promise<string>;
  renderPlainFiles(): Record<string, string>;
}

const DEV_ASSETS = { styles: ['/src/client/styles/app.css'], script: '/src/app/client/islands-entry.ts' };

const createViteDocuments = async ({ publicUrl, scoreReceiptYears }: Env): Promise<Documents> => {
  const vite = await createServer({
    root: ROOT,
    // Other loaders write a temporary file, which Node's watch mode would detect as a change.
    configLoader: 'native',
    server: { middlewareMode: true, ws: { port: 24_678 } as never },
    appType: 'custom',
  });
  const renderer = () => vite.ssrLoadModule(RENDERER) as Promise<unknown> as Promise<Renderer>;
  const withVite = async (path: string, html: string) => servedText(await vite.transformIndexHtml(path, html));
  const fillPage = (path: string, html: string) =>
    withVite(path, fillReceiptYears(fillPublicUrl(html, publicUrl), scoreReceiptYears));
  return {
    shell: async (language) =>
      fillPage('/', localizeShell(await readFile(join(ROOT, 'src/app/client/index.html'), 'utf8'), language)),
    publicPage: async (path, language) => {
      const html = await (await renderer()).renderPublicPage(path, language, DEV_ASSETS);
      return html === null ? null : fillPage(path, html);
    },
    openPage: async (page, language) =>
      withVite('/jobs', await (await renderer()).renderOpenPage(page, language, DEV_ASSETS, { site: publicUrl })),
    cards: null,
    notFound: async (language) => fillPage('/404', await (await renderer()).renderNotFound(language, DEV_ASSETS)),
    plainFile: async (path) => {
      const text = (await renderer()).renderPlainFiles()[path];
      return text === undefined ? null : servedText(fillPublicUrl(text, publicUrl));
    },
    mountAssets: async (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        if (!/^\/(@|src\/|node_modules\/)/.test(request.url)) return done();
        reply.hijack();
        vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
      });
    },
  };
};

await run(createViteDocuments).catch(endWith);
