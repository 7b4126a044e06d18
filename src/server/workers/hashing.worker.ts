/** A thread that hashes passwords (Argon2id) synchronously, because asynchronous hashing would occupy libuv's threads for files and DNS. */
import { hashSync, type Options, verifySync } from '@node-rs/argon2';
import { serveTasks } from './serve-tasks.ts';

/** A task that hashes a text or compares it with a hash. */
export type HashingTask =
  | { kind: 'hash'; text: string; options: Options }
  | { kind: 'verify'; text: string; hash: string };

serveTasks<HashingTask, string | boolean>((task) =>
  task.kind === 'hash' ? hashSync(task.text, task.options) : verifySync(task.hash, task.text),
);
