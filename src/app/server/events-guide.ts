/** Generates docs/events.md: each domain event, its emitters, and its subscribers in order. `npm run events` writes it; a test compares it. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMAIN_EVENTS, type DomainEventName } from '#server/events/domain-events.ts';
import { SUBSCRIBERS_BY_FEATURE } from './features.ts';

const FEATURES_FOLDER = join(import.meta.dirname, '../../features');

/** Finds the files that emit each event, by the event's name in the call. */
const findEmitters = (): Map<string, string[]> => {
  const emitters = new Map<string, string[]>();
  for (const file of globSync('*/server/*.ts', { cwd: FEATURES_FOLDER }).toSorted()) {
    if (file.endsWith('.test.ts')) continue;
    const source = readFileSync(join(FEATURES_FOLDER, file), 'utf8');
    const names = [...source.matchAll(/\bemit\(\s*(?:tx|db),\s*platform,\s*'([^']+)'/g)].map(([, name = '']) => name);
    for (const name of new Set(names)) emitters.set(name, [...(emitters.get(name) ?? []), file]);
  }
  return emitters;
};

const listReactions = (event: DomainEventName): string[] =>
  Object.entries(SUBSCRIBERS_BY_FEATURE).flatMap(([feature, subscribers]) =>
    subscribers
      .filter((subscriber) => subscriber.event === event)
      .map(({ description }) => `**${feature}**: ${description}`),
  );

/** Returns the page as Markdown. */
export const eventsGuide = (): string => {
  const emitters = findEmitters();
  const sections = (Object.keys(DOMAIN_EVENTS) as DomainEventName[]).map((event) =>
    [
      `## ${event}`,
      DOMAIN_EVENTS[event],
      `Emitted by ${(emitters.get(event) ?? []).map((file) => `\`${file}\``).join(', ')}. Then, in this order:`,
      listReactions(event)
        .map((reaction, index) => `${index + 1}. ${reaction}`)
        .join('\n'),
    ].join('\n\n'),
  );
  const head = [
    '# Domain events',
    'Which features react to a change in another feature, and in which order. For example, declining an application cancels its interviews. All reactions run inside the transaction of their cause, so if one fails, everything is rolled back. The exception is `account.exporting`, which only reads. `npm run events` writes this page from `src/server/events/domain-events.ts` and `src/app/server/features.ts` (ADR 63).',
  ];
  return `${[...head, ...sections].join('\n\n')}\n`;
};
