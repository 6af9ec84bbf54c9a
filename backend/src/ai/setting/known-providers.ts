import type { AiModelDetails, AiProviderName, AiProviderResponse } from '@vouchwell/contract';

/** What a provider is, wherever the product runs. */
export type KnownProvider = Omit<AiProviderResponse, 'blocked'>;

/**
 * What an admin may choose from; any other model of a provider can be typed in. Costs are the vendors' list
 * prices of 1,000 output tokens (what is read costs a fourth to an eighth of that) in autumn 2026, to compare
 * models by, not to calculate with.
 */
export const knownProviders: Readonly<Record<AiProviderName, KnownProvider>> = {
  openai: cloud('OpenAI', 'Sites that may send patient data to OpenAI under an agreement of their own.', {
    'gpt-6.1-sol': details(0.01, 'Excellent', 'Medium'),
    'gpt-4.1': details(0.008, 'Very good', 'Fast'),
    'gpt-5.6-luna': details(0.0012, 'Good', 'Very fast'),
  }),
  anthropic: cloud(
    'Anthropic',
    'Careful writing that keeps to the facts, under an agreement with Anthropic.',
    {
      'claude-opus-5-5': details(0.02, 'Excellent', 'Medium'),
      'claude-sonnet-5-5': details(0.01, 'Excellent', 'Fast'),
      'claude-haiku-5-5': details(0.0005, 'Good', 'Very fast'),
    },
  ),
  google: cloud('Google Gemini', 'Low cost at a high volume, under an agreement with Google.', {
    'gemini-2.5-pro': details(0.01, 'Excellent', 'Medium'),
    'gemini-3.5-flash': details(0.009, 'Very good', 'Fast'),
    'gemini-2.5-flash': details(0.0025, 'Good', 'Very fast'),
  }),
  // The model is the name of the site's own deployment; these are the names that Azure proposes.
  azure: {
    ...cloud('Azure OpenAI', 'Sites that have a deployment of their own in Azure.', {
      'gpt-4.1': details(0.008, 'Very good', 'Fast'),
      'gpt-4.1-mini': details(0.0016, 'Good', 'Very fast'),
    }),
    requires_endpoint: true,
  },
  // Which models there are is asked of the running Ollama.
  ollama: {
    label: 'Ollama',
    models: [],
    model_details: {},
    recommended_for: 'Notes written on your own network: no patient data leaves it, and nothing is charged.',
    requires_api_key: false,
    requires_endpoint: false,
  },
};

function cloud(
  label: string,
  recommended_for: string,
  model_details: Record<string, AiModelDetails>,
): KnownProvider {
  const models = Object.keys(model_details);
  return { label, models, model_details, recommended_for, requires_api_key: true, requires_endpoint: false };
}

function details(cost_per_1k: number, quality: string, speed: string): AiModelDetails {
  return { cost_per_1k, quality, speed };
}
