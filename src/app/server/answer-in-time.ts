/** For what watches the process and must get its answer, whatever hangs. */

const WITHIN_MS = 3_000;

/** What is answered, or null where it fails or says nothing in time. */
export const answerInTime = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), WITHIN_MS);
    answer.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer));
  });
