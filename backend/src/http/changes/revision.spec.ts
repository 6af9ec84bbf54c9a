import { changedMeanwhile } from '../../kernel/basics/problem.ts';
import { besidePresent } from './revision.ts';

/** What the read model answers in turn; the last for ever. */
const answering = (...revisions: number[]) => {
  let asked = 0;
  return () => Promise.resolve({ revision: revisions[Math.min(asked++, revisions.length - 1)]! });
};
const refused = (revision: number) => Promise.reject(changedMeanwhile(revision));

test('who comes second is shown the change that came first, also while the read model is behind', async () => {
  await expect(besidePresent(refused(1), answering(0, 0, 1))).rejects.toMatchObject({ revision: 1 });
});

test('also where the revision shown is ahead of the stream’s', async () => {
  // The stream's second event has revision 1; what is shown after it says 2.
  await expect(besidePresent(refused(1), answering(1, 1, 2), 1)).rejects.toMatchObject({ revision: 2 });
});

test('what went well is handed on', async () => {
  await expect(besidePresent(Promise.resolve('done'), answering(0))).resolves.toBe('done');
});
