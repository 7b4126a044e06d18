/**
 * Builds what the browser gets. `client`: the signed-in product (one page that a program fills) and the small script of the
 * public pages. `ssr`: the renderer of the public pages, which runs once, at the end of the build, and is not served.
 */
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets, writePublicPages } from './scripts/lib/built-pages.mjs';
import { noChunkCircles } from './scripts/lib/chunk-circles.mjs';
import { compiledTexts } from './scripts/lib/compiled-texts.mjs';
import { inlineToModule } from './scripts/lib/inline-to-module.mjs';

const inPackages = (...names: string[]): RegExp =>
  new RegExp(`/node_modules/(?:${names.join('|')})/`.replaceAll('/', String.raw`[\\\\/]`));

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

const ISLANDS_ENTRY = fileURLToPath(new URL('src/app/client/islands-entry.ts', import.meta.url));
const REACT = inPackages('react');
/** Catalogues of other languages, which are loaded with their language. */
const TRANSLATION = /\.(?:es|pt)\.ts$/;

/** Everything that a module imports statically, directly or not, itself included. */
const staticImports = (id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> => {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) staticImports(imported, graph, found);
  return found;
};

/**
 * The modules of public pages: `plain` run without React (the islands' entry, the savings calculator), `forms` are loaded by
 * pages with a form.
 */
const publicModules = (graph: ModuleGraph): { plain: Set<string>; forms: Set<string> } => {
  const plain = new Set<string>();
  const forms = new Set<string>();
  let entries = [ISLANDS_ENTRY];
  // Two steps of loading later lead from the entry to every form.
  for (let step = 0; step <= 2; step += 1) {
    const loadedLater: string[] = [];
    for (const entry of entries) {
      const ids = [...staticImports(entry, graph)].filter((id) => !TRANSLATION.test(id));
      const target = ids.some((id) => REACT.test(id)) ? forms : plain;
      for (const id of ids) {
        target.add(id);
        loadedLater.push(...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
      }
    }
    entries = loadedLater.filter((id) => !TRANSLATION.test(id));
  }
  return { plain, forms };
};

let found: ReturnType<typeof publicModules> | undefined;

/** The name of a chunk that takes only modules of public pages. */
const chunkOf =
  (name: string, kind: 'plain' | 'forms') =>
  (id: string, graph: ModuleGraph): string | null => {
    found ??= publicModules(graph);
    return found[kind].has(id) ? name : null;
  };

/**
 * Pages are split by route. Libraries that seldom change have files of their own, which browsers keep over releases. What
 * ten or more lazily loaded parts import is one file, so that a screen does not load a hundred small ones; what public pages
 * load has files of its own, so that a visitor loads nothing of the product.
 */
const CHUNKS = [
  { name: chunkOf('base', 'plain'), debugName: 'base', minShareCount: 2, priority: 5 },
  { name: 'react', test: inPackages('react', 'react-dom', 'scheduler'), priority: 4 },
  { name: 'query', test: inPackages('@tanstack/query-core', '@tanstack/react-query'), priority: 3.5 },
  { name: 'router', test: inPackages('@tanstack/[a-z-]+', 'use-sync-external-store'), priority: 3 },
  { name: 'texts', test: inPackages('use-intl', 'icu-minify'), priority: 2 },
  { name: chunkOf('forms', 'forms'), debugName: 'forms', minShareCount: 10, priority: 1 },
  { name: 'icons', test: inPackages('lucide-react'), minShareCount: 4, priority: 0.5 },
  { name: 'shared', minShareCount: 10, priority: 0 },
];

export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), tailwind(), inlineToModule(), compiledTexts(), noChunkCircles()],
  build: { emptyOutDir: true, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['src/app/client/index.html', 'src/app/client/islands-entry.ts'],
          output: {
            codeSplitting: { groups: CHUNKS },
            // Chunks of several screens are named after all of them; the first word is enough.
            chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/render',
        ssr: true,
        emitAssets: false,
        // It has the texts of all languages at hand that a browser loads one by one.
        rolldownOptions: {
          input: 'src/app/client/public-renderer.tsx',
          checks: { ineffectiveDynamicImport: false },
        },
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
