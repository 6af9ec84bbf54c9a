/** How often other work had its turn on the event loop while this was done; the same on every machine. For tests only. */
export async function othersTurns(work: () => Promise<unknown>): Promise<number> {
  let [count, going] = [0, true];
  const look = () => {
    count += 1;
    if (going) setImmediate(look);
  };
  setImmediate(look);
  await work();
  going = false;
  return count;
}
