/** Opens a process that reads untrusted files. Of the disk, it may read only the program and its packages. */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openProcess } from '#server/workers/worker-pool.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Node checks real paths, and `node_modules` may be a symbolic link. */
const READABLE = [ROOT, realpathSync(`${ROOT}node_modules`)];
const HEAP_MB = 200;

/** Opens `file` with limited rights and memory, and further Node `options`. */
export const openGuardedProcess = (file: URL, options: readonly string[]) =>
  openProcess(file, HEAP_MB, [
    '--permission',
    ...READABLE.map((path) => `--allow-fs-read=${path}`),
    '--allow-worker',
    '--disallow-code-generation-from-strings',
    '--expose-gc',
    '--no-warnings',
    ...options,
  ]);
