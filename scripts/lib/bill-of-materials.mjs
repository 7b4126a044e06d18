/** The bill of materials of what the server ships with: npm's own, read from the lockfile. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { fromRoot, ROOT } from './paths.mjs';

const ASKED = [
  'sbom',
  '--omit',
  'dev',
  '--workspaces=false',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  '--package-lock-only',
];
const MOST_BYTES = 64 * 1024 * 1024;

/** The same bill with the product's own name; npm calls what it describes after the folder that it stands in. */
export const withName = (bill, name) => ({
  ...bill,
  metadata: { ...bill.metadata, component: { ...bill.metadata.component, name } },
});

/** Makes it, by the npm that runs us. */
export const makeBill = async () => {
  const npm = process.env.npm_execpath;
  if (npm === undefined) throw new Error('The bill of materials is made by npm: npm run --silent sbom');
  const { stdout } = await promisify(execFile)(process.execPath, [npm, ...ASKED], { cwd: ROOT, maxBuffer: MOST_BYTES });
  const { name } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  return withName(JSON.parse(stdout), name);
};
