/**
 * Installs missing or outdated dependencies. devDependencies and the workspace `tools` are installed with the first task that needs them. Prints only
 * to stderr. Install scripts do not run: newer npm versions block them, and nothing here needs one.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { launch } from './launch.mjs';
import { fromRoot, ROOT } from './paths.mjs';

const LOCK = fromRoot('package-lock.json');
const STAMP = fromRoot('node_modules/.puente-stamp');
/** npm's record of the content of node_modules. */
const INSTALLED = fromRoot('node_modules/.package-lock.json');

/** Settings of an outer npm command that would affect the installation. */
const UNWANTED =
  /^npm_(lifecycle|package|command|config_(omit|include|only|production|global|location|dry_run|json|workspaces?))/i;

/** Tasks that only build and run the product. */
const PRODUCT_TASKS = new Set(['backup', 'build', 'restore', 'start']);

/** The installed extent: `all`, or `product` for what is needed to build and run it. */
const stampOf = (extent) => {
  const lock = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  return `${lock} ${process.platform}-${process.arch} ${extent}`;
};

const readStamp = () => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '');

/** What was installed manually with npm: `all`, `product`, or null if neither matches the lockfile. */
const installedByHand = () => {
  if (!existsSync(INSTALLED)) return null;
  const wanted = JSON.parse(readFileSync(LOCK, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages;
  const isRight = (name) => {
    // Packages of other platforms are in the lockfile but not installed.
    if (!installed[name]) return wanted[name].optional === true;
    return installed[name].version === wanted[name]?.version && existsSync(fromRoot(name, 'package.json'));
  };
  const hasOwnPlatform = Object.keys(installed).some((name) =>
    name.includes(`node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`),
  );
  if (!hasOwnPlatform || !Object.keys(installed).every(isRight)) return null;
  const { '': root, ...rest } = wanted;
  if (Object.keys(rest).every(isRight)) return 'all';
  return Object.keys(root.dependencies).every((name) => isRight(`node_modules/${name}`)) ? 'product' : null;
};

/** The npm to use: the one that runs us, then the one next to this Node, then the one on the PATH. */
const npmCommand = () => {
  const outer = process.env.npm_execpath ?? '';
  if (outer.endsWith('npm-cli.js') && existsSync(outer)) return { command: process.execPath, first: [outer] };
  const nextToNode = ['../lib/node_modules/npm/bin/npm-cli.js', 'node_modules/npm/bin/npm-cli.js']
    .map((path) => join(dirname(process.execPath), path))
    .find((path) => existsSync(path));
  if (nextToNode) return { command: process.execPath, first: [nextToNode] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', first: [] };
};

/** Runs npm. `ci` starts from scratch; `install` adds packages, also while a server runs. */
const install = async (...what) => {
  process.stderr.write('Installing the dependencies, once: about a minute\n');
  const { command, first } = npmCommand();
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !UNWANTED.test(name)));
  // Hides warnings about the Node version of the installer, because tasks run under Node 24 anyway.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const flags = [...what, ...quiet, '--ignore-scripts', '--include=optional'];
  // npm's stdout goes to our stderr.
  const options = { cwd: ROOT, env, stdio: ['ignore', 2, 2], shell: command === 'npm.cmd' };
  const code = await launch(command, [...first, ...flags], options).catch((error) => {
    throw new Error(`Cannot run npm to install the dependencies: ${error.message}`);
  });
  if (code > 128) process.exit(code);
  if (code !== 0) throw new Error('npm could not install the dependencies; see its output above.');
};

/** Installs what a task needs from package-lock.json. Throws an error with a one-line message. */
export const ensureInstalled = async (task) => {
  const needed = PRODUCT_TASKS.has(task) ? 'product' : 'all';
  const isEnough = (stamp) => stamp === stampOf('all') || stamp === stampOf(needed);
  if (isEnough(readStamp())) return;
  const byHand = installedByHand();
  const there = byHand === null ? null : stampOf(byHand);
  if (there !== null && isEnough(there)) return writeFileSync(STAMP, there);
  if (needed === 'product') await install('ci', '--omit=dev', '--workspaces=false');
  else if (byHand === 'product') await install('install', '--no-save', '--include=dev');
  else await install('ci', '--include=dev');
  writeFileSync(STAMP, stampOf(needed));
};
