/**
 * Starts the built product for browser journeys and measurements: on a free port, with an embedded database in a temporary folder. Ignores
 * this machine's values of the variables in `UNSET`.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { BUILT_SERVER, ROOT } from './paths.mjs';
import { SERVER_ENVIRONMENT, SERVER_OPTIONS } from './server-options.mjs';

const START_TIMEOUT_MS = 90_000;

/** The product treats an empty value as not set. */
const UNSET = {
  DATABASE_URL: '',
  SMTP_URL: '',
  PUBLIC_URL: '',
  COOKIE_DOMAIN: '',
  SCHEDULING_URL: '',
  TRUST_PROXY: '',
  ADMIN_EMAIL: '',
  ADMIN_PASSWORD: '',
  HOST: '',
};

/**
 * Resolves when the program prints its ready line. Rejects with its output if it ends first or does not start in time.
 * @param {import('node:child_process').ChildProcess} server
 * @returns {Promise<void>}
 */
const waitUntilReady = (server) =>
  new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`The product did not start in time:\n${output}`)),
      START_TIMEOUT_MS,
    );
    const onOutput = (/** @type {Buffer} */ chunk) => {
      output += String(chunk);
      if (!/ready on /.test(output)) return;
      clearTimeout(timer);
      resolve();
    };
    server.stdout?.on('data', onOutput);
    server.stderr?.on('data', onOutput);
    server.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The product ended with ${code}:\n${output}`));
    });
  });

/**
 * Starts the product with additional variables `env`. Returns its `url`, and `stop`, which also removes its data.
 * @param {Record<string, string>} env
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export const startTemporaryServer = async (env) => {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'puente-own-'));
  const server = spawn(process.execPath, [...SERVER_OPTIONS, BUILT_SERVER], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...SERVER_ENVIRONMENT,
      ...UNSET,
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const exit = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await exit;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://localhost:${port}`, stop };
};
