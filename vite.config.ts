/**
 * Builds the files for the browser. `client`: the signed-in product, a single-page app, and the small script of the public
 * pages. `ssr`: the renderer of the public pages, which runs at the end of the build, and in the server for pages of jobs.
 * The renderer is not served.
 */
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressAssets, writePublicPages } from './scripts/lib/built-pages.mjs';
import { noChunkCycles } from './scripts/lib/chunk-cycles.mjs';
import { clientContracts } from './scripts/lib/client-contracts.mjs';
import { compiledTexts } from './scripts/lib/compiled-texts.mjs';
import { inlineToModule } from './scripts/lib/inline-to-module.mjs';

const inPackages = (...names: string[]): RegExp =>
  new RegExp(`/node_modules/(?:${names.join('|')})/`.replaceAll('/', String.raw`[\\\\/]`));

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: string[]; dynamicallyImportedIds: string[] } | null;
}

const inClient = (file: string): string => fileURLToPath(new URL(`src/app/client/${file}`, import.meta.url));
const ISLANDS_ENTRY = inClient('islands-entry.ts');
/** Entry modules run on import, so they are never merged into a shared file. */
const ENTRIES: readonly string[] = [ISLANDS_ENTRY, inClient('index.html'), inClient('client-entry.tsx')];
const RADIX = fileURLToPath(import.meta.resolve('radix-ui'));
const REACT = inPackages('react');
const ICONS = inPackages('lucide-react');
/** Catalogs of the other languages. Each is loaded only for its language. */
const TRANSLATION = /\.(?:es|pt)\.ts$/;

/** The module and everything that it imports statically, directly or indirectly. */
const staticImports = (id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> => {
  // The entry of the icon package imports every icon, used or not.
  if (found.has(id) || ICONS.test(id)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) staticImports(imported, graph, found);
  return found;
};

/**
 * The modules of public pages: `plain` ones run without React (the islands' entry, the savings calculator), `islands` are
 * loaded by pages with a form.
 */
const publicModules = (graph: ModuleGraph): { plain: Set<string>; islands: Set<string> } => {
  const plain = new Set<string>();
  const islands = new Set<string>();
  let entries = [ISLANDS_ENTRY];
  // Two levels of dynamic imports lead from the entry to every form, a third to the parts that a form loads on request.
  for (let step = 0; step <= 3; step += 1) {
    const dynamicIds: string[] = [];
    for (const entry of entries) {
      const ids = [...staticImports(entry, graph)].filter((id) => !TRANSLATION.test(id));
      const target = step === 3 || ids.some((id) => REACT.test(id)) ? islands : plain;
      for (const id of ids) {
        target.add(id);
        dynamicIds.push(...(graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
      }
    }
    entries = dynamicIds.filter((id) => !TRANSLATION.test(id));
  }
  return { plain, islands };
};

type Part = 'plain' | 'islands' | 'overlays' | 'product';
let parts: Record<Exclude<Part, 'product'>, Set<string>> | undefined;

/** Names a chunk that holds only modules of one part. The product's modules are those that no public page loads. */
const createChunkName =
  (name: string, part: Part) =>
  (id: string, graph: ModuleGraph): string | null => {
    parts ??= { ...publicModules(graph), overlays: staticImports(RADIX, graph) };
    if (ENTRIES.includes(id)) return null;
    const isIn = part === 'product' ? !parts.plain.has(id) && !parts.islands.has(id) : parts[part].has(id);
    return isIn ? name : null;
  };

/** Modules of the signed-in product that every screen loads, because its entry imports them. */
const AT_FIRST = ['$initial' as const];

/** Fields that filters and forms load together. */
const FIELDS = /[\\/]src[\\/]client[\\/]ui[\\/](?:checkbox-|number-|select-|text-)?field\.tsx$/;

/** Small modules that lists load at first. One file is smaller than five. */
const LIST_PARTS =
  /[\\/]src[\\/](?:client[\\/](?:use-stored-choice|ui[\\/]use-(?:minute|return-focus))|features[\\/]list-visits[\\/](?:list-visits\.contract|client[\\/]public[\\/]last-visit))\.ts$/;

/** Many screens open this dialog, but lists of people must not load it at first. */
const NOTE_DIALOG = /[\\/]note-dialog\.tsx$/;

/**
 * Screens are split by route. Three groups of libraries seldom change, so browsers can cache them across releases. The modules
 * of every screen are in two files: `common` is also loaded by public pages, `frame` is not. `shared` holds modules that ten or
 * more lazily loaded parts import, so that a screen does not load a hundred small files.
 */
const CHUNKS = [
  { name: createChunkName('base', 'plain'), debugName: 'base', minShareCount: 2, priority: 7 },
  {
    name: 'react',
    test: inPackages(
      'react',
      'react-dom',
      'scheduler',
      '@tanstack/(?:query-core|react-query)',
      'use-intl',
      'icu-minify',
      '@formatjs/fast-memoize',
    ),
    priority: 6,
  },
  { name: createChunkName('overlays', 'overlays'), debugName: 'overlays', priority: 5 },
  { name: 'icons', test: ICONS, minShareCount: 4, priority: 4 },
  { name: createChunkName('common', 'islands'), debugName: 'common', tags: AT_FIRST, priority: 3 },
  { name: createChunkName('frame', 'product'), debugName: 'frame', tags: AT_FIRST, priority: 2 },
  { name: 'fields', test: FIELDS, priority: 1 },
  { name: 'list-parts', test: LIST_PARTS, priority: 1 },
  { name: 'note-dialog', test: NOTE_DIALOG, priority: 1 },
  { name: createChunkName('shared', 'product'), debugName: 'shared', minShareCount: 10, priority: 1 },
];

/** Builds the renderer with React's production code. Otherwise the server's NODE_ENV could select its development code, six times slower. */
const productionRenderer = (): Plugin => ({
  name: 'production-renderer',
  apply: 'build',
  configEnvironment: (name) => (name === 'ssr' ? { define: { 'process.env.NODE_ENV': '"production"' } } : undefined),
});

export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [
    react(),
    tailwind(),
    productionRenderer(),
    inlineToModule(),
    compiledTexts(),
    clientContracts(),
    noChunkCycles(),
  ],
  // The router's store asks for a shim of a hook that React has had since version 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
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
            codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS },
            // Chunks of several screens are named after all of them; the first word is enough.
            chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
          },
        },
      },
    },
    ssr: {
      // Bundled with its packages, because the server loads it to render pages of jobs. Not in development, because Vite's server
      // cannot load React's CommonJS files that way.
      resolve: { noExternal: command === 'build' ? true : [] },
      build: {
        outDir: 'dist/render',
        ssr: true,
        emitAssets: false,
        // The renderer imports the texts of all languages statically; a browser loads each language on demand.
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
      if (!client || !ssr) throw new Error('Both environments, client and ssr, must be configured');
      await builder.build(client);
      await builder.build(ssr);
      await writePublicPages();
      await compressAssets();
    },
  },
}));
