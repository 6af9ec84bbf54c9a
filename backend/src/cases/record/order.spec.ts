import { orderHash, type SignedWrittenOrder } from '@vouchwell/document';
import { NO_EXTRAS, ORDERS_MOST, type OrderExtras, type SigningAccount } from '@vouchwell/rules';
import { given } from '../../testing/given.ts';
import {
  bo,
  completed,
  itemised,
  of,
  opened,
  provided,
  ready,
  remove,
  signed as caseSigned,
  state,
  today,
} from './case-story.fixture.ts';
import { caseDecider, existing } from './case.decider.ts';
import type { CaseEvent } from './case.events.ts';
import { nextOrder } from './order.rules.ts';

const park: SigningAccount = { printed_name: 'Dr. Jo Park', npi: '1234567893' };
const filledIn = (extras: OrderExtras) => of({ type: 'OrderFilledIn', data: { extras } } as CaseEvent);
const dated = (day: string) =>
  of({
    type: 'QuestionAnswered',
    data: { fact: 'order.date', item: null, answers: [{ value: day, encounter: null }] },
  } as CaseEvent);

/** Signs what the case with this history orders. */
function signing(history: readonly CaseEvent[], more: Partial<SignedWrittenOrder> = {}, account = park) {
  const order = nextOrder(1, existing(state(...history)), null, today);
  const document: SignedWrittenOrder = {
    ...order,
    signature: { name: 'Dr. Jo Park', meaning: 'I order these', signed_at: `${today}T10:00:00.000Z` },
    ...more,
  };
  const bound = { signer_id: 3, signature: 'Dr. Jo Park', password_set_by: null };
  const command = { type: 'SignOrder', ...bound, document, document_hash: orderHash(document) } as const;
  return { ...command, account, today };
}
const orderSigned = (history: readonly CaseEvent[]) => {
  const { type: _, account: __, today: ___, ...data } = signing(history);
  return of({ type: 'OrderSigned', data } as CaseEvent);
};

const story = [opened, itemised, provided, dated(today)];
const quantity = (n: number) =>
  of({
    type: 'ItemsReplaced',
    data: { items: [{ ...(itemised.data as { items: object[] }).items[0], quantity: n }] },
  } as CaseEvent);
const more = quantity(2);

describe('the next order', () => {
  test('is generated from the case, with the six elements and no more', () => {
    expect(nextOrder(1, existing(state(opened, itemised, provided)), null, today)).toEqual({
      ...{ format: 1, case_id: 1, version: 1, letterhead: null, added: {}, signature: null },
      patient: { first_name: 'Ana', middle_name: null, last_name: 'Ramírez' },
      order_date: today,
      lines: [{ hcpcs: 'T4541', description: 'Underpad', quantity: '1 per month' }],
      practitioner: { name: 'Dr. Jo Park', npi: '1234567893' },
    });
  });

  test('has the day that was answered, and what was added to it', () => {
    const extras = { ...NO_EXTRAS, birth_date: true, diagnoses: true, refills: 'Eleven' };
    const order = nextOrder(1, existing(state(...ready, dated('2026-11-02'), filledIn(extras))), null, today);
    expect(order).toMatchObject({
      order_date: '2026-11-02',
      added: { birth_date: '1950-02-03', diagnoses: [{ code: 'N39.41' }], refills: 'Eleven' },
    });
    expect(order.added).not.toHaveProperty('length_of_need');
  });

  test.each([
    [[opened, provided], 'Add at least one item before the order is signed.'],
    [[opened, itemised], 'Add a provider before the order is signed.'],
    [[opened], 'Add at least one item and a provider before the order is signed.'],
  ])('cannot be of a case that lacks its matter', (history, message) =>
    expect(() => nextOrder(1, existing(state(...history)), null, today)).toThrow(message),
  );
});

describe('the day of a later version', () => {
  const tomorrow = '2026-11-22';
  const first = [...story, orderSigned(story)];
  const dayOf = (...history: CaseEvent[]) =>
    nextOrder(1, existing(state(...history)), null, tomorrow).order_date;

  test('is that of its signature, where the case changed', () =>
    expect(dayOf(...first, more)).toBe(tomorrow));
  test('stays while nothing else is said', () => expect(dayOf(...first)).toBe(today));
  test('is the one that was answered since', () =>
    expect(dayOf(...first, more, dated('2026-11-20'))).toBe('2026-11-20'));
});

describe('signing', () => {
  test('keeps the order; its day becomes the answer where none was given', () => {
    given(caseDecider, ...story)
      .when(signing(story))
      .then(orderSigned(story));
    const undated = [opened, itemised, provided];
    given(caseDecider, ...undated)
      .when(signing(undated))
      .then(orderSigned(undated), dated(today));
  });

  test('is refused by name where its day would contradict one that is known, and once that is put right it is not', () => {
    const delivered = (day: string) =>
      of({
        type: 'QuestionAnswered',
        data: { fact: 'delivery.date', item: null, answers: [{ value: day, encounter: null }] },
      } as CaseEvent);
    const words =
      'The order would be dated 2026-11-21. The delivery cannot lie before the order: ' +
      '2026-11-10 comes before 2026-11-21. Put these days right first.';
    const undated = [opened, itemised, provided, delivered('2026-11-10')];
    given(caseDecider, ...undated)
      .when(signing(undated))
      .refused('contradicting_days', words);
    const first = [opened, itemised, provided, dated('2026-11-01')];
    const changed = [...first, orderSigned(first), delivered('2026-11-10'), more];
    given(caseDecider, ...changed)
      .when(signing(changed))
      .refused('contradicting_days', words);
    const again = [...changed, delivered('2026-11-25')];
    given(caseDecider, ...again)
      .when(signing(again))
      .then(orderSigned(again), dated(today));
  });

  test('is done by the treating practitioner and by nobody else', () => {
    for (const account of [
      { printed_name: 'Sam Lee', npi: null },
      { printed_name: 'Dr. Jo Park', npi: null },
      { printed_name: 'Dr. Jo Park', npi: '1245319599' },
    ]) {
      given(caseDecider, ...story)
        .when(signing(story, {}, account))
        .refused('not_the_practitioner');
    }
    given(caseDecider, ...story)
      .when(signing(story, {}, { printed_name: 'J. Park', npi: '1234567893' }))
      .then(orderSigned(story));
  });

  test('goes on after the case is signed, and answers nothing there', () => {
    const locked = [...ready, caseSigned, completed];
    given(caseDecider, ...locked)
      .when(signing(locked))
      .then(orderSigned(locked));
  });

  test('of an order that agrees with the case is refused; after a change the next version is signed', () => {
    const ordered = [...story, orderSigned(story)];
    given(caseDecider, ...ordered)
      .when(signing(ordered))
      .refused('order_current');
    const changed = [...ordered, more];
    expect(signing(changed).document).toMatchObject({ version: 2, lines: [{ quantity: '2 per month' }] });
    given(caseDecider, ...changed)
      .when(signing(changed))
      .then(orderSigned(changed));
    const added = [...ordered, filledIn({ ...NO_EXTRAS, length_of_need: '12 months' })];
    given(caseDecider, ...added)
      .when(signing(added))
      .then(orderSigned(added));
  });

  test('ends with the fiftieth version', () => {
    const history = [...story];
    for (let n = 1; n < ORDERS_MOST; n += 1) history.push(orderSigned(history), quantity(1 + (n % 2)));
    given(caseDecider, ...history)
      .when(signing(history))
      .then(orderSigned(history));
    history.push(orderSigned(history), quantity(3));
    given(caseDecider, ...history)
      .when(signing(history))
      .refused('too_many_orders', 'A case can have at most 50 signed orders.');
  });

  test('of another order than the case has now is refused', () => {
    given(caseDecider, ...story, more)
      .when(signing(story))
      .refused('changed_meanwhile');
    given(caseDecider, ...story)
      .when(signing(story, { version: 2 }))
      .refused('changed_meanwhile');
  });

  test.each([
    [{ order_date: '2026-11-22' }, 'order_incomplete'],
    [{ order_date: '1950-02-02' }, 'order_incomplete'],
  ])('with a day that cannot be is refused: %j', (change, code) =>
    given(caseDecider, ...story)
      .when(signing(story, change))
      .refused(code),
  );
});

test('a case with a signed order keeps its patient and is not deleted', () => {
  const ordered = [...story, orderSigned(story)];
  given(caseDecider, ...ordered)
    .when({ type: 'ChoosePatient', patient: bo })
    .refused('order_signed');
  given(caseDecider, ...ordered)
    .when(remove)
    .refused('order_signed');
});

test('what is added to the order is kept, and nothing when it is the same', () => {
  const extras = { ...NO_EXTRAS, frequency: 'Seven a day' };
  given(caseDecider, opened).when({ type: 'FillInOrder', extras }).then(filledIn(extras));
  given(caseDecider, opened).when({ type: 'FillInOrder', extras: NO_EXTRAS }).then();
});

test('another patient begins with nothing added', () => {
  const chosen = of({ type: 'PatientChosen', data: { patient: bo } } as CaseEvent, bo);
  const held = existing(state(opened, filledIn({ ...NO_EXTRAS, refills: 'Two' }), chosen));
  expect(held.order_extras).toEqual(NO_EXTRAS);
});
