import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { invalid } from '../kernel/problem.ts';

/**
 * Parses a request into its class: unknown fields are dropped, and every refusal names the field and what is
 * wanted.
 */
@Injectable()
export class RequestPipe extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      transform: true,
      stopAtFirstError: true,
      exceptionFactory: (errors) => refusal(errors),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // Parts of an address are text until their own pipe has read them: `1e0` is no number of a case.
    if (metadata.type === 'param') return value;
    if (metadata.type === 'body' && value !== undefined && value !== null) {
      if (typeof value !== 'object' || Array.isArray(value)) {
        throw invalid('invalid_request', 'The body must be a JSON object.');
      }
      refuseTooDeep(value);
    }
    return super.transform(value, metadata) as Promise<unknown>;
  }
}

/** Deeper than any request class; what follows would go down until the stack ends. */
const DEEPEST = 10;

/** @throws DomainError invalid */
export function refuseTooDeep(value: unknown, left = DEEPEST): void {
  if (typeof value !== 'object' || value === null) return;
  if (left === 0) throw invalid('invalid_request', 'The body is nested too deeply.');
  for (const inner of Object.values(value)) refuseTooDeep(inner, left - 1);
}

function refusal(errors: readonly ValidationError[]) {
  const fields: Record<string, string> = {};
  collect(errors, '', fields);
  return invalid('invalid_request', Object.values(fields).join(' '), fields);
}

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
