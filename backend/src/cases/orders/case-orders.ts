import { Inject, Injectable } from '@nestjs/common';
import type { WrittenOrderResponse } from '@vouchwell/contract';
import { type OrderFrame, orderText, type WrittenOrder } from '@vouchwell/document';
import { DocumentMarks, type SignedDocument } from '../../genuine/public.ts';
import type { IssuedDocument } from '../../kernel/access/access.events.ts';
import type { Clock } from '../../kernel/basics/clock.ts';
import { missing } from '../../kernel/basics/problem.ts';
import { SiteTime } from '../../kernel/basics/site-time.ts';
import { CLOCK, LETTER_RENDERER } from '../../kernel/basics/tokens.ts';
import type { Asker } from '../../kernel/ports/asker.ts';
import type { LetterRenderer } from '../../kernel/ports/letter-renderer.port.ts';
import { UserQueries } from '../../users/public.ts';
import { caseStream } from '../record/case.events.ts';
import { LetterPaper } from '../letter/letter-paper.ts';
import type { CaseDoc } from '../reading/case.projections.ts';
import { orderResponse, standingOfOrder } from './case-order.responses.ts';
import { nextOrder } from '../record/order.rules.ts';

interface Framed {
  readonly order: WrittenOrder;
  readonly frame: OrderFrame;
  readonly signed: SignedDocument | null;
}

/** An order as it is shown or leaves. */
export interface DrawnOrder {
  readonly bytes: Buffer;
  readonly version: number;
  /** What is kept of it, so that whoever holds it can ask whether it is genuine; null: it is not signed. */
  readonly document: IssuedDocument | null;
}

@Injectable()
export class CaseOrders {
  constructor(
    private readonly paper: LetterPaper,
    private readonly time: SiteTime,
    private readonly users: UserQueries,
    private readonly marks: DocumentMarks,
    @Inject(LETTER_RENDERER) private readonly renderer: LetterRenderer,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async told(doc: CaseDoc, asker: Parameters<UserQueries['signingAs']>[0]): Promise<WrittenOrderResponse> {
    return orderResponse(doc, await this.users.signingAs(asker), await this.time.day());
  }

  /** `leaves`: the file that leaves; signed, it is sealed with the site’s own certificate. */
  async pdf(
    doc: CaseDoc,
    version: number | undefined,
    asker: Asker,
    how: 'shown' | 'leaves',
  ): Promise<DrawnOrder> {
    const { order, frame, signed } = await this.framed(doc, version);
    if (!signed) {
      const bytes = Buffer.from(await this.renderer.order(order, frame, asker));
      return { bytes, version: order.version, document: null };
    }
    const genuine = await this.marks.markNow(signed, caseStream(doc.id));
    const sealedAt = how === 'leaves' ? this.clock.now() : undefined;
    const bytes = Buffer.from(await this.renderer.order(order, { ...frame, genuine }, asker, sealedAt));
    const document = this.marks.issued(signed, how === 'leaves' ? bytes : null);
    return { bytes, version: order.version, document };
  }

  async txt(doc: CaseDoc, version: number | undefined): Promise<DrawnOrder> {
    const { order, frame, signed } = await this.framed(doc, version);
    const genuine = signed && this.marks.mark(signed);
    const bytes = Buffer.from(orderText(order, { ...frame, ...(genuine && { genuine }) }));
    return { bytes, version: order.version, document: signed && this.marks.issued(signed, bytes) };
  }

  /** @throws DomainError missing, or conflict where the case lacks what an order needs */
  private async framed(doc: CaseDoc, version = doc.orders.length || 1): Promise<Framed> {
    const signed = doc.orders.find(({ document }) => document.version === version);
    if (signed) {
      const { document, document_hash } = signed;
      const frame = { document_hash, standing: standingOfOrder(doc, signed) };
      return { order: document, frame, signed: { document, document_hash, addenda: [] } };
    }
    if (version !== doc.orders.length + 1) throw missing('order_missing', 'The case has no such order.');
    const order = nextOrder(doc.id, doc, await this.paper.of(doc.provider), await this.time.day());
    return { order, frame: { document_hash: null, standing: 'current' }, signed: null };
  }
}
