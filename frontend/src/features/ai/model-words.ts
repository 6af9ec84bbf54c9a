import type { AiModelDetails, AiProviderName, AiProviderResponse } from '@vouchwell/contract';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
});

/** `Free` for models that run here, else `$0.0025 per 1K tokens`. */
function costText(provider: AiProviderName, costPer1k: number): string {
  return provider === 'ollama' ? 'Free' : `${dollars.format(costPer1k)} per 1K tokens`;
}

/** What a model costs and how it does, on one line; for one the catalogue does not hold: that. */
export function modelText(provider: AiProviderName, details: AiModelDetails | undefined): string {
  if (!details) return provider === 'ollama' ? 'Free' : 'Not in the catalogue: cost not known';
  const { cost_per_1k, quality, speed } = details;
  return `${costText(provider, cost_per_1k)} · Quality: ${quality} · Speed: ${speed}`;
}

/** The catalogue's name, or the provider's own while the catalogue is on its way. */
export function providerLabel(
  name: AiProviderName,
  catalogue: Record<AiProviderName, AiProviderResponse> | undefined,
): string {
  return catalogue?.[name].label ?? name;
}

/** A full http or https address; empty is left to whether it is required. */
export function isEndpoint(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
