import { Controller, Get, Query, Res } from '@nestjs/common';
import { type RefillResponse, RefillsQuery } from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import { Disclosed, Reveals } from '../../http/routes/disclosure.ts';
import { Me } from '../../http/request.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { CaseRefills } from './case-refills.ts';

/** Which supplies end when: what is due is what a supplier opens the day with. */
@Controller('refills')
export class CaseRefillController {
  constructor(private readonly refills: CaseRefills) {}

  @Get()
  @Reveals('patients')
  async due(
    @Query() query: RefillsQuery,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Disclosed<RefillResponse[]>> {
    const { rows, total, pages } = await this.refills.due(actor, query);
    void reply.headers({ 'X-Total-Count': total, 'X-Total-Pages': pages });
    return new Disclosed(
      'search',
      rows.map(({ patient }) => patient.id),
      rows,
    );
  }
}
