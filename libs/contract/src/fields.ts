import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';
import {
  cleanLine,
  cleanText,
  isNetworkAddress,
  isPlainText,
  isRealDate,
  lineCount,
  usernameProblem,
} from '@vouchwell/rules';
import { Transform } from './filled.ts';

/** An optional field: null and the empty string mean absent, as the specification's forms send them. */
export function Optional(): PropertyDecorator {
  return (target, key) => {
    Transform(({ value }: { value: unknown }) => (value === '' || value === null ? undefined : value))(
      target,
      key as string,
    );
    IsOptional()(target, key);
  };
}

/** A text of an edit, trimmed: left out it stays as it is; null, blanks and the empty string empty it. */
export function Emptiable(clean = cleanLine): PropertyDecorator {
  const read = (value: unknown) => (typeof value === 'string' ? clean(value) || null : value);
  return (target, key) => {
    Transform(({ value }: { value: unknown }) => read(value))(target, key as string);
    IsOptional()(target, key);
  };
}

/** What is no string is left for the validator to refuse. */
const Cleaned = (clean: (text: string) => string) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? clean(value) : value));

/** Text with the space around it removed. */
export const Trimmed = () => Cleaned((text) => text.trim());

interface TextOptions {
  /** How many: where one, breaks become spaces. */
  readonly lines?: 'one' | 'many';
}

/** Text that must be there, trimmed, without what nobody sees. `label` begins the sentences. */
export function RequiredText(
  label: string,
  most: number,
  { lines = 'one' }: TextOptions = {},
): PropertyDecorator {
  return together(
    IsString({ message: `${label} is required.` }),
    Cleaned(lines === 'one' ? cleanLine : cleanText),
    MinLength(1, { message: `${label} is required.` }),
    MaxLength(most, { message: `${label} can have at most ${most} characters.` }),
    IsPlainText(label),
  );
}

/** One of a few words; where none was given it is missing rather than wrong. `label` begins the sentences. */
export function OneOf(label: string, words: readonly string[]): PropertyDecorator {
  const isMissing = (value: unknown) => value === undefined || value === null || value === '';
  return IsIn(words, {
    message: ({ value }) =>
      isMissing(value) ? `${label} is required.` : `${label} must be one of: ${words.join(', ')}.`,
  });
}

/** Of a computer; `label` begins the sentence. */
export function IsNetworkAddress(label: string): PropertyDecorator {
  return ValidateBy({
    name: 'isNetworkAddress',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isNetworkAddress(value),
      defaultMessage: () => `${label} must be one of a computer, such as 10.1.2.3.`,
    },
  });
}

/** Not more lines than a letter can bear; `label` begins the sentence. */
export function MaxLines(label: string, most: number): PropertyDecorator {
  return ValidateBy({
    name: 'maxLines',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && lineCount(value) <= most,
      defaultMessage: () => `${label} can have at most ${most} lines.`,
    },
  });
}

/** Text that may be absent, trimmed, without what nobody sees. */
export function OptionalText(
  label: string,
  most: number,
  { lines = 'one' }: TextOptions = {},
): PropertyDecorator {
  return together(
    Cleaned(lines === 'one' ? cleanLine : cleanText),
    IsString({ message: `${label} must be text.` }),
    MaxLength(most, { message: `${label} can have at most ${most} characters.` }),
    IsPlainText(label),
    Optional(),
  );
}

/** Text that an edit may change or empty. */
export function EmptiableText(label: string, most: number): PropertyDecorator {
  return together(
    IsString({ message: `${label} must be text.` }),
    MaxLength(most, { message: `${label} can have at most ${most} characters.` }),
    IsPlainText(label),
    Emptiable(),
  );
}

/** The same of several lines. */
export function EmptiableLines(label: string, most: number, lines: number): PropertyDecorator {
  return together(
    IsString({ message: `${label} must be text.` }),
    MaxLength(most, { message: `${label} can have at most ${most} characters.` }),
    MaxLines(label, lines),
    IsPlainText(label),
    Emptiable(cleanText),
  );
}

/** Anything but plain text is some other test's to refuse. */
export function IsPlainText(label: string): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isPlainText',
      validator: { validate: (value: unknown) => typeof value !== 'string' || isPlainText(value) },
    },
    { message: `${label} must not hold control characters or signs that turn the direction of text.` },
  );
}

/** A name to sign in with that looks like no other [libs/rules, username]. */
export function IsUsername(): PropertyDecorator {
  const problem = (value: unknown) =>
    typeof value === 'string' ? usernameProblem(value) : 'Username is required.';
  return ValidateBy({
    name: 'isUsername',
    validator: {
      validate: (value: unknown) => problem(value) === null,
      defaultMessage: (args) => problem(args?.value) ?? '',
    },
  });
}

/**
 * A password to be compared with the true one, as it was typed. Longer than a password may be is simply a
 * wrong one; the bound keeps the hash cheap.
 */
export function TypedPassword(label: string, required = `${label} is required.`): PropertyDecorator {
  return together(
    IsString({ message: required }),
    MinLength(1, { message: required }),
    MaxLength(1024, { message: `${label} is too long.` }),
  );
}

/** Several decorators as one, in their order. */
export function together(...decorators: readonly PropertyDecorator[]): PropertyDecorator {
  return (target, key) => decorators.forEach((decorate) => decorate(target, key));
}

/** The number of something that is kept: a case, a note, a patient, a user. */
export function Identifier(message: string): PropertyDecorator {
  return together(Max(Number.MAX_SAFE_INTEGER, { message }), Min(1, { message }), IsInt({ message }));
}

/** A calendar date `YYYY-MM-DD` that exists. Whether it is in the future the site's day tells, which deciders know. */
export function IsCalendarDay(field: string, options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isCalendarDay',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isRealDate(value),
        defaultMessage: () => `${field} must be a real date, written YYYY-MM-DD.`,
      },
    },
    options,
  );
}

/** A first day that is not after the last one, in `last` of the same request. `field` begins the sentence. */
export function IsNotAfter(last: string, field: string): PropertyDecorator {
  return ValidateBy({
    name: 'isNotAfter',
    validator: {
      validate: (value: unknown, args) => {
        const end = (args?.object as Record<string, unknown> | undefined)?.[last];
        return typeof value !== 'string' || typeof end !== 'string' || value <= end;
      },
      defaultMessage: () => `${field} must not be after ${last}.`,
    },
  });
}

/** A list of short texts: each trimmed and once; blank ones go. */
export const TidyList = () =>
  Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? tidied(value) : value));

function tidied(texts: readonly unknown[]): unknown[] {
  const trimmed = texts.map((text) => (typeof text === 'string' ? text.trim() : text));
  return [...new Set(trimmed)].filter((text) => text !== '');
}
