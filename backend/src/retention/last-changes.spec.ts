import fc from 'fast-check';
import { type KeptFacts, keptUntil, PLANNED, usualPeriods } from '@vouchwell/rules';
import { openSqliteReadModels } from '../adapters/read-models/sqlite.ts';
import { keptFeedback } from '../feedback/public.ts';
import { forgettings } from '../forgetting/forgetting.projections.ts';
import { ForgettingQueries } from '../forgetting/public.ts';
import type { Recorded } from '../kernel/deciding/decider.ts';
import type { StoredEvent } from '../kernel/log/event-log.port.ts';
import type { CurrentDocuments } from '../kernel/projecting/current-documents.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import { foldBatch } from '../kernel/projecting/fold-batch.ts';
import type { Projection } from '../kernel/projecting/projection.ts';
import { patients } from '../patients/patient.projections.ts';
import { PatientQueries } from '../patients/public.ts';
import { KeptPeople } from './kept-people.ts';
import { keptCases, lastLeft } from './kept.projections.ts';
import { lastChanges } from './last-changes.projection.ts';

const PATIENTS = [1, 2, 3];
const projections = [patients, forgettings, keptFeedback, keptCases, lastChanges, lastLeft];

interface Case {
  readonly id: number;
  patient: number;
  isLocked: boolean;
  orders: number;
  signed: string | null;
  visit: string | null;
  delivery: string | null;
  planned: string | null;
}

/** One step of a history: who, what, and how many days after the one before. */
const step = fc.record({
  what: fc.constantFrom(
    ...['open', 'choose', 'visits', 'deliveries', 'plan', 'order', 'sign', 'addendum', 'delete'],
    ...['correct', 'rate', 'export', 'view', 'hold', 'merge'],
  ),
  patient: fc.constantFrom(...PATIENTS),
  which: fc.nat(7),
  days: fc.constantFrom(0, 1, 40, 400, 1_500),
  ago: fc.constantFrom(0, 10, 900),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What a history wrote, and what is known of it without any projection. */
function told(dobs: readonly (string | null)[], steps: readonly Step[]) {
  const events: object[] = [];
  const cases: Case[] = [];
  const changed = new Map<number, string>();
  const rated = new Map<number, string>();
  const left = new Map<number, string>();
  const held = new Set<number>();
  const into = new Map<number, number>();
  let now = Date.parse('2000-03-01T10:00:00.000Z');
  const write = (stream: string, type: string, data: object, subject?: number) => {
    const at = new Date(now).toISOString();
    const revision = events.filter((one) => (one as { stream: string }).stream === stream).length;
    const actor = { id: 2, username: 'nora', full_name: null };
    const position = String(events.length + 1).padStart(20, '0');
    events.push({
      stream,
      type,
      data,
      at,
      revision,
      actor,
      position,
      ...(subject !== undefined && { subject }),
    });
    return at;
  };
  const ofCase = (one: Case, type: string, data: object) => {
    const at = write(`case-${one.id}`, type, data, one.patient);
    changed.set(one.patient, at);
    return at;
  };
  for (const id of PATIENTS) {
    const patient = { first_name: 'Ana', last_name: `Sample-${id}`, dob: dobs[id - 1] };
    changed.set(id, write(`patient-${id}`, 'PatientRegistered', { patient }, id));
  }
  for (const { what, patient, which, days, ago } of steps) {
    now += days * 86_400_000;
    const day = new Date(now - ago * 86_400_000).toISOString().slice(0, 10);
    const one = cases[which % Math.max(1, cases.length)];
    if (what === 'open') {
      const opened = { id: cases.length + 1, patient, isLocked: false, orders: 0, signed: null };
      cases.push({ ...opened, visit: null, delivery: null, planned: null });
      ofCase(cases.at(-1)!, 'CaseOpened', { patient: { id: patient } });
    } else if (what === 'correct')
      changed.set(patient, write(`patient-${patient}`, 'PatientCorrected', { was: {}, now: {} }, patient));
    else if (what === 'export' || what === 'view') {
      const at = write('access-1', 'PatientDataDisclosed', { action: what, patients: [patient] });
      if (what === 'export') left.set(patient, at);
    } else if (what === 'hold') {
      write(`forgetting-${patient}`, 'LegalHoldSet', { patients: [patient], reason: 'A court' });
      held.add(patient);
    } else if (what === 'merge') {
      const other = PATIENTS.find((id) => id !== patient && !into.has(id));
      if (other === undefined || into.has(patient)) continue;
      into.set(other, patient);
      changed.set(other, write(`patient-${other}`, 'PatientMerged', { survivor_id: patient }, other));
      changed.set(patient, write(`patient-${patient}`, 'PatientTakenIn', { merged_id: other }, patient));
    } else if (!one) continue;
    else if (what === 'rate')
      rated.set(
        one.patient,
        write(`feedback-${one.id}`, 'FeedbackGiven', { patient_id: one.patient, entry: null }, one.patient),
      );
    else if (what === 'order') {
      one.signed = ofCase(one, 'OrderSigned', {});
      one.orders += 1;
    } else if (what === 'addendum') {
      if (one.isLocked) one.signed = ofCase(one, 'AddendumSigned', {});
    } else if (one.isLocked) continue;
    else if (what === 'sign') {
      one.signed = ofCase(one, 'CaseSigned', {});
      one.isLocked = true;
    } else if (what === 'visits') {
      one.visit = day;
      ofCase(one, 'EncountersRecorded', { encounters: [{ date: day }] });
    } else if (what === 'deliveries') {
      one.delivery = day;
      ofCase(one, 'DeliveriesRecorded', { delivered: [{ day }] });
    } else if (what === 'plan') {
      one.planned = day;
      ofCase(one, 'QuestionAnswered', { fact: PLANNED, answers: [{ value: day }] });
    } else if (one.orders > 0) continue;
    else if (what === 'choose' && one.patient !== patient) {
      Object.assign(one, { patient, visit: null, delivery: null, planned: null });
      ofCase(one, 'PatientChosen', { patient: { id: patient } });
    } else if (what === 'delete') {
      ofCase(one, 'CaseDeleted', {});
      one.isLocked = true;
    }
  }
  const lastOf = (days: readonly (string | null | undefined)[]) => days.filter(Boolean).sort().at(-1) ?? null;
  const dayOf = (at: string | null) => at && at.slice(0, 10);
  const recordsOf = (id: number): number[] => [
    id,
    ...[...into].filter(([, survivor]) => survivor === id).flatMap(([other]) => recordsOf(other)),
  ];
  const people = PATIENTS.filter((id) => !into.has(id)).map((id) => {
    const all = recordsOf(id);
    const of = (moments: ReadonlyMap<number, string>) => dayOf(lastOf(all.map((one) => moments.get(one))));
    const signed = cases.filter((one) => all.includes(one.patient) && one.signed !== null);
    const facts: KeptFacts = {
      dob: dobs[id - 1] ?? null,
      changed_on: of(changed)!,
      visit_on: lastOf(signed.map(({ visit }) => visit)),
      delivery_on: lastOf(signed.flatMap(({ delivery, planned }) => [delivery, planned])),
      signed_on: dayOf(lastOf(signed.map((one) => one.signed))),
      feedback_on: of(rated),
      left_on: of(left),
    };
    return { id, facts, isHeld: all.some((one) => held.has(one)) };
  });
  return { events, people };
}

async function folded(events: readonly object[]) {
  const models = await openSqliteReadModels(':memory:');
  await models.open(projections);
  const batch = events.map((event) => ({
    stored: event as StoredEvent,
    event: event as Recorded,
    unknown: false,
  }));
  for (const of of projections as unknown as Projection[]) {
    const { writes } = await foldBatch(of, batch, models, new Map());
    await models.apply(of.name, writes, String(events.length).padStart(20, '0'));
  }
  const documents = new Documents(models);
  const current = { whole: async () => undefined } as unknown as CurrentDocuments;
  const known = new PatientQueries(documents, current);
  const people = new KeptPeople(documents, current, known, new ForgettingQueries(documents, current, known));
  return { people, close: () => models.close() };
}

const dob = fc.constantFrom(null, '1950-02-03', '1996-02-29', '1999-12-31', '2003-05-06', '2031-01-01');

test('whoever an index says that nothing keeps is who the rule says it of, whatever their history was', async () => {
  let [ended, kept] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.array(dob, { minLength: 3, maxLength: 3 }),
      fc.array(step, { minLength: 5, maxLength: 30 }),
      fc.constantFrom('2005-03-01', '2010-07-10', '2012-02-29', '2021-03-01', '2035-05-06'),
      fc.constantFrom(5, 10, 15),
      async (dobs, steps, today, minor_years) => {
        const { events, people } = told(dobs, steps);
        const periods = { ...usualPeriods, minor_years };
        const over = people.filter(({ facts }) => keptUntil(facts, periods).ends_on <= today);
        const site = await folded(events);
        const asked = { periods, today, zone: 'UTC' };
        const found: number[] = [];
        for await (const some of site.people.ended(asked))
          found.push(...some.ended.map((one) => one.patient_id));
        expect(found.sort()).toEqual(over.map(({ id }) => id).sort());
        const held = over.filter(({ isHeld }) => isHeld).length;
        expect(await site.people.count(asked)).toEqual({
          ...{ due: over.length - held, held, asked: 0, more: false },
        });
        await site.close();
        [ended, kept] = [ended + over.length, kept + people.length - over.length];
      },
    ),
    { numRuns: 150 },
  );
  expect(ended).toBeGreaterThan(20);
  expect(kept).toBeGreaterThan(20);
});
