/**
 * How long a case of 20 items takes to be held against every delivered pack, beside one of a single item in the same
 * run; how long its questions take to be found; and how long a screen reckons after each key.
 *   node bench/readiness.ts
 */
import { readdirSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import {
  answeredAnew,
  caseFactDefs,
  type CoverageFacts,
  evaluate,
  outlookOf,
  questionsFor,
  readPack,
} from '@vouchwell/rules';
import { median } from './requests/median.ts';

const DAY = '2026-07-10';
const ROUNDS = 200;
const codes = ['A4253', 'A4259', 'A4239', 'E0143', 'K0001', 'K0823', 'A5500', 'A6531', 'A6530', 'E2103'];
const folder = new URL('../backend/data/packs/', import.meta.url);
const packs = readdirSync(folder).map((name) =>
  readPack(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
);

function caseOf(items: number): CoverageFacts {
  const told = { payer: 'medicare', setting: 'home', 'order.kind': 'first', 'order.date': '2026-06-30' };
  return {
    dob: '1950-01-01',
    diagnoses: ['E11.65', 'Z79.4', 'I87.2'],
    items: Array.from({ length: items }, (_, at) => ({ id: `i${at}`, hcpcs: codes[at % 10]!, units: 1 })),
    encounters: Array.from({ length: 10 }, (_, at) => ({
      ...{ id: `v${at}`, date: `2026-0${1 + (at % 6)}-10`, kind: 'in_person', role: 'physician' },
      ...{ conditions: ['E11.65'], signed: true },
    })),
    answers: [
      ...Object.entries(told).map(([fact, value]) => ({ fact, value, encounter: null, item: null })),
      ...packs.flatMap((pack) =>
        pack.facts
          .filter(({ type }) => type === 'yes_no')
          .map(({ id }, at) => ({ fact: id, value: true, encounter: `v${at % 10}`, item: null })),
      ),
    ],
    delivered: [],
  };
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The middle of many rounds, in milliseconds. */
const taken = (work: () => void) => {
  for (let warm = 0; warm < 20; warm += 1) work();
  return median(Array.from({ length: ROUNDS }, () => timed(work)));
};

const [one, twenty] = [caseOf(1), caseOf(20)];
const findings = evaluate(packs, twenty, DAY);
const single = taken(() => evaluate(packs, one, DAY));
const whole = taken(() => evaluate(packs, twenty, DAY));
const questions = () => questionsFor(packs, findings, twenty, DAY);
const asked = taken(questions);
const setting = caseFactDefs.find(({ id }) => id === 'setting')!;
const other = { item: null, answers: [{ value: 'assisted_living', encounter: null }] };
const typed = taken(() => outlookOf(packs, answeredAnew(twenty, setting, other), DAY));
console.log(`1 item    ${single.toFixed(2)} ms, ${evaluate(packs, one, DAY).length} findings`);
console.log(
  `20 items  ${whole.toFixed(2)} ms, ${findings.length} findings, ${(whole / single).toFixed(1)} times one item`,
);
console.log(`questions ${asked.toFixed(2)} ms, ${questions().length} asked`);
console.log(`a key     ${typed.toFixed(2)} ms, 20 items with another answer, their findings and questions`);
console.log(`the packs ${Math.round(JSON.stringify(packs).length / 1000)} kB on their way to a screen`);
