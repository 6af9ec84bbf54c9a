import type { Type } from '@nestjs/common';
import type { Permission } from '@vouchwell/rules';
import { accessEvents } from './access/access.events.ts';
import type { DomainEvent } from './deciding/decider.ts';
import { type EventVocabulary, EventTypes } from './deciding/event-vocabulary.ts';
import { kernelEvents } from './deciding/kernel.events.ts';
import type { Collection } from './projecting/read-models.port.ts';

/** A list of the screens that shows what a stream holds, and whom its changes are told. */
export interface LiveList {
  /** As clients know it. */
  readonly list: string;
  /** Null: everybody signed in. */
  readonly permission: Permission | null;
}

/** Whom the events of a stream are told while they look on: those who see a list, or the thing's own readers. */
export type Live = readonly LiveList[] | 'its readers';

/** One kind of stream: what can happen in it, who decides that, and who hears of it. */
export interface StreamKind {
  // Each is typed by its own events; whoever takes all kinds together goes by names.
  readonly events: { readonly sentences: object; readonly audited: object; readonly upcasters?: object };
  readonly decider: { readonly initial: unknown; evolve(state: never, event: never): unknown };
  readonly live: Live;
}

/** Refuses a decider that leaves out events of its stream, by naming them. */
type FoldsAll<E extends DomainEvent, D extends { evolve(state: never, event: never): unknown }> =
  Exclude<E['type'], (Parameters<D['evolve']>[1] & DomainEvent)['type']> extends infer Missing
    ? [Missing] extends [never]
      ? unknown
      : { readonly doesNotFold: Missing }
    : never;

export function streamKind<E extends DomainEvent, D extends StreamKind['decider']>(declared: {
  readonly events: EventVocabulary<E>;
  readonly decider: D & FoldsAll<E, D>;
  readonly live: Live;
}): StreamKind {
  return declared;
}

/** What a feature says of itself, once: the application, the live lists, the rebuild, the docs and the tests read it. */
export interface Feature {
  readonly name: string;
  /** By the beginning of their names: `case` of `case-42`. */
  readonly streams: Readonly<Record<string, StreamKind>>;
  // Each is typed by its own documents and events.
  readonly projections: readonly (Collection & { readonly on: object })[];
  /** A list that shows what is told in the streams of all features, and of which events. */
  readonly live?: LiveList & { readonly shows: (type: string) => boolean };
  readonly module: Type;
}

export function feature(declared: Feature): Feature {
  return declared;
}

/** Every kind of stream that these features keep, by the beginning of its name. */
export function streamsOf(features: readonly Feature[]): ReadonlyMap<string, StreamKind> {
  const kinds = features.flatMap(({ streams }) => Object.entries(streams));
  const found = new Map(kinds);
  if (found.size < kinds.length) throw new Error('Two features declare the same kind of stream.');
  return found;
}

function vocabulariesOf(features: readonly Feature[]): StreamKind['events'][] {
  return [kernelEvents, accessEvents, ...[...streamsOf(features).values()].map(({ events }) => events)];
}

/** Every event that the program with these features knows. */
export const eventTypesOf = (features: readonly Feature[]) => new EventTypes(vocabulariesOf(features));

/** What an auditor reads of each, by its type. */
export function sentencesOf(features: readonly Feature[]): object {
  return Object.assign({}, ...vocabulariesOf(features).map(({ sentences }) => sentences)) as object;
}

/** What each is to an auditor, by its type. */
export function auditedOf(features: readonly Feature[]): object {
  return Object.assign({}, ...vocabulariesOf(features).map(({ audited }) => audited)) as object;
}

/** `dme-item-3` → `dme-item`; a stream that only gives numbers away, `patient-numbers`, is of no kind. */
export const kindOf = (stream: string) => /^(.+)-(?!numbers$)[^-]+$/.exec(stream)?.[1] ?? '';
