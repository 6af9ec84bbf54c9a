import { fieldsOf, filled, type RequestClass } from '@vouchwell/contract';
import { getMetadataStorage, type ValidationError, validateSync } from 'class-validator';
import { invalid } from '../../kernel/basics/problem.ts';
import { rememberRules } from './remembered-rules.ts';

rememberRules(getMetadataStorage());

/**
 * What a client sent as its request class: unknown fields are dropped, and every refusal names the field and what
 * is wanted. @throws DomainError invalid
 */
export function readRequest<T extends object>(type: RequestClass<T>, value: unknown): T {
  const given = value ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) {
    throw invalid('invalid_request', 'The body must be a JSON object.');
  }
  const request = filled(type, given);
  const errors = validateSync(request, { stopAtFirstError: true, forbidUnknownValues: false });
  if (errors.length > 0) throw refusal(errors);
  return request;
}

export function isRequestClass(type: unknown): type is RequestClass {
  return typeof type === 'function' && fieldsOf(type as RequestClass).length > 0;
}

function refusal(errors: readonly ValidationError[]) {
  const fields: Record<string, string> = {};
  collect(errors, '', fields);
  return invalid('invalid_request', inARow(Object.values(fields)), fields);
}

/** Some of the specification's sentences end without a full stop: before another one they get theirs. */
const inARow = (sentences: readonly string[]) =>
  sentences.reduce((said, sentence) => `${/[.!?]$/.test(said) ? said : `${said}.`} ${sentence}`);

function collect(errors: readonly ValidationError[], above: string, fields: Record<string, string>): void {
  for (const { property, constraints, children } of errors) {
    const path = above ? `${above}.${property}` : property;
    const [sentence] = Object.values(constraints ?? {});
    if (sentence) fields[path] = named(sentence, path, above);
    if (children) collect(children, path, fields);
  }
}

/** In a list the sentence says which entry; the library's own sentences say what is wrong with a part. */
function named(sentence: string, path: string, above: string): string {
  const entry = /\.(\d+)$/.exec(above);
  const text = sentence.startsWith('nested property') ? `${path} must be an object.` : sentence;
  return entry ? `Entry ${Number(entry[1]) + 1}: ${text}` : text;
}
