import { screen, waitFor, within } from '@testing-library/react';
import type { ChangeAiSettingRequest } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aSetting,
  beginAnew,
  card,
  change,
  held,
  NO_CLOUD,
  openAiSettings,
  saved,
  sent,
} from '../../testing/ai-settings.tsx';
import { api, refuse } from '../../testing/answers.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { server } from '../../testing/server.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  beginAnew();
});

describe('who may', () => {
  it('an admin without the AI right reads Access Denied and the role', async () => {
    openAiSettings({ ...anAdmin, permissions: { ...anAdmin.permissions, can_manage_ai: false } });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText(/Your current role:/)).toHaveTextContent('Your current role: Admin');
    expect(screen.queryByText('Configured providers')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'AI Settings' })).not.toBeInTheDocument();
  });

  it('the link stands in the header of those who may', async () => {
    openAiSettings();
    const links = await screen.findAllByRole('link', { name: 'AI Settings' });
    expect(links[0]).toHaveAttribute('href', '/app/admin/ai-settings');
  });
});

describe('the screen', () => {
  it('leads to the dashboard, to a new case and back', async () => {
    openAiSettings();
    const shortcuts = within(await screen.findByRole('navigation', { name: 'Shortcuts' }));
    expect(shortcuts.getByRole('link', { name: /^Dashboard/ })).toHaveAttribute('href', '/app');
    expect(shortcuts.getByRole('link', { name: /^Create Case/ })).toHaveAttribute('href', '/app/workflow');
    const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(breadcrumb.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/app');
    expect(breadcrumb.getByText('AI Settings')).toHaveAttribute('aria-current', 'page');
  });

  it('goes back to the dashboard where there is nothing to go back to', async () => {
    const { user, place } = openAiSettings();
    await user.click(await screen.findByRole('button', { name: /^Go Back/ }));
    await waitFor(() => expect(place()).toBe('/app'));
  });

  it('goes back to where the person came from', async () => {
    const { user, router, place } = openAiSettings();
    await screen.findByRole('button', { name: /^Go Back/ });
    await router.navigate('/app/nowhere');
    await screen.findByRole('heading', { name: 'Page not found' });
    await router.navigate('/app/admin/ai-settings');
    await user.click(await screen.findByRole('button', { name: /^Go Back/ }));
    await waitFor(() => expect(place()).toBe('/app/nowhere'));
  });

  it('says which model writes now, and where that is set', async () => {
    openAiSettings();
    const status = within(await screen.findByRole('region', { name: 'AI status' }));
    expect(await status.findByText('Connected')).toBeVisible();
    expect(status.getByText('llama3.1:8b')).toBeVisible();
    expect(status.getByText(/set by the server’s configuration/)).toBeVisible();
    expect(status.getByText('It answers.')).toBeVisible();
  });

  it('invites to add the first provider', async () => {
    openAiSettings();
    expect(await screen.findByRole('heading', { name: 'No provider yet' })).toBeVisible();
  });

  it('says that the list could not be loaded, and tries again', async () => {
    const { user } = openAiSettings();
    server.use(http.get(api('/admin/ai-settings'), () => refuse(500, 'The disk is full.'), { once: true }));
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Failed to load AI settings');
    expect(panel).toHaveTextContent('The disk is full.');
    held.settings = [aSetting()];
    await user.click(within(panel).getByRole('button', { name: 'Try Again' }));
    expect(await card('Ollama llama3.1:8b')).toBeVisible();
  });
});

describe('a setting', () => {
  it('shows what it is, and offers Activate only when tested and not yet the active one', async () => {
    held.settings = [
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
    openAiSettings();
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
    held.settings = [aSetting({ provider: 'openai', model: 'one', status: 'active', blocked: NO_CLOUD })];
    openAiSettings();
    const blocked = within(await card('OpenAI one'));
    expect(blocked.getByText(NO_CLOUD)).toBeVisible();
    expect(blocked.getByRole('button', { name: 'Test OpenAI one' })).toBeDisabled();
    expect(blocked.queryByRole('button', { name: /^Activate/ })).not.toBeInTheDocument();
  });

  it('is tested: message and answer are shown, and the list is read again', async () => {
    held.settings = [aSetting()];
    const { user } = openAiSettings();
    change('post', '/admin/ai-settings/7/test', () => {
      held.settings = [aSetting({ status: 'active', last_tested: new Date().toISOString() })];
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
    held.settings = [aSetting()];
    const { user } = openAiSettings();
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
    held.settings = [aSetting(part)];
    const { user } = openAiSettings();
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
    held.settings = [aSetting()];
    const { user } = openAiSettings();
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
    held.settings = [];
    change('delete', '/admin/ai-settings/7', () => HttpResponse.json({ success: true }));
    await user.click(dialog.getByRole('button', { name: 'Delete provider' }));
    expect(await screen.findByText('Ollama · llama3.1:8b has been deleted.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No provider yet' })).toBeVisible();
  });

  it('is changed: another endpoint warns of the key, and only what differs is sent', async () => {
    const configuration = { endpoint: 'https://a.example', api_version: 'v9', writes: 'whole' as const };
    held.settings = [aSetting({ provider: 'azure', model: 'one', has_api_key: true, configuration })];
    const { user } = openAiSettings();
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

  it('is not changed into one that is there already', async () => {
    const bySentence = { endpoint: null, api_version: null, writes: 'by_sentence' as const };
    held.settings = [aSetting(), aSetting({ id: 8, configuration: bySentence })];
    const { user } = openAiSettings();
    const [first] = await screen.findAllByRole('button', { name: 'Edit Ollama llama3.1:8b' });
    await user.click(first!);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /^Sentence by sentence/ }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText(/^This model is among the settings already/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('kept over what somebody else has set, sends what differs from that', async () => {
    held.settings = [aSetting()];
    const { user } = openAiSettings();
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
    held.settings = [aSetting()];
    const { user } = openAiSettings();
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
