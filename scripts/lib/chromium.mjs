/**
 * Finds a Chromium for the browser journeys: `CHROMIUM_PATH`, else one that is installed, else the one that
 * `@sparticuz/chromium` carries inside its package, unpacked into `.cache/`. Nothing is downloaded.
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
const isRunning = (file) =>
  existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

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

/**
 * Returns `env`, the variables for the journeys' runner, and `line`, which says what was found. `env` is null, and `line`
 * says what is missing, where there is none. `PUENTE_SKIP_SYSTEM_CHROMIUM=1` tries the carried one on a machine with another.
 */
export const findChromium = async () => {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    return isRunning(given)
      ? { env: { CHROMIUM_PATH: given }, line: `Chromium for the journeys: CHROMIUM_PATH (${given})` }
      : { env: null, line: `No Chromium for the journeys: CHROMIUM_PATH (${given}) does not run` };
  }
  const installed = process.env.PUENTE_SKIP_SYSTEM_CHROMIUM === '1' ? undefined : INSTALLED.find(isRunning);
  if (installed) return { env: { CHROMIUM_PATH: installed }, line: `Chromium for the journeys: ${installed}` };
  const env = await carried();
  return env
    ? { env, line: 'Chromium for the journeys: the one of @sparticuz/chromium' }
    : { env: null, line: 'No Chromium for the journeys: install Chromium or Chrome, or name one in CHROMIUM_PATH' };
};

/** How Playwright starts the Chromium that `findChromium` found, read back from the environment. */
export const chromiumLaunchOptions = (environment = process.env) => {
  const { CHROMIUM_PATH, CHROMIUM_LIBRARIES, CHROMIUM_FONTS, LD_LIBRARY_PATH } = environment;
  const executablePath = CHROMIUM_PATH ?? INSTALLED.find((file) => existsSync(file));
  const options = { executablePath, args: ARGUMENTS, ignoreDefaultArgs: NOT_WANTED };
  if (!CHROMIUM_LIBRARIES) return options;
  const libraries = [CHROMIUM_LIBRARIES, LD_LIBRARY_PATH].filter(Boolean).join(':');
  const env = { ...environment, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: CHROMIUM_FONTS };
  return { ...options, env };
};
