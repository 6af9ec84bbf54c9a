import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { GGUF_HEADER_MOST, MODEL_PIECE_BYTES, readGguf } from '@vouchwell/rules';
import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../kernel/basics/message-of.ts';
import { conflict, invalid, missing } from '../kernel/basics/problem.ts';
import { LOGGER, MODEL_FILES, MODEL_STORE } from '../kernel/basics/tokens.ts';
import { UnderWay } from '../kernel/basics/under-way.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { asOwnCommand } from '../kernel/committing/own-command.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import type { ModelFiles } from '../kernel/ports/model-files.port.ts';
import { isAway, type ModelStore, StoreRefusal } from '../kernel/ports/model-store.port.ts';
import { type ModelImportCommand, modelImportDecider, type RunningImport } from './model-import.decider.ts';
import { MODEL_IMPORTS } from './model-import.events.ts';

/** What a model is called at the model server until it was tried; what is left of one goes with the next import. */
const UNTRIED = 'vouchwell-import-';
export const isUntried = (name: string) => name.startsWith(UNTRIED);

/** Between two questions whether the model server is there again. */
const AGAIN_MS = 5_000;

/**
 * The file of an import, piece by piece; and once it is whole, beside the requests: looked through, given to the model
 * server under another name, tried, and only then called as it shall be. Whoever goes on after a power cut comes to the
 * same.
 */
@Injectable()
export class ModelImporting implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly underWay = new UnderWay((number, error) =>
    this.logger.warn(`Model import ${number} goes on at the next start: ${messageOf(error)}`),
  );
  private readonly ending = new AbortController();
  /** The import whose file is whole, while this process works on it. */
  private atWork: { readonly number: number; readonly stop: AbortController } | null = null;
  private sentence: string | null = null;

  constructor(
    private readonly commit: Commit,
    @Inject(MODEL_STORE) private readonly store: ModelStore,
    @Inject(MODEL_FILES) private readonly files: ModelFiles,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const running = await this.running();
    await this.files.dropOthers(running?.number ?? null);
    if (running?.whole) void this.goOn(running.number, systemActor());
  }

  beforeApplicationShutdown(): Promise<void> {
    this.ending.abort(new Error('the server is stopping'));
    return this.underWay.stop();
  }

  /** What is done with the whole file now, in this process; null: nothing. */
  get doing(): string | null {
    return this.sentence;
  }

  async running(): Promise<RunningImport | null> {
    return (await this.commit.load(MODEL_IMPORTS, modelImportDecider)).state.running;
  }

  /** From here the file is to be sent on: what a power cut left half-written is sent again. */
  async received({ number, bytes, whole }: RunningImport): Promise<number> {
    if (whole) return bytes;
    const size = Math.min(await this.files.size(number), bytes);
    return Math.floor(size / MODEL_PIECE_BYTES) * MODEL_PIECE_BYTES;
  }

  /** Takes one piece; the last one begins the rest. Resolves with how far the file is. @throws DomainError */
  async take(number: number, at: number, piece: Uint8Array, actor: Actor): Promise<number> {
    const running = await this.running();
    if (running?.number !== number) throw notUnderWay();
    if (running.whole) return running.bytes;
    const { bytes } = running;
    const size = await this.files.size(number);
    if (at > size)
      throw conflict('model_piece_early', `The file is here up to byte ${size}: go on from there.`);
    if (at % MODEL_PIECE_BYTES !== 0 || piece.length !== Math.min(MODEL_PIECE_BYTES, bytes - at)) {
      throw invalid(
        'model_piece',
        `A piece must begin at a multiple of ${MODEL_PIECE_BYTES} bytes and be as long.`,
      );
    }
    await this.files.put(number, at, piece);
    // Given up while it was written: whoever gave it up has dropped the file, and the piece has made it anew.
    if ((await this.running())?.number !== number) {
      await this.files.drop(number);
      throw notUnderWay();
    }
    if (at + piece.length < bytes) return at + piece.length;
    await this.tell({ type: 'ReceiveModelFile', number }, actor);
    void this.goOn(number, actor);
    return bytes;
  }

  /** After it was recorded: ends the work, and forgets the file. */
  async forget(number: number): Promise<void> {
    if (this.atWork?.number === number) this.atWork.stop.abort(new Error('given up'));
    await this.files.drop(number);
  }

  /** Resolves when nothing of it is left to do in this process. */
  goOn(number: number, actor: Actor): Promise<void> {
    return this.underWay.goOn(number, () => this.work(number, actor));
  }

  private async work(number: number, actor: Actor): Promise<void> {
    const stop = new AbortController();
    const signal = AbortSignal.any([this.ending.signal, stop.signal]);
    this.atWork = { number, stop };
    try {
      for (;;) {
        const running = await this.running();
        if (running?.number !== number || !running.whole) return;
        // Its file lies with another process, which goes on with it.
        if ((await this.files.size(number)) === 0) return;
        const outcome = await this.attempt(running, signal);
        if (outcome === 'away') {
          this.sentence = 'The model server does not answer. It is asked again until it does.';
          await pause(AGAIN_MS, undefined, { signal });
          continue;
        }
        if (outcome === null) await this.tell({ type: 'EndModelImport', number }, actor);
        else await this.tell({ type: 'RefuseModelImport', number, reason: outcome }, actor);
        await this.files.drop(number);
        return;
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      this.sentence = this.atWork = null;
    }
  }

  /** Null where the model is there; else why it is not. Nothing is left of what is refused. */
  private async attempt(running: RunningImport, signal: AbortSignal): Promise<string | 'away' | null> {
    const { number, name, bytes, sha256 } = running;
    const untried = `${UNTRIED}${number}`;
    try {
      this.sentence = 'The file is being checked.';
      const reading = readGguf(await this.files.head(number, GGUF_HEADER_MOST), bytes);
      if (reading === 'more' || 'fault' in reading) return reading === 'more' ? CUT : reading.fault;
      await this.removeUntried(signal);
      if (!(await this.store.holds(sha256, signal))) {
        this.sentence = 'The file is being given to the model server.';
        await this.store.take({ sha256, bytes, content: this.files.content(number) }, signal);
      }
      this.sentence = 'The model server is making the model.';
      const { chatTemplate } = reading.facts;
      await this.store.make(untried, { sha256, chatTemplate }, signal);
      this.sentence = 'The model is being tried.';
      await this.store.tryOut(untried, signal).catch((error: unknown) => {
        if (!(error instanceof StoreRefusal)) throw error;
        // Most servers do not say what it was that they could not load.
        throw new StoreRefusal(`${error.message} Its architecture is ${reading.facts.architecture}.`);
      });
      await this.store.copy(untried, name, signal);
      await this.store.remove(untried, signal);
      return null;
    } catch (error) {
      if (isAway(error)) return 'away';
      if (!(error instanceof StoreRefusal)) throw error;
      return this.store.remove(untried, signal).then(
        () => error.message,
        (failed: unknown) => (isAway(failed) ? 'away' : error.message),
      );
    }
  }

  /** What a power cut, or somebody who gave an import up, left there. */
  private async removeUntried(signal: AbortSignal): Promise<void> {
    for (const { name } of await this.store.list(signal)) {
      if (isUntried(name)) await this.store.remove(name, signal);
    }
  }

  private async tell(command: ModelImportCommand, actor: Actor): Promise<void> {
    await this.commit.to(MODEL_IMPORTS, modelImportDecider, command, asOwnCommand(actor));
  }
}

const notUnderWay = () => missing('model_import_missing', 'This import is not under way.');
const CUT = 'This file is cut short: it ends before its model does. Copy it again.';
