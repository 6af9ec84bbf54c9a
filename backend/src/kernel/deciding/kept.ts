/** What admins keep in a stream of its own: added, changed, taken out of use and back into it. */
export interface Kept<T> {
  readonly value: T;
  /** Whether cases are offered it. */
  readonly is_active: boolean;
}

/** An edit; what it leaves out stays. */
export interface Edit<T> {
  readonly change: Partial<T>;
  readonly is_active?: boolean | undefined;
}

/** What an edit comes to: the value after it, and whether that and its use are other than before. */
export function edited<T extends object>(state: Kept<T>, { change, is_active = state.is_active }: Edit<T>) {
  const value = { ...state.value, ...change };
  const keys = Object.keys(value) as (keyof T)[];
  return {
    value,
    changed: keys.some((key) => !same(value[key], state.value[key])),
    reactivated: is_active && !state.is_active,
    deactivated: !is_active && state.is_active,
  };
}

/** Texts, numbers and lists of them. A field that came later is absent in what was kept before: it is empty there. */
function same(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return (a ?? null) === (b ?? null);
  return a.length === b.length && a.every((one, at) => one === b[at]);
}

/** The event where its condition holds. */
export const when = <E>(holds: boolean, event: E): E[] => (holds ? [event] : []);

/** What the body of a PUT says, as an edit. */
export const editOf = <T extends { is_active?: boolean | undefined }>({ is_active, ...change }: T) => ({
  change: stated(change),
  is_active,
});

/** Without the fields that were left out. */
export function stated<T extends object>(fields: T) {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
