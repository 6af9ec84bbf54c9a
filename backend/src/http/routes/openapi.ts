import { fieldsOf, type RequestClass, typeOfField } from '@vouchwell/contract';
import { getMetadataStorage } from 'class-validator';
import { limitOf } from '../bodies/body-limits.ts';
import type { DeclaredRoute } from './declared-routes.ts';
import type { RouteAccess } from './route-access.ts';

/** JSON Schema, as far as request classes say it. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  [word: string]: unknown;
}

/** What a validation decorator means, by its name in class-validator. */
const meanings: Readonly<Record<string, (constraints: readonly unknown[]) => Schema>> = {
  isString: () => ({ type: 'string' }),
  isBoolean: () => ({ type: 'boolean' }),
  isInt: () => ({ type: 'integer' }),
  isNumber: () => ({ type: 'number' }),
  isObject: () => ({ type: 'object' }),
  isArray: () => ({ type: 'array' }),
  isNetworkAddress: () => ({ type: 'string', format: 'ip-address' }),
  isEmail: () => ({ type: 'string', format: 'email' }),
  isDateNotInFuture: () => ({ type: 'string', format: 'date' }),
  isIn: ([values]) => ({ enum: values }),
  matches: ([pattern]) => ({ type: 'string', pattern: (pattern as RegExp).source }),
  minLength: ([least]) => ({ minLength: least }),
  maxLength: ([most]) => ({ maxLength: most }),
  min: ([least]) => ({ minimum: least }),
  max: ([most]) => ({ maximum: most }),
  arrayMaxSize: ([most]) => ({ maxItems: most }),
};

/** Of a request class: its fields, which of them must be there, and their bounds. */
export function schemaOf(type: RequestClass): Schema {
  const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const field of fieldsOf(type)) {
    const own = rules.filter(({ propertyName }) => propertyName === field);
    const part = typeOfField(type, field);
    const nested = part && part !== Number ? schemaOf(part as RequestClass) : {};
    const whole: Schema = {};
    const each: Schema = {};
    for (const { name, constraints, each: ofEach } of own) {
      Object.assign(ofEach ? each : whole, meanings[name ?? '']?.((constraints ?? []) as unknown[]));
    }
    properties[field] =
      whole.type === 'array' ? { ...whole, items: { ...each, ...nested } } : { ...whole, ...nested };
    if (!own.some((rule) => rule.type === 'conditionalValidation')) required.push(field);
  }
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

/** The document of all routes, as their controllers and request classes declare them [OpenAPI 3.1]. */
export function openApi(routes: readonly DeclaredRoute[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(route);
  }
  const session = { type: 'http', scheme: 'bearer' };
  return {
    openapi: '3.1.0',
    info: { title: 'Vouchwell', version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: { securitySchemes: { session }, schemas: { Problem: problem } },
  };
}

function operation(route: DeclaredRoute): object {
  const { handler, body, query, status, access } = route;
  const limit = limitOf(`${route.method} ${route.path}`).bytes;
  return {
    operationId: handler,
    ...securityOf(access),
    parameters: [...partsOf(route.path), ...(query ? parametersOf(query) : [])],
    ...(body && {
      requestBody: { 'x-max-bytes': limit, content: { 'application/json': { schema: schemaOf(body) } } },
    }),
    responses: {
      [status]: { description: 'Done.' },
      default: {
        description: 'Refused.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

/** `x-rights`: each of them is needed. */
function securityOf(access: RouteAccess): object {
  if (typeof access === 'string') return { security: [], 'x-access': access };
  return { security: [{ session: [] }], 'x-rights': access };
}

/** Parts of paths that are no numbers. */
const textual: ReadonlySet<string> = new Set(['session_id', 'code']);

const partsOf = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: textual.has(name!) ? { type: 'string' } : { type: 'integer', minimum: 1 },
  }));

function parametersOf(query: RequestClass): object[] {
  const { properties = {}, required = [] } = schemaOf(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const text = { type: 'string' };
const problem: Schema = {
  type: 'object',
  properties: {
    message: text,
    error: text,
    code: text,
    status: { type: 'integer' },
    fields: { type: 'object', additionalProperties: text },
    revision: { type: 'integer' },
    success: { const: false },
  },
  required: ['message', 'error', 'code', 'status', 'success'],
};
