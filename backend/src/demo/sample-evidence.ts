import type { EncounterRequest } from '@vouchwell/contract';
import { Dice } from './random.ts';
import type { SampleNeed } from './sample-cases.ts';
import type { CaseWish } from '../cases/public.ts';

const DAY_MS = 24 * 3_600_000;
/** What is used up and ordered again. */
const SUPPLIES = /incontinence|glucose/i;
/** In days from now: when the last supply ends. Of the first the patient has said yes. */
const SUPPLY_ENDS = [6, 14, -2, 24, 38, 9, 52];

const FINDINGS: Readonly<Record<string, string>> = {
  Incontinence: 'Leaks by day and night; skin intact. Pads are changed as often as they are wet.',
  'Blood Glucose Monitoring': 'Keeps a log of readings and brings it. Tests before each meal and at bedtime.',
  'Continuous Glucose Monitoring':
    'Readings of the last weeks were gone through. Lows at night come unnoticed.',
  'Diabetic Shoes': 'Both feet examined: sensation is lost under the toes, pulses are felt.',
  Compression: 'The limb was measured. Swelling goes back overnight and returns by noon.',
  Mobility: 'Walked in the corridor with and without the device. The way to the bathroom was tried.',
};

type Asked = CaseWish['asked'];

/** What a clinic records beside an open case: the visit it rests on, who pays, and when the last supply ends. */
export class SampleEvidence {
  /** Of its own, so that what the other samples draw stays as it is. */
  private readonly dice = new Dice(410_38);
  private supplies = 0;

  /** `day`: of the case, `YYYY-MM-DD`. */
  of(need: SampleNeed, who: string, day: string): Asked[] {
    const visit: EncounterRequest = {
      date: before(Date.parse(day), this.dice.whole(0, 12)),
      kind: this.dice.chance(0.8) ? 'in_person' : 'video',
      role: 'physician',
      who,
      conditions: [...need.diagnoses],
      findings: FINDINGS[need.category] ?? '',
      signed: this.dice.chance(0.9),
    };
    return [
      { type: 'RecordEncounters', body: { encounters: [visit] } },
      answered('payer', this.dice.chance(0.8) ? 'medicare' : 'medicare_advantage'),
      answered('setting', 'home'),
      ...(SUPPLIES.test(need.category) ? this.supply(day) : []),
    ];
  }

  private supply(day: string): Asked[] {
    const ends = SUPPLY_ENDS[this.supplies % SUPPLY_ENDS.length]!;
    const isSure = this.supplies % 3 === 0;
    this.supplies += 1;
    const end = answered('supply.end', before(Date.now(), -ends));
    return isSure ? [end, answered('refill.confirmed', day)] : [end];
  }
}

const answered = (fact: string, value: string): Asked => ({
  type: 'AnswerQuestion',
  body: { fact, answers: [{ value }] },
});

/** `YYYY-MM-DD`. */
const before = (time: number, days: number): string =>
  new Date(time - days * DAY_MS).toISOString().slice(0, 10);
