import type { AuditField } from '@vouchwell/contract';

/**
 * Field by field what was and what is, each by its way, such as `patient.first_name`; lists are numbered from 1. What
 * is there no more is a field as well: its `after` is null.
 */
export function differences(was: unknown, now: unknown, name = ''): AuditField[] {
  const [before, after] = [valuesOf(was, name), valuesOf(now, name)];
  const names = new Set([...after.keys(), ...before.keys()]);
  return [...names].map((one) => ({
    name: one,
    before: before.get(one) ?? null,
    after: after.get(one) ?? null,
  }));
}

function valuesOf(value: unknown, name: string): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object') return new Map(name === '' ? [] : [[name, String(value)]]);
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(([key, part]): [string, unknown] => [
    isList ? String(Number(key) + 1) : key,
    part,
  ]);
  return new Map(
    parts.flatMap(([step, part]) => [...valuesOf(part, name === '' ? step : `${name}.${step}`)]),
  );
}
