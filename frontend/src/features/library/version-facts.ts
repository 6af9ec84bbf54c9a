import type { ContentVersion } from '@vouchwell/contract';
import { categoryLabel, typeLabel } from './content-labels.ts';

/** All but the text, by what each is called. */
function factsOf(version: ContentVersion): [label: string, value: string][] {
  return [
    ['Title', version.title],
    ['Type', typeLabel[version.content_type]],
    ['Category', categoryLabel[version.category]],
    ['Subcategory', version.subcategory ?? 'none'],
    ['Tags', version.tags.join(', ') || 'none'],
    ['Quality', version.quality_score.toFixed(1)],
    ['State', version.is_active ? 'active' : 'inactive'],
    ['Avoid', version.avoid ? 'yes' : 'no'],
  ];
}

/** Everything but title and text, on one line. */
export function describe(version: ContentVersion): string {
  const facts = factsOf(version).filter(([label, value]) => label !== 'Title' && value !== 'none');
  return facts.map(([label, value]) => `${label}: ${value}`).join(' · ');
}

export interface FactChange {
  label: string;
  from: string;
  to: string;
}

/** What differs beside the text. */
export function changesBetween(from: ContentVersion, to: ContentVersion): FactChange[] {
  const after = new Map(factsOf(to));
  return factsOf(from)
    .map(([label, value]) => ({ label, from: value, to: after.get(label) ?? '' }))
    .filter((change) => change.from !== change.to);
}
