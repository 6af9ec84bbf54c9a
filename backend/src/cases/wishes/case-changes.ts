import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CaseChangedResponse } from '@vouchwell/contract';
import type { Person } from '../../kernel/deciding/decider.ts';
import { CaseWish } from './case-wish.ts';
import { changedResponse } from '../reading/case.responses.ts';

/** What the routes that change a case have in common: each sends a wish, and tells where the case stands then. */
@Injectable()
export class CaseChanges {
  constructor(private readonly bus: CommandBus) {}

  /** `basedOn`: the revision that was seen; left out: whatever it is. @throws DomainError when it is refused. */
  async make(
    id: number,
    asked: CaseWish['asked'],
    actor: Person,
    basedOn?: number,
  ): Promise<CaseChangedResponse> {
    return changedResponse(await this.bus.execute(new CaseWish(id, asked, actor, { basedOn })));
  }
}
