import { Injectable } from '@nestjs/common';
import type {
  CheckCodesRequest,
  CodesCheckResponse,
  EndingCode,
  ImportCodesRequest,
} from '@vouchwell/contract';
import { CodeCases } from '../cases/public.ts';
import { type CodeSet, CodeSets, type EndedCode } from '../inventory/public.ts';
import { conflict, invalid } from '../kernel/basics/problem.ts';
import { seal } from '../kernel/basics/seal.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { KeptPieces } from '../kernel/vault/kept-pieces.ts';
import { Vault } from '../kernel/vault/vault.ts';
import type { RunningImport } from './inventory-import.decider.ts';
import { changedSince, type ImportWork, sampled, type Steps } from './import-work.ts';
import { uploadedOrderFile } from './uploaded-order-file.ts';

/** Characters of base64 in one entry of the vault. */
const PIECE = 400_000;
/** A progress every so many codes. */
const STEP = 5_000;

/** A code set that was read: with the lines of its file that were refused. */
interface ReadSet {
  readonly set: CodeSet;
  readonly skipped: readonly { number: number; problem: string; text: string }[];
}

/** What the vault keeps of an import until it has ended: from where it comes, and its file behind it. */
type Kept = { readonly delivered: boolean } | string;

/** Code sets from files, or the one that the product carries. */
@Injectable()
export class CodeImport implements ImportWork {
  private readonly kept: KeptPieces<Kept>;

  constructor(
    private readonly sets: CodeSets,
    private readonly cases: CodeCases,
    vault: Vault,
  ) {
    this.kept = new KeptPieces(vault, 'inventory-import/');
  }

  /** Writes nothing. @throws DomainError invalid or conflict, where it cannot be imported */
  async check(asked: CheckCodesRequest): Promise<CodesCheckResponse> {
    const { set, skipped } = await this.read(asked);
    const { added, changed, ended, unchanged, standing } = await this.sets.preview(set);
    const held = await this.cases.open(new Set(ended.map(({ code }) => code)));
    return {
      seen: await seal([set.hash, set.edition, standing]),
      source: set.source,
      edition: set.edition,
      total: set.codes.length,
      added: sampled(added, ({ code, description }) => ({ code, description })),
      changed: sampled(changed, ({ code, description, before }) => ({ code, description, before })),
      ended: sampled(inUseFirst(ended, held.byCode), endingCode(held.byCode)),
      unchanged,
      open_cases: held.cases,
      refused: sampled(
        skipped,
        ({ number, problem, text }) => ({ line: number, reason: `${sentence(problem)}`, cells: [text] }),
        skipped.length,
      ),
    };
  }

  /** What is to be imported is kept under the number. Resolves with what is said of it. */
  async prepare(number: number, { seen, ...asked }: ImportCodesRequest) {
    const { set } = await this.read(asked);
    if ((await seal([set.hash, set.edition, await this.sets.standing()])) !== seen) throw changedSince();
    const { delivered = false, file = '' } = asked;
    await this.kept.keep(number, delivered ? [{ delivered }] : [{ delivered }, ...piecesOf(file)]);
    return { what: 'codes', source: set.source, edition: set.edition, rows: set.codes.length } as const;
  }

  async take(
    { number, source, edition }: RunningImport,
    actor: Actor,
    { advance, goesOn }: Steps,
  ): Promise<'done' | 'gone'> {
    const asked = await this.asked(number);
    if (!asked) return 'gone';
    const { set } = await this.parse({ ...asked, source, edition: edition! });
    await this.sets.take(set, actor, async (listed) => {
      await goesOn();
      if (listed % STEP === 0) await advance(listed);
    });
    return 'done';
  }

  forget(number: number): Promise<void> {
    return this.kept.forget(number);
  }

  private async asked(number: number): Promise<CheckCodesRequest | null> {
    const first = await this.kept.at(number, 0);
    if (!first || typeof first === 'string') return null;
    let file = '';
    for (let place = 1; ; place++) {
      const piece = await this.kept.at(number, place);
      if (typeof piece !== 'string') return { delivered: first.delivered, file };
      file += piece;
    }
  }

  private async read(asked: CheckCodesRequest): Promise<ReadSet> {
    const read = await this.parse(asked);
    if (await this.sets.isTaken(read.set.hash)) throw known();
    return read;
  }

  private async parse({ delivered, file, source, edition }: CheckCodesRequest): Promise<ReadSet> {
    if (delivered) return { set: await this.sets.delivered(), skipped: [] };
    const wanted = { file: file ?? '', source: source ?? '', edition: edition ?? '' };
    for (const [field, value] of Object.entries(wanted)) if (value === '') throw lacks(field);
    const { hash, codes, skipped } = await uploadedOrderFile(
      wanted.source,
      Buffer.from(wanted.file, 'base64'),
    );
    return { set: { source: wanted.source, edition: wanted.edition, hash, codes }, skipped };
  }
}

function* piecesOf(file: string): Generator<string> {
  for (let at = 0; at < file.length; at += PIECE) yield file.slice(at, at + PIECE);
}

function inUseFirst(ended: readonly EndedCode[], held: ReadonlyMap<string, number>): readonly EndedCode[] {
  const inUse = ended.filter(({ code }) => held.has(code));
  return [...inUse, ...ended.filter(({ code }) => !held.has(code))];
}

const endingCode =
  (held: ReadonlyMap<string, number>) =>
  ({ code, description, until, replaced_by }: EndedCode): EndingCode => ({
    code,
    description,
    until,
    open_cases: held.get(code) ?? 0,
    replaced_by: replaced_by.slice(0, NAMED).map((other) => other.code),
  });

/** So many of the codes that take another's place are named. */
const NAMED = 10;

const sentence = (problem: string) => `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`;

const wants: Readonly<Record<string, string>> = {
  file: 'Choose the order file.',
  source: 'Source is required: the name of the file, or where its codes come from.',
  edition: 'In force from is required: the first day of the codes, written YYYY-MM-DD.',
};
const lacks = (field: string) => invalid('incomplete_import', wants[field]!, { [field]: wants[field]! });

const known = () => conflict('import_known', 'The codes of this file are in the catalogue already.');
