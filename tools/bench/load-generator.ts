/**
 * The load generator in its own process, so that it shares no event loop with the measured server. Receives the people, then one plan after
 * another, and answers each plan with its result.
 */
import process from 'node:process';
import type { People } from './calls.ts';
import { runClosedLoop } from './closed-loop.ts';
import { runLiveLoop } from './live-loop.ts';
import type { GeneratorReply, GeneratorRequest, Plan } from './load-messages.ts';
import { runOpenLoop } from './open-loop.ts';

let people: People | null = null;

const run = async (plan: Plan) => {
  if (people === null) throw new Error('A plan was received before the people');
  if (plan.kind === 'closed') return runClosedLoop(people, plan);
  return plan.kind === 'open' ? runOpenLoop(people, plan) : runLiveLoop(people, plan);
};

const reply = (message: GeneratorReply): void => {
  process.send?.(message);
};

process.on('message', (message: GeneratorRequest) => {
  if (message.kind === 'people') {
    people = message.people;
    reply({ ok: true, result: null });
    return;
  }
  run(message).then(
    (result) => reply({ ok: true, result }),
    (error: unknown) => reply({ ok: false, problem: error instanceof Error ? (error.stack ?? '') : String(error) }),
  );
});
// Exits with the parent process.
process.on('disconnect', () => process.exit(0));
