/**
 * Does independent work of one transaction at once, so that its statements go out together. Waits for all of it also where some fails:
 * nothing may be sent after the rollback. Gives the results in their order; throws what failed first.
 */
export const atOnce = async <Results extends readonly unknown[]>(
  ...work: { [Place in keyof Results]: Promise<Results[Place]> }
): Promise<Results> => {
  let failure: { error: unknown } | null = null;
  const ended = await Promise.all(
    work.map((one) =>
      one.catch((error: unknown) => {
        failure ??= { error };
      }),
    ),
  );
  if (failure !== null) throw (failure as { error: unknown }).error;
  return ended as unknown as Results;
};
