import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

const anchors = [
  'introduction',
  'information-collection',
  'data-processing',
  'data-storage',
  'data-sharing',
  'user-rights',
  'hipaa-compliance',
  'data-retention',
  'policy-updates',
  'contact-info',
];

it('has ten sections, and a table of contents that leads to each', async () => {
  renderApp('/privacy');
  const contents = within(await screen.findByRole('navigation', { name: 'Table of contents' }));
  const links = contents.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(anchors.map((anchor) => `#${anchor}`));
  const sections = anchors.map((anchor) => document.getElementById(anchor)!);
  expect(sections.map((section) => within(section).getByRole('heading', { level: 2 }).textContent)).toEqual(
    links.map((link) => link.textContent),
  );
  for (const name of ['Back to Home', 'Return to Home'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
});

it.each([
  ['Patient records', '7-10 years'],
  ['System logs', '6 years'],
  ['User account data', '90 days after deactivation'],
  ['Support communications', '3 years'],
  ['Privacy inquiries', '5 business days'],
  ['Data access requests', '30 days'],
  ['Security incidents', '24 hours'],
  ['General support', '2 business days'],
])('says of %s: %s', async (what, period) => {
  renderApp('/privacy');
  const row = (await screen.findByRole('rowheader', { name: what })).closest('tr')!;
  expect(within(row).getByRole('cell')).toHaveTextContent(period);
});

it('says how soon a breach and a change of the policy are told', async () => {
  renderApp('/privacy');
  expect(await screen.findByText(/breach is told within 60 days/)).toBeVisible();
  expect(screen.getByText(/30 days’ notice/)).toBeVisible();
});
