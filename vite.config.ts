/**
 * Builds what the browser gets. `client`: the signed-in product (one page that a program fills) and the small script of the
 * public pages. `ssr`: the renderer of the public pages, which runs once, at the end of the build, and is not served.
 */
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets, writePublicPages } from './scripts/lib/built-pages.mjs';
import { inlineToModule } from './scripts/lib/inline-to-module.mjs';

/**
 * What pages share, beyond what the bundler finds by itself. Libraries that seldom change have a file of their own, which
 * browsers keep over releases; what every form needs comes in one file rather than in thirty. `base` is what the pages without
 * React use as well; it stands first, so that none of it lands in a file that they would have to load whole.
 */
const SHARED_CHUNKS = [
  {
    name: 'base',
    test: /src[\\/](?:shared[\\/](?:limits|brand|languages|vocabulary)|client[\\/]ui[\\/]format)\.ts$/,
    priority: 3,
  },
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'texts', test: /node_modules[\\/](?:use-intl|intl-messageformat|@formatjs)[\\/]/, priority: 1 },
  { name: 'forms', test: /src[\\/]client[\\/](?:form[\\/]form-fields|toast[\\/]toaster|api[\\/]api)\.tsx?$/ },
];

export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), tailwind(), inlineToModule()],
  build: { emptyOutDir: true, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['src/app/client/index.html', 'src/app/client/islands-entry.ts'],
          output: { codeSplitting: { groups: SHARED_CHUNKS } },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/render',
        ssr: true,
        emitAssets: false,
        rolldownOptions: { input: 'src/app/client/public-renderer.tsx' },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('Both environments above must be there');
      await builder.build(client);
      await builder.build(ssr);
      await writePublicPages();
      await compressAssets();
    },
  },
});
