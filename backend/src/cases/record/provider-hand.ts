import { canonicalJson, type ProviderFacts } from '@vouchwell/document';
import type { CaseDiagnosis, CaseEvent, CaseItem } from './case.events.ts';

/** What of a case a provider's own hand is looked at with. */
interface Standing {
  readonly provider: ProviderFacts | null;
  readonly diagnoses: readonly CaseDiagnosis[];
  readonly items: readonly CaseItem[];
}

/**
 * The provider after what changes of the letter. The provider's own hand on the provider step is of what stood when it
 * was made; a letter that says something else was never before their eyes. Lists that are set to what they are change
 * nothing.
 */
export function providerAfter(event: CaseEvent, { provider, ...standing }: Standing): ProviderFacts | null {
  if (!provider?.signature_by?.own || !changesLetter(event, standing)) return provider;
  return { ...provider, signature_by: { ...provider.signature_by, before_changes: true } };
}

function changesLetter(event: CaseEvent, { diagnoses, items }: Omit<Standing, 'provider'>): boolean {
  switch (event.type) {
    case 'DiagnosesReplaced':
      return differ(diagnoses.map(ofDiagnosis), event.data.diagnoses.map(ofDiagnosis));
    case 'ItemsReplaced':
      return differ(items.map(ofItem), event.data.items.map(ofItem));
    case 'PatientChosen':
    case 'PatientCarried':
    case 'NoteAdded':
    case 'NoteEdited':
      return true;
    default:
      return false;
  }
}

const ofDiagnosis = ({ code, description, is_primary }: CaseDiagnosis) => ({ code, description, is_primary });
const ofItem = ({ id: _, limit_group: _group, ...item }: CaseItem) => item;
const differ = (one: unknown, other: unknown) => canonicalJson(one) !== canonicalJson(other);
