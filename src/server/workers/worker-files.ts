/** Where the workers' programs are: beside their sources, or beside the built server. */
const ENDING = import.meta.url.endsWith('.ts') ? '.worker.ts' : '.worker.js';

/** The file of a worker of this folder by its name. */
export const workerFile = (name: string): URL => new URL(`./${name}${ENDING}`, import.meta.url);
