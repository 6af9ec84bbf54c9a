import { screen, waitFor, within } from '@testing-library/react';
import type { AddAiSettingRequest } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aSetting,
  beginAnew,
  card,
  change,
  form,
  held,
  NO_CLOUD,
  ollama,
  openAiSettings,
  saved,
  sent,
} from '../../testing/ai-settings.tsx';
import { api, refuse } from '../../testing/answers.ts';
import { server } from '../../testing/server.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  beginAnew();
});

describe('adding a provider', () => {
  it('of a chosen model goes by its size, until somebody decides otherwise', async () => {
    const { user } = openAiSettings();
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
    const { user } = openAiSettings();
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
      held.settings = [aSetting()];
      return saved();
    });
    await user.click(model);
    await user.click(add.getByRole('button', { name: 'Add provider' }));
    expect(await card('Ollama llama3.1:8b')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ provider: 'ollama', model: 'llama3.1:8b' }]);
    expect(model).not.toBeChecked();
  });

  it('adds no model twice: the one that is there is pointed at', async () => {
    held.settings = [aSetting()];
    const { user } = openAiSettings();
    await card('Ollama llama3.1:8b');
    const add = await form();
    const press = () => user.click(add.getByRole('button', { name: 'Add provider' }));
    await user.click(await add.findByRole('radio', { name: /^llama3.1:8b/ }));
    await press();
    const said = 'This model is among the settings already. Test, edit or activate that one.';
    expect(add.getByText(said)).toBeVisible();
    expect(sent).toEqual([]);
    change('post', '/admin/ai-settings', saved);
    // In another manner it is another one.
    await user.click(add.getByRole('radio', { name: /^Sentence by sentence/ }));
    await press();
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('says that Ollama does not run, and tries again', async () => {
    const { user } = openAiSettings();
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
    const { user } = openAiSettings();
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
    const { user } = openAiSettings();
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
    const { user } = openAiSettings();
    const add = await form();
    await user.click(add.getByRole('radio', { name: 'OpenAI (not allowed at this site)' }));
    expect(add.getByText(NO_CLOUD)).toBeVisible();
    expect(add.getByRole('button', { name: 'Add provider' })).toBeDisabled();
    expect(add.getByLabelText(/^API key/)).toBeDisabled();
  });
});
