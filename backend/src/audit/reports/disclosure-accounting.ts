import type { Recipient } from '@vouchwell/contract';
import type { JsonObject } from '../../kernel/basics/json.ts';
import type { AuditEntryDoc } from '../audit-entry.ts';

/**
 * Why an access is not in an accounting of disclosures. Letters of medical necessity are written for payment [45 CFR
 * 164.501], and disclosures for treatment, payment and operations are left out [164.528(a)(1)(i)]. What a site's own
 * people see is a use [160.103].
 */
const grounds = {
  use: {
    what: 'Seen, listed or changed by the site’s own people',
    ground: 'A use within the site, no disclosure [45 CFR 160.103]',
  },
  own_model: {
    what: 'Read by a model within the site to write a note',
    ground: 'A use within the site, no disclosure [45 CFR 160.103]',
  },
  payment: {
    what: 'Signed letter, which is written for the payer',
    ground: 'Payment [45 CFR 164.528(a)(1)(i)]',
  },
  payer: {
    what: 'Exported, printed or copied for %',
    ground: 'To a payer, for payment [45 CFR 164.528(a)(1)(i)]',
  },
  individual: {
    what: 'Exported, printed or copied for the patient',
    ground: 'To the individual themselves [45 CFR 164.528(a)(1)(ii)]',
  },
  vendor: {
    what: 'Sent to % to write a note',
    ground: 'Payment and operations, by a business associate [45 CFR 164.528(a)(1)(i)]',
  },
  refused: { what: 'Refused or failed: nothing was shown', ground: 'Nothing was disclosed' },
} as const;
type Ground = keyof typeof grounds;

const vendors: Readonly<Record<string, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  azure: 'Microsoft Azure',
};

/** What one access is to an accounting. */
export type Left =
  | {
      readonly counts: true;
      readonly what: string;
      readonly format: string | null;
      /** To whom it went, where that was said and is not forgotten. */
      readonly recipient?: Recipient;
    }
  /** Ground null: it is the end of what was judged when it began. */
  | { readonly counts: false; readonly ground: Ground | null; readonly to?: string };

/** Whether what happened can only be judged by what its event says beyond its entry. */
export const isToBeRead = ({ type, action }: AuditEntryDoc): boolean =>
  type === 'ModelAsked' || (type === 'PatientDataDisclosed' && isLeaving(action));

/**
 * Whatever left the screen and is not known to be left out is listed: to list one too many is the smaller fault.
 * `data`: of the event, where it is to be read; null: it cannot be.
 */
export function leavesAs(entry: AuditEntryDoc, data: JsonObject | null, recipient?: Recipient): Left {
  if (entry.type === 'ModelCallEnded') return { counts: false, ground: null };
  if (entry.outcome !== 'done') return { counts: false, ground: 'refused' };
  if (!isToBeRead(entry)) return { counts: false, ground: 'use' };
  if (entry.type === 'ModelAsked') return asModel(entry, data);
  if (recipient?.kind === 'patient') return { counts: false, ground: 'individual' };
  if (recipient?.kind === 'payer') return { counts: false, ground: 'payer', to: recipient.name };
  // A signed letter to somebody else than a payer is accounted for.
  if (!recipient && data?.['document']) return { counts: false, ground: 'payment' };
  const format = data?.['format'];
  // The address of a case says nothing of whom it is about.
  if (format === 'link') return { counts: false, ground: 'use' };
  const left = {
    counts: true,
    what: whatLeft(entry, Boolean(data?.['document'])),
    format: typeof format === 'string' ? format : null,
  } as const;
  return { ...left, ...(recipient && { recipient }) };
}

function asModel({ object }: AuditEntryDoc, data: JsonObject | null): Left {
  const provider = data?.['provider'];
  if (provider === 'ollama') return { counts: false, ground: 'own_model' };
  if (typeof provider === 'string')
    return { counts: false, ground: 'vendor', to: vendors[provider] ?? provider };
  return { counts: true, what: `Facts of ${named(object)}, for a model`, format: null };
}

const isLeaving = (action: AuditEntryDoc['action']) =>
  action === 'export' || action === 'print' || action === 'copy';

function whatLeft({ action, object, route }: AuditEntryDoc, isSigned: boolean): string {
  if (object === null) return 'List of cases with this patient in it';
  if (action === 'copy') return `Text copied from ${named(object)}`;
  if (action === 'print') return `Print of ${named(object)}`;
  if (/\/order\b/.test(route ?? '')) return `Written order of ${named(object)}`;
  return /\/export\/(pdf|txt)$/.test(route ?? '')
    ? `Letter of ${named(object)}${isSigned ? '' : ', not signed'}`
    : `File of ${named(object)}`;
}

const named = (object: string | null) => (object ?? 'a case').replace(/^([a-z]+)-(\d+)$/, '$1 $2');

/** Counts what was left out, however much it is, by its ground and to whom it went. */
export class LeftOut {
  private readonly sums = new Map<
    string,
    { ground: Ground; to: string; times: number; first: string; last: string }
  >();

  add(left: Left, at: string): void {
    if (left.counts || left.ground === null) return;
    const { ground, to = '' } = left;
    const key = `${ground} ${to}`;
    const known = this.sums.get(key) ?? { ground, to, times: 0, first: at, last: at };
    const first = at < known.first ? at : known.first;
    const last = at > known.last ? at : known.last;
    this.sums.set(key, { ...known, times: known.times + 1, first, last });
  }

  /** What, the ground, how often, first and last. */
  rows(written: (at: string) => string): (string | number)[][] {
    const order = Object.keys(grounds);
    return [...this.sums.values()]
      .sort((a, b) => order.indexOf(a.ground) - order.indexOf(b.ground) || (a.to < b.to ? -1 : 1))
      .map(({ ground, to, times, first, last }) => [
        grounds[ground].what.replace('%', to),
        grounds[ground].ground,
        times,
        written(first),
        written(last),
      ]);
  }
}
