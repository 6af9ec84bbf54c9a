import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api } from '../../../testing/answers.ts';
import { aPatient, CaseBackend } from '../../../testing/case-backend.ts';
import { aCase } from '../../../testing/people-and-cases.ts';
import { server } from '../../../testing/server.ts';
import { WorkflowStore } from './workflow-store.ts';

const r32 = { code: 'R32', description: 'Unspecified urinary incontinence', is_primary: true };

function backend(found: CaseBackend['found'] = null) {
  const one = new CaseBackend(found);
  server.use(...one.handlers());
  return one;
}

describe('the draft of a case', () => {
  it('saves after the screen has come, gone and come again', async () => {
    const one = backend();
    const store = new WorkflowStore(2, null);
    store.start();
    store.stop();
    store.start();
    store.choosePatient(aPatient);
    expect(await store.open()).toBe(42);
    store.change('diagnoses', [r32]);
    await expect.poll(() => one.bodies('/cases/42/diagnoses')).toEqual([{ diagnoses: [r32] }]);
    await expect.poll(() => store.getState().save.state).toBe('saved');
    store.stop();
  });

  it('opens one case for many calls, and saves what changed meanwhile', async () => {
    const one = backend();
    const store = new WorkflowStore(2, null);
    store.start();
    store.choosePatient(aPatient);
    const opened = [store.open(), store.open()];
    store.change('diagnoses', [r32]);
    expect(await Promise.all(opened)).toEqual([42, 42]);
    expect(one.bodies('/cases/workflow')).toHaveLength(1);
    await store.flush();
    expect(one.found?.diagnoses.map(({ code }) => code)).toEqual(['R32']);
    store.stop();
  });

  it('takes from before a reload only what had not reached the server', () => {
    backend(aCase());
    const before = new WorkflowStore(2, aCase());
    before.change('diagnoses', [r32]);
    before.stop();
    const after = new WorkflowStore(2, aCase({ items: [] }));
    expect(after.getState().draft.diagnoses).toEqual([r32]);
    expect(after.getState().draft.items).toEqual([]);
    expect(new WorkflowStore(3, aCase()).getState().draft.diagnoses[0]?.code).toBe('N39.46');
  });

  it('forgets the words of a note that another took the place of, not those of the new one', () => {
    const store = new WorkflowStore(2, aCase());
    store.editNote({ noteId: 5, text: 'Typed by hand.' });
    store.forgetNoteEdit(5);
    expect(store.getState().noteEdit?.text).toBe('Typed by hand.');
    store.forgetNoteEdit(6);
    expect(store.getState().noteEdit).toBeNull();
    store.stop();
  });

  it('gives way to a signature', () => {
    const store = new WorkflowStore(2, aCase());
    store.change('diagnoses', [r32]);
    store.adopt(aCase({ signed: true }));
    store.stop();
    expect(store.getState().draft.diagnoses[0]?.code).toBe('N39.46');
    expect(store.getState().save.state).toBe('saved');
    expect(sessionStorage.length).toBe(0);
  });
});

describe('another patient', () => {
  const ruth = { ...aPatient, id: 8, first_name: 'Ruth' };

  it('is put into the case as it stands now, where others changed something else', async () => {
    const one = backend(aCase({ notes: [] }));
    const store = new WorkflowStore(2, one.found);
    one.elsewhere({ diagnoses: [] });
    await store.exchangePatient(ruth);
    expect(one.bodies('/cases/42/patient')).toEqual([{ patient: { id: 8 } }, { patient: { id: 8 } }]);
    expect(store.getState().draft).toMatchObject({ patient: { id: 8 }, diagnoses: [] });
    expect(store.revision).toBe(one.found?.revision);
  });

  it('does not take the place of one whom others chose meanwhile', async () => {
    const one = backend(aCase({ notes: [] }));
    const store = new WorkflowStore(2, one.found);
    one.elsewhere({ patient: { ...aPatient, id: 9 } });
    await expect(store.exchangePatient(ruth)).rejects.toThrow('Someone else has changed the patient');
    expect(one.bodies('/cases/42/patient')).toHaveLength(1);
    expect(store.getState().draft.patient?.id).toBe(9);
  });

  it('chosen while the case opens is based on the case that was opened', async () => {
    const one = backend();
    const based: (string | null)[] = [];
    server.use(
      http.put(api('/cases/42/patient'), ({ request }) => {
        based.push(request.headers.get('if-match'));
        return HttpResponse.json({ success: true, case_id: 42, revision: 7 });
      }),
    );
    const store = new WorkflowStore(2, null);
    store.choosePatient(aPatient);
    const opened = store.open();
    store.choosePatient(ruth);
    expect(await opened).toBe(42);
    expect(based).toEqual([`"${one.found?.revision}"`]);
    expect(store.getState().draft.patient?.id).toBe(8);
    expect(store.revision).toBe(7);
  });
});
