/**
 * Parts of a process that is killed when it has done so much: of the methods named, on all parts together, `most` calls
 * are let through, and the next one throws.
 */
export function killedBehind(most: number) {
  let left = most;
  return <T extends object>(part: T, ...methods: readonly (keyof T)[]): T =>
    new Proxy(part, {
      get(target, name) {
        const found: unknown = Reflect.get(target, name);
        if (typeof found !== 'function') return found;
        return (...given: unknown[]): unknown => {
          if (methods.includes(name as keyof T)) {
            if (left === 0) throw new Error('killed');
            left -= 1;
          }
          return (found as (...args: unknown[]) => unknown).apply(target, given);
        };
      },
    });
}
