/** `npm run build`: builds, also where nothing changed. */
import '../lib/end-with-launcher.mjs';
import { build } from '../lib/build.mjs';

process.exitCode = (await build()).code;
