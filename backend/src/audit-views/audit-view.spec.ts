import { AUDIT_VIEWS_MOST } from '@vouchwell/rules';
import fc from 'fast-check';
import { given } from '../testing/given.ts';
import { type AuditViewCommand, auditViewDecider } from './audit-view.decider.ts';
import type { AuditViewEvent } from './audit-view.events.ts';

const saved = (view: number, name: string, asked: object = { person: 2 }) =>
  ({ type: 'AuditViewSaved', data: { view, name, asked } }) as const;
const ours = [saved(1, 'Exports'), saved(2, 'Night', { outcome: 'refused' })];
const standing = (...more: AuditViewEvent[]) => given(auditViewDecider, ...ours, ...more);

describe('the views of an account', () => {
  test('one keeps what is asked, and only that', () => {
    given(auditViewDecider)
      .when({
        type: 'SaveAuditView',

        name: 'Exports',
        asked: { person: 2, action: 'export', to: undefined } as never,
      })
      .then(saved(1, 'Exports', { action: 'export', person: 2 }));
  });

  test('without a filter it would be the whole history', () => {
    given(auditViewDecider)
      .when({ type: 'SaveAuditView', name: 'All', asked: { person: undefined } as never })
      .refused('empty_view');
    standing().when({ type: 'ChangeAuditView', view: 1, asked: {} }).refused('empty_view');
  });

  test.each(['exports', 'EXPORTS', 'Expórts'])('%s is the name of one already', (name) => {
    standing()
      .when({ type: 'SaveAuditView', name, asked: { person: 3 } })
      .refused('view_name_taken');
    standing().when({ type: 'ChangeAuditView', view: 2, name }).refused('view_name_taken');
  });

  test('its own name may be written otherwise', () => {
    standing()
      .when({ type: 'ChangeAuditView', view: 1, name: 'EXPORTS' })
      .then({ type: 'AuditViewRenamed', data: { view: 1, name: 'EXPORTS', was: 'Exports' } });
  });

  test('a name and what it asks are changed at once; what is the same is no change', () => {
    standing()
      .when({ type: 'ChangeAuditView', view: 2, name: 'Refused', asked: { person: 3 } })
      .then(
        { type: 'AuditViewRenamed', data: { view: 2, name: 'Refused', was: 'Night' } },
        { type: 'AuditViewChanged', data: { view: 2, name: 'Refused', asked: { person: 3 } } },
      );
    standing()
      .when({ type: 'ChangeAuditView', view: 1, name: 'Exports', asked: { person: 2 } })
      .then();
  });

  test('a deleted one’s number and name are another’s never, and anybody’s', () => {
    standing({ type: 'AuditViewDeleted', data: { view: 2, name: 'Night' } })
      .when({ type: 'SaveAuditView', name: 'Night', asked: { person: 2 } })
      .then(saved(3, 'Night'));
    standing({ type: 'AuditViewDeleted', data: { view: 2, name: 'Night' } })
      .when({ type: 'DeleteAuditView', view: 2 })
      .refused('audit_view_missing');
  });

  test('the order is of all of them, each once', () => {
    standing()
      .when({ type: 'OrderAuditViews', views: [2, 1] })
      .then({ type: 'AuditViewsOrdered', data: { views: [2, 1] } });
    standing()
      .when({ type: 'OrderAuditViews', views: [1, 2] })
      .then();
    for (const views of [[1], [1, 1], [1, 3], [1, 2, 3], []])
      standing().when({ type: 'OrderAuditViews', views }).refused('views_changed');
  });

  test(`there are at most ${AUDIT_VIEWS_MOST}`, () => {
    const full = Array.from({ length: AUDIT_VIEWS_MOST }, (_, at) => saved(at + 1, `View ${at}`));
    given(auditViewDecider, ...full)
      .when({ type: 'SaveAuditView', name: 'One more', asked: { person: 2 } })
      .refused('too_many_views');
    given(auditViewDecider, ...full.slice(1))
      .when({ type: 'SaveAuditView', name: 'One more', asked: { person: 2 } })
      .then(saved(AUDIT_VIEWS_MOST + 1, 'One more'));
  });

  test('whatever is done, numbers and names stay one view’s, and no more than so many', () => {
    const name = fc.constantFrom('a', 'A', 'b', 'c', 'd');
    const view = fc.integer({ min: 1, max: 6 });
    const asked = fc.constantFrom({ person: 1 }, { person: 2 });
    const commands = fc.oneof(
      fc.record({ type: fc.constant('SaveAuditView' as const), name, asked }),
      fc.record({ type: fc.constant('ChangeAuditView' as const), view, name, asked }),
      fc.record({ type: fc.constant('DeleteAuditView' as const), view }),
      fc.record({ type: fc.constant('OrderAuditViews' as const), views: fc.shuffledSubarray([1, 2, 3, 4]) }),
    );
    fc.assert(
      fc.property(fc.array(commands, { maxLength: 40 }), (wishes: AuditViewCommand[]) => {
        let state = auditViewDecider.initial;
        const given = new Set<number>();
        for (const wish of wishes) {
          let events: AuditViewEvent[] = [];
          try {
            events = auditViewDecider.decide(wish, state);
          } catch (error) {
            expect(error).toMatchObject({ name: 'DomainError' });
          }
          for (const event of events) {
            if (event.type === 'AuditViewSaved') {
              expect(given.has(event.data.view)).toBe(false);
              given.add(event.data.view);
            }
            state = auditViewDecider.evolve(state, event);
          }
          const names = state.views.map((one) => one.name.toLowerCase());
          expect(new Set(names).size).toBe(names.length);
        }
      }),
    );
  });
});
