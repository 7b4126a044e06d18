/**
 * Loaded before every test file: properties draw the same values in every run, so that a run tells of the change it judges and
 * of nothing else. `TEST_SEED=random` draws new ones, `TEST_SEED=<number>` those of a failure that was reported.
 */
import fc from 'fast-check';

const USUAL_SEED = 20_251_122;

const { TEST_SEED } = process.env;
if (TEST_SEED !== 'random') fc.configureGlobal({ seed: TEST_SEED ? Number(TEST_SEED) : USUAL_SEED });
