import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../testing/answers.ts';
import { server } from '../../testing/server.ts';
import { openStep } from '../../testing/workflow-desk.ts';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

it('what is still missing leads to its step, as far as it can be reached', async () => {
  const { user } = openStep('patient', { diagnoses: [], items: [], provider: null });
  await user.click(await screen.findByText('This case'));
  expect(screen.queryByRole('button', { name: 'At least one item' })).not.toBeInTheDocument();
  expect(screen.getByText('At least one item')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'At least one diagnosis' }));
  expect(await screen.findByRole('heading', { name: 'Diagnosis', level: 2 })).toBeVisible();
});

it('signing out forgets what was typed', async () => {
  const { user } = openStep('items', { items: [] });
  server.use(http.post(api('/auth/logout'), () => HttpResponse.json({ success: true })));
  await user.type(await screen.findByRole('textbox', { name: /Justification/ }), 'Private');
  expect(JSON.stringify({ ...sessionStorage })).toContain('Private');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('button', { name: 'Sign in' });
  expect(sessionStorage.length).toBe(0);
});
