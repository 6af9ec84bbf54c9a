import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataTable } from './data-table.tsx';

it('keeps the lines of a cell together beside its label', () => {
  const cell = () => (
    <>
      <div>1 Main St</div>
      <div>Phone 555 0100</div>
    </>
  );
  render(
    <MantineProvider>
      <DataTable label="Places" columns={[{ header: 'Contact', cell }]} rows={[1]} rowKey={String} />
    </MantineProvider>,
  );
  const shown = screen.getByRole('cell');
  const [label, content, ...others] = shown.children;
  expect(label).toHaveTextContent('Contact');
  expect(content).toHaveTextContent('1 Main StPhone 555 0100');
  expect(others).toEqual([]);
});
