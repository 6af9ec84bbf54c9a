import type { CaseResponse, CaseRowResponse, PatientResponse } from '@vouchwell/contract';
import { type KnownSite, noteShape, type WrittenCase } from './known-site.ts';
import type { Call } from './mixed-load.ts';

/**
 * Compares everything that was ever acknowledged with what is served. What was asked for and not answered is found
 * whole or not at all, and is from here on known as it was found.
 */
export async function compareAll(site: KnownSite, call: Call): Promise<void> {
  await comparePatients(site, call);
  await compareCases(site, call);
  const ready = await call('GET', '/health/ready');
  expect(ready.body).toMatchObject({ damaged: 0, parked: [] });
}

async function comparePatients(site: KnownSite, call: Call): Promise<void> {
  const listed = new Map<number, string>();
  for (let page = 1; ; page += 1) {
    const { status, body } = await call('GET', `/patients?per_page=200&page=${page}`);
    expect(status).toBe(200);
    const patients = body as PatientResponse[];
    for (const { id, last_name } of patients) listed.set(id, last_name);
    if (patients.length < 200) break;
  }
  for (const [id, name] of listed) {
    if (!site.patients.has(id) && site.askedNames.has(name)) site.registered(id, name);
  }
  expect([...listed].sort(byNumber)).toEqual([...site.patients].sort(byNumber));
  // What was not found now must not turn up later.
  site.askedNames.clear();
}

const byNumber = ([a]: readonly [number, unknown], [b]: readonly [number, unknown]) => a - b;

async function compareCases(site: KnownSite, call: Call): Promise<void> {
  const rows = await everyRow(call);
  for (const { id, patient_id } of rows) {
    if (!site.cases.has(id) && site.askedOpenings.has(patient_id)) site.opened(id, patient_id);
  }
  const expected = [...site.cases.values()].map(({ id, patientId, lastName }) => [id, patientId, lastName]);
  const found = rows.map(({ id, patient }) => [id, patient.id, patient.last_name]);
  expect(found.sort(([a], [b]) => Number(a) - Number(b))).toEqual(
    expected.sort(([a], [b]) => Number(a) - Number(b)),
  );
  site.askedOpenings.clear();
  for (const written of site.cases.values()) {
    const { status, body } = await call('GET', `/cases/${written.id}`);
    expect([written.id, status]).toEqual([written.id, 200]);
    compareCase(site, written, body as CaseResponse);
  }
}

async function everyRow(call: Call): Promise<CaseRowResponse[]> {
  const rows: CaseRowResponse[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await call('GET', `/cases?per_page=200&page=${page}`);
    expect(status).toBe(200);
    rows.push(...(body as CaseRowResponse[]));
    if ((body as CaseRowResponse[]).length < 200) return rows;
  }
}

function compareCase(site: KnownSite, written: WrittenCase, shown: CaseResponse): void {
  const { id, patientId, lastName } = written;
  expect([id, shown.patient.id, shown.patient.last_name]).toEqual([id, patientId, lastName]);
  settle(site, written, shown);
  const notes = shown.notes.map((note): [number, string] => [note.id, note.note_text]);
  expect([id, notes.sort(byNumber)]).toEqual([id, [...written.notes].sort(byNumber)]);
  const shared = shown.shares.some((share) => share.id === site.colleagueId);
  expect([id, shown.signed, shared]).toEqual([id, written.signed, written.shared]);
  expect([id, shown.signature !== null]).toEqual([id, shown.signed]);
}

/** What was not answered stands now, or never will. */
function settle(site: KnownSite, written: WrittenCase, shown: CaseResponse): void {
  const { pending } = written;
  written.pending = null;
  if (pending?.kind === 'sign') written.signed = shown.signed;
  if (pending?.kind === 'share') written.shared = shown.shares.some(({ id }) => id === site.colleagueId);
  if (pending?.kind === 'edit') {
    const now = shown.notes.find(({ id }) => id === pending.noteId)?.note_text;
    if (now === pending.text) written.notes.set(pending.noteId, now);
  }
  if (pending?.kind === 'generate') {
    const added = shown.notes.filter(({ id }) => !written.notes.has(id));
    expect(added.length).toBeLessThanOrEqual(1);
    for (const { id, note_text } of added) {
      expectWhole(site, written, note_text);
      written.notes.set(id, note_text);
    }
  }
}

/** A generated note that nobody was answered: it names its own patient alone and reaches its end. */
function expectWhole(site: KnownSite, { lastName }: WrittenCase, text: string): void {
  expect(new Set(text.match(/Killed\d+x/g))).toEqual(new Set([lastName]));
  if (site.noteShape !== null) expect(noteShape(text, lastName)).toEqual(site.noteShape);
}
