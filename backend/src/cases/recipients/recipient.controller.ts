import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  NameRecipientRequest,
  type RecipientNamedResponse,
  type RecipientsResponse,
} from '@vouchwell/contract';
import { Disclosed, Reveals } from '../../http/routes/disclosure.ts';
import { Me } from '../../http/request.ts';
import { Needs } from '../../http/routes/route-access.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { caseId } from '../reading/case-id.ts';
import { CaseQueries } from '../reading/case.queries.ts';
import { RecipientWish } from './recipient.commands.ts';
import { RecipientQueries } from './recipient.queries.ts';

/**
 * To whom a letter goes: for the accounting of disclosures, which names the recipient, their address and the purpose
 * [45 CFR 164.528(b)(2)]. Nobody has to be named.
 */
@Controller('cases/:id/recipients')
export class RecipientController {
  constructor(
    private readonly bus: CommandBus,
    private readonly cases: CaseQueries,
    private readonly recipients: RecipientQueries,
  ) {}

  /** Those that were named for the patient of the case. */
  @Get()
  @Needs('can_export_cases')
  @Reveals('patients')
  async list(@Param('id', caseId) id: number, @Me() actor: Person): Promise<Disclosed<RecipientsResponse>> {
    const { patient_id } = await this.cases.accessible(id, actor);
    const recipients = await this.recipients.of(patient_id);
    return new Disclosed('view', [patient_id], { recipients }, `case-${id}`);
  }

  /** Answers with the number by which an export or a print names them. */
  @Post()
  @Needs('can_export_cases')
  @HttpCode(200)
  async name(
    @Param('id', caseId) id: number,
    @Body() { kind, name, address, purpose }: NameRecipientRequest,
    @Me() actor: Person,
  ): Promise<RecipientNamedResponse> {
    const { patient_id } = await this.cases.accessible(id, actor);
    const details = { kind, name, address: address ?? null, purpose };
    const asked = { type: 'NameRecipient', patient: patient_id, details } as const;
    await this.bus.execute(new RecipientWish(patient_id, asked, actor));
    return { recipient: await this.recipients.numberOf(patient_id, details) };
  }
}
