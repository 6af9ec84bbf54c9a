import type { PipeTransform } from '@nestjs/common';
import { isIcd10, normalizeIcd10 } from '@vouchwell/rules';
import { missing } from '../../kernel/basics/problem.ts';

/** An ICD-10-CM code in an address, with or without its dot. What is none names nothing: 404, as for an unknown one. */
export class CodePipe implements PipeTransform<string, string> {
  transform(value: string): string {
    const code = normalizeIcd10(value);
    if (!isIcd10(code)) throw missing('diagnosis_missing', 'Diagnosis not found.');
    return code;
  }
}
