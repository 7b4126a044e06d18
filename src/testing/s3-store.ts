/** A local S3 store (s3rver, which checks signatures) with one bucket. Key and secret are both `S3RVER`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type RunningProgram, startProgram } from './programs.ts';

const PROGRAM = join(import.meta.dirname, '../../node_modules/@20minutes/s3rver/lib/cli.js');

/** Returns the `S3_URL` of the store on a port. */
export const s3Url = (port: number, { key = 'S3RVER', secret = 'S3RVER', bucket = 'puente' } = {}): string =>
  `s3://${key}:${secret}@127.0.0.1:${port}/${bucket}/market?region=us-east-1`;

export interface S3Server {
  /** Starts the server. Does nothing if it is running. */
  start(): Promise<void>;
  /** Ends the server abruptly. Its data is still available after the next start. */
  kill(): Promise<void>;
  drop(): Promise<void>;
}

/** Prepares the server without starting it. */
export const createS3Server = async (port: number): Promise<S3Server> => {
  const folder = await mkdtemp(join(tmpdir(), 'puente-s3-'));
  const args = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '-s', '--configure-bucket', 'puente'];
  let running: RunningProgram | null = null;
  const kill = async (): Promise<void> => {
    await running?.kill();
    running = null;
  };
  return {
    kill,
    start: async () => {
      if (running !== null) return;
      const code = ['-e', `require(${JSON.stringify(PROGRAM)}).parseAsync()`, 's3rver'];
      running = await startProgram(process.execPath, [...code, ...args], port, folder, { isOurs: true });
    },
    drop: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
