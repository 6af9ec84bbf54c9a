import type { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Rules = ReturnType<Storage['getTargetValidationMetadatas']>;
type ByField = ReturnType<Storage['groupByPropertyName']>;

/**
 * Has class-validator remember the rules of a class: by itself it looks through those of all classes at each
 * validation, and whether this one inherits from them. A class says its rules once, where it is declared, so nothing
 * can come to them later. Only rules of no group are remembered; no request asks for others.
 */
export function rememberRules(storage: Storage): void {
  const find = storage.getTargetValidationMetadatas.bind(storage);
  const group = storage.groupByPropertyName.bind(storage);
  const known = new Map<unknown, Rules>();
  const grouped = new WeakMap<Rules, ByField>();
  storage.getTargetValidationMetadatas = (type, schema, always, strict, groups) => {
    if (schema || always || strict || groups) return find(type, schema, always, strict, groups);
    const rules = known.get(type) ?? find(type, schema, always, strict, groups);
    known.set(type, rules);
    return rules;
  };
  storage.groupByPropertyName = (rules) => {
    const byField = grouped.get(rules) ?? group(rules);
    grouped.set(rules, byField);
    return byField;
  };
}
