import type { AuditFilterById, AuditView } from '@vouchwell/contract';
import { AUDIT_VIEWS_MOST, foldText } from '@vouchwell/rules';
import { conflict, DomainError, invalid, missing } from '../kernel/basics/problem.ts';
import { type Command, type Decider, never } from '../kernel/deciding/decider.ts';
import type { AuditViewEvent } from './audit-view.events.ts';

export type AuditViewCommand =
  | (Command<'SaveAuditView'> & { readonly name: string; readonly asked: AuditFilterById })
  /** What is left out stays as it is. */
  | (Command<'ChangeAuditView'> & {
      readonly view: number;
      readonly name?: string | undefined;
      readonly asked?: AuditFilterById | undefined;
    })
  | (Command<'DeleteAuditView'> & { readonly view: number })
  | (Command<'OrderAuditViews'> & { readonly views: readonly number[] });

export interface AuditViews {
  /** In their order. */
  readonly views: readonly AuditView[];
  /** Numbers are never given again: what an entry of the history names stays that one. */
  readonly next: number;
}

const MEANWHILE = 'The views have changed meanwhile. Look at them again, then order them.';

/** The views of one account. */
export const auditViewDecider: Decider<AuditViews, AuditViewCommand, AuditViewEvent> = {
  initial: { views: [], next: 1 },
  decide(command, { views, next }) {
    switch (command.type) {
      case 'SaveAuditView': {
        const { name, asked } = command;
        if (views.length >= AUDIT_VIEWS_MOST)
          throw conflict(
            'too_many_views',
            `You have ${AUDIT_VIEWS_MOST} views, which is the most: delete one first.`,
          );
        mustBeFree(name, views);
        return [{ type: 'AuditViewSaved', data: { view: next, name, asked: sound(asked) } }];
      }
      case 'ChangeAuditView': {
        const found = of(views, command.view);
        const { name = found.name } = command;
        const asked = command.asked === undefined ? found.asked : sound(command.asked);
        const others = views.filter(({ id }) => id !== found.id);
        if (name !== found.name) mustBeFree(name, others);
        const view = found.id;
        return [
          ...(name === found.name ? [] : [renamed({ view, name, was: found.name })]),
          ...(isSame(asked, found.asked) ? [] : [changed({ view, name, asked })]),
        ];
      }
      case 'DeleteAuditView': {
        const { id: view, name } = of(views, command.view);
        return [{ type: 'AuditViewDeleted', data: { view, name } }];
      }
      case 'OrderAuditViews': {
        const wanted = [...command.views];
        const present = views.map(({ id }) => id);
        const isAll = [...wanted].sort().join() === [...present].sort().join();
        if (!isAll) throw conflict('views_changed', MEANWHILE);
        return wanted.every((id, at) => id === present[at])
          ? []
          : [{ type: 'AuditViewsOrdered', data: { views: wanted } }];
      }
      default:
        return never(command);
    }
  },
  evolve: ({ views, next }, event) => ({
    views: viewsAfter(views, event),
    next: event.type === 'AuditViewSaved' ? event.data.view + 1 : next,
  }),
};

/** The views as an event leaves them. */
export function viewsAfter(views: readonly AuditView[], event: AuditViewEvent): AuditView[] {
  const set = (view: number, part: Partial<AuditView>) =>
    views.map((one) => (one.id === view ? { ...one, ...part } : one));
  switch (event.type) {
    case 'AuditViewSaved': {
      const { view, name, asked } = event.data;
      return [...views, { id: view, name, asked }];
    }
    case 'AuditViewRenamed':
      return set(event.data.view, { name: event.data.name });
    case 'AuditViewChanged':
      return set(event.data.view, { asked: event.data.asked });
    case 'AuditViewDeleted':
      return views.filter(({ id }) => id !== event.data.view);
    case 'AuditViewsOrdered': {
      const place = new Map(event.data.views.map((id, at) => [id, at]));
      return [...views].sort((a, b) => place.get(a.id)! - place.get(b.id)!);
    }
    default:
      return never(event);
  }
}

const renamed = (data: Extract<AuditViewEvent, { type: 'AuditViewRenamed' }>['data']) =>
  ({ type: 'AuditViewRenamed', data }) as const;
const changed = (data: Extract<AuditViewEvent, { type: 'AuditViewChanged' }>['data']) =>
  ({ type: 'AuditViewChanged', data }) as const;

function of(views: readonly AuditView[], id: number): AuditView {
  const found = views.find((one) => one.id === id);
  if (!found) throw missing('audit_view_missing', 'This view is not there any more.');
  return found;
}

/** Names that a reader would take for one are one. */
function mustBeFree(name: string, others: readonly AuditView[]): void {
  if (!others.some((one) => foldText(one.name) === foldText(name))) return;
  const said = 'You have a view with this name already. Choose another name.';
  throw new DomainError('conflict', 'view_name_taken', said, { name: said });
}

/** Only what is asked. @throws DomainError where that is nothing: it would be the whole history. */
function sound(asked: AuditFilterById): AuditFilterById {
  const said = Object.entries(asked).filter(([, value]) => value !== undefined);
  if (said.length === 0) {
    const message = 'Choose a filter first: a view keeps the filters that are set.';
    throw invalid('empty_view', message, { asked: message });
  }
  return Object.fromEntries(said.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const isSame = (a: AuditFilterById, b: AuditFilterById) => JSON.stringify(a) === JSON.stringify(b);
