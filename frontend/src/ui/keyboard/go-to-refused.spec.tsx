import { MantineProvider, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { goToRefused } from './go-to-refused.ts';

let end: () => void;
beforeEach(() => {
  end = goToRefused();
});
afterEach(() => end());

function Person({ ask }: { ask: () => Promise<Record<string, string>> }) {
  const form = useForm({
    initialValues: { first: '', last: '', code: '' },
    validate: {
      first: (text) => (text ? null : 'First name is required.'),
      last: (text) => (text ? null : 'Last name is required.'),
    },
  });
  return (
    <MantineProvider env="test">
      <form noValidate onSubmit={form.onSubmit(() => void ask().then(form.setErrors))}>
        <TextInput label="First name" {...form.getInputProps('first')} />
        <TextInput label="Last name" {...form.getInputProps('last')} />
        <TextInput label="Code" {...form.getInputProps('code')} />
        <button type="submit">Save</button>
      </form>
    </MantineProvider>
  );
}

const field = (name: string) => screen.getByLabelText(name);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('the first field that is refused gets the focus, with what is wrong as its description', async () => {
  render(<Person ask={() => Promise.resolve({})} />);
  await userEvent.type(field('First name'), 'Ann');
  await save();
  await waitFor(() => expect(field('Last name')).toHaveFocus());
  expect(field('Last name')).toHaveAccessibleDescription('Last name is required.');
});

test('so does one that the server refuses, but not under the hands of whoever goes on typing', async () => {
  let answer: (errors: Record<string, string>) => void = () => {};
  render(<Person ask={() => new Promise((resolve) => (answer = resolve))} />);
  await userEvent.type(field('First name'), 'Ann');
  await userEvent.type(field('Last name'), 'Lee');
  await save();
  answer({ code: 'There is no such code.' });
  await waitFor(() => expect(field('Code')).toHaveFocus());
  await save();
  await userEvent.type(field('First name'), 'e');
  answer({ code: 'There is no such code.' });
  await screen.findByText('There is no such code.');
  await waitFor(() => expect(field('First name')).toHaveFocus());
});
