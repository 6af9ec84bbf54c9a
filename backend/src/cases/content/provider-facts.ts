import type { ProviderRequest } from '@vouchwell/contract';
import type { ProviderFacts } from '@vouchwell/document';
import { isProvider } from '@vouchwell/rules';
import { keptSignature, printedLine, type SigningAs } from '../../users/public.ts';

/**
 * The provider as a case keeps them, with who entered the signature. `path`: where in the request.
 * @throws DomainError naming the field
 */
export async function providerFacts(
  { name, npi, signature: sent, date_signed }: ProviderRequest,
  by: SigningAs,
  now: Date,
  path = '',
): Promise<ProviderFacts> {
  const signature = await keptSignature(sent ?? null, `${path}signature`);
  const facts = { name, npi, signature, date_signed };
  const maker = { name: printedLine(by), at: now.toISOString(), own: isProvider(by, facts) };
  return { ...facts, signature_by: signature === null ? null : maker };
}
