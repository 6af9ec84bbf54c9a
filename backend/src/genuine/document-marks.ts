import { Inject, Injectable } from '@nestjs/common';
import { createHash, createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { canonicalHash, canonicalJson, type GenuineMark, type LetterCheckpoint } from '@vouchwell/document';
import type { LetterAddendum, LetterSignature } from '@vouchwell/document';
import { documentCode } from '@vouchwell/rules';
import type { Config } from '../config.ts';
import type { IssuedDocument } from '../kernel/access/access.events.ts';
import { CONFIG, EVENT_LOG } from '../kernel/basics/tokens.ts';
import type { EventLog } from '../kernel/log/event-log.port.ts';
import { LogKeeper } from '../kernel/proving/log-keeper.ts';
import { Vault } from '../kernel/vault/vault.ts';

/** What is known of a letter that was signed, with its addenda, or of an order, which has none. */
export interface SignedDocument {
  readonly document: { readonly signature: Pick<LetterSignature, 'signed_at' | 'time_zone'> };
  readonly document_hash: string;
  readonly addenda: readonly Pick<LetterAddendum, 'hash'>[];
  readonly report?: true;
}

/** A report of the history, which nobody signs but the site, when it is made. `content`: all that it says. */
export const madeReport = (content: object, signed_at: string, time_zone: string): SignedDocument => ({
  document: { signature: { signed_at, time_zone } },
  document_hash: canonicalHash(content),
  addenda: [],
  report: true,
});

/** The log is followed by a moment; where it is not followed so far in five seconds, a letter goes without a checkpoint. */
const [LOOK_MS, LOOKS] = [10, 500];

/** What a signed document carries away, and what is kept of it. */
@Injectable()
export class DocumentMarks {
  constructor(
    private readonly vault: Vault,
    private readonly keeper: LogKeeper,
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  /** The same for each copy. */
  mark(signed: SignedDocument): GenuineMark {
    return { code: this.codeOf(signed), address: this.config.publicUrl, checkpoint: null };
  }

  /** The same with how far the log has come by now, its signature included. `stream`: in which it was signed. */
  async markNow(signed: SignedDocument, stream: string): Promise<GenuineMark> {
    return { ...this.mark(signed), checkpoint: await this.checkpoint(stream) };
  }

  /** `file`: its bytes as they leave; null: it is shown. */
  issued(signed: SignedDocument, file: Uint8Array | null): IssuedDocument {
    const { signed_at, time_zone = null } = signed.document.signature;
    return {
      mark: this.nameOf(this.codeOf(signed)),
      file: file && createHash('sha256').update(file).digest('hex'),
      signed_at,
      time_zone,
      ...(signed.report && { report: true }),
    };
  }

  /** By what a code is looked up: whoever has the log or the read models learns no code from it. */
  nameOf(code: string): string {
    return this.vault.pseudonym('document-code', code);
  }

  /** Nobody guesses it, nor makes one to a letter of their own: it is made with a key of the site. */
  private codeOf({ document_hash, addenda }: SignedDocument): string {
    const bound = canonicalJson([document_hash, ...addenda.map(({ hash }) => hash)]);
    const key = this.vault.derivedKey('document-code');
    return documentCode(createHmac('sha256', key).update(bound).digest());
  }

  private async checkpoint(stream: string): Promise<LetterCheckpoint | null> {
    const { position = '' } = (await this.log.tail(stream)) ?? {};
    const behind = () => (this.keeper.known.end?.position ?? '') < position;
    for (let looks = 0; looks < LOOKS && behind(); looks += 1) await pause(LOOK_MS);
    const signed = behind() ? null : await this.keeper.checkpoint();
    if (!signed) return null;
    const [origin, , root] = signed.note.split('\n');
    return { origin: origin!, size: signed.size, root: root! };
  }
}
