/** `npm start`: builds if needed, then runs the server in this process. */
import { mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import '../lib/end-with-launcher.mjs';
import { buildIfStale } from '../lib/build.mjs';
import { BUILT_SERVER, fromRoot } from '../lib/paths.mjs';

const { code } = await buildIfStale({ onBuild: () => process.stderr.write('Building\n') });
if (code !== 0) process.exit(code);

// Node's compile cache makes later starts faster.
mkdirSync(fromRoot('.cache'), { recursive: true });
enableCompileCache(fromRoot('.cache/compiled'));
await import(BUILT_SERVER);
