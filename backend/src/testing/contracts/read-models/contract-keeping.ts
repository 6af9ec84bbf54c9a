import type { ReadModels } from '../../../kernel/projecting/read-models.port.ts';
import { type Ability, type ReadModelsUnderTest, ids, people, position, writes } from './under-test.ts';

/** The part of the suite about writing, checkpoints and versions; called by the contract. */
export function keepingContract(under: () => ReadModelsUnderTest, can: readonly Ability[]): void {
  const models = (): ReadModels => under().models;
  const testIf = (ability: Ability) => test.skipIf(!can.includes(ability));

  test('keeps documents exactly, replaces and removes them', async () => {
    const text = `𝔸🩺 e\u0301 O'Brien "x" '); DROP TABLE people; -- \u0000 %_ \\ \n`;
    const document = { text, n: 1.5, yes: true, none: null, list: [1, 'a', { deep: [text] }], [text]: text };
    await models().apply('people', writes({ [text]: document, b: { n: 1 }, c: { n: 1 } }), position(1));
    expect(await models().get('people', text)).toEqual(document);
    await models().apply('people', writes({ b: { n: 2 }, c: null, d: null }), position(2));
    expect(await models().get('people', 'b')).toEqual({ n: 2 });
    expect(await models().get('people', 'c')).toBeNull();
    expect(await models().get('people', 'd')).toBeNull();
    expect(await models().count('people', {})).toBe(2);
  });

  test('takes the writes of a batch in their order', async () => {
    const batch = [...writes({ a: { n: 1 } }), ...writes({ a: null }), ...writes({ a: { n: 3 } })];
    await models().apply('people', batch, position(1));
    expect(await models().get('people', 'a')).toEqual({ n: 3 });
  });

  test('moves the checkpoint with the documents, also when there are none', async () => {
    expect(await models().checkpoint('people')).toBeNull();
    await models().apply('people', writes({ a: { n: 1 } }), position(9));
    expect(await models().checkpoint('people')).toBe(position(9));
    await models().apply('people', [], position(10));
    expect(await models().checkpoint('people')).toBe(position(10));
  });

  test('ignores a batch at or below its checkpoint', async () => {
    await models().apply('people', writes({ a: { n: 1 } }), position(10));
    for (const past of [10, 9, 0])
      await models().apply('people', writes({ a: { n: past }, z: {} }), position(past));
    expect(await models().get('people', 'a')).toEqual({ n: 1 });
    expect(await models().get('people', 'z')).toBeNull();
    expect(await models().checkpoint('people')).toBe(position(10));
  });

  test('applies each of 50 batches sent at once, in order and once', async () => {
    const sent = Array.from({ length: 50 }, (_, n) => writes({ [n]: { n }, last: { n } }));
    await Promise.all(sent.map((batch, n) => models().apply('people', batch, position(n + 1))));
    expect(await models().get('people', 'last')).toEqual({ n: 49 });
    expect(await models().count('people', {})).toBe(51);
  });

  testIf('failOn')('writes nothing of a batch in which the engine fails, nor its checkpoint', async () => {
    await models().apply('people', writes({ a: { n: 1 } }), position(1));
    await under().failOn!(people, 'poison');
    const failing = async () => {
      await models().apply('people', writes({ a: { n: 2 }, poison: {}, b: {} }), position(2));
      const failure = await models().landed?.();
      if (failure) throw failure;
    };
    await expect(failing()).rejects.toMatchObject({ name: 'UnavailableError' });
    expect(await models().get('people', 'a')).toEqual({ n: 1 });
    expect(await models().checkpoint('people')).toBe(position(1));
    await models().apply('people', writes({ a: { n: 3 } }), position(2));
    expect(await models().get('people', 'a')).toEqual({ n: 3 });
  });

  test('keeps what stands when the same collections are declared again', async () => {
    await models().apply('people', writes({ a: { status: 'x' } }), position(4));
    await models().open([{ ...people, indexes: [['status', 'mrn']] }]);
    expect(ids(await models().find('people', { where: { status: 'x' } }))).toEqual(['a']);
    expect(await models().checkpoint('people')).toBe(position(4));
  });

  test.each([
    ['another version', { ...people, version: 2 }],
    ['an earlier version', { ...people, version: 0 }],
    ['other search fields', { ...people, search: ['city'] }],
  ])('starts %s empty and leaves its neighbours alone', async (_, changed) => {
    const other = { ...people, name: 'others' };
    await models().open([people, other]);
    await models().apply('people', writes({ a: { city: 'Bonn' } }), position(4));
    await models().apply('others', writes({ a: { n: 1 } }), position(4));
    await models().open([changed, other]);
    expect(await models().checkpoint('people')).toBeNull();
    expect(await models().count('people', {})).toBe(0);
    expect(await models().checkpoint('others')).toBe(position(4));
    expect(await models().get('others', 'a')).toEqual({ n: 1 });
    await models().apply('people', writes({ b: { city: 'Bonn' } }), position(1));
    expect(await models().count('people', {})).toBe(1);
  });

  testIf('reopen')('keeps everything over closing and opening', async () => {
    await models().apply('people', writes({ a: { n: 1 }, b: { n: 2 } }), position(7));
    const again = await under().reopen!();
    await again.open([people]);
    expect(await again.checkpoint('people')).toBe(position(7));
    expect(ids(await again.find('people', {}))).toEqual(['a', 'b']);
    await again.close();
  });

  test('leads where nobody else does, and gives up waiting when asked to', async () => {
    const lead = await models().lead(new AbortController().signal);
    expect(lead.lost.aborted).toBe(false);
    await models().apply('people', writes({ a: { n: 1 } }), position(1));
    await expect(models().lead(AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');
    expect(lead.lost.aborted).toBe(false);
    await lead.release();
  });

  test('refuses a collection that was not declared', async () => {
    for (const name of ['strangers', 'sqlite_schema', '"people@1"', '__proto__']) {
      await expect(models().get(name, 'a')).rejects.toMatchObject({ name: 'QueryError' });
      await expect(models().apply(name, [], position(1))).rejects.toMatchObject({ name: 'QueryError' });
    }
  });

  test('takes nothing once it is closed', async () => {
    await models().close();
    await expect(models().apply('people', [], position(1))).rejects.toMatchObject({
      name: 'UnavailableError',
    });
    await expect(models().get('people', 'a')).rejects.toMatchObject({ name: 'UnavailableError' });
  });
}
