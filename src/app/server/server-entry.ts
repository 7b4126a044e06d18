/** Starts the built product, for `npm start` and for the container image. */
import { join } from 'node:path';
import { readBuiltDocuments } from './built-documents.ts';
import { endWith, ROOT, run } from './program.ts';

await run((env) => readBuiltDocuments(join(ROOT, 'dist'), env)).catch(endWith);
