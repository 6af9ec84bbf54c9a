import type { KeyObject } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Collection as MongoCollection } from 'mongodb';
import { Audit } from '../../kernel/projecting/proof.ts';
import type { Kept } from '../../kernel/projecting/read-models.port.ts';
import type { Stored } from './mongodb-documents.ts';
import type { Progress } from './mongodb-progress.ts';

export interface Audited {
  readonly key: KeyObject;
  readonly name: string;
  readonly stored: MongoCollection<Stored>;
  readonly progress: () => Promise<Progress | null>;
}

/** Of more documents a quick look compares their number alone. */
const LOOKED_THROUGH = 20_000;
/** Some milliseconds of proofs. */
const TURN = 200;
/** Without snapshots, what was written meanwhile makes it begin again. */
const TRIES = 3;

/** Whether a collection holds what its tally says. Undecided counts as true: it is looked at again. */
export async function isAsWritten(audited: Audited, quick: boolean): Promise<boolean> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const before = await audited.progress();
    if (!before || before.pending) continue;
    const fits = await fitsIts(audited, before.position === '' ? null : before, quick);
    if (fits) return true;
    const after = await audited.progress();
    if (after && !after.pending && after.position === before.position) return false;
  }
  return true;
}

async function fitsIts({ key, name, stored }: Audited, kept: Kept | null, quick: boolean): Promise<boolean> {
  const audit = new Audit(key, name);
  const live = { live: true } as const;
  const rows = quick ? await stored.countDocuments(live) : 0;
  if (rows > LOOKED_THROUGH) return audit.fitsCount(kept, rows);
  let looked = 0;
  for await (const { _id, json } of stored.find(live, { projection: { json: 1 } })) {
    audit.add(_id, json ?? '');
    if ((looked += 1) % TURN === 0) await breathe();
  }
  return audit.fits(kept);
}
