import { Injectable } from '@nestjs/common';
import { setImmediate as breathe } from 'node:timers/promises';
import { fullNameKeysIn, namesInFull, namesPatient } from '@vouchwell/rules';
import { TellingError } from '../kernel/basics/problem.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import { patients, type PatientDoc } from './patient.projections.ts';
import { PatientQueries } from './patient.queries.ts';

/** Of a long text so much is read at once, while others wait, and a name that begins in it once more. */
const [PIECE, NAME] = [2_000, 200];

const NAMELESS =
  'This text stays readable for ever: write it without the name of a patient, and without the MRN, date of birth, address, phone or email of whom it is about.';

/**
 * The one rule for everything that is typed and sealed under nobody's key: it outlives what is known of the patients, so it
 * names none of them. Of whom it is about it holds nothing that tells of them, not even one name; of everybody else in the
 * register not the whole name, as a single one is a word like others.
 */
@Injectable()
export class LastingWords {
  constructor(
    private readonly queries: PatientQueries,
    private readonly documents: Documents,
  ) {}

  /**
   * @param typed by the names of its fields; texts and lists of texts count, and what else is among them is no sentence
   * @param about whom it is about, by number
   * @throws TellingError naming each field that says too much
   */
  async demandNameless(typed: object, about: readonly number[] = []): Promise<void> {
    const records = (await Promise.all(about.map((id) => this.queries.records(id)))).flat();
    const [fields, named] = [new Map<string, string>(), new Set<number>()];
    for (const [field, value] of Object.entries(typed) as [string, unknown][]) {
      const text = wordsOf(value);
      const found = [...records.filter((one) => namesPatient(text, one)), ...(await this.namedInFull(text))];
      if (found.length > 0) fields.set(field, NAMELESS);
      for (const { id } of found) named.add(id);
    }
    if (fields.size > 0)
      throw new TellingError('names_patient', NAMELESS, Object.fromEntries(fields), [...named]);
  }

  private async namedInFull(text: string): Promise<PatientDoc[]> {
    const found: PatientDoc[] = [];
    for (let at = 0; at < text.length; at += PIECE) {
      if (at > 0) await breathe();
      const piece = text.slice(at, at + PIECE + NAME);
      const where = { full_name_key: fullNameKeysIn(piece) };
      const possible = await this.documents.find(patients, { where });
      found.push(...possible.filter((one) => namesInFull(piece, one)));
    }
    return found;
  }
}

const wordsOf = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.map(wordsOf).join('\n') : '';
