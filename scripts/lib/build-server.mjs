/**
 * Bundles the server and some of its workers (`WORKERS`) with their packages. They then load a few JavaScript files instead of thousands, and do not
 * load Node's TypeScript compiler. Other workers, commands, tests and development run from the sources. Runs as a separate program, because the
 * bundler needs several hundred megabytes that a serving process would keep.
 */
import { dirname, relative } from 'node:path';
import { build } from 'vite';
import { BUILT_SERVER, fromRoot } from './paths.mjs';

const FOLDER = dirname(BUILT_SERVER);
const PROGRAM = { server: 'src/app/server/server-entry.ts' };
const WORKERS = {
  'hashing.worker': 'src/server/workers/hashing.worker.ts',
  'images.worker': 'src/server/workers/images.worker.ts',
  'index-thread.worker': 'src/features/matching/server/index-thread.worker.ts',
};

/** Packages that are not bundled but loaded from node_modules: those with native code or data files, and those that are rarely loaded. */
const NOT_BUNDLED = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@nats-io/transport-node',
  '@node-rs/argon2',
  'pino',
  'sharp',
];

const toUrl = (path) => path.replaceAll('\\', '/');

/**
 * Rewrites paths relative to a source file: to the bundled worker if there is one, otherwise to the file in the sources. All parts of the bundle are
 * in one folder, so both are relative to it.
 */
const rewriteSourcePaths = () => ({
  name: 'files-next-to-sources',
  enforce: 'pre',
  transform: {
    filter: { code: /import\.meta\.(?:url|dirname)/ },
    handler: (code, id) => ({
      code: code
        .replaceAll(/new URL\('\.\/([\w.-]+)\.ts', import\.meta\.url\)/g, (text, name) =>
          name in WORKERS ? `new URL('./${name}.js', import.meta.builtUrl)` : text,
        )
        .replaceAll(
          'import.meta.url',
          `new URL(${JSON.stringify(toUrl(relative(FOLDER, id)))}, import.meta.builtUrl).href`,
        )
        .replaceAll('import.meta.builtUrl', 'import.meta.url')
        .replaceAll(
          'import.meta.dirname',
          `(import.meta.dirname + ${JSON.stringify(`/${toUrl(relative(FOLDER, dirname(id)))}`)})`,
        ),
      map: null,
    }),
  },
});

const bundle = (input, { emptyOutDir }) =>
  build({
    configFile: false,
    root: fromRoot(),
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, external: NOT_BUNDLED },
    plugins: [rewriteSourcePaths()],
    build: {
      ssr: true,
      outDir: FOLDER,
      emptyOutDir,
      target: 'node24',
      minify: false,
      rolldownOptions: { input, output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
    },
  });

await bundle(PROGRAM, { emptyOutDir: true });
// Bundled separately, so that workers contain nothing that only the program needs.
await bundle(WORKERS, { emptyOutDir: false });
