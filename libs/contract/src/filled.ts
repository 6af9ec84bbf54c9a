import { getMetadataStorage } from 'class-validator';

/** A class whose fields carry validation decorators. */
export type RequestClass<T extends object = object> = new () => T;
/** What a field is made of: a request class (in lists of each entry), or a number written as text. */
export type FieldType = RequestClass | NumberConstructor;

interface Reading {
  type?: () => FieldType;
  readonly changes: ((given: { value: unknown }) => unknown)[];
}

/** By the prototype that declares the field, then by its name. */
const readings = new Map<object, Map<string, Reading>>();

/** Of which type a nested field is. */
export function Type(type: () => FieldType): PropertyDecorator {
  return (target, key) => void (readingOf(target, String(key)).type = type);
}

/** Changes what was given before it is validated. Those of one field run from the lowest decorator upward. */
export function Transform(change: (given: { value: unknown }) => unknown): PropertyDecorator {
  return (target, key) => void readingOf(target, String(key)).changes.push(change);
}

/**
 * A request class filled from what a client sent: the fields the class knows and nothing else, so that the work
 * grows with the class and its lists, never with what else stands in the body. What has no field of its own in
 * `given` keeps the default of the class.
 */
export function filled<T extends object>(type: RequestClass<T>, given: object): T {
  const made = new type() as T & Record<string, unknown>;
  for (const name of fieldsOf(type)) {
    if (!Object.hasOwn(given, name)) continue;
    const read = readingFor(type, name);
    const value = typed((given as Record<string, unknown>)[name], read.type?.());
    (made as Record<string, unknown>)[name] = read.changes.reduce(
      (now, change) => change({ value: now }),
      value,
    );
  }
  return made;
}

/** The fields of a request class, inherited ones too: those with a validation decorator. */
export function fieldsOf(type: RequestClass): readonly string[] {
  let fields = known.get(type);
  if (!fields) {
    const all = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
    known.set(type, (fields = [...new Set(all.map(({ propertyName }) => propertyName))]));
  }
  return fields;
}

/** What `@Type` says of a field; undefined where it says nothing. */
export function typeOfField(type: RequestClass, field: string): FieldType | undefined {
  return readingFor(type, field).type?.();
}

const known = new WeakMap<RequestClass, readonly string[]>();

function readingOf(prototype: object, field: string): Reading {
  let fields = readings.get(prototype);
  if (!fields) readings.set(prototype, (fields = new Map<string, Reading>()));
  let reading = fields.get(field);
  if (!reading) fields.set(field, (reading = { changes: [] }));
  return reading;
}

const plain: Reading = { changes: [] };

/** The nearest declaration counts. */
function readingFor(type: RequestClass, field: string): Reading {
  for (let at = type.prototype as object | null; at; at = Object.getPrototypeOf(at) as object | null) {
    const found = readings.get(at)?.get(field);
    if (found) return found;
  }
  return plain;
}

/** What is not of the declared form is left as it is, for the validator to refuse. */
function typed(value: unknown, type: FieldType | undefined): unknown {
  if (!type || value === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => typed(entry, type));
  // Written out: a number of a user is not 1e5, nor 0x1f, and what is blank is not 0.
  if (type === Number) return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  return typeof value === 'object' ? filled(type as RequestClass, value) : value;
}
