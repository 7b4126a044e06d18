/** Finds a Chromium: at `CHROMIUM_PATH`, installed, or from the package `@sparticuz/chromium`, unpacked into `.cache/`. Downloads nothing. */
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
 * Chromium's sandbox does not work for root. Other arguments turn off graphics hardware and background requests, which fill the log on a machine
 * without network. Of the arguments that `@sparticuz/chromium` suggests, only `--no-sandbox` is used. Of the others, `--single-process` ends the
 * browser with the first context, and `--disable-web-security` hides defects.
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

/** Playwright's default software graphics driver, which our pages do not need. */
const UNWANTED_DEFAULTS = ['--enable-unsafe-swiftshader'];

/** Returns true if the program runs. A file may exist but not run: Ubuntu's `chromium-browser` only asks to install a snap. */
const canRun = (file, env = process.env) =>
  existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000, env }).status === 0;

/** Returns a fontconfig file. Without system fonts all text would be boxes, and the package's own settings refer to folders of AWS Lambda. */
const fontSettings = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/** Unpacks into `target` atomically. An interrupted run leaves no incomplete browser. */
const unpack = async (target) => {
  const { inflate } = await import('@sparticuz/chromium');
  mkdirSync(fromRoot('.cache'), { recursive: true });
  const folder = mkdtempSync(`${target}-`);
  const before = process.env.TMPDIR;
  // The package always unpacks into the temporary folder.
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

const chromiumEnvironment = (folder) => ({
  CHROMIUM_PATH: join(folder, 'chromium'),
  CHROMIUM_LIBRARIES: join(folder, 'al2023/lib'),
  CHROMIUM_FONTS: join(folder, 'fonts.conf'),
});

const unpackPackaged = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { version } = JSON.parse(readFileSync(fromRoot('node_modules/@sparticuz/chromium/package.json'), 'utf8'));
  const folder = fromRoot('.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return chromiumEnvironment(folder);
};

/** Returns the environment of a Chromium with its own libraries and fonts. */
const withLibraries = ({ CHROMIUM_LIBRARIES, CHROMIUM_FONTS }, environment = process.env) => ({
  ...environment,
  LD_LIBRARY_PATH: [CHROMIUM_LIBRARIES, environment.LD_LIBRARY_PATH].filter(Boolean).join(':'),
  FONTCONFIG_FILE: CHROMIUM_FONTS,
});

const toChromiumResult = (env, source) => ({ env, line: `Chromium for the journeys: ${source}` });

const checkConfigured = (file) =>
  canRun(file)
    ? toChromiumResult({ CHROMIUM_PATH: file }, `CHROMIUM_PATH (${file})`)
    : { env: null, line: `No Chromium for the journeys: CHROMIUM_PATH (${file}) does not run` };

const findInstalled = () => {
  const file = process.env.PUENTE_SKIP_SYSTEM_CHROMIUM === '1' ? undefined : INSTALLED.find((path) => canRun(path));
  return file ? toChromiumResult({ CHROMIUM_PATH: file }, file) : null;
};

const findPackaged = async () => {
  const env = await unpackPackaged();
  if (env === null || !canRun(env.CHROMIUM_PATH, withLibraries(env))) return null;
  return toChromiumResult(env, 'the package @sparticuz/chromium');
};

const NONE = {
  env: null,
  line: 'No Chromium for the journeys: install Chromium or Chrome, or set CHROMIUM_PATH to one',
};

/**
 * Returns `env`, the variables for the journeys' runner, and `line`, a description of the Chromium. Without a Chromium, `env` is null and `line` says
 * what is missing. `PUENTE_SKIP_SYSTEM_CHROMIUM=1` skips installed ones.
 */
export const findChromium = async () => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return checkConfigured(CHROMIUM_PATH);
  return findInstalled() ?? (await findPackaged()) ?? NONE;
};

/**
 * Works like `findChromium`, but prefers the packaged one, which has no windows or profiles. Every journey uses its own browser context. An installed
 * Chromium starts three page processes per context. The packaged one starts one, and needs less than half the time overall.
 */
export const findChromiumForJourneys = async () => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return checkConfigured(CHROMIUM_PATH);
  return (await findPackaged()) ?? findInstalled() ?? NONE;
};

/**
 * Returns Playwright's launch options for the Chromium in the environment, or else for an installed one. Without a UTF-8 locale, Chromium drops file
 * names with accents.
 */
export const chromiumLaunchOptions = (environment = process.env) => {
  const executablePath = environment.CHROMIUM_PATH ?? INSTALLED.find((file) => existsSync(file));
  const env = { ...environment, LC_ALL: 'C.UTF-8' };
  return {
    executablePath,
    args: ARGUMENTS,
    ignoreDefaultArgs: UNWANTED_DEFAULTS,
    env: environment.CHROMIUM_LIBRARIES ? withLibraries(environment, env) : env,
  };
};
