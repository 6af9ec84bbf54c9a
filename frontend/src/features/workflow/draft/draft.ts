import type {
  CaseResponse,
  DiagnosisRequest,
  ItemRequest,
  OpenCaseRequest,
  PatientResponse,
  ProviderRequest,
  ProviderResponse,
} from '@vouchwell/contract';
import { isPastOrPresentDay, NPI_PATTERN, type LimitedLine } from '@vouchwell/rules';
import { siteDay } from '../../../lib/site-time.ts';

export interface DraftDiagnosis {
  code: string;
  description: string;
  is_primary: boolean;
}

export interface DraftItem {
  /** Only for this screen: a list key that survives editing. */
  key: string;
  item: string;
  category: string;
  hcpcs: string | null;
  quantity: number;
  /** The catalogue's limit; null: none. */
  limit: number | null;
  limitPeriod: string | null;
  /** Whose items share the limit; null or absent: names tell. */
  limitGroup?: string | null;
  size: string;
  color: string;
  length: string;
  justification: string;
}

/** As typed; `isProviderComplete` tells whether it counts. */
export interface DraftProvider {
  name: string;
  npi: string;
  signature: string;
  date_signed: string;
}

/** What the workflow holds of a case, ahead of the server by at most one save. */
export interface CaseDraft {
  patient: PatientResponse | null;
  diagnoses: DraftDiagnosis[];
  items: DraftItem[];
  provider: DraftProvider;
}

const emptyProvider = (): DraftProvider => ({
  name: '',
  npi: '',
  signature: '',
  date_signed: siteDay(),
});

export const emptyDraft = (): CaseDraft => ({
  patient: null,
  diagnoses: [],
  items: [],
  provider: emptyProvider(),
});

/** Who made the signature is the server's to say. */
const providerDraft = ({ name, npi, signature, date_signed }: ProviderResponse): DraftProvider => ({
  name,
  npi,
  signature: signature ?? '',
  date_signed,
});

export function draftOf(found: CaseResponse): CaseDraft {
  return {
    patient: found.patient,
    diagnoses: found.diagnoses.map(({ code, description, is_primary }) => ({
      code,
      description,
      is_primary,
    })),
    items: found.items.map((item) => ({
      key: `saved-${item.id}`,
      item: item.item,
      category: item.category ?? '',
      hcpcs: item.hcpcs,
      quantity: item.quantity,
      limit: item.quantity_limit,
      limitPeriod: item.limit_period,
      limitGroup: item.limit_group ?? null,
      size: item.size ?? '',
      color: item.color ?? '',
      length: item.length ?? '',
      justification: item.justification ?? '',
    })),
    provider: found.provider ? providerDraft(found.provider) : emptyProvider(),
  };
}

/** The provider counts, and is saved, only when nothing of it would be refused. */
export function isProviderComplete({ name, npi, date_signed }: DraftProvider): boolean {
  return name.trim() !== '' && NPI_PATTERN.test(npi) && isPastOrPresentDay(date_signed, siteDay());
}

/** The item as its limit concerns it. */
export const limitedLine = (item: DraftItem): LimitedLine => ({
  item: item.item,
  category: item.category || null,
  quantity: item.quantity,
  quantity_limit: item.limit,
  limit_period: item.limitPeriod,
  limit_group: item.limitGroup ?? null,
  justification: item.justification,
});

function itemRequest(item: DraftItem): ItemRequest {
  return {
    item: item.item,
    quantity: item.quantity,
    ...(item.category && { category: item.category }),
    ...(item.size && { size: item.size }),
    ...(item.color && { color: item.color }),
    ...(item.length && { length: item.length }),
    ...(item.justification.trim() && { justification: item.justification.trim() }),
  };
}

/** The parts of a case that save on their own, as the server takes them. */
export interface PartRequests {
  diagnoses: DiagnosisRequest[];
  items: ItemRequest[];
  provider: ProviderRequest;
}
export type DraftPart = keyof PartRequests;

/** Undefined while the part must not be saved. */
export function partRequest<P extends DraftPart>(part: P, draft: CaseDraft): PartRequests[P] | undefined {
  const requests: { [Q in DraftPart]: () => PartRequests[Q] | undefined } = {
    diagnoses: () => draft.diagnoses,
    items: () => draft.items.map(itemRequest),
    provider: () => {
      const { signature, ...provider } = draft.provider;
      if (!isProviderComplete(draft.provider)) return undefined;
      return { ...provider, name: provider.name.trim(), ...(signature && { signature }) };
    },
  };
  return requests[part]();
}

const CASE_CATEGORY = 'DME';

/** null without a patient: nothing else is required to open a case. */
export function openRequest(draft: CaseDraft): OpenCaseRequest | null {
  if (!draft.patient) return null;
  const provider = partRequest('provider', draft);
  return {
    patient: { id: draft.patient.id },
    diagnoses: draft.diagnoses,
    items: draft.items.map(itemRequest),
    ...(provider && { provider }),
    category: CASE_CATEGORY,
  };
}
