/**
 * Runs a program in this terminal and stays around to pass on what npm does not: signals, and the end of npm itself.
 * npm 10 forwards no signal, so that killing `npm start` would leave the server behind; we notice that npm is gone.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const LOOK_EVERY_MS = 300;
/** The server may take 10 s to finish what it has begun; after that nobody is left to wait for it. */
const KILL_AFTER_MS = 12_000;
const SHELL = /^(ba|da|a|z|k)?sh$|^busybox$/;

/** A process's name and who started it; null where the system does not tell. */
const look = (pid) => {
  try {
    // `42 (name, may hold spaces) S 17 …`: the parent is the second field after the name.
    const [, name, parent] = /^\d+ \((.*)\) \S+ (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { name, parent: Number(parent) };
  } catch {
    return null;
  }
};

/** Calls back once when npm has ended, also where a shell stands between it and us. Does nothing without npm. */
const onceNpmIsGone = (callback) => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const shell = look(parent);
  const npm = shell && SHELL.test(shell.name) ? shell.parent : null;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === null || look(parent)?.parent === npm)) return;
    clearInterval(timer);
    callback();
  }, LOOK_EVERY_MS);
  timer.unref();
};

/**
 * Runs `command`. `options` are those of `spawn`. Resolves to its exit code, or 128 + n where signal n ended it; rejects
 * where it cannot be started.
 */
export const launch = (command, commandArguments, options) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, commandArguments, options);
    const forward = (signal) => {
      // A terminal sends Ctrl-C to all of its processes; once is enough.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    onceNpmIsGone(() => {
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref();
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
