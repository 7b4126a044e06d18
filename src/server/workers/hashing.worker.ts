/** A thread that hashes passwords (Argon2id) on itself, and so takes none of the threads that the library would share with files and names. */
import { hashSync, type Options, verifySync } from '@node-rs/argon2';
import { serveTasks } from './serve-tasks.ts';

/** Makes the hash of a text, or compares a text with a hash. */
export type HashingTask =
  | { kind: 'hash'; text: string; options: Options }
  | { kind: 'verify'; text: string; hash: string };

serveTasks<HashingTask, string | boolean>((task) =>
  task.kind === 'hash' ? hashSync(task.text, task.options) : verifySync(task.hash, task.text),
);
