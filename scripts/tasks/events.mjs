/** `npm run events`: writes docs/events.md from the catalog of domain events and the list of their subscribers. */
import '../lib/end-with-launcher.mjs';
import { writeFileSync } from 'node:fs';
import { eventsGuide } from '../../src/app/server/events-guide.ts';
import { fromRoot } from '../lib/paths.mjs';

writeFileSync(fromRoot('docs/events.md'), eventsGuide());
