import type { ContentCategory } from '@vouchwell/contract';
import type { CaseFacts } from '@vouchwell/document';

/** What contents of a category are about, in the words of its policies. */
const about: Record<ContentCategory, string> = {
  general: 'medical necessity letter documentation visit order',
  incontinence: 'incontinence supplies',
  cgm: 'continuous glucose monitor CGM diabetes',
  diabetic_shoes: 'diabetic shoes foot examination',
  compression: 'compression garment venous ulcer lymphedema',
};

/**
 * What is looked for: the case's items and diagnoses with their codes. Never the patient or the provider, and
 * no justification, which may name them.
 */
export function queryText(
  { items, diagnoses }: Pick<CaseFacts, 'items' | 'diagnoses'>,
  categories: readonly ContentCategory[],
): string {
  const lines = [
    ...items.map(({ item, hcpcs, category }) => [item, hcpcs, category].filter(Boolean).join(' ')),
    ...diagnoses.map(({ code, description }) => `${code} ${description}`),
    ...[...categories, 'general' as const].map((category) => about[category]),
  ];
  return lines.join('\n');
}
