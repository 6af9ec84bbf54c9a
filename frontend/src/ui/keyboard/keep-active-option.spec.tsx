import { MantineProvider, Select } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { keepActiveOption } from './keep-active-option.ts';

test('a field says which option its keys are at, and none that typing has taken away', async () => {
  const end = keepActiveOption();
  render(
    <MantineProvider env="test">
      <Select label="Fruit" searchable data={['Apple', 'Apricot', 'Pear']} />
    </MantineProvider>,
  );
  const field = screen.getByRole('combobox', { name: 'Fruit' });
  const at = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await userEvent.type(field, 'ap{ArrowDown}');
  await waitFor(() => expect(at()).toBe('Apple'));
  await userEvent.type(field, 'r');
  await waitFor(() => expect(field).not.toHaveAttribute('aria-activedescendant'));
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(at()).toBe('Apricot'));
  end();
});
