import { box, type BoxEvent, kernel } from '../../testing/boxes.ts';
import { given } from '../../testing/given.ts';
import type { Command } from '../deciding/decider.ts';
import { carryOut, carryOutAll, type Workflow } from './workflow.ts';

type Forget = Command<'Forget'> & { readonly name: string };

/** What lies in a box goes when the box is taken. */
const emptying: Workflow<boolean, readonly string[], BoxEvent, Forget> = {
  name: 'box',
  initial: false,
  evolve: (taken, event) => taken || event.type === 'BoxTaken',
  decide: (found, taken) => (taken ? found.map((name) => ({ type: 'Forget', name })) : []),
};
const placed: BoxEvent = { type: 'BoxPlaced', data: { room: 'A', label: 'red' } };
const taken: BoxEvent = { type: 'BoxTaken', data: {} };

test('is told as a decider is, with messages for events', () => {
  given(emptying, placed).when(['a']).then();
  given(emptying, placed, taken)
    .when(['a', 'b'])
    .then({ type: 'Forget', name: 'a' }, { type: 'Forget', name: 'b' });
  given(emptying, placed, taken).when([]).then();
});

describe('carried out', () => {
  let site: Awaited<ReturnType<typeof kernel>>;
  beforeEach(async () => {
    site = await kernel();
    for (const name of ['a', 'b', 'c']) await site.vault.put(`ai-key/${box(1)}/${name}`, name);
    await site.append(box(1), placed, taken);
  });
  afterEach(() => site.close());

  const find = async () => (await site.vault.list<string>(`ai-key/${box(1)}/`)).map(({ name }) => name);
  /** Ends like a process that is killed when it has sent so many. */
  function run(most = Infinity) {
    let sent = 0;
    const send = ({ name }: Forget) => {
      if (sent === most) throw new Error('killed');
      sent += 1;
      return site.vault.delete(name);
    };
    return carryOut(site.commit, emptying, { stream: box(1), find, send }).then(() => sent);
  }

  test.each([0, 1, 2])(
    'cut off behind %d messages, the next run sends the rest and nothing twice',
    async (most) => {
      await expect(run(most)).rejects.toThrow('killed');
      expect(await find()).toHaveLength(3 - most);
      expect(await run()).toBe(3 - most);
      expect(await find()).toEqual([]);
      expect(await run()).toBe(0);
    },
  );

  test('what is found is looked at before the stream: its reason stands there by then', async () => {
    const order: string[] = [];
    const log = async () => void order.push('found');
    const commit = {
      load: (...asked: Parameters<typeof site.commit.load>) => {
        order.push('read');
        return site.commit.load(...asked);
      },
    } as typeof site.commit;
    const looking = async () => (await log(), find());
    await carryOut(commit, emptying, { stream: box(1), find: looking, send: () => Promise.resolve() });
    expect(order).toEqual(['found', 'read']);
  });
});

test('at a start, what cannot be finished is told and holds up nothing else', async () => {
  const [done, told]: [number[], string[]] = [[], []];
  const one = (id: number) =>
    id === 2 ? Promise.reject(new Error('The data is gone.')) : Promise.resolve(void done.push(id));
  await carryOutAll(emptying, [1, 2, 3], one, (line) => told.push(line));
  expect(done).toEqual([1, 3]);
  expect(told).toEqual(['What is due for box 2 could not be done: The data is gone.']);
});
