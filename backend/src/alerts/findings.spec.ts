import { alertRuleNames, usualThresholds } from '@vouchwell/rules';
import { type Finding, findings, type Names } from './findings.ts';
import { type Incident, incidents, ordinaryWeeks } from './incidents.fixture.ts';
import { patientName, PATIENTS, workerName, workers, yearOf } from './ordinary-work.fixture.ts';
import { type Access, explained, unwatched, type Watched, watched } from './watched.ts';

const people = ['Nora Quist', 'Sam Lee', 'Dr. Kim Oh, MD'];
const HOURS_2 = 2 * 3_600_000;

/** What the rules have found by the end, looked for after each access. */
function found(accesses: readonly Access[], person: string, names: Names): Map<string, Finding> {
  let state: Watched = { ...unwatched(1), name: person };
  const all = new Map<string, Finding>();
  const look = (now: string) => {
    for (const one of findings(state, usualThresholds, names, now)) all.set(`${one.rule}/${one.key}`, one);
  };
  for (const access of accesses) {
    state = watched(state, access);
    look(access.at);
  }
  look(new Date(Date.parse(state.at) + HOURS_2).toISOString());
  return all;
}

const patientsOf = ({ patients = {} }: Incident) =>
  new Map(Object.entries(patients).map(([id, name]) => [Number(id), name]));
const foundIn = (incident: Incident) =>
  found([...ordinaryWeeks, ...incident.accesses], incident.person, {
    patients: patientsOf(incident),
    people: [...people, incident.person],
  });

test('there are more than thirty incidents', () => expect(incidents.length).toBeGreaterThan(30));

test.each(incidents.map((incident) => [incident.what, incident] as const))('%s: is found', (_, incident) => {
  const rules = [...foundIn(incident).values()];
  expect(rules.map(({ rule }) => rule)).toContain(incident.rule);
});

test('before it nothing is found of any of them', () => {
  for (const { person } of incidents)
    expect([...found(ordinaryWeeks, person, { patients: new Map(), people }).keys()]).toEqual([]);
});

test('each rule finds an incident that no other does', () => {
  const alone = incidents
    .map(foundIn)
    .filter((all) => new Set([...all.values()].map(({ rule }) => rule)).size === 1);
  const rules = new Set(alone.flatMap((all) => [...all.values()].map(({ rule }) => rule)));
  expect([...rules].sort()).toEqual([...alertRuleNames].sort());
});

test.each([1, 2])('in 10,000 ordinary accesses no more than 5 alerts are raised (seed %i)', (seed) => {
  const patients = new Map(Array.from({ length: PATIENTS + 1 }, (_, id) => [id, patientName(id)]));
  const staff = workers(22);
  const names = { patients, people: staff.map(({ id }) => workerName(id)) };
  let [accesses, alerts] = [0, 0];
  for (const worker of staff) {
    let state: Watched = { ...unwatched(worker.id), name: worker.name };
    const all = new Set<string>();
    let day = '';
    for (const step of yearOf(worker, seed)) {
      if ('explains' in step) {
        state = explained(state, step.explains, step.at);
        continue;
      }
      // Once a day is enough here: what was found stays to be found for longer.
      const isNewDay = step.at.slice(0, 10) !== day;
      if (isNewDay && day !== '')
        for (const { rule, key } of findings(state, usualThresholds, names, step.at))
          all.add(`${rule}/${key}`);
      day = step.at.slice(0, 10);
      state = watched(state, step);
      accesses += 1;
    }
    alerts += all.size;
  }
  expect(accesses).toBeGreaterThan(100_000);
  // Not none either: curiosity is not told from an errand by rules alone.
  expect(alerts).toBeGreaterThan(0);
  expect((alerts / accesses) * 10_000).toBeLessThanOrEqual(5);
});

describe('what is known of a person', () => {
  const at = (time: string) => `2026-03-02T${time}:00.000Z`;
  const look = (time: string, patient: number, why: Access['why'] = 'none'): Access => ({
    ...{ at: at(time), position: time, address: '10.0.0.7', kind: 'look', patients: [patient], why },
  });
  const names: Names = { patients: new Map(), people: [] };

  test('is no look without a reason any more once what followed explains it', () => {
    const looks = [1, 2, 3, 4, 5].map((patient) => look(`10:0${patient}`, patient));
    const state = looks.reduce(watched, unwatched(1));
    const now = at('12:00');
    expect(findings(state, usualThresholds, names, now).map(({ rule }) => rule)).toEqual(['without_reason']);
    const followed = explained(state, 3, at('10:30'));
    expect(findings(followed, usualThresholds, names, now)).toEqual([]);
    // Not by what was done with somebody else, nor weeks later.
    expect(explained(state, 9, at('10:30'))).toBe(state);
    expect(explained(state, 3, '2026-03-20T10:00:00.000Z')).toBe(state);
  });

  test('is given an hour to be explained', () => {
    const state = [1, 2, 3, 4, 5].map((patient) => look('10:00', patient)).reduce(watched, unwatched(1));
    expect(findings(state, usualThresholds, names, at('10:59'))).toEqual([]);
    expect(findings(state, usualThresholds, names, at('11:00'))).toHaveLength(1);
  });

  test('tells by another threshold more or less', () => {
    const state = [1, 2, 3].map((patient) => look('10:00', patient)).reduce(watched, unwatched(1));
    const strict = { ...usualThresholds, without_reason: 3 };
    expect(findings(state, usualThresholds, names, at('12:00'))).toEqual([]);
    expect(findings(state, strict, names, at('12:00'))).toEqual([
      {
        ...{ rule: 'without_reason', person: 1, key: '2026-03-02', measure: 3, patients: [1, 2, 3] },
        ...{ first_at: at('10:00'), last_at: at('10:00') },
      },
    ]);
  });

  test('stays small, however much they do', () => {
    let state = unwatched(1);
    for (const step of yearOf(workers(1)[0]!, 3)) if (!('explains' in step)) state = watched(state, step);
    expect(JSON.stringify(state).length).toBeLessThan(60_000);
  });
});
