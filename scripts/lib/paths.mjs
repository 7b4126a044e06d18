/** Paths that do not depend on the current folder. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, absolute. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Resolves a path relative to the project's folder. */
export const fromRoot = (...parts) => join(ROOT, ...parts);

/** The built server program. */
export const BUILT_SERVER = fromRoot('dist/server/server.js');
