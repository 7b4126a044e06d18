/**
 * Runs independent statements of a transaction concurrently, so that they share a round trip. Waits for all of them even after a failure, because
 * nothing may be sent after the rollback. Returns results in order; throws the first error.
 */
export const runConcurrently = async <Results extends readonly unknown[]>(
  ...work: { [Index in keyof Results]: Promise<Results[Index]> }
): Promise<Results> => {
  let failure: { error: unknown } | null = null;
  const results = await Promise.all(
    work.map((promise) =>
      promise.catch((error: unknown) => {
        failure ??= { error };
      }),
    ),
  );
  if (failure !== null) throw (failure as { error: unknown }).error;
  return results as unknown as Results;
};
