import { screen, waitFor, within } from '@testing-library/react';
import type { ConsistencyResponse, EvidenceResponse, LogVerificationResponse } from '@vouchwell/contract';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { api, refuse } from '../../testing/answers.ts';
import { anOfficer, aUser } from '../../testing/people-and-cases.ts';
import { renderApp, signedInAs } from '../../testing/render-app.tsx';
import { savedFiles, savedNames } from '../../testing/saved.ts';
import { server } from '../../testing/server.ts';

const key = (id: string, since: string) => ({
  name: 'vouchwell/3f1c',
  id,
  key: `vouchwell/3f1c+${id}+AAAA`,
  since,
});
const evidence: EvidenceResponse = {
  checkpoint: {
    ...{ size: 1_250, root: 'CsUYap=', at: '2026-03-02T10:00:00.000Z' },
    ...{ key_id: '0badcafe', key_name: 'vouchwell/3f1c', note: 'a signed note\n' },
  },
  keys: [key('1a2b3c4d', '2025-01-02T10:00:00.000Z'), key('0badcafe', '2026-01-02T10:00:00.000Z')],
};
const sound: LogVerificationResponse = {
  ...{ running: false, from: 0, verified: 1_250, of: 1_250, checkpoint: 1_200 },
  ...{ finished_at: '2026-03-02T09:00:00.000Z', whole_at: '2026-03-02T09:00:00.000Z' },
  ...{ damaged: 0, altered: false, finding: null },
};
const forged: LogVerificationResponse = {
  ...sound,
  altered: true,
  finding: {
    ...{ kind: 'rehashed', event: 1_204, up_to: null },
    ...{ position: '00000000000000001204', stream: 'case-42', type: 'CaseSigned' },
  },
};

/** Of no event that stands there. */
const nowhere = { position: null, stream: null, type: null } as const;

let told: LogVerificationResponse = sound;
let wanted: unknown[] = [];
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  [told, wanted] = [sound, []];
  server.use(
    http.get(api('/audit/evidence'), () => HttpResponse.json(evidence)),
    http.get(api('/audit/verify'), () => HttpResponse.json(told)),
    http.post(api('/audit/verify'), async ({ request }) => {
      wanted.push(await request.json());
      return HttpResponse.json(told);
    }),
  );
});

function open(address = '/app/audit/proof', who = anOfficer) {
  signedInAs(who);
  return renderApp(address);
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));

it('says what the newest checkpoint covers, when and by which key it was signed, and which keys did before', async () => {
  open();
  const newest = await region('Newest checkpoint');
  expect(await newest.findByText('Events 1 to 1,250')).toBeVisible();
  for (const words of ['0badcafe', 'vouchwell/3f1c', 'CsUYap='])
    expect(newest.getByText(words)).toBeVisible();
  const [, now, before] = within(screen.getByRole('table', { name: 'Keys that sign' })).getAllByRole('row');
  expect(within(now!).getByText('0badcafe')).toBeVisible();
  expect(within(now!).getByText('Signs now')).toBeVisible();
  expect(within(before!).getByText('1a2b3c4d')).toBeVisible();
});

it('that nothing was altered is said with how far it was verified', async () => {
  open();
  const verification = await region('Verification by this server');
  expect(await verification.findByText('Nothing was altered')).toBeVisible();
  expect(verification.getByText('1,250 events')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('what was altered stands first, is told aloud, and says where it is, what it means and what to do', async () => {
  told = forged;
  open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The history was altered');
  expect(alert).toHaveTextContent('Event 1,204, where CaseSigned of case-42 stands now.');
  expect(alert).toHaveTextContent('It was rewritten together with its hash.');
  expect(alert).toHaveTextContent('keep a copy of the data folder as it is');
  const [first] = screen.getAllByRole('region');
  expect(alert.compareDocumentPosition(first!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByText('Nothing was altered')).toBeNull();
});

it('the history itself says before its entries that it was altered, and leads to what to do', async () => {
  told = forged;
  server.use(
    http.get(api('/audit/views'), () => HttpResponse.json({ views: [], revision: null })),
    http.get(api('/audit/entries'), () =>
      HttpResponse.json({ entries: [], patients: [], next: null, unexplained: 0 }),
    ),
  );
  const { user, place } = open('/app/audit');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Event 1,204, where CaseSigned of case-42 stands now.');
  await user.click(within(alert).getByRole('link', { name: 'What to do' }));
  await waitFor(() => expect(place()).toBe('/app/audit/proof'));
});

it.each([
  [
    'a stretch, where no more is known',
    { ...forged, finding: { ...forged.finding!, event: 1_101, up_to: 1_200, ...nowhere } },
    ['The history was altered', 'Between event 1,101 and event 1,200.', 'At least one event of this stretch'],
  ],
  [
    'damage',
    { ...sound, damaged: 2, finding: { ...forged.finding!, kind: 'altered' } },
    [
      '2 events of the history cannot be relied on',
      'It is not what its own hash says',
      'the first of 2 events',
    ],
  ],
  [
    'an end that is missing',
    { ...forged, finding: { ...forged.finding!, kind: 'truncated', ...nowhere } },
    ['The history was altered', 'Event 1,204.', 'the newest events are missing'],
  ],
] as const)('%s is told as such', async (_, state, words) => {
  told = state;
  open();
  const alert = await screen.findByRole('alert');
  for (const said of words) expect(alert).toHaveTextContent(said);
});

it('one that is under way by itself is hurried', async () => {
  told = { ...sound, finished_at: null, running: true, verified: 200, of: 1_250 };
  const { user } = open();
  const verification = await region('Verification by this server');
  expect(await verification.findByText('200 of 1,250 events verified')).toBeVisible();
  await user.click(verification.getByRole('button', { name: 'Verify now' }));
  await waitFor(() => expect(wanted).toEqual([{ everything: false }]));
});

it('before the first verification has ended it says so, and claims nothing', async () => {
  told = { ...sound, finished_at: null, whole_at: null, verified: 0, checkpoint: 0 };
  open();
  const verification = await region('Verification by this server');
  expect(await verification.findByText('Not verified yet')).toBeVisible();
  expect(verification.getByText(/no verification has come to its end/)).toBeVisible();
  expect(verification.queryByText('Nothing was altered')).toBeNull();
});

it('verifies now, shows how far it is, and then what came of it', async () => {
  const { user } = open();
  const verification = await region('Verification by this server');
  await verification.findByText('Nothing was altered');
  told = { ...sound, running: true, from: 1_250, verified: 1_255, of: 1_260 };
  await user.click(verification.getByRole('button', { name: 'Verify now' }));
  expect(await verification.findByText('1,255 of 1,260 events verified')).toBeVisible();
  expect(verification.getByRole('progressbar', { name: 'How far the verification is' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
  told = { ...sound, from: 1_250, verified: 1_260, of: 1_260 };
  expect(
    await verification.findByText('10 new events; the 1,250 before by an earlier verification'),
  ).toBeVisible();
  await user.click(verification.getByRole('button', { name: 'Verify everything again' }));
  await waitFor(() => expect(wanted).toEqual([{ everything: false }, { everything: true }]));
});

it('what cannot be loaded says why in the server’s words, and is asked for again', async () => {
  server.use(http.get(api('/audit/evidence'), () => refuse(500, 'The tree is being made.')));
  const { user } = open();
  const newest = await region('Newest checkpoint');
  expect(await newest.findByText('The tree is being made.')).toBeVisible();
  server.use(http.get(api('/audit/evidence'), () => HttpResponse.json(evidence)));
  await user.click(newest.getByRole('button', { name: 'Try Again' }));
  expect(await newest.findByText('Events 1 to 1,250')).toBeVisible();
});

it('saves the checkpoint, the keys, the log and the verifier under the names that the command says', async () => {
  server.use(
    http.post(api('/audit/log/link'), () => HttpResponse.json({ link: '5.a_b-c' })),
    http.get(api('/verify-audit.mjs'), () => HttpResponse.text('// a program')),
  );
  const { user } = open();
  const newest = await region('Newest checkpoint');
  for (const [label, name] of [
    ['Checkpoint', 'checkpoint-1250.txt'],
    ['Public keys', 'keys.txt'],
    ['Verifier', 'verify-audit.mjs'],
  ] as const) {
    await user.click(await newest.findByRole('button', { name: label }));
    await waitFor(() => expect(savedNames().at(-1)).toBe(name));
  }
  // Not through the browser's memory, which a log of years may not fit into.
  await user.click(newest.getByRole('button', { name: 'Whole log' }));
  await waitFor(() => expect(savedNames()).toHaveLength(4));
  const address = new URL(`${api('/audit/log')}?link=5.a_b-c`, location.href).href;
  expect(savedFiles()[3]).toEqual({ name: 'log.ndjson', address });
  const elsewhere = await region('Check it on another machine');
  expect(
    elsewhere.getByText(
      'node verify-audit.mjs log log.ndjson --keys keys.txt --checkpoint checkpoint-1250.txt',
    ),
  ).toBeVisible();
});

it('a log that may not be fetched says why, and nothing is saved', async () => {
  server.use(http.post(api('/audit/log/link'), () => refuse(403, 'You do not have permission to do this.')));
  const { user } = open();
  const newest = await region('Newest checkpoint');
  await user.click(await newest.findByRole('button', { name: 'Whole log' }));
  expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();
  expect(savedNames()).toEqual([]);
});

const answer = (part: Partial<ConsistencyResponse>) => {
  const usual = { verdict: 'consistent', sentence: 'Consistent: nothing was changed.' } as const;
  server.use(
    http.post(api('/audit/consistency'), async ({ request }) => {
      wanted.push(await request.json());
      return HttpResponse.json({ ...usual, from: 900, to: 1_250, signed: true, ...part });
    }),
  );
};

it('compares an older checkpoint, and says in a sentence what came of it', async () => {
  answer({});
  const { user } = open();
  const compare = await region('Compare a checkpoint that you kept');
  const field = compare.getByLabelText('The older checkpoint');
  await user.type(field, 'vouchwell/3f1c');
  await user.click(compare.getByRole('button', { name: 'Compare' }));
  expect(await compare.findByText('Consistent: nothing was changed.')).toBeVisible();
  expect(wanted).toEqual([{ checkpoint: 'vouchwell/3f1c' }]);
  server.use(http.get(api('/audit/consistency'), () => HttpResponse.text('old 900\n')));
  await user.click(compare.getByRole('button', { name: 'Proof of it' }));
  await waitFor(() => expect(savedNames()).toEqual(['consistency-900.txt']));
  // What was said of one says nothing of another.
  await user.type(field, 'x');
  expect(compare.queryByText('Consistent: nothing was changed.')).toBeNull();
  answer({ verdict: 'forked', sentence: 'Forked: it was replaced.' });
  await user.click(compare.getByRole('button', { name: 'Compare' }));
  expect(await compare.findByRole('alert')).toHaveTextContent('Forked: it was replaced.');
});

it('what is no checkpoint is refused in the server’s words', async () => {
  server.use(http.post(api('/audit/consistency'), () => refuse(400, 'This is no checkpoint.')));
  const { user } = open();
  const compare = await region('Compare a checkpoint that you kept');
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const letter = new File(['Dear all'], 'letter.txt', { type: 'text/plain' });
  await user.upload(input, letter);
  const field = compare.getByLabelText('The older checkpoint');
  await waitFor(() => expect(field).toHaveValue('Dear all'));
  // Once more the same file, which the browser tells of only where it was forgotten.
  await user.type(field, '!');
  await user.upload(input, letter);
  await waitFor(() => expect(field).toHaveValue('Dear all'));
  await user.click(compare.getByRole('button', { name: 'Compare' }));
  expect(await compare.findByText('This is no checkpoint.')).toBeVisible();
});

it('reads nothing of a file that is too large to be a checkpoint, says so, and keeps what stands there', async () => {
  answer({});
  const { user } = open();
  const compare = await region('Compare a checkpoint that you kept');
  const field = compare.getByLabelText('The older checkpoint');
  await user.type(field, 'kept');
  const large = new File(['x'.repeat(8_001)], 'film.txt', { type: 'text/plain' });
  const read = vi.spyOn(large, 'text');
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, large);
  expect(await compare.findByRole('alert')).toHaveTextContent(
    'The file has more than 8 kB. A checkpoint has some lines: choose the file as it was saved.',
  );
  expect(read).not.toHaveBeenCalled();
  expect(field).toHaveValue('kept');
  const whole = 'x'.repeat(8_000);
  await user.upload(input, new File([whole], 'checkpoint.txt', { type: 'text/plain' }));
  await waitFor(() => expect(field).toHaveValue(whole));
  expect(compare.queryByRole('alert')).not.toBeInTheDocument();
});

it('saves the proof of one event and the event, by the place that the address or a person says', async () => {
  server.use(
    http.get(api('/audit/proof/91'), () => HttpResponse.text('a proof')),
    http.get(api('/audit/log/91'), () => HttpResponse.text('{}\n')),
  );
  const { user } = open('/app/audit/proof?event=9');
  const one = await region('Prove one event');
  await user.type(one.getByLabelText('Place in the log'), '1');
  await user.click(one.getByRole('button', { name: 'Its proof' }));
  await waitFor(() => expect(savedNames().at(-1)).toBe('event-91.tlog-proof'));
  await user.click(one.getByRole('button', { name: 'The event' }));
  await waitFor(() => expect(savedNames().at(-1)).toBe('event-91.json'));
  expect(
    one.getByText('node verify-audit.mjs proof event-91.tlog-proof --event event-91.json --keys keys.txt'),
  ).toBeVisible();
});

it('is for those alone who may read the history', async () => {
  open('/app/audit/proof', aUser);
  expect(await screen.findByText(/You do not have permission to read the audit history\./)).toBeVisible();
});
