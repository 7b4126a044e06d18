/** `npm run build`: builds even if nothing changed. */
import '../lib/end-with-launcher.mjs';
import { build } from '../lib/build.mjs';

process.exitCode = (await build()).code;
