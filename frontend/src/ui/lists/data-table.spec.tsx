import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
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

describe('a table whose rows can be sorted', () => {
  const columns = [
    { header: 'Name', sort: 'name', cell: String },
    { header: 'Note', cell: String },
  ];

  function Sorted() {
    const [sort, onSort] = useState('');
    return (
      <DataTable label="Places" columns={columns} rows={[1]} rowKey={String} sorting={{ sort, onSort }} />
    );
  }

  it('is sorted by a header, then the other way round, then as usual again', async () => {
    const user = userEvent.setup();
    render(<Sorted />, { wrapper: MantineProvider });
    const [name, note] = screen.getAllByRole('columnheader');
    const order = screen.getByRole('combobox', { name: 'Order', hidden: true });
    expect(name).not.toHaveAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(name).toHaveAttribute('aria-sort', 'ascending');
    expect(order).toHaveValue('name');
    await user.keyboard('{Enter}');
    expect(name).toHaveAttribute('aria-sort', 'descending');
    await user.keyboard('{Enter}');
    expect(name).not.toHaveAttribute('aria-sort');
    await user.selectOptions(order, 'By name, last first');
    expect(name).toHaveAttribute('aria-sort', 'descending');
    expect(note).not.toHaveAttribute('aria-sort');
    expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
  });
});
