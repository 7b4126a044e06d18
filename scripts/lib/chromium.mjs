/**
 * Finds a Chromium: the one of `CHROMIUM_PATH`, one that is installed, or the one that `@sparticuz/chromium` carries inside
 * its package, unpacked into `.cache/`. Nothing is downloaded.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './paths.mjs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Root has no sandbox, and without the rest Chromium calls home all the time, which fills the log on a machine without
 * network. Of the arguments that `@sparticuz/chromium` proposes only `--no-sandbox` is here on purpose:
 * `--single-process` ends the browser with the first context, `--disable-web-security` hides defects.
 */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What Playwright asks for by itself: drawing by a graphics card made of software, which no page of ours needs. */
const NOT_WANTED = ['--enable-unsafe-swiftshader'];

/** A file can be there and not run: Ubuntu's `chromium-browser` only says that one should install a snap. */
const isRunning = (file, env = process.env) =>
  existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000, env }).status === 0;

/** Without fonts of the system every text would be boxes; the package's own settings file names Lambda's folders. */
const fontSettings = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/** Unpacks into `target`, all or nothing, so that an interrupted run leaves no half a browser behind. */
const unpack = async (target) => {
  const { inflate } = await import('@sparticuz/chromium');
  mkdirSync(fromRoot('.cache'), { recursive: true });
  const folder = mkdtempSync(`${target}-`);
  const before = process.env.TMPDIR;
  // The package unpacks into the folder for temporary files and takes no other.
  process.env.TMPDIR = folder;
  try {
    const archives = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'];
    await Promise.all(archives.map((name) => inflate(fromRoot('node_modules/@sparticuz/chromium/bin', name))));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  writeFileSync(join(folder, 'fonts.conf'), fontSettings(target));
  rmSync(target, { recursive: true, force: true });
  renameSync(folder, target);
};

const environmentOf = (folder) => ({
  CHROMIUM_PATH: join(folder, 'chromium'),
  CHROMIUM_LIBRARIES: join(folder, 'al2023/lib'),
  CHROMIUM_FONTS: join(folder, 'fonts.conf'),
});

const carried = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { version } = JSON.parse(readFileSync(fromRoot('node_modules/@sparticuz/chromium/package.json'), 'utf8'));
  const folder = fromRoot('.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return environmentOf(folder);
};

/** The environment of a Chromium that brings its own libraries and fonts. */
const withLibraries = ({ CHROMIUM_LIBRARIES, CHROMIUM_FONTS }, environment = process.env) => ({
  ...environment,
  LD_LIBRARY_PATH: [CHROMIUM_LIBRARIES, environment.LD_LIBRARY_PATH].filter(Boolean).join(':'),
  FONTCONFIG_FILE: CHROMIUM_FONTS,
});

/** Variables for the runner and a line for people, as `findChromium` gives them. */
const foundOf = (env, whence) => ({ env, line: `Chromium for the journeys: ${whence}` });

const given = (file) =>
  isRunning(file)
    ? foundOf({ CHROMIUM_PATH: file }, `CHROMIUM_PATH (${file})`)
    : { env: null, line: `No Chromium for the journeys: CHROMIUM_PATH (${file}) does not run` };

const findInstalled = () => {
  const file = process.env.PUENTE_SKIP_SYSTEM_CHROMIUM === '1' ? undefined : INSTALLED.find((path) => isRunning(path));
  return file ? foundOf({ CHROMIUM_PATH: file }, file) : null;
};

const findCarried = async () => {
  const env = await carried();
  if (env === null || !isRunning(env.CHROMIUM_PATH, withLibraries(env))) return null;
  return foundOf(env, 'the one of @sparticuz/chromium');
};

const NONE = {
  env: null,
  line: 'No Chromium for the journeys: install Chromium or Chrome, or name one in CHROMIUM_PATH',
};

/**
 * Returns `env`, the variables for the journeys' runner, and `line`, which says what was found. `env` is null, and `line`
 * says what is missing, where there is none. `PUENTE_SKIP_SYSTEM_CHROMIUM=1` tries the carried one on a machine with another.
 */
export const findChromium = async () => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return given(CHROMIUM_PATH);
  return findInstalled() ?? (await findCarried()) ?? NONE;
};

/**
 * As `findChromium`, but the carried one before one that is installed: it is Chromium without windows and profiles. Every
 * journey begins with a browser context of its own, and for each of those an installed one starts three processes for
 * pages, this one a single one: all in all it needs less than half the time.
 */
export const findChromiumForJourneys = async () => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return given(CHROMIUM_PATH);
  return (await findCarried()) ?? findInstalled() ?? NONE;
};

/** How Playwright starts the Chromium that was found, read back from the environment. */
export const chromiumLaunchOptions = (environment = process.env) => {
  const executablePath = environment.CHROMIUM_PATH ?? INSTALLED.find((file) => existsSync(file));
  const options = { executablePath, args: ARGUMENTS, ignoreDefaultArgs: NOT_WANTED };
  return environment.CHROMIUM_LIBRARIES ? { ...options, env: withLibraries(environment, environment) } : options;
};
