import { Injectable } from '@nestjs/common';
import type { SignOrderRequest } from '@vouchwell/contract';
import { orderHash, type SignedWrittenOrder } from '@vouchwell/document';
import { SiteTime } from '../../kernel/basics/site-time.ts';
import type { Known, Ready } from '../../kernel/commanding/way.ts';
import { printedLine } from '../../users/public.ts';
import { type CaseCommand, existing } from '../record/case.decider.ts';
import { LetterPaper } from '../letter/letter-paper.ts';
import { CaseSigning } from '../signing/case-signing.ts';
import { nextOrder } from '../record/order.rules.ts';
import { SignerConfirmation } from '../signing/signer-confirmation.ts';

const DEFAULT_MEANING = 'I am the treating practitioner and order these items';

/** The practitioner’s signature under a written order: of the order that the case makes as it stands, and no other. */
@Injectable()
export class CaseOrderSigning {
  constructor(
    private readonly signing: CaseSigning,
    private readonly signer: SignerConfirmation,
    private readonly time: SiteTime,
    private readonly paper: LetterPaper,
  ) {}

  /** Two components at signing, the session and the password [21 CFR 11.200]; bound to the exact order. */
  async ofOrder(
    { meaning = DEFAULT_MEANING, ...typed }: SignOrderRequest,
    known: Known,
  ): Promise<Ready<Extract<CaseCommand, { type: 'SignOrder' }>>> {
    const signer = await this.signer.confirm(known.actor, typed, 'The order was not signed.');
    const { state, revision, now } = await this.signing.standing(known);
    const today = await this.time.day(now);
    const content = existing(state);
    const order = nextOrder(known.id, content, await this.paper.of(content.provider), today);
    const { printed_name, credentials, npi, signature: mark } = signer.as;
    const signed = { meaning, signed_at: now.toISOString(), time_zone: await this.time.zone() };
    const document: SignedWrittenOrder = {
      ...order,
      signature: { name: printed_name, credentials, npi, mark, ...signed },
    };
    const plain = {
      type: 'SignOrder',
      signer_id: known.actor.id,
      signature: printedLine(signer.as),
      password_set_by: signer.password_set_by,
      document,
      document_hash: orderHash(document),
      account: { printed_name, npi },
      today,
    } as const;
    const command = { ...plain, ...(await this.signing.lastOf(signer, plain, state, known)) };
    // Never decided again on another state: the order would not be the one that was made of it.
    return { command, expected: revision };
  }
}
