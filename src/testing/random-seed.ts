/**
 * Loaded before every test file. Property tests use the same values in every run, so that only changes cause failures. `TEST_SEED=random` uses new
 * values, and `TEST_SEED=<number>` uses the values of a reported failure.
 */
import fc from 'fast-check';

const DEFAULT_SEED = 20_251_122;

const { TEST_SEED } = process.env;
if (TEST_SEED !== 'random') fc.configureGlobal({ seed: TEST_SEED ? Number(TEST_SEED) : DEFAULT_SEED });
