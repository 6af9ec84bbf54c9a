import { screen, within } from '@testing-library/react';
import type {
  AiProviderResponse,
  AiSettingResponse,
  OllamaModelsResponse,
  SessionUser,
} from '@vouchwell/contract';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { api } from './answers.ts';
import { anAdmin } from './people-and-cases.ts';
import { renderApp, signedInAs } from './render-app.tsx';
import { server } from './server.ts';

export const NO_CLOUD = 'This site allows no cloud provider.';

function provider(label: string, part: Partial<AiProviderResponse> = {}): AiProviderResponse {
  return {
    label,
    models: ['one', 'two'],
    model_details: {
      one: { cost_per_1k: 0.0025, quality: 'Excellent', speed: 'Fast' },
      two: { cost_per_1k: 0.01, quality: 'Good', speed: 'Slow' },
    },
    recommended_for: `Whoever likes ${label}`,
    requires_api_key: true,
    requires_endpoint: false,
    blocked: null,
    ...part,
  };
}

const providers = {
  openai: provider('OpenAI', { blocked: NO_CLOUD }),
  anthropic: provider('Anthropic'),
  google: provider('Google'),
  azure: provider('Azure', { requires_endpoint: true }),
  ollama: provider('Ollama', { models: [], model_details: {}, requires_api_key: false }),
};

export function aSetting(part: Partial<AiSettingResponse> = {}): AiSettingResponse {
  return {
    id: 7,
    provider: 'ollama',
    model: 'llama3.1:8b',
    status: 'inactive',
    is_active: false,
    has_api_key: false,
    revision: 1,
    last_tested: null,
    last_message: null,
    configuration: { endpoint: null, api_version: null, writes: 'whole' },
    blocked: null,
    ...part,
  };
}

export const ollama: OllamaModelsResponse = {
  success: true,
  ollama_running: true,
  models: {
    'llama3.1:8b': { size: '4.7 GB', quality: 'Good', speed: 'Medium', writes: 'whole' },
    'small:1b': { size: '900 MB', quality: 'Basic', speed: 'Very fast', writes: 'by_sentence' },
  },
  available_models: ['llama3.1:8b', 'small:1b'],
  recommended_models: [
    { name: 'llama3.1:8b', size: '4.7 GB', quality: 'Good', speed: 'Medium', installed: true, pull: 'x' },
    {
      name: 'gemma3:12b',
      size: '8.1 GB',
      quality: 'Very good',
      speed: 'Slow',
      installed: false,
      pull: 'ollama pull gemma3:12b',
    },
  ],
};

interface Sent {
  method: string;
  path: string;
  body: unknown;
}

export const sent: Sent[] = [];
/** What the server holds; a test may put something else there. */
export const held: { settings: AiSettingResponse[] } = { settings: [] };

/** Records a change and answers it. */
export function change(
  method: 'post' | 'put' | 'delete',
  path: string,
  answer: () => HttpResponse<JsonBodyType>,
) {
  server.use(
    http[method](api(path), async ({ request }) => {
      const text = await request.text();
      sent.push({ method, path, body: text ? (JSON.parse(text) as unknown) : undefined });
      return answer();
    }),
  );
}

export const saved = () => HttpResponse.json({ success: true, setting: null });

export function openAiSettings(user: SessionUser = anAdmin) {
  signedInAs(user);
  server.use(
    http.get(api('/admin/ai-settings'), () => HttpResponse.json({ settings: held.settings })),
    http.get(api('/admin/ai-providers'), () => HttpResponse.json({ providers })),
    http.get(api('/admin/ai-status'), () =>
      HttpResponse.json({
        active_provider: { provider: 'ollama', model: 'llama3.1:8b' },
        source: 'environment',
        answers: true,
        message: 'It answers.',
      }),
    ),
    http.get(api('/admin/ai-providers/ollama/models'), () => HttpResponse.json(ollama)),
    http.get(api('/admin/local-models'), () =>
      HttpResponse.json({ models: [], trouble: null, memory: null, room: 1e9, running: null, imports: [] }),
    ),
    http.get(api('/live'), () => new HttpResponse(null, { status: 404 })),
  );
  return renderApp('/app/admin/ai-settings');
}

export const card = (name: string) => screen.findByRole('article', { name });
export const form = async () => within(await screen.findByRole('form', { name: 'Add a provider' }));

/** For each test: nothing was sent, and nothing is set. */
export function beginAnew(): void {
  sent.length = 0;
  held.settings = [];
}
