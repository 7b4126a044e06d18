/** Loads the engine's table of title meanings before every test file. */
import { loadTitleMeanings } from '#features/matching/server/title-meanings.service.ts';

loadTitleMeanings();
