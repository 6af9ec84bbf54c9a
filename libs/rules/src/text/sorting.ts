/** By what each list can be sorted: the names that addresses and routes know. Without one a list has its usual order. */
export const sortable = {
  cases: ['created', 'updated'],
  oversight: ['created', 'status'],
  contents: ['title', 'quality', 'updated'],
  patients: ['name', 'birth', 'mrn'],
  providers: ['name', 'npi'],
  demo_requests: ['received', 'status'],
  items: ['name', 'hcpcs'],
  diagnoses: ['code', 'category'],
  alerts: ['person', 'last_look', 'state'],
  rated_notes: ['given', 'rating'],
  local_models: ['name', 'size'],
  rule_packs: ['title', 'from'],
  users: ['username', 'role', 'cases', 'last_login'],
} as const;

export type SortableList = keyof typeof sortable;
export type SortName<List extends SortableList> = (typeof sortable)[List][number];
/** A name, or with `-` before it from the last to the first. */
export type Sort<List extends SortableList> = SortName<List> | `-${SortName<List>}`;

/** Each name in both directions. */
export function sortsOf<List extends SortableList>(list: List): Sort<List>[] {
  return sortable[list].flatMap((name) => [name, `-${name}`] as Sort<List>[]);
}

/** The fields of a list's order as it was asked for, each turned round where it was. */
export function orderOf<Name extends string>(
  sort: NoInfer<Name | `-${Name}`> | undefined,
  fields: Readonly<Record<Name, readonly string[]>>,
  usual: readonly string[],
): string[] {
  if (sort === undefined) return [...usual];
  const isTurned = sort.startsWith('-');
  const wanted = fields[(isTurned ? sort.slice(1) : sort) as Name];
  if (!isTurned) return [...wanted];
  return wanted.map((field) => (field.startsWith('-') ? field.slice(1) : `-${field}`));
}
