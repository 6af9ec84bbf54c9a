import {
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
  ValidateBy,
  type ValidationOptions,
} from 'class-validator';
import { isPastOrPresentDate, isRealDate } from '@vouchwell/rules';
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
export function Emptiable(): PropertyDecorator {
  const read = (value: unknown) => (typeof value === 'string' ? value.trim() || null : value);
  return (target, key) => {
    Transform(({ value }: { value: unknown }) => read(value))(target, key as string);
    IsOptional()(target, key);
  };
}

/** Text with the space around it removed. Anything but a string is left for the validator to refuse. */
export function Trimmed(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
}

/** One line or more of text that must be there, trimmed. `label` begins the sentences. */
export function RequiredText(label: string, most: number): PropertyDecorator {
  return together(
    IsString({ message: `${label} is required.` }),
    Trimmed(),
    MinLength(1, { message: `${label} is required.` }),
    MaxLength(most, { message: `${label} can have at most ${most} characters.` }),
  );
}

/** Text that may be absent, trimmed. */
export function OptionalText(label: string, most: number): PropertyDecorator {
  return together(
    Trimmed(),
    IsString({ message: `${label} must be text.` }),
    MaxLength(most, { message: `${label} can have at most ${most} characters.` }),
    Optional(),
  );
}

/** Text that an edit may change or empty. */
export function EmptiableText(label: string, most: number): PropertyDecorator {
  return together(
    IsString({ message: `${label} must be text.` }),
    MaxLength(most, { message: `${label} can have at most ${most} characters.` }),
    Emptiable(),
  );
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

function together(...decorators: readonly PropertyDecorator[]): PropertyDecorator {
  return (target, key) => decorators.forEach((decorate) => decorate(target, key));
}

/** A calendar date `YYYY-MM-DD` that exists and, seen from the server's own day, is not in the future. */
export function IsDateNotInFuture(field: string, options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isDateNotInFuture',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isPastOrPresentDate(value, new Date()),
        defaultMessage: (args) =>
          typeof args?.value === 'string' && isRealDate(args.value)
            ? `${field} cannot be in the future.`
            : `${field} must be a real date, written YYYY-MM-DD.`,
      },
    },
    options,
  );
}
