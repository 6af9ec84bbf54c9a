import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayIn } from '@vouchwell/rules';
import { setSiteZone, siteDay } from '../../lib/site-time.ts';
import { api, refuse } from '../../testing/answers.ts';
import { server } from '../../testing/server.ts';
import { openStep, reloadStep } from '../../testing/workflow-desk.ts';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('the provider step', () => {
  it('is saved only when name and NPI are there', async () => {
    const { user, backend } = openStep('provider', { provider: null });
    const npi = await screen.findByLabelText(/NPI/);
    await user.type(npi, '12345');
    await user.type(screen.getByLabelText(/Provider name/), 'Dr. Sample');
    expect(screen.getByText('NPI must be exactly 10 digits')).toBeVisible();
    expect(screen.getByRole('button', { name: /Next/ })).toBeDisabled();
    await user.type(npi, '678909999');
    expect(npi).toHaveValue('1234567890');
    expect(screen.getByText(/check digit of this NPI does not fit/)).toBeVisible();
    expect(screen.getByLabelText(/^NPI/)).toHaveAccessibleDescription(
      '10 digits The check digit of this NPI does not fit. Please compare it with the source.',
    );
    await waitFor(() =>
      expect(backend.bodies('/cases/42/provider')).toEqual([
        { name: 'Dr. Sample', npi: '1234567890', date_signed: siteDay() },
      ]),
    );
    expect(screen.getByRole('button', { name: 'Next: Generate Note' })).toBeEnabled();
  });

  it('is filled in from a template, which signs nothing', async () => {
    const { user, backend } = openStep('provider', { provider: null });
    const select = await screen.findByRole('combobox', { name: /Provider template/ });
    await waitFor(() => expect(select).toBeEnabled());
    await user.click(select);
    await user.click(await screen.findByRole('option', { name: /Dr. Amelia Sample/ }));
    await waitFor(() => expect(backend.found?.provider?.npi).toBe('1234567893'));
    expect(backend.found?.provider?.signature ?? '').toBe('');
    expect(screen.getByText('No signature of the provider. The letter says so.')).toBeVisible();
  });

  it('is typed where the templates cannot be read', async () => {
    openStep('provider', { provider: null });
    server.use(http.get(api('/templates/provider-templates'), () => refuse(500, 'Broken')));
    const select = await screen.findByRole('combobox', { name: /Provider template/ });
    await waitFor(() => expect(select).toHaveAttribute('placeholder', 'No templates available'));
    expect(select).toBeDisabled();
    expect(screen.getByLabelText(/Provider name/)).toBeEnabled();
    expect(console.error).toHaveBeenCalledWith('GET /templates/provider-templates: 500');
    expect(screen.queryByText(/Broken|Error/)).not.toBeInTheDocument();
  });

  it('refuses a date in the future, and keeps the half-typed provider over a reload', async () => {
    const { user, backend } = openStep('provider', { provider: null });
    await user.type(await screen.findByLabelText(/Provider name/), 'Dr. Half');
    const date = screen.getByLabelText(/Date signed/);
    await user.clear(date);
    await user.type(date, '2999-01-01');
    expect(screen.getByText('Date signed cannot be in the future.')).toBeVisible();
    reloadStep('provider');
    expect(await screen.findByLabelText(/Provider name/)).toHaveValue('Dr. Half');
    expect(backend.bodies('/cases/42/provider')).toEqual([]);
  });

  it('wants a name and a date signed; today stands there already', async () => {
    const { user } = openStep('provider', { provider: null });
    const date = await screen.findByLabelText(/Date signed/);
    expect(date).toHaveValue(siteDay());
    await user.clear(date);
    await user.click(screen.getByLabelText(/Provider name/));
    await user.tab();
    expect(screen.getByText('Provider name is required.')).toBeVisible();
    expect(screen.getByText('Date signed is required.')).toBeVisible();
  });

  it('says what the server refused', async () => {
    const { user } = openStep('provider');
    server.use(http.post(api('/cases/42/provider'), () => refuse(400, 'Provider name is too odd.')));
    await user.type(await screen.findByLabelText(/Provider name/), '!');
    expect(await screen.findByText(/Provider name is too odd\./)).toBeVisible();
  });

  it('takes no day that the site has not reached, also when it moves to another zone', async () => {
    const [behind, ahead] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'];
    const { user } = openStep('provider');
    const date = await screen.findByLabelText(/Date signed/);
    act(() => setSiteZone(ahead));
    expect(date).toHaveAttribute('max', dayIn(new Date(), ahead));
    await user.clear(date);
    await user.type(date, dayIn(new Date(), ahead));
    await user.tab();
    expect(screen.queryByText('Date signed cannot be in the future.')).not.toBeInTheDocument();
    act(() => setSiteZone(behind));
    expect(date).toHaveAttribute('max', dayIn(new Date(), behind));
    expect(screen.getByText('Date signed cannot be in the future.')).toBeVisible();
  });
});
