/**
 * The product's partitioned index with parts in processes instead of threads: the same tasks, routing and merging. Used only for measurements.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  PartitionedIndex,
  type PartReply,
  type StartPart,
} from '../../src/features/matching/server/partitioned-index.service.ts';

/** A reply with the time that its task took in the part, without waiting and transport. */
export type MeasuredReply = PartReply & { cpuMs: number; wallMs: number };

const PROGRAM = fileURLToPath(new URL('./index-process.ts', import.meta.url));

/** Receives every reply with the id of its process. */
type OnMeasured = (reply: MeasuredReply, pid: number) => void;

const startProcess =
  (onMeasured: OnMeasured): StartPart =>
  ({ onReply, onLost }) => {
    const child = fork(PROGRAM, { serialization: 'advanced', execArgv: [] });
    child.on('message', (reply) => {
      onMeasured(reply as MeasuredReply, child.pid ?? 0);
      onReply(reply as MeasuredReply);
    });
    child.on('error', onLost);
    child.on('exit', (code) => onLost(new Error(`A process of the index ended with code ${code}`)));
    return {
      post: (task) => void child.send(task),
      end: async () => {
        child.removeAllListeners('exit');
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      },
    };
  };

/** Starts an index in `count` processes. */
export const startIndexProcesses = (
  count: number,
  onLost: (error: Error) => void,
  onMeasured: OnMeasured = () => {},
): PartitionedIndex =>
  new PartitionedIndex(
    Array.from({ length: count }, () => startProcess(onMeasured)),
    onLost,
  );
