/** Loaded before every test file: the engine's table of title meanings. */
import { loadTitleMeanings } from '#features/matching/server/title-meanings.service.ts';

loadTitleMeanings();
