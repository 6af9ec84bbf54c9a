/**
 * How often other work had its turn on the event loop while this was done; the same on every machine. `each` is done in
 * each of those turns. For tests only.
 */
export async function othersTurns(work: () => Promise<unknown>, each?: () => void): Promise<number> {
  let [count, going] = [0, true];
  const look = () => {
    count += 1;
    each?.();
    if (going) setImmediate(look);
  };
  setImmediate(look);
  await work();
  going = false;
  return count;
}
