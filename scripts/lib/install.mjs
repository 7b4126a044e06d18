/**
 * Installs missing or outdated dependencies. devDependencies and the workspace `tools` are installed with the first task that needs them, and Node
 * (the workspace `scripts/node`) only if the machine's Node is too old. Prints only to stderr. Install scripts do not run: newer npm versions block
 * them, and nothing here needs one.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { launch } from './launch.mjs';
import { isOwnNodeRecent, NODE_PACKAGE } from './node-binary.mjs';
import { fromRoot, ROOT } from './paths.mjs';

const LOCK = fromRoot('package-lock.json');
const STAMP = fromRoot('node_modules/.puente-stamp');
/** npm's record of the content of node_modules. */
const INSTALLED = fromRoot('node_modules/.package-lock.json');

/** Settings of the npm command that started this process, which would affect the installation. */
const UNWANTED =
  /^npm_(lifecycle|package|command|config_(omit|include|only|production|global|location|dry_run|json|workspaces?))/i;

/** Tasks that only build and run the product. */
const PRODUCT_TASKS = new Set(['backup', 'build', 'restore', 'start']);

/** Returns the parts that a task needs: `product` to build and run it, `dev` for everything else, `node` if the machine's own is too old. */
const requiredParts = (task) => [
  'product',
  ...(PRODUCT_TASKS.has(task) ? [] : ['dev']),
  ...(isOwnNodeRecent() || NODE_PACKAGE === undefined ? [] : ['node']),
];

/** Returns the lockfile and platform that an installation is for. */
const installationTarget = () => {
  const lock = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  return `${lock} ${process.platform}-${process.arch}`;
};

/** Reads the parts that an earlier task installed for this lockfile and platform. */
const readStampedParts = () => {
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  const prefix = `${installationTarget()} `;
  return stamp.startsWith(prefix) ? stamp.slice(prefix.length).split('+') : [];
};

/** Finds the parts that were installed manually with npm. Returns none if they do not match the lockfile. */
const findManuallyInstalledParts = () => {
  if (!existsSync(INSTALLED)) return [];
  const { '': root, 'scripts/node': node, ...locked } = JSON.parse(readFileSync(LOCK, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages;
  const isInstalled = (name) => {
    // Packages of other platforms are in the lockfile but not installed.
    if (!installed[name]) return locked[name].optional === true;
    return installed[name].version === locked[name]?.version && existsSync(fromRoot(name, 'package.json'));
  };
  const nodeTools = new Set(
    ['@puente/node', ...Object.keys(node.optionalDependencies)].map((name) => `node_modules/${name}`),
  );
  const isProductOrDev = (name) => name !== 'scripts/node' && !nodeTools.has(name);
  if (!Object.keys(installed).filter(isProductOrDev).every(isInstalled)) return [];
  if (!Object.keys(root.dependencies).every((name) => isInstalled(`node_modules/${name}`))) return [];
  return [
    'product',
    ...(Object.keys(locked).filter(isProductOrDev).every(isInstalled) ? ['dev'] : []),
    ...(NODE_PACKAGE !== undefined && existsSync(NODE_PACKAGE) ? ['node'] : []),
  ];
};

/** Returns the npm to use: the one that started this process, otherwise the one next to this Node, otherwise the one on the PATH. */
const npmCommand = () => {
  const outer = process.env.npm_execpath ?? '';
  if (outer.endsWith('npm-cli.js') && existsSync(outer))
    return { command: process.execPath, leadingArguments: [outer] };
  const nextToNode = ['../lib/node_modules/npm/bin/npm-cli.js', 'node_modules/npm/bin/npm-cli.js']
    .map((path) => join(dirname(process.execPath), path))
    .find((path) => existsSync(path));
  if (nextToNode) return { command: process.execPath, leadingArguments: [nextToNode] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', leadingArguments: [] };
};

/** Returns the options that make npm install these parts and no others. */
const installOptions = (parts) => {
  const workspaces = [...(parts.includes('dev') ? ['tools'] : []), ...(parts.includes('node') ? ['node'] : [])];
  return [
    parts.includes('dev') ? '--include=dev' : '--omit=dev',
    ...(workspaces.length === 0
      ? ['--workspaces=false']
      : ['--include-workspace-root', ...workspaces.map((name) => `--workspace=@puente/${name}`)]),
  ];
};

/** Runs npm. `ci` starts from scratch; `install` adds packages, even while a server runs. */
const install = async (...npmArguments) => {
  process.stderr.write('Installing dependencies. This takes about a minute.\n');
  const { command, leadingArguments } = npmCommand();
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !UNWANTED.test(name)));
  // Hides warnings about the Node version of the installer, because tasks run under a recent Node anyway.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const flags = [...npmArguments, ...quiet, '--ignore-scripts', '--include=optional'];
  // npm's stdout goes to our stderr.
  const options = { cwd: ROOT, env, stdio: ['ignore', 2, 2], shell: command === 'npm.cmd' };
  const code = await launch(command, [...leadingArguments, ...flags], options).catch((error) => {
    throw new Error(`Cannot run npm to install the dependencies: ${error.message}`);
  });
  if (code > 128) process.exit(code);
  if (code !== 0) throw new Error('npm could not install the dependencies; see its output above.');
};

/** Installs what a task needs from package-lock.json. Throws an error with a one-line message. */
export const ensureInstalled = async (task) => {
  const needed = requiredParts(task);
  const isEnough = (parts) => needed.every((part) => parts.includes(part));
  if (isEnough(readStampedParts())) return;
  const installed = findManuallyInstalledParts();
  const parts = [...new Set([...installed, ...needed])];
  if (!isEnough(installed)) {
    const subcommand = installed.length === 0 ? ['ci'] : ['install', '--no-save'];
    await install(...subcommand, ...installOptions(parts));
    // Removes Node's headers, a third of the package. Only native builds need them.
    if (NODE_PACKAGE) rmSync(join(NODE_PACKAGE, 'include'), { recursive: true, force: true });
  }
  writeFileSync(STAMP, `${installationTarget()} ${parts.join('+')}`);
};
