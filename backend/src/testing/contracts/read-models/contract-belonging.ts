import type { ReadModels } from '../../../kernel/projecting/read-models.port.ts';
import { people, position, writes } from './under-test.ts';

/** The part of the suite about the log that documents belong to; called by the contract. */
export function belongingContract(models: () => ReadModels): void {
  const reopened = async (log: string): Promise<unknown> => {
    await models().open([{ ...people, log }]);
    await models().lead(new AbortController().signal);
    return models().checkpoint('people');
  };

  test('what was ever written is in use, whatever log it belongs to, and also before it is opened', async () => {
    expect(await models().inUse()).toBe(false);
    await reopened('first log');
    expect(await models().inUse()).toBe(false);
    await models().apply('people', writes({ 1: { first_name: 'Ann' } }), position(900));
    expect(await models().inUse()).toBe(true);
    await models().retire();
    expect(await models().inUse()).toBe(true);
  });

  test('documents of another log are left behind, and those of the same are kept', async () => {
    expect(await reopened('first log')).toBeNull();
    await models().apply('people', writes({ 1: { first_name: 'Ann' } }), position(900));
    await models().retire();
    expect(await reopened('first log')).toBe(position(900));

    expect(await reopened('second log')).toBeNull();
    expect(await models().count('people', {})).toBe(0);
    await models().apply('people', writes({ 2: { first_name: 'Bob' } }), position(3));
    await models().retire();
    expect(await models().find('people', {})).toEqual([{ id: '2', document: { first_name: 'Bob' } }]);

    expect(await reopened('first log')).toBeNull();
    expect(await models().count('people', {})).toBe(0);
  });
}
