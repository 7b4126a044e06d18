/**
 * Checks the licenses of the packages that the product is built from and runs with. Reads the lockfile, and ignores packages that only tests, checks
 * and measurements use.
 */
import { readFileSync } from 'node:fs';
import { fromRoot } from './paths.mjs';

/** Permissive licenses that only require their text to be included. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Zlib',
]);

/** Packages whose entry has no license or one that is not listed above, and why they are allowed. */
const EXCEPTIONS = [
  [/^@img\/sharp-(libvips-|win32-|wasm32)/, 'libvips is LGPL: a separate library next to sharp, loaded at run time'],
  [/^tweetnacl$/, 'Unlicense: free to use without conditions; used by the client of NATS for signing'],
  [
    /^@myriaddreamin\/typst-ts-node-compiler-/,
    'Apache-2.0, like the package they belong to; their entries have no license',
  ],
  [/^argparse$/, 'Python-2.0 only requires its own text; a dependency of the command line of the font converter'],
  [/^@tailwindcss\/oxide-/, 'MIT, like the package they belong to; the entries of some platforms have no license'],
  [/^lightningcss/, 'MPL-2.0: a build tool; only its output is shipped'],
  [/^@visx\/vendor$/, 'MIT and ISC, which its entry does not write as an SPDX expression'],
  [/^(isbot|robust-predicates)$/, 'Unlicense: free to use without conditions'],
];

/** Returns true if an SPDX expression (`MIT`, `(MIT OR GPL-3.0)`, `MIT AND OFL-1.1`) is allowed. */
export const isAllowed = (expression) =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((license) => ALLOWED.has(license)));

/** Returns one line for each shipped package with a forbidden license. */
export const refusedLicenses = ({ packages }) =>
  Object.entries(packages)
    // The lockfile also contains the product and its workspace, by folder.
    .filter(([path, { dev }]) => path.startsWith('node_modules/') && !path.startsWith('node_modules/@puente/') && !dev)
    .map(([path, { license }]) => [path.split('node_modules/').at(-1), license ?? 'no license'])
    .filter(([name, license]) => !isAllowed(license) && !EXCEPTIONS.some(([pattern]) => pattern.test(name)))
    .map(([name, license]) => `${name}: ${license}`);

/** Resolves to `{ code, output }`, like `runTool`. */
export const checkLicenses = async () => {
  const problems = refusedLicenses(JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')));
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') };
};
