import type { PipeTransform } from '@nestjs/common';
import { missing } from '../../kernel/basics/problem.ts';

/** A number in an address. What is no whole number above 0 names nothing: 404, as for an unknown one. */
export class NumberPipe implements PipeTransform<string, number> {
  constructor(
    private readonly code: string,
    private readonly message: string,
  ) {}

  transform(value: string): number {
    const number = Number(value);
    if (!/^[1-9]\d{0,14}$/.test(value) || !Number.isSafeInteger(number))
      throw missing(this.code, this.message);
    return number;
  }
}
