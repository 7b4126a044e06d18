/**
 * Runs tools (compiler, linters, test runners) as child processes, each in its own process group, so that ending the task also ends the browsers and
 * workers that they started.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fromRoot, ROOT } from './paths.mjs';

/** Paths of the tools. Does not use `node_modules/.bin`, which differs by platform and npm version. */
const TOOLS = {
  biome: '@biomejs/biome/bin/biome',
  'dependency-cruiser': 'dependency-cruiser/bin/dependency-cruiser.mjs',
  'drizzle-kit': 'drizzle-kit/bin.cjs',
  knip: 'knip/bin/knip.js',
  oxlint: 'oxlint/bin/oxlint',
  playwright: '@playwright/test/cli.js',
  tsc: '@typescript/native/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
};

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const KILL_AFTER_MS = 5_000;
const isWindows = process.platform === 'win32';
const running = new Set();
const cleanups = new Set();

const signalGroup = (child, signal) => {
  try {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The process has already ended.
  }
};

let isEnding = false;

const endAll = async (signal) => {
  if (isEnding) return;
  isEnding = true;
  for (const child of running) signalGroup(child, signal);
  const deadline = Date.now() + KILL_AFTER_MS;
  while (running.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  for (const child of running) signalGroup(child, 'SIGKILL');
  await Promise.allSettled([...cleanups].map((cleanup) => cleanup()));
  process.exit(128 + constants.signals[signal]);
};

const watchSignals = () => {
  if (process.listeners('SIGTERM').includes(endAll)) return;
  for (const signal of SIGNALS) process.on(signal, endAll);
};

const unwatchSignals = () => {
  if (running.size > 0 || cleanups.size > 0 || isEnding) return;
  for (const signal of SIGNALS) process.off(signal, endAll);
};

/** Runs `cleanup` if a signal ends the task early. Returns the function that unregisters it. */
export const registerCleanup = (cleanup) => {
  cleanups.add(cleanup);
  watchSignals();
  return () => {
    cleanups.delete(cleanup);
    unwatchSignals();
  };
};

/**
 * Runs a program and waits for it. With `isCaptured`, returns both streams in order as `output`; otherwise prints to the terminal. Never rejects: if
 * a program cannot be started, the code is 127 and the output is the reason.
 */
export const runProgram = (command, programArguments, { env = {}, isCaptured = false } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, programArguments, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      detached: !isWindows,
      stdio: isCaptured ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    running.add(child);
    watchSignals();
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const finish = (code, output) => {
      running.delete(child);
      unwatchSignals();
      // While the task is ending, the next step must not start.
      if (!isEnding) resolve({ code, output });
    };
    child.on('error', (error) => finish(127, error.message));
    child.on('close', (code, signal) =>
      finish(code ?? 128 + constants.signals[signal], Buffer.concat(chunks).toString()),
    );
  });

/** Runs one of the project's tools under this Node, like `runProgram`. */
export const runTool = (tool, toolArguments, options) =>
  runProgram(process.execPath, [fromRoot('node_modules', TOOLS[tool]), ...toolArguments], options);
