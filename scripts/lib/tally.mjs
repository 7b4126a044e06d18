/** Counts passed and failed checks, and prints a line for each part with its time, and a total. */

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Creates a tally. `print` receives the output; tests pass their own function. */
export const createTally = (print = (text) => process.stdout.write(text)) => {
  let passed = 0;
  let failed = 0;
  const start = performance.now();

  const printLine = (line) => print(`${line}\n`);

  /** Adds a part's counts, which default to 0. */
  const add = (name, counts, since = performance.now()) => {
    const part = { passed: 0, failed: 0, ...counts };
    passed += part.passed;
    failed += part.failed;
    printLine(
      `${part.failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${part.passed} passed, ${part.failed} failed (${seconds(since)})`,
    );
  };

  /** Runs a check that counts as one: `run` resolves to `{ code, output }`. Prints the output only if it failed. */
  const check = async (name, run) => {
    const since = performance.now();
    const { code, output } = await run();
    if (code === 0) passed += 1;
    else failed += 1;
    printLine(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds(since)})`);
    if (code !== 0) printLine(`${output.trimEnd()}\n`);
    return code === 0;
  };

  /** Prints the total as the last line. Returns the exit code. */
  const finish = () => {
    printLine(`in ${seconds(start)}`);
    printLine(`${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  };

  return { printLine, add, check, finish };
};
