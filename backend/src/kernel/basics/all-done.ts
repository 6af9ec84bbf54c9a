/** All results once each has come to its end, so that none goes on behind a failure. @throws the first failure */
export async function allDone<T extends readonly unknown[]>(
  works: T,
): Promise<{ -readonly [I in keyof T]: Awaited<T[I]> }> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
