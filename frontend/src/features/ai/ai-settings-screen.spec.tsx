import { screen, waitFor, within } from '@testing-library/react';
import type {
  AddAiSettingRequest,
  AiProviderResponse,
  AiSettingResponse,
  ChangeAiSettingRequest,
  OllamaModelsResponse,
  SessionUser,
} from '@vouchwell/contract';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const NO_CLOUD = 'This site allows no cloud provider.';

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

function aSetting(part: Partial<AiSettingResponse> = {}): AiSettingResponse {
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

const ollama: OllamaModelsResponse = {
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

const sent: Sent[] = [];
/** What the server holds; a test may put something else there. */
let settings: AiSettingResponse[] = [];

/** Records a change and answers it. */
function change(method: 'post' | 'put' | 'delete', path: string, answer: () => HttpResponse<JsonBodyType>) {
  server.use(
    http[method](api(path), async ({ request }) => {
      const text = await request.text();
      sent.push({ method, path, body: text ? (JSON.parse(text) as unknown) : undefined });
      return answer();
    }),
  );
}

const saved = () => HttpResponse.json({ success: true, setting: null });

function open(user: SessionUser = anAdmin) {
  signedInAs(user);
  server.use(
    http.get(api('/admin/ai-settings'), () => HttpResponse.json({ settings })),
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

const card = (name: string) => screen.findByRole('article', { name });
const form = async () => within(await screen.findByRole('form', { name: 'Add a provider' }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sent.length = 0;
  settings = [];
});

describe('who may', () => {
  it('an admin without the AI right reads Access Denied and the role', async () => {
    open({ ...anAdmin, permissions: { ...anAdmin.permissions, can_manage_ai: false } });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText(/Your current role:/)).toHaveTextContent('Your current role: Admin');
    expect(screen.queryByText('Configured providers')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'AI Settings' })).not.toBeInTheDocument();
  });

  it('the link stands in the header of those who may', async () => {
    open();
    const links = await screen.findAllByRole('link', { name: 'AI Settings' });
    expect(links[0]).toHaveAttribute('href', '/app/admin/ai-settings');
  });
});

describe('the screen', () => {
  it('leads to the dashboard, to a new case and back', async () => {
    open();
    const shortcuts = within(await screen.findByRole('navigation', { name: 'Shortcuts' }));
    expect(shortcuts.getByRole('link', { name: /^Dashboard/ })).toHaveAttribute('href', '/app');
    expect(shortcuts.getByRole('link', { name: /^Create Case/ })).toHaveAttribute('href', '/app/workflow');
    const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(breadcrumb.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/app');
    expect(breadcrumb.getByText('AI Settings')).toHaveAttribute('aria-current', 'page');
  });

  it('goes back to the dashboard where there is nothing to go back to', async () => {
    const { user, place } = open();
    await user.click(await screen.findByRole('button', { name: /^Go Back/ }));
    await waitFor(() => expect(place()).toBe('/app'));
  });

  it('goes back to where the person came from', async () => {
    const { user, router, place } = open();
    await screen.findByRole('button', { name: /^Go Back/ });
    await router.navigate('/app/nowhere');
    await screen.findByRole('heading', { name: 'Page not found' });
    await router.navigate('/app/admin/ai-settings');
    await user.click(await screen.findByRole('button', { name: /^Go Back/ }));
    await waitFor(() => expect(place()).toBe('/app/nowhere'));
  });

  it('says which model writes now, and where that is set', async () => {
    open();
    const status = within(await screen.findByRole('region', { name: 'AI status' }));
    expect(await status.findByText('Connected')).toBeVisible();
    expect(status.getByText('llama3.1:8b')).toBeVisible();
    expect(status.getByText(/set by the server’s configuration/)).toBeVisible();
    expect(status.getByText('It answers.')).toBeVisible();
  });

  it('invites to add the first provider', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'No provider yet' })).toBeVisible();
  });

  it('says that the list could not be loaded, and tries again', async () => {
    const { user } = open();
    server.use(http.get(api('/admin/ai-settings'), () => refuse(500, 'The disk is full.'), { once: true }));
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Failed to load AI settings');
    expect(panel).toHaveTextContent('The disk is full.');
    settings = [aSetting()];
    await user.click(within(panel).getByRole('button', { name: 'Try Again' }));
    expect(await card('Ollama llama3.1:8b')).toBeVisible();
  });
});

describe('a setting', () => {
  it('shows what it is, and offers Activate only when tested and not yet the active one', async () => {
    settings = [
      aSetting({ id: 1, status: 'active', is_active: true, last_tested: '2026-03-02T10:00:00.000Z' }),
      aSetting({ id: 2, model: 'two', status: 'active', last_message: 'It answered.' }),
      aSetting({
        id: 3,
        provider: 'azure',
        model: 'three',
        status: 'error',
        has_api_key: true,
        configuration: { endpoint: 'https://a.example', api_version: 'v9', writes: 'whole' },
      }),
      aSetting({ id: 4, model: 'four' }),
    ];
    open();
    const [first, second, third, fourth] = await Promise.all(
      ['Ollama llama3.1:8b', 'Ollama two', 'Azure three', 'Ollama four'].map(async (name) =>
        within(await card(name)),
      ),
    );
    expect(first?.getByText('Writes the notes')).toBeVisible();
    expect(first?.getByRole('button', { name: /^Deactivate/ })).toBeVisible();
    for (const [of, offered] of [
      [first, 0],
      [second, 1],
      [third, 0],
      [fourth, 0],
    ] as const) {
      expect(of?.queryAllByRole('button', { name: /^Activate/ })).toHaveLength(offered);
    }
    expect(second?.getByText('Active')).toBeVisible();
    expect(second?.getByText('It answered.')).toBeVisible();
    for (const text of ['Error', 'https://a.example', 'v9', 'Stored, never shown']) {
      expect(third?.getByText(text)).toBeVisible();
    }
    for (const text of ['Inactive', 'None', 'Never']) expect(fourth?.getByText(text)).toBeVisible();
  });

  it('that this site blocks says why, and can neither be tested nor activated', async () => {
    settings = [aSetting({ provider: 'openai', model: 'one', status: 'active', blocked: NO_CLOUD })];
    open();
    const blocked = within(await card('OpenAI one'));
    expect(blocked.getByText(NO_CLOUD)).toBeVisible();
    expect(blocked.getByRole('button', { name: 'Test OpenAI one' })).toBeDisabled();
    expect(blocked.queryByRole('button', { name: /^Activate/ })).not.toBeInTheDocument();
  });

  it('is tested: message and answer are shown, and the list is read again', async () => {
    settings = [aSetting()];
    const { user } = open();
    change('post', '/admin/ai-settings/7/test', () => {
      settings = [aSetting({ status: 'active', last_tested: new Date().toISOString() })];
      const result = { message: 'It answered in 2 s.', test_response: 'Ready.' };
      return HttpResponse.json({ success: true, result });
    });
    const one = within(await card('Ollama llama3.1:8b'));
    await user.click(one.getByRole('button', { name: /^Test/ }));
    expect(await one.findByText('Test passed')).toBeVisible();
    expect(one.getByText('It answered in 2 s.')).toBeVisible();
    expect(one.getByText('Ready.')).toBeVisible();
    expect(await one.findByRole('button', { name: /^Activate/ })).toBeVisible();
  });

  it.each([
    [
      () =>
        HttpResponse.json({ success: false, result: { message: 'No.', test_response: null }, error: 'No.' }),
      'No.',
    ],
    [() => refuse(409, 'Changed meanwhile.'), 'Changed meanwhile.'],
  ])('says why its test failed (%#)', async (answer, why) => {
    settings = [aSetting()];
    const { user } = open();
    change('post', '/admin/ai-settings/7/test', answer);
    const one = within(await card('Ollama llama3.1:8b'));
    await user.click(one.getByRole('button', { name: /^Test/ }));
    expect(await one.findByText('Test failed')).toBeVisible();
    expect(one.getByText(why)).toBeVisible();
  });

  it.each([
    ['Activate', 'activate', { status: 'active' as const }, 'Failed to activate provider'],
    ['Deactivate', 'deactivate', { is_active: true }, 'Failed to deactivate provider'],
  ])('%s asks the server, and says when it refuses', async (button, path, part, failed) => {
    settings = [aSetting(part)];
    const { user } = open();
    change('post', `/admin/ai-settings/7/${path}`, saved);
    await user.click(await screen.findByRole('button', { name: `${button} Ollama llama3.1:8b` }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await screen.findByText(/the notes( from now on)?\.$/)).toBeVisible();
    server.use(
      http.post(api(`/admin/ai-settings/7/${path}`), () => new HttpResponse('<html>', { status: 500 })),
    );
    await user.click(await screen.findByRole('button', { name: `${button} Ollama llama3.1:8b` }));
    expect(await screen.findByText(failed)).toBeVisible();
  });

  it('is deleted only after a question that names it', async () => {
    settings = [aSetting()];
    const { user } = open();
    change('delete', '/admin/ai-settings/7', () => refuse(409, 'Not now.'));
    await user.click(await screen.findByRole('button', { name: 'Delete Ollama llama3.1:8b' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Delete provider Ollama · llama3.1:8b?' }),
    );
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete provider' }));
    expect(await dialog.findByText('Failed to delete provider')).toBeVisible();
    expect(dialog.getByText('Not now.')).toBeVisible();
    settings = [];
    change('delete', '/admin/ai-settings/7', () => HttpResponse.json({ success: true }));
    await user.click(dialog.getByRole('button', { name: 'Delete provider' }));
    expect(await screen.findByText('Ollama · llama3.1:8b has been deleted.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No provider yet' })).toBeVisible();
  });

  it('is changed: another endpoint warns of the key, and only what differs is sent', async () => {
    const configuration = { endpoint: 'https://a.example', api_version: 'v9', writes: 'whole' as const };
    settings = [aSetting({ provider: 'azure', model: 'one', has_api_key: true, configuration })];
    const { user } = open();
    change('put', '/admin/ai-settings/7', saved);
    await user.click(await screen.findByRole('button', { name: 'Edit Azure one' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Azure · one' }));
    const key = dialog.getByLabelText('API key');
    expect(key).toHaveValue('');
    expect(key).toHaveAttribute('type', 'password');
    const endpoint = dialog.getByLabelText('Endpoint');
    await user.clear(endpoint);
    await user.type(endpoint, 'ftp://b.example');
    expect(dialog.getByText(/removes the stored API key/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(dialog.getByText(/Endpoint must be a full address/)).toBeVisible();
    await user.clear(endpoint);
    await user.type(endpoint, 'https://b.example');
    await user.type(key, 'secret');
    expect(dialog.queryByText(/removes the stored API key/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const body: ChangeAiSettingRequest = {
      api_key: 'secret',
      configuration: { endpoint: 'https://b.example' },
    };
    expect(sent.map((each) => each.body)).toEqual([body]);
  });

  it('kept over what somebody else has set, sends what differs from that', async () => {
    settings = [aSetting()];
    const { user } = open();
    const current = aSetting({ model: 'gemma3:12b', revision: 4 });
    const conflict = { success: false, status: 409, code: 'changed_meanwhile', message: 'x', error: 'x' };
    change('put', '/admin/ai-settings/7', () => HttpResponse.json({ ...conflict, current }, { status: 409 }));
    await user.click(await screen.findByRole('button', { name: 'Edit Ollama llama3.1:8b' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /^Sentence by sentence/ }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    const changes = await dialog.findByRole('region', { name: 'Changes' });
    expect(changes).toHaveTextContent('gemma3llama3.1');
    expect(changes).toHaveTextContent('Sentence by sentence');
    expect(changes).not.toHaveTextContent('Endpoint');
    change('put', '/admin/ai-settings/7', saved);
    await user.click(dialog.getByRole('button', { name: 'Keep my version' }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const body: ChangeAiSettingRequest = { model: 'llama3.1:8b', configuration: { writes: 'by_sentence' } };
    expect(sent.map((each) => each.body)).toEqual([{ configuration: { writes: 'by_sentence' } }, body]);
  });

  it('sends nothing where nothing was changed, and asks before typed words are lost', async () => {
    settings = [aSetting()];
    const { user } = open();
    const edit = async () => {
      await user.click(await screen.findByRole('button', { name: 'Edit Ollama llama3.1:8b' }));
      return within(await screen.findByRole('dialog'));
    };
    await user.click((await edit()).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(/has been changed/)).not.toBeInTheDocument();
    const dialog = await edit();
    await user.type(dialog.getByLabelText('Endpoint'), 'http://other.example');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe('adding a provider', () => {
  it('of a chosen model goes by its size, until somebody decides otherwise', async () => {
    const { user } = open();
    const add = within(await screen.findByRole('form', { name: 'Add a provider' }));
    const manner = (name: RegExp) => add.getByRole('radio', { name });
    await user.click(await add.findByRole('radio', { name: /^small:1b/ }));
    expect(manner(/^Sentence by sentence/)).toBeChecked();
    expect(manner(/^Sentence by sentence/)).toHaveAccessibleDescription(/^Advised for this model\./);
    expect(manner(/^The whole letter/)).not.toHaveAccessibleDescription(/Advised/);
    await user.click(manner(/^The whole letter/));
    expect(manner(/^The whole letter/)).toBeChecked();
    await user.click(add.getByRole('radio', { name: /^llama3.1:8b/ }));
    expect(manner(/^The whole letter/)).toHaveAccessibleDescription(/^Advised for this model\./);
  });

  it('begins with Ollama and the models it runs, with what is missing and how to get it', async () => {
    const { user } = open();
    const add = await form();
    expect(add.getByRole('radio', { name: 'Ollama' })).toBeChecked();
    const model = await add.findByRole('radio', { name: /^llama3.1:8b/ });
    expect(add.getByText('Free · 4.7 GB · Quality: Good · Speed: Medium')).toBeVisible();
    const missing = within(add.getByRole('region', { name: 'Recommended models that are not installed' }));
    expect(missing.getByText('ollama pull gemma3:12b')).toBeVisible();
    await user.click(missing.getByRole('button', { name: 'Copy ollama pull gemma3:12b' }));
    expect(await navigator.clipboard.readText()).toBe('ollama pull gemma3:12b');
    expect(add.queryByLabelText(/API key/)).not.toBeInTheDocument();
    await user.click(add.getByRole('button', { name: 'Add provider' }));
    expect(add.getByText('Model is required.')).toBeVisible();
    change('post', '/admin/ai-settings', () => {
      settings = [aSetting()];
      return saved();
    });
    await user.click(model);
    await user.click(add.getByRole('button', { name: 'Add provider' }));
    expect(await card('Ollama llama3.1:8b')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ provider: 'ollama', model: 'llama3.1:8b' }]);
    expect(model).not.toBeChecked();
  });

  it('says that Ollama does not run, and tries again', async () => {
    const { user } = open();
    const away = { ...ollama, success: false, ollama_running: false, available_models: [] };
    server.use(
      http.get(api('/admin/ai-providers/ollama/models'), () => HttpResponse.json(away), { once: true }),
    );
    const add = await form();
    expect(await add.findByText('Failed to connect to Ollama')).toBeVisible();
    await user.click(add.getByRole('button', { name: 'Try Again' }));
    expect(await add.findByRole('radio', { name: /^llama3.1:8b/ })).toBeVisible();
  });

  it('shows what a model costs and does, and demands a key, which is never kept in the form', async () => {
    const { user } = open();
    const add = await form();
    await user.click(add.getByRole('radio', { name: 'Anthropic' }));
    expect(add.getByText('Whoever likes Anthropic')).toBeVisible();
    await user.click(add.getByRole('button', { name: 'Add provider' }));
    expect(add.getByText('Model is required.')).toBeVisible();
    expect(add.getByText('API key is required.')).toBeVisible();
    await user.click(add.getByRole('combobox', { name: /^Model/ }));
    await user.click(await screen.findByRole('option', { name: /^one.*\$0\.0025 per 1K tokens/ }));
    expect(add.getByRole('combobox', { name: /^Model/ })).toHaveAccessibleDescription(
      '$0.0025 per 1K tokens · Quality: Excellent · Speed: Fast',
    );
    await user.type(add.getByLabelText(/^API key/), ' secret ');
    change('post', '/admin/ai-settings', () => refuse(503, 'Busy.'));
    await user.click(add.getByRole('button', { name: 'Add provider' }));
    const failure = await add.findByRole('alert');
    expect(failure).toHaveTextContent('Failed to add AI provider');
    expect(failure).toHaveTextContent('Busy.');
    const body: AddAiSettingRequest = { provider: 'anthropic', model: 'one', api_key: 'secret' };
    expect(sent.map((each) => each.body)).toEqual([body]);
    await user.click(add.getByRole('radio', { name: 'Google' }));
    expect(add.getByLabelText(/^API key/)).toHaveValue('');
    expect(add.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks for an endpoint and the version of the interface where azure is chosen', async () => {
    const { user } = open();
    const add = await form();
    await user.click(add.getByRole('radio', { name: 'Azure' }));
    expect(add.getByLabelText('API version')).toHaveValue('2023-12-01-preview');
    await user.type(add.getByRole('combobox', { name: /^Model/ }), 'mine');
    await user.keyboard('{Escape}');
    await user.type(add.getByLabelText(/^API key/), 'k');
    await user.click(add.getByRole('button', { name: 'Add provider' }));
    expect(add.getByText('Endpoint is required.')).toBeVisible();
    await user.type(add.getByLabelText(/^Endpoint/), 'https://a.example');
    change('post', '/admin/ai-settings', saved);
    await user.click(add.getByRole('button', { name: 'Add provider' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      provider: 'azure',
      model: 'mine',
      api_key: 'k',
      configuration: { endpoint: 'https://a.example', api_version: '2023-12-01-preview' },
    });
  });

  it('shows why a provider is blocked, with its form disabled', async () => {
    const { user } = open();
    const add = await form();
    await user.click(add.getByRole('radio', { name: 'OpenAI (not allowed at this site)' }));
    expect(add.getByText(NO_CLOUD)).toBeVisible();
    expect(add.getByRole('button', { name: 'Add provider' })).toBeDisabled();
    expect(add.getByLabelText(/^API key/)).toBeDisabled();
  });
});
