import { Inject, Injectable } from '@nestjs/common';
import type { WrittenOrderResponse } from '@vouchwell/contract';
import { type OrderFrame, orderText, type WrittenOrder } from '@vouchwell/document';
import type { Clock } from '../kernel/basics/clock.ts';
import { missing } from '../kernel/basics/problem.ts';
import { SiteTime } from '../kernel/basics/site-time.ts';
import { CLOCK, LETTER_RENDERER } from '../kernel/basics/tokens.ts';
import type { Asker } from '../kernel/ports/asker.ts';
import type { LetterRenderer } from '../kernel/ports/letter-renderer.port.ts';
import { SiteQueries } from '../site/public.ts';
import { UserQueries } from '../users/public.ts';
import { letterheadOf } from './case.letter.ts';
import type { CaseDoc } from './case.projections.ts';
import { orderResponse, standingOfOrder } from './case-order.responses.ts';
import { nextOrder } from './order.rules.ts';

interface Framed {
  readonly order: WrittenOrder;
  readonly frame: OrderFrame;
}

/** An order as it is shown or leaves. */
export interface DrawnOrder {
  readonly bytes: Buffer;
  readonly version: number;
}

@Injectable()
export class CaseOrders {
  constructor(
    private readonly site: SiteQueries,
    private readonly time: SiteTime,
    private readonly users: UserQueries,
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
    const { order, frame } = await this.framed(doc, version);
    const sealedAt = how === 'leaves' && order.signature ? this.clock.now() : undefined;
    const bytes = Buffer.from(await this.renderer.order(order, frame, asker, sealedAt));
    return { bytes, version: order.version };
  }

  async txt(doc: CaseDoc, version: number | undefined): Promise<DrawnOrder> {
    const { order, frame } = await this.framed(doc, version);
    return { bytes: Buffer.from(orderText(order, frame)), version: order.version };
  }

  /** @throws DomainError missing, or conflict where the case lacks what an order needs */
  private async framed(doc: CaseDoc, version = doc.orders.length || 1): Promise<Framed> {
    const signed = doc.orders.find(({ document }) => document.version === version);
    if (signed) {
      const { document, document_hash } = signed;
      return { order: document, frame: { document_hash, standing: standingOfOrder(doc, signed) } };
    }
    if (version !== doc.orders.length + 1) throw missing('order_missing', 'The case has no such order.');
    const order = nextOrder(doc.id, doc, letterheadOf(await this.site.get()), await this.time.day());
    return { order, frame: { document_hash: null, standing: 'current' } };
  }
}
