/** Where things are, whatever folder the command was typed in. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, absolute. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** An absolute path from one that is relative to the project's folder. */
export const fromRoot = (...parts) => join(ROOT, ...parts);

/** The server's program, once it is built. */
export const BUILT_SERVER = fromRoot('dist/server/server.js');
