import { SiteTime } from '../basics/site-time.ts';
import { actor, box, type BoxCommand, boxDecider, type BoxEvent, kernel } from '../../testing/boxes.ts';
import { forbidden } from '../basics/problem.ts';
import { Ids } from '../committing/ids.ts';
import { type Handles, Way } from './way.ts';
import { type Asked, Wish } from './wish.ts';

type BoxAsked = Asked<BoxCommand, { AddWeight: { readonly of: string } }>;
class BoxWish extends Wish<BoxAsked, BoxEvent> {}

let site: Awaited<ReturnType<typeof kernel>>;
let way: Way;
let steps: string[];
beforeEach(async () => {
  site = await kernel();
  await site.start();
  way = new Way(site.commit, new Ids(site.log, site.codec), site.clock, new SiteTime(site.clock, 'UTC'));
  steps = [];
});
afterEach(() => site.close());

const handling = (refuse: readonly string[] = []): Handles<BoxWish, typeof boxDecider> => ({
  decider: boxDecider,
  stream: box,
  authorise({ asked }) {
    steps.push(`may ${asked.type}`);
    if (refuse.includes(asked.type)) throw forbidden('not_yours', 'Not yours.');
  },
  enrich: {
    AddWeight: ({ type }) => {
      steps.push('weigh');
      return { command: { type, grams: 7 } };
    },
  },
  after: ({ events }) => {
    steps.push(`after ${events.map(({ type }) => type).join()}`);
    return Promise.resolve();
  },
});

const place = () => site.append(box(1), { type: 'BoxPlaced', data: { room: 'east', label: 'A' } });
const weigh = (by = actor()) => new BoxWish(1, { type: 'AddWeight', of: 'the scales' }, by);
const history = async () => (await site.log.readStream(box(1), 0, 100)).map(({ type }) => type);

test('it is asked who may, then what is lacking is added, then it is decided and what follows is done', async () => {
  await place();
  const done = await way.take(weigh(), handling());
  expect(done).toMatchObject({ id: 1, revision: 1, visible: true, events: [{ data: { grams: 7 } }] });
  expect(steps).toEqual(['may AddWeight', 'weigh', 'after WeightAdded']);
});

test('a command that is asked as it is decided needs nothing of its handler', async () => {
  await place();
  await way.take(new BoxWish(1, { type: 'TakeBox' }, actor()), handling());
  expect(steps).toEqual(['may TakeBox', 'after BoxTaken']);
});

test('who may not has changed nothing, and nothing was fetched for them', async () => {
  await place();
  await expect(way.take(weigh(), handling(['AddWeight']))).rejects.toThrow('Not yours.');
  expect(steps).toEqual(['may AddWeight']);
  expect(await history()).toEqual(['BoxPlaced']);
});

test('a repeat of the request changes nothing, and ends what was cut off', async () => {
  await place();
  const by = actor({ reservation: 'request-1' });
  await way.take(weigh(by), handling());
  steps = [];
  expect((await way.take(weigh(by), handling())).revision).toBe(1);
  expect(steps).toEqual(['may AddWeight', 'after WeightAdded']);
  expect(await history()).toEqual(['BoxPlaced', 'WeightAdded']);
});

test('where a twin of the request was just ahead, what it did is the answer', async () => {
  await place();
  const by = actor({ reservation: 'request-1' });
  const late = handling();
  const overtaken = {
    ...late,
    enrich: {
      AddWeight: async () => {
        await way.take(weigh(by), handling());
        throw forbidden('too_late', 'No longer.');
      },
    },
  };
  expect(await way.take(weigh(by), overtaken)).toMatchObject({ revision: 1 });
  expect(await history()).toEqual(['BoxPlaced', 'WeightAdded']);
});

test('a change that was based on an older revision is refused', async () => {
  await place();
  await way.take(weigh(), handling());
  const old = new BoxWish(1, { type: 'TakeBox' }, actor(), { basedOn: 0 });
  await expect(way.take(old, handling())).rejects.toMatchObject({ code: 'changed_meanwhile' });
});

test('what is refused takes no number', async () => {
  const refused = { type: 'TakeBox' } as const;
  await expect(way.number('box', boxDecider, refused, actor())).rejects.toThrow();
  expect(await site.log.readStream('box-numbers', 0, 10)).toEqual([]);
});
