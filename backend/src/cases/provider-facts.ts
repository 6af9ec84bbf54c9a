import type { ProviderRequest } from '@vouchwell/contract';
import type { ProviderFacts } from '@vouchwell/document';
import { keptSignature } from '../users/public.ts';

/** The provider as a case keeps them. `path`: where in the request. @throws DomainError naming the field */
export async function providerFacts(
  { name, npi, signature, date_signed }: ProviderRequest,
  path = '',
): Promise<ProviderFacts> {
  return { name, npi, signature: await keptSignature(signature ?? null, `${path}signature`), date_signed };
}
