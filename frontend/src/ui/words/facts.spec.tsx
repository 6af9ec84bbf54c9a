import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Facts } from './facts.tsx';

it('an address breaks before its @ where it must, and is copied whole', () => {
  const facts = [
    { label: 'Email', value: 'giorgos.abernathy@mail.example' },
    { label: 'Phone', value: '' },
  ];
  render(<Facts facts={facts} />, { wrapper: MantineProvider });
  const email = screen.getByText('giorgos.abernathy@mail.example');
  expect(email.querySelector('wbr')?.nextSibling).toHaveTextContent('@mail.example');
  expect(screen.getByText('Not given')).toBeVisible();
});
