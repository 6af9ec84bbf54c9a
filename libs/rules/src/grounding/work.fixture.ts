/** The work of an act, counted instead of timed: the same on every machine. */
export interface Work {
  /** Characters that expressions read, and entries that lists were gone through for. */
  readonly read: number;
}

type Method = (this: unknown, ...given: never[]) => unknown;

const LISTS = ['slice', 'filter', 'map', 'flatMap', 'forEach', 'some', 'every', 'find', 'findIndex'] as const;

/**
 * Counts what an act reads: of each expression the characters between where it began and where its match ends, all that
 * is left where it has none, and each list as long as it is. What an expression tries and gives up within one match is not seen.
 */
export function workOf(act: () => unknown): Work {
  let read = 0;
  const undo: (() => void)[] = [];
  const watch = <Owner extends object>(owner: Owner, name: keyof Owner & string, wrapped: Method) => {
    const own = Object.getOwnPropertyDescriptor(owner, name)!;
    Object.defineProperty(owner, name, { ...own, value: wrapped });
    undo.push(() => Object.defineProperty(owner, name, own));
  };
  const { exec } = RegExp.prototype;
  watch(RegExp.prototype, 'exec', function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = Reflect.apply(exec, this, [text]);
    read += match ? match.index + match[0].length - from + 1 : text.length - from + 1;
    return match;
  } as Method);
  for (const name of LISTS) {
    const own = Array.prototype[name] as Method;
    watch(Array.prototype, name, function (this: unknown[], ...given) {
      read += name === 'slice' ? sliced(this.length, given) : this.length;
      return Reflect.apply(own, this, given);
    } as Method);
  }
  try {
    act();
  } finally {
    for (const one of undo) one();
  }
  return { read };
}

/** So many entries a slice copies. */
function sliced(length: number, [from = 0, to = length]: readonly number[]): number {
  const place = (at: number) => Math.min(length, at < 0 ? Math.max(0, length + at) : at);
  return Math.max(0, place(to) - place(from));
}
