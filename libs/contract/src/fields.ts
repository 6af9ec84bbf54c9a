import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy, type ValidationOptions } from 'class-validator';
import { isPastOrPresentDate, isRealDate } from '@vouchwell/rules';

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

/** Text with the space around it removed. Anything but a string is left for the validator to refuse. */
export function Trimmed(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
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
