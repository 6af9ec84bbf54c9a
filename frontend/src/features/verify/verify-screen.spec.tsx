import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { api } from '../../testing/answers.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

const CODE = '7KQF-2M9X-T4WA-9HZC';
/** Of the words below, by sha256sum. */
const SHA256 = '6429aabfc598a9ee59f90157666e16ad373f6eff5528c462314aeea72b92d790';
const signed = { genuine: true, signed_at: '2026-11-21T14:05:09.000Z', time_zone: 'America/Denver' };

/** What was asked, by address and parameters, and with what body. */
function answering(answer: object, status = 200): { address: string; body: string }[] {
  const asked: { address: string; body: string }[] = [];
  server.use(
    http.all(api('/verify/:what'), async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push({ address: `${request.method} ${pathname}${search}`, body: await request.text() });
      return HttpResponse.json(answer, { status });
    }),
  );
  return asked;
}

const status = () => within(screen.getByRole('status'));
afterEach(() => {
  location.hash = '';
});

it('tells of a code that the letter is genuine and when it was signed, in the words of the letter', async () => {
  const asked = answering(signed);
  const { user } = renderApp('/verify');
  await user.type(await screen.findByLabelText('The code'), ` ${CODE.toLowerCase()} `);
  await user.click(screen.getByRole('button', { name: 'Check the code' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Genuine' })).toBeVisible();
  expect(status().getByText('Signed November 21, 2026, 07:05:09 MST')).toBeVisible();
  expect(status().getByText(/A code can be copied/)).toBeVisible();
  expect(asked.map(({ address }) => address)).toEqual([
    expect.stringMatching(new RegExp(`^GET .*/verify/code\\?code=${CODE.toLowerCase()}$`)),
  ]);
});

it('tells of a report when it was made, as nobody signs one', async () => {
  answering({ ...signed, report: true });
  const { user } = renderApp('/verify');
  await user.type(await screen.findByLabelText('The code'), `${CODE}{Enter}`);
  expect(await status().findByText('Made November 21, 2026, 07:05:09 MST')).toBeVisible();
  expect(status().getByText(/^A report of the audit history with this code was made here/)).toBeVisible();
  expect(status().queryByText(/Signed|letter/)).not.toBeInTheDocument();
});

it('asks nothing of spaces alone', async () => {
  const asked = answering(signed);
  const { user } = renderApp('/verify');
  const code = await screen.findByLabelText('The code');
  await user.type(code, '   ');
  await user.click(screen.getByRole('button', { name: 'Check the code' }));
  expect(code).toBeInvalid();
  await user.type(code, `${CODE}{Enter}`);
  expect(await screen.findByRole('heading', { name: 'Genuine' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

it('sends nothing of a file but its fingerprint', async () => {
  const asked = answering(signed);
  const { user } = renderApp('/verify');
  const words = 'The words of a letter';
  await user.upload(await screen.findByLabelText('The file'), new File([words], 'letter.pdf'));
  expect(await screen.findByRole('heading', { name: 'Genuine' })).toBeVisible();
  expect(status().getByText(/no byte of it was changed/)).toBeVisible();
  expect(asked).toEqual([
    {
      address: expect.stringMatching(new RegExp(`^GET .*/verify/file\\?sha256=${SHA256}$`)) as string,
      body: '',
    },
  ]);
});

it('asks by itself about the code that a QR code brought', async () => {
  const asked = answering({ genuine: false });
  location.hash = `#${CODE}`;
  renderApp('/verify');
  expect(await screen.findByRole('heading', { name: 'Not genuine' })).toBeVisible();
  expect(screen.getByLabelText('The code')).toHaveValue(CODE);
  expect(status().getByText(/No letter, order or report with this code left this site/)).toBeVisible();
  expect(asked).toHaveLength(1);
});

/** As a browser brings an address with another code, or with the same, into a tab that shows this page. */
function bring(code: string) {
  act(() => {
    location.hash = `#${code}`;
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}

it('asks anew when the same address is opened once more, and tells nothing of the former meanwhile', async () => {
  const asked = answering(signed);
  location.hash = `#${CODE}`;
  renderApp('/verify');
  expect(await screen.findByRole('heading', { name: 'Genuine' })).toBeVisible();
  answering({ genuine: false });
  bring(CODE);
  expect(screen.queryByRole('heading', { name: 'Genuine' })).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Not genuine' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

it('an address without a code clears what was found, and a late answer does not bring it back', async () => {
  answering(signed);
  location.hash = `#${CODE}`;
  renderApp('/verify');
  expect(await screen.findByRole('heading', { name: 'Genuine' })).toBeVisible();
  let answer!: () => void;
  const late = new Promise<void>((resolve) => (answer = resolve));
  let told = false;
  server.use(
    http.get(api('/verify/code'), async () => {
      await late;
      told = true;
      return HttpResponse.json(signed);
    }),
  );
  bring('7KQF-2M9X-T4WA-0000');
  expect(await screen.findByText('Looking it up…')).toBeVisible();
  bring('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByLabelText('The code')).toHaveValue('');
  answer();
  await waitFor(() => expect(told).toBe(true));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says why it could not be checked, and calls nothing a forgery for that', async () => {
  answering({ message: 'Too many documents are being checked. Please try again in 3 s.' }, 429);
  const { user } = renderApp('/verify');
  await user.type(await screen.findByLabelText('The code'), CODE);
  await user.click(screen.getByRole('button', { name: 'Check the code' }));
  expect(await screen.findByText(/Please try again in 3 s/)).toBeVisible();
  expect(screen.queryByText(/genuine$/i, { selector: 'h2' })).not.toBeInTheDocument();
});

it('on a page that came without HTTPS a file is not checked, and a code is', async () => {
  const asked = answering(signed);
  const { subtle } = crypto;
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  const { user } = renderApp('/verify');
  await user.upload(await screen.findByLabelText('The file'), new File(['x'], 'letter.pdf'));
  expect(await screen.findByText(/only where this page is opened over HTTPS/)).toBeVisible();
  expect(asked).toEqual([]);
  Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
});
