/** `npm start`: builds where needed, then is the server. */
import { mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import '../lib/end-with-launcher.mjs';
import { buildIfStale } from '../lib/build.mjs';
import { fromRoot } from '../lib/paths.mjs';

const { code } = await buildIfStale({ onBuild: () => process.stderr.write('Building\n') });
if (code !== 0) process.exit(code);

// The server runs from its TypeScript sources; what Node made of them last time is kept, which makes a later start faster.
mkdirSync(fromRoot('.cache'), { recursive: true });
enableCompileCache(fromRoot('.cache/compiled'));
await import('../../src/app/server/server-entry.ts');
