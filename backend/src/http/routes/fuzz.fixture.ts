import { NPI_PATTERN } from '@vouchwell/rules';
import fc from 'fast-check';
import type { DeclaredRoute } from './declared-routes.ts';
import { type Schema, schemaOf } from './openapi.ts';

/** Stands in every invented text, so that it is found again where nothing of a request may be. */
export const CANARY = 'Zwitscher';

export interface FuzzedRequest {
  readonly who: 'nobody' | 'user' | 'admin';
  readonly method: string;
  /** `{case 2}` in it stands for a case that is there when it is sent. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** As it is sent; null: none. */
  readonly body: string | null;
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).map((some) => CANARY + some),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\u202e',
    "' OR 1=1 --",
    '%s%n',
    '../../etc/passwd',
    '=1+1',
    '$ne',
    '{{7*7}}',
  ),
  fc.constantFrom(' ', 'a', '((', 'ABCD\n', '👩‍⚕️', 'e\u0301').map((piece) => piece.repeat(700)),
);
const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -0, -1, 2 ** 31, 2 ** 53, 2 ** 53 - 1, 1e308, 1.5),
);
const prototypes = fc.constantFrom(
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"__defineGetter__":1,"toString":2,"valueOf":3,"hasOwnProperty":4}',
);
const nested = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.boolean())
  .map(([depth, list]) =>
    list ? '['.repeat(depth) + ']'.repeat(depth) : '{"a":'.repeat(depth) + '1' + '}'.repeat(depth),
  );
const junk: fc.Arbitrary<unknown> = fc.oneof(
  text,
  number,
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom({}, [], { $ne: '' }, { $where: 'sleep(1)' }, [[]], { length: 1e9 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** One that is a provider's number, as its check digit says. */
const NPI = '1234567893';

/** Texts of a pattern; any where no such text can be invented from it. */
function matching(pattern: string): fc.Arbitrary<string> {
  const own = known.get(pattern) ?? invented(pattern);
  known.set(pattern, own);
  return own;
}

const known = new Map<string, fc.Arbitrary<string>>();

function invented(pattern: string): fc.Arbitrary<string> {
  try {
    const own = fc.stringMatching(new RegExp(pattern));
    return pattern === NPI_PATTERN.source ? fc.oneof(own, fc.constant(NPI)) : own;
  } catch {
    return text;
  }
}

function whole({ minimum, maximum }: Schema): fc.Arbitrary<number> {
  const min = Number(minimum ?? 1);
  return fc.integer({ min, max: Math.min(Number(maximum ?? Infinity), min + 4) });
}

/** What the schema wants, for the most part. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  if (schema.pattern) return matching(String(schema.pattern));
  if (schema.format === 'email') return fc.emailAddress();
  if (schema.format === 'date')
    return fc.constantFrom('2020-02-29', '2021-02-29', '9999-12-31', '0000-00-00');
  if (schema.type === 'string') return text.map((some) => some.slice(0, Number(schema.maxLength ?? 100)));
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number') return whole(schema);
  if (schema.type === 'array') return fc.array(perhaps(fitting(schema.items ?? {})), { maxLength: 4 });
  if (!schema.properties) return junk;
  const fields = Object.entries(schema.properties).map(
    ([name, part]) => [name, perhaps(fitting(part))] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
}

const perhaps = (wanted: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 12, arbitrary: wanted }, { weight: 1, arbitrary: junk });

function bodies(route: DeclaredRoute): fc.Arbitrary<string | null> {
  const wanted = fitting(route.body ? schemaOf(route.body) : {});
  return fc.oneof(
    { weight: 8, arbitrary: wanted.map((value) => JSON.stringify(value) ?? null) },
    { weight: 1, arbitrary: fc.oneof(prototypes, nested) },
    {
      weight: 1,
      arbitrary: fc.oneof(text, fc.constant('{"a":'), fc.constant(`{"${'k'.repeat(20_000)}":1}`)),
    },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

const typed = (part: string) => encodeURIComponent(part.toWellFormed());

/** Known parameters, invented ones, and the same ones again. */
function queries(route: DeclaredRoute): fc.Arbitrary<string> {
  const known = Object.keys(route.query ? (schemaOf(route.query).properties ?? {}) : {});
  const name = fc.constantFrom(...known, ...known, 'page', 'query[$ne]', '__proto__', 'constructor', 'a[]');
  const value = fc.oneof(text, number.map(String), fc.constantFrom('1', '2', 'draft', '9007199254740991'));
  const one = fc.tuple(name, value).map(([key, some]) => `${typed(key)}=${typed(some)}`);
  return fc.array(one, { maxLength: 5 }).map((all) => (all.length > 0 ? `?${all.join('&')}` : ''));
}

/** `ids`: those that the route knows. */
function addresses(route: DeclaredRoute, ids: readonly string[]): fc.Arbitrary<string> {
  const part = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ids) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('0', '-1', '1e3', '9007199254740991', '999999999999999', '%00', 'a'),
    },
    { weight: 1, arbitrary: text.map((some) => typed(some).slice(0, 200).replace(/%.?$/, '') || '-') },
  );
  return fc
    .tuple(fc.constantFrom('', '/api'), part, fc.constantFrom('1', '2', '3'), queries(route))
    .map(([prefix, first, second, query]) => {
      const parts = [first, second];
      return prefix + route.path.replace(/:\w+/g, () => parts.shift()!) + query;
    });
}

const headers = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('"1"', '*', 'x', '99999999999999999999').map((one) => ({ 'If-Match': one })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('abcdefgh', 'short', 'x'.repeat(300))
      .map((one) => ({ 'Idempotency-Key': one })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('text/event-stream', 'text/html', CANARY).map((one) => ({ Accept: one })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('text/plain', 'multipart/form-data', 'application/json; charset=latin1')
      .map((one) => ({ 'Content-Type': one })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('Basic eA==', 'Bearer', 'Bearer a.b.c').map((one) => ({ Authorization: one })),
  },
  { weight: 1, arbitrary: fc.constant({ 'X-Forwarded-For': CANARY, 'X-HTTP-Method-Override': 'DELETE' }) },
);

export function requests(routes: readonly DeclaredRoute[], idsOf: (path: string) => readonly string[]) {
  return fc.constantFrom(...routes).chain((route): fc.Arbitrary<FuzzedRequest> =>
    fc.record({
      who: fc.constantFrom('nobody', 'user', 'user', 'admin', 'admin'),
      method: fc.oneof(
        { weight: 20, arbitrary: fc.constant(route.method) },
        { weight: 1, arbitrary: fc.constantFrom('PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PUT', 'QUERY') },
      ),
      address: addresses(route, idsOf(route.path)),
      headers: headers as fc.Arbitrary<Record<string, string>>,
      body: route.method === 'GET' ? fc.constant(null) : bodies(route),
    }),
  );
}
