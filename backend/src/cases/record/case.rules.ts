import type { DiagnosisFacts, ProviderFacts } from '@vouchwell/document';
import {
  type ItemOption,
  isIcd10,
  isPastOrPresentDay,
  isRealDate,
  lacksJustification,
  limitRefusal,
  normalizeIcd10,
  NPI_MESSAGE,
  NPI_PATTERN,
  optionRefusal,
} from '@vouchwell/rules';
import { invalid } from '../../kernel/basics/problem.ts';
import type { CaseDiagnosis, CaseItem } from './case.events.ts';

/** A diagnosis as it was chosen; what the catalogue knows of the code is filled in by the handler. */
export type DiagnosisChoice = DiagnosisFacts & {
  /** False for a heading of the code set, which no payer accepts. */
  readonly billable: boolean;
};

/** An item as it was chosen; the limit is the catalogue's, never the client's. */
export type ItemChoice = Omit<CaseItem, 'id'> & {
  /** What the catalogue asks to be chosen of it; absent: nothing. */
  readonly requires?: readonly ItemOption[];
};

/**
 * One code once, well-formed and billable; exactly one is primary: the first, unless another is marked. `present`: the
 * case's own, which stay on it also where the code set has divided them since.
 */
export function acceptedDiagnoses(
  choices: readonly DiagnosisChoice[],
  present: readonly Pick<CaseDiagnosis, 'code'>[] = [],
): CaseDiagnosis[] {
  const codes = choices.map(({ code }) => normalizeIcd10(code));
  choices.forEach((choice, index) => {
    const code = codes[index]!;
    const refuse = (problem: string, message: string) => {
      throw invalid(problem, message, { [`diagnoses.${index}.code`]: message });
    };
    if (!isIcd10(code)) refuse('invalid_diagnosis', `${code} is not an ICD-10-CM code.`);
    if (!choice.billable && !present.some((own) => own.code === code))
      refuse('heading_diagnosis', `${code} is a heading. Choose a more specific code.`);
    if (codes.indexOf(code) !== index)
      refuse('duplicate_diagnosis', `Diagnosis ${code} is already on this case.`);
    if (!choice.description.trim()) refuse('invalid_diagnosis', `Diagnosis ${code} needs a description.`);
  });
  if (choices.filter(({ is_primary }) => is_primary).length > 1) {
    throw invalid('several_primary', 'Only one diagnosis can be primary.', {
      diagnoses: 'Only one can be primary.',
    });
  }
  const primary = Math.max(
    0,
    choices.findIndex(({ is_primary }) => is_primary),
  );
  return choices.map(({ description }, index) => ({
    id: index + 1,
    code: codes[index]!,
    description,
    is_primary: index === primary,
  }));
}

/**
 * Each at least one, and what it requires chosen; above its limit, alone or with the others that share it, only with a
 * justification. `present`: the case's own, which stay as they are also where the catalogue asks for more since.
 */
export function acceptedItems(
  choices: readonly ItemChoice[],
  present: readonly Omit<CaseItem, 'id'>[] = [],
): CaseItem[] {
  const stood = present.filter((own) => lacksJustification(own, present));
  choices.forEach((choice, index) => {
    const { item, quantity, quantity_limit } = choice;
    if (!item.trim())
      throw invalid('invalid_item', 'Item is required.', { [`items.${index}.item`]: 'Item is required.' });
    if (!Number.isInteger(quantity) || quantity < 1) {
      const message = 'Quantity must be a whole number of at least 1.';
      throw invalid('invalid_quantity', message, { [`items.${index}.quantity`]: message });
    }
    for (const option of choice.requires ?? []) {
      const stays = present.some((own) => own.item === item && !own[option]?.trim());
      if (choice[option]?.trim() || stays) continue;
      const message = optionRefusal(option, item);
      throw invalid('option_required', message, { [`items.${index}.${option}`]: message });
    }
    if (!lacksJustification(choice, choices)) return;
    // It lacked it on the case already, from when another line could say it: that one goes on as it is, no copy of it.
    const own = stood.findIndex((one) => one.item === item && one.quantity === quantity);
    if (own < 0) {
      const message = limitRefusal(quantity_limit!);
      throw invalid('justification_required', message, { [`items.${index}.justification`]: message });
    }
    stood.splice(own, 1);
  });
  return choices.map(({ requires: _, ...choice }, index) => ({ id: index + 1, ...choice }));
}

/** `today`: the site's day, `YYYY-MM-DD`; `path`: where in the request. */
export function acceptedProvider(provider: ProviderFacts, today: string, path = ''): ProviderFacts {
  const refuse = (field: string, message: string) => {
    throw invalid('invalid_provider', message, { [`${path}${field}`]: message });
  };
  if (!provider.name.trim()) refuse('name', 'Provider name is required.');
  if (!NPI_PATTERN.test(provider.npi)) refuse('npi', NPI_MESSAGE);
  if (!isRealDate(provider.date_signed))
    refuse('date_signed', 'Date signed must be a real date, written YYYY-MM-DD.');
  if (!isPastOrPresentDay(provider.date_signed, today))
    refuse('date_signed', 'Date signed cannot be in the future.');
  return provider;
}

/** A signature that stands already was made by whoever made it, unless it is now another provider's. */
export function sameMaker(provider: ProviderFacts, before: ProviderFacts | null): ProviderFacts {
  // The provider stands by it again, now that the case has changed.
  if (before?.signature_by?.before_changes && provider.signature_by?.own) return provider;
  const same = (['signature', 'npi', 'name'] as const).every((part) => provider[part] === before?.[part]);
  return same && before?.signature_by ? { ...provider, signature_by: before.signature_by } : provider;
}
