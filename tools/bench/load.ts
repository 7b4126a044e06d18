/** Controls the load generator: starts its process, sends it one plan at a time, and ends it. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { People } from './calls.ts';
import type { GeneratorReply, GeneratorRequest, Plan, ResultsByKind } from './load-messages.ts';

export interface LoadGenerator {
  /** Rejects if the generator itself fails; failed requests are counted in the result. */
  run<P extends Plan>(plan: P): Promise<ResultsByKind[P['kind']]>;
  stop(): void;
}

export const startLoadGenerator = async (people: People): Promise<LoadGenerator> => {
  const child = fork(join(import.meta.dirname, 'load-generator.ts'), { serialization: 'advanced' });
  const send = (message: GeneratorRequest): Promise<ResultsByKind[keyof ResultsByKind] | null> =>
    new Promise((resolve, reject) => {
      const onExit = (): void => reject(new Error('The load generator ended'));
      child.once('exit', onExit);
      child.once('message', (reply: GeneratorReply) => {
        child.off('exit', onExit);
        if (reply.ok) resolve(reply.result);
        else reject(new Error(reply.problem));
      });
      child.send(message);
    });
  await send({ kind: 'people', people });
  return {
    run: async (plan) => (await send(plan)) as ResultsByKind[(typeof plan)['kind']],
    stop: () => {
      child.kill();
    },
  };
};
