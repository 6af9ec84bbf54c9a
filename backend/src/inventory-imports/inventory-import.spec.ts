import { given } from '../testing/given.ts';
import { inventoryImportDecider } from './inventory-import.decider.ts';

const told = (number: number) =>
  ({ number, what: 'codes', source: 'order.txt', edition: '2026-10-01', rows: 3 }) as const;
const begin = (number: number) => ({ type: 'BeginInventoryImport', ...told(number) }) as const;
const begun = (number: number) => ({ type: 'InventoryImportBegun', data: told(number) }) as const;
const ended = { type: 'InventoryImportEnded', data: { number: 1 } } as const;

test('one import is under way at a time; the next begins when it has ended or was given up', () => {
  given(inventoryImportDecider).when(begin(1)).then(begun(1));
  given(inventoryImportDecider, begun(1)).when(begin(2)).refused('import_running');
  given(inventoryImportDecider, begun(1), ended).when(begin(2)).then(begun(2));
  const givenUp = { type: 'InventoryImportGivenUp', data: { number: 1, reason: 'gone' } } as const;
  given(inventoryImportDecider, begun(1))
    .when({ type: 'GiveInventoryImportUp', number: 1, reason: 'gone' })
    .then(givenUp);
  given(inventoryImportDecider, begun(1), givenUp).when(begin(2)).then(begun(2));
});

test('it goes forward alone, and what another process has told already is not told again', () => {
  const advanced = { type: 'InventoryImportAdvanced', data: { number: 1, done: 2 } } as const;
  given(inventoryImportDecider, begun(1))
    .when({ type: 'AdvanceInventoryImport', number: 1, done: 2 })
    .then(advanced);
  given(inventoryImportDecider, begun(1), advanced)
    .when({ type: 'AdvanceInventoryImport', number: 1, done: 2 })
    .then();
  const left_out = [{ name: 'Brief', reason: 'somebody changed it.' }];
  const left = { type: 'InventoryImportAdvanced', data: { number: 1, done: 2, left_out } } as const;
  given(inventoryImportDecider, begun(1))
    .when({ type: 'AdvanceInventoryImport', number: 1, done: 2, left_out })
    .then(left);
  given(inventoryImportDecider, begun(1), left)
    .when({ type: 'EndInventoryImport', number: 1 })
    .then({ type: 'InventoryImportEnded', data: { number: 1, left_out: 1 } });
  given(inventoryImportDecider, begun(1), ended).when({ type: 'EndInventoryImport', number: 1 }).then();
  given(inventoryImportDecider, begun(1), ended, begun(2))
    .when({ type: 'EndInventoryImport', number: 1 })
    .then();
});
