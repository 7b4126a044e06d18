/** `npm run --silent sbom`: prints the server's software bill of materials as CycloneDX on stdout. */
import '../lib/end-with-launcher.mjs';
import { createSbom } from '../lib/bill-of-materials.mjs';

process.stdout.write(`${JSON.stringify(await createSbom(), null, 2)}\n`);
