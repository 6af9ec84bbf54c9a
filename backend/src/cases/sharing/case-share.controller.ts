import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import {
  AddAddendumRequest,
  type CaseChangedResponse,
  SendForSignatureRequest,
  ShareCaseRequest,
} from '@vouchwell/contract';
import { NumberPipe } from '../../http/bodies/number.pipe.ts';
import { Me } from '../../http/request.ts';
import { BasedOn } from '../../http/changes/revision.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { CaseChanges } from '../wishes/case-changes.ts';
import { caseId } from '../reading/case-id.ts';

const userId = new NumberPipe('user_missing', 'User not found.');

/** What may happen to a case whether it is signed or not, and what only a signed one takes. */
@Controller('cases/:id')
export class CaseShareController {
  constructor(private readonly changes: CaseChanges) {}

  @Post('shares')
  @HttpCode(200)
  share(
    @Param('id', caseId) id: number,
    @Body() { user_id }: ShareCaseRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    return this.changes.make(id, { type: 'ShareCase', user_id }, actor, basedOn);
  }

  @Delete('shares/:user_id')
  takeBack(
    @Param('id', caseId) id: number,
    @Param('user_id', userId) user_id: number,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    return this.changes.make(id, { type: 'TakeBackShare', user_id }, actor, basedOn);
  }

  @Post('send-for-signature')
  @HttpCode(200)
  send(
    @Param('id', caseId) id: number,
    @Body() body: SendForSignatureRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    return this.changes.make(id, { type: 'SendForSignature', body }, actor, basedOn);
  }

  @Post('addenda')
  @HttpCode(200)
  addendum(
    @Param('id', caseId) id: number,
    @Body() body: AddAddendumRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    return this.changes.make(id, { type: 'SignAddendum', body }, actor, basedOn);
  }
}
