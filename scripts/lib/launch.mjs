/**
 * Runs a program in this terminal. Forwards signals to it, and ends it when npm ends: npm 10 forwards no signals, so killing `npm start` would
 * otherwise leave the server running.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const POLL_INTERVAL_MS = 300;
/** Longer than the server's own limit (`STOP_TIMEOUT_MS`), so that only a server that hangs is killed. */
const KILL_AFTER_MS = 12_000;
const SHELL = /^(ba|da|a|z|k)?sh$|^busybox$/;

/** Returns a process's name and parent, or null if the system does not report them. */
const processInfo = (pid) => {
  try {
    // `42 (name, may contain spaces) S 17 …`: the parent is the second field after the name.
    const [, name, parent] = /^\d+ \((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { name, parent: Number(parent) };
  } catch {
    return null;
  }
};

/** Calls `callback` once npm has ended, even if a shell is between npm and this process. Does nothing without npm. */
const onNpmExit = (callback) => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const shell = processInfo(parent);
  const npm = shell && SHELL.test(shell.name) ? shell.parent : null;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === null || processInfo(parent)?.parent === npm)) return;
    clearInterval(timer);
    callback();
  }, POLL_INTERVAL_MS);
  timer.unref();
};

/**
 * Runs `command`. `options` are those of `spawn`. Resolves to its exit code, or to 128 + n if signal n ended it. Rejects if it cannot be started.
 */
export const launch = (command, commandArguments, options) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, commandArguments, options);
    const forward = (signal) => {
      // A terminal already sends Ctrl-C to all of its processes.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    onNpmExit(() => {
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref();
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
