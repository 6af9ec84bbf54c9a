/** The longest time the event loop was held while `work` ran, and how long that took, in milliseconds. */
export async function watched(work: () => Promise<unknown>): Promise<{ held: number; took: number }> {
  const start = performance.now();
  let [last, held] = [start, 0];
  const look = () => {
    const now = performance.now();
    [held, last] = [Math.max(held, now - last), now];
  };
  const timer = setInterval(look, 1);
  await work();
  look();
  clearInterval(timer);
  return { held, took: performance.now() - start };
}
