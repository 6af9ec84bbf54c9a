import { canonicalHash } from '@vouchwell/document';
import type { Pack } from '@vouchwell/rules';
import { given } from '../testing/given.ts';
import { deliveredPacks } from './delivered-packs.ts';
import { ruleLibraryDecider } from './rule-library.decider.ts';
import type { RuleLibraryEvent } from './rule-library.events.ts';

const packs = deliveredPacks();
const glucose = packs.findLast(({ id }) => id === 'medicare-glucose')!;
const house = { name: 'A house', fingerprint: 'f'.repeat(64), public_key: 'its bytes' };
const delivered = { packs, keys: [house] };
const own = { name: 'Our own', fingerprint: 'a'.repeat(64), public_key: 'our bytes' };
const trusted: RuleLibraryEvent = { type: 'PackKeyTrusted', data: own };
const removed: RuleLibraryEvent = {
  type: 'PackKeyRemoved',
  data: { fingerprint: own.fingerprint, name: own.name },
};

const next: Pack = { ...glucose, version: 'next', effective_from: '2027-01-01' };
const signed = (pack: Pack, fingerprint = own.fingerprint) => ({
  ...{ pack, hash: canonicalHash(pack), fingerprint, signature: 'of it' },
});
const take = (pack: Pack, fingerprint?: string) =>
  ({ type: 'ImportRulePack', signed: signed(pack, fingerprint), delivered, today: '2026-11-24' }) as const;
const taken: RuleLibraryEvent = {
  type: 'RulePackImported',
  data: { ...signed(next), signed_by: own.name },
};
const trust = (change: Partial<typeof own> = {}) =>
  ({ type: 'TrustPackKey', key: { ...own, ...change }, delivered }) as const;
const end = (last_day: string, today = '2026-11-24') =>
  ({ type: 'EndRulePack', hash: canonicalHash(next), last_day, today }) as const;
const ended = (last_day: string): RuleLibraryEvent => ({
  type: 'RulePackEnded',
  data: { hash: canonicalHash(next), title: next.title, version: 'next', last_day },
});

test('a key is trusted once, under one name of its own', () => {
  given(ruleLibraryDecider).when(trust()).then(trusted);
  given(ruleLibraryDecider, trusted).when(trust()).then();
  given(ruleLibraryDecider, trusted)
    .when(trust({ name: 'Another' }))
    .refused('key_trusted');
  given(ruleLibraryDecider, trusted)
    .when(trust({ name: 'OUR OWN', fingerprint: 'b'.repeat(64) }))
    .refused('key_name_taken');
  given(ruleLibraryDecider)
    .when(trust({ fingerprint: house.fingerprint }))
    .refused('key_trusted');
  given(ruleLibraryDecider)
    .when(trust({ name: 'A house' }))
    .refused('key_name_taken');
  given(ruleLibraryDecider, trusted, removed).when(trust()).then(trusted);
});

test('a pack is taken up to its last day, and not after it', () => {
  const short = (effective_to: string): Pack => ({ ...next, effective_from: '2026-05-01', effective_to });
  given(ruleLibraryDecider, trusted)
    .when(take(short('2026-11-24')))
    .then({ type: 'RulePackImported', data: { ...signed(short('2026-11-24')), signed_by: own.name } });
  given(ruleLibraryDecider, trusted)
    .when(take(short('2026-11-23')))
    .refused('no_rule_pack');
});

test('a key is removed once, and one of the program stays', () => {
  const remove = (fingerprint: string) => ({ type: 'RemovePackKey', fingerprint }) as const;
  given(ruleLibraryDecider, trusted).when(remove(own.fingerprint)).then(removed);
  given(ruleLibraryDecider, trusted, removed).when(remove(own.fingerprint)).refused('key_missing');
  given(ruleLibraryDecider).when(remove(house.fingerprint)).refused('key_missing');
});

test('a pack is taken from whom the site or the program trusts', () => {
  given(ruleLibraryDecider, trusted).when(take(next)).then(taken);
  given(ruleLibraryDecider)
    .when(take(next, house.fingerprint))
    .then({ type: 'RulePackImported', data: { ...signed(next, house.fingerprint), signed_by: 'A house' } });
  given(ruleLibraryDecider).when(take(next)).refused('no_rule_pack');
  given(ruleLibraryDecider, trusted, removed).when(take(next)).refused('no_rule_pack');
});

test('beside what is there it must be clear which speaks', () => {
  const before = [trusted, taken];
  given(ruleLibraryDecider, ...before)
    .when(take(next))
    .refused('no_rule_pack');
  given(ruleLibraryDecider, ...before)
    .when(take({ ...next, version: 'x' }))
    .refused('no_rule_pack');
  given(ruleLibraryDecider, trusted).when(take(glucose)).refused('no_rule_pack');
  const asked = { ...next, facts: next.facts.map((fact) => ({ ...fact, question: 'Another?' })) };
  given(ruleLibraryDecider, trusted).when(take(asked)).refused('no_rule_pack');
  const later = { ...next, version: 'later', effective_from: '2028-01-01' };
  given(ruleLibraryDecider, ...before)
    .when(take(later))
    .then({ type: 'RulePackImported', data: { ...signed(later), signed_by: own.name } });
});

test('a pack is ended on a day that has not passed, up to its last', () => {
  const before = [trusted, taken];
  given(ruleLibraryDecider, ...before)
    .when(end('2027-03-31'))
    .then(ended('2027-03-31'));
  given(ruleLibraryDecider, ...before, ended('2027-03-31'))
    .when(end('2027-03-31'))
    .then();
  given(ruleLibraryDecider, ...before, ended('2027-03-31'))
    .when(end('2027-02-01'))
    .then(ended('2027-02-01'));
  given(ruleLibraryDecider, ...before, ended('2027-03-31'))
    .when(end('2027-04-01'))
    .refused('last_day');
  given(ruleLibraryDecider, ...before)
    .when(end('2026-11-23'))
    .refused('last_day');
  given(ruleLibraryDecider, ...before)
    .when(end('2027-03-31', '2027-04-01'))
    .refused('last_day');
  given(ruleLibraryDecider, trusted).when(end('2027-03-31')).refused('pack_missing');
});

test('one that was ended before its first day was never used, and another begins in its place', () => {
  const corrected = { ...next, version: 'corrected' };
  given(ruleLibraryDecider, trusted, taken, ended('2026-11-24'))
    .when(take(corrected))
    .then({ type: 'RulePackImported', data: { ...signed(corrected), signed_by: own.name } });
  given(ruleLibraryDecider, trusted, taken, ended('2026-11-24')).when(take(next)).refused('no_rule_pack');
});
