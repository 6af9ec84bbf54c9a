import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { anAdmin } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { server } from '../../testing/server.ts';

// jsdom knows no modal dialogs; the browser's own are tried in e2e.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};

const motion = (wanted: boolean) => (media: string) =>
  ({
    matches: !wanted && media.includes('reduce'),
    media,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Whoever wants no motion gets none, and no file is asked for.
  vi.spyOn(window, 'matchMedia').mockImplementation(motion(false));
});

async function open() {
  const { user } = renderApp('/');
  await screen.findByRole('heading', { level: 1 });
  return user;
}

async function openForm() {
  const user = await open();
  await user.click(screen.getAllByRole('button', { name: 'Request Demo' })[0]!);
  const form = within(await screen.findByRole('dialog', { name: 'Request a demo' }));
  const fill = async () => {
    await user.type(form.getByLabelText('First name'), 'Rosa');
    await user.type(form.getByLabelText('Last name'), 'Lind');
    await user.type(form.getByLabelText('Email'), 'rosa.lind@example.org');
    await user.type(form.getByLabelText('Organization name'), 'Birchwood Medical');
    await user.selectOptions(form.getByLabelText('Role'), 'Practice manager');
    await user.selectOptions(form.getByLabelText('Organization type'), 'Clinic');
  };
  const send = () => user.click(form.getByRole('button', { name: 'Submit Request' }));
  return { user, form, fill, send };
}

describe('the landing page', () => {
  it('has its sections in the specification’s order, and a place for every link of its foot', async () => {
    await open();
    const places = [...document.querySelectorAll('main section[id]')].map(({ id }) => id);
    expect(places).toEqual([
      'how-it-works',
      'benefits',
      'security-highlight',
      'features',
      'about',
      'testimonials',
      'faq',
    ]);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toHaveLength(10);
    const links = within(screen.getByRole('navigation', { name: 'Foot of the page' })).getAllByRole('link');
    const led = links.map((link) => link.getAttribute('href')!).filter((href) => href.startsWith('#'));
    expect(led.map((href) => href.slice(1)).sort()).toEqual([...places].sort());
    expect(screen.getByText(/© 2025/)).toBeVisible();
  });

  it('says the figures of both places, and that they are claims', async () => {
    await open();
    const claims = screen.getAllByRole('figure', { name: 'Claims in figures' });
    expect(claims.map((claim) => [...claim.querySelectorAll('dd')].map((dd) => dd.textContent))).toEqual([
      ['50%', '85%', '100%', '24/7'],
      ['98%'],
    ]);
    for (const claim of claims) expect(claim).toHaveTextContent('These figures are our claims');
    expect(screen.getAllByRole('img', { name: '5 of 5 stars' })).toHaveLength(3);
  });

  it.each([
    /asks nothing of the internet/,
    /No data leaves your network/,
    'Encrypted end to end',
    /language model run on machines that you own/,
    'Roles and rights',
    'Full audit trail',
    /dedicated support agent per client/,
    /^Typically 2-4 weeks; pilot deployments are possible$/,
    /CGM, BGM, diabetic shoes, compression/,
    /A note library that adapts to your style/,
    'CSV patient import',
    /PDF export and print with provider signatures/,
    /US-based/,
    'Colorado',
    /A demo session takes 30 minutes/,
  ])('claims %s', async (claim) => {
    await open();
    expect(screen.getAllByText(claim)[0]).toBeVisible();
  });

  it('leads whoever is signed in to the application, and others to the sign-in', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    signedInAs(anAdmin);
    renderApp('/');
    expect(await screen.findByRole('link', { name: 'Open Vouchwell' })).toHaveAttribute('href', '/app');
  });

  it('shows one answer at a time, and none after a click on the open one', async () => {
    const user = await open();
    const [first, second] = screen.getAllByRole('button', { expanded: false });
    await user.click(first!);
    expect(screen.getByText(/ask nothing of the internet\./)).toBeVisible();
    await user.click(second!);
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(second).toHaveAttribute('aria-expanded', 'true');
    await user.click(second!);
    expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
  });

  it.each([
    'See Workflow Demo',
    'Security Demo',
    'Feature Demo',
    'Watch in a Demo',
    'Q&A',
    'Contact Support',
    'Ask a Question',
  ])('opens the form from %s', async (name) => {
    const user = await open();
    await user.click(screen.getAllByRole('button', { name })[0]!);
    expect(await screen.findByRole('dialog', { name: 'Request a demo' })).toBeVisible();
  });

  it('asks for no animation where no motion is wanted, and shows the placeholder', async () => {
    await open();
    expect(screen.getByRole('img', { name: /A note written from three facts/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pause the animation' })).not.toBeInTheDocument();
  });

  it('keeps the placeholder where the animation does not come, and says so in the log alone', async () => {
    vi.mocked(window.matchMedia).mockImplementation(motion(true));
    server.use(http.get('*/hero-animation.json', () => HttpResponse.error()));
    await open();
    await waitFor(() => expect(console.error).toHaveBeenCalledWith('The animation could not be loaded.'));
    expect(screen.getByRole('img', { name: /A note written from three facts/ })).toBeVisible();
  });
});

describe('a demo request', () => {
  it('is sent with what was chosen, thanks, and leaves an empty form behind', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(api('/demo/request'), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true }, { status: 201 });
      }),
    );
    const { user, form, fill, send } = await openForm();
    expect(form.getByLabelText('Live')).toBeChecked();
    await fill();
    await user.selectOptions(form.getByLabelText(/^Timeframe/), 'Immediate (within 30 days)');
    for (const point of ['Payer denials', 'Manual processes', 'Payer denials', 'Provider burnout'])
      await user.click(form.getByLabelText(point));
    await send();
    expect(await screen.findByText('We will contact you within 24 hours.')).toBeVisible();
    expect(sent).toEqual([
      {
        firstName: 'Rosa',
        lastName: 'Lind',
        email: 'rosa.lind@example.org',
        phone: '',
        company: 'Birchwood Medical',
        role: 'practice-manager',
        organizationType: 'clinic',
        teamSize: '',
        currentSolution: '',
        timeframe: 'immediate',
        painPoints: ['Provider burnout', 'Manual processes'],
        preferredDemoType: 'live',
        message: '',
        website: '',
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getAllByRole('button', { name: 'Request Demo' })[0]!);
    expect(await screen.findByLabelText('First name')).toHaveValue('');
  });

  it('that is under way cannot be sent again', async () => {
    let answer = () => {};
    server.use(
      http.post(api('/demo/request'), async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return HttpResponse.json({ success: true });
      }),
    );
    const { fill, send } = await openForm();
    await fill();
    await send();
    expect(await screen.findByRole('button', { name: 'Submitting Request...' })).toBeDisabled();
    answer();
    expect(await screen.findByRole('status')).toHaveTextContent('Thank you.');
  });

  it.each([
    [
      'is refused',
      () => refuse(400, 'Email must be an address.'),
      'Please try again. Email must be an address.',
    ],
    ['is answered without success', () => HttpResponse.json({ success: false }), 'Please try again.'],
    ['gets no answer', () => HttpResponse.error(), 'Please check your connection and try again.'],
    [
      'gets an answer of something else',
      () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }),
      'Please check your connection and try again.',
    ],
  ])('that %s says so and keeps what was typed', async (_, answer, words) => {
    server.use(http.post(api('/demo/request'), answer));
    const { form, fill, send } = await openForm();
    await fill();
    await send();
    expect((await form.findByRole('alert')).textContent).toBe(`Failed to submit demo request. ${words}`);
    expect(form.getByLabelText('Email')).toHaveValue('rosa.lind@example.org');
    expect(form.getByRole('button', { name: 'Submit Request' })).toBeEnabled();
  });

  it.each(['Cancel', 'Close'])('is left by %s', async (name) => {
    const { user, form } = await openForm();
    await user.click(form.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
