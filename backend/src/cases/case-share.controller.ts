import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { AddAddendumRequest, type CaseChangedResponse, ShareCaseRequest } from '@vouchwell/contract';
import { NumberPipe } from '../http/number.pipe.ts';
import { Me } from '../http/request.ts';
import { BasedOn } from '../http/revision.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { AddAddendum } from './addendum.commands.ts';
import { caseId } from './case.controller.ts';
import { ShareCase, TakeBackShare } from './share.commands.ts';

const userId = new NumberPipe('user_missing', 'User not found.');

/** What may happen to a case whether it is signed or not, and what only a signed one takes. */
@Controller('cases/:id')
export class CaseShareController {
  constructor(private readonly bus: CommandBus) {}

  @Post('shares')
  @HttpCode(200)
  async share(
    @Param('id', caseId) id: number,
    @Body() { user_id }: ShareCaseRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    const { revision } = await this.bus.execute(new ShareCase(id, user_id, actor, basedOn));
    return { success: true, case_id: id, revision };
  }

  @Delete('shares/:user_id')
  async takeBack(
    @Param('id', caseId) id: number,
    @Param('user_id', userId) user_id: number,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    const { revision } = await this.bus.execute(new TakeBackShare(id, user_id, actor, basedOn));
    return { success: true, case_id: id, revision };
  }

  @Post('addenda')
  @HttpCode(200)
  async addendum(
    @Param('id', caseId) id: number,
    @Body() body: AddAddendumRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<CaseChangedResponse> {
    const { revision } = await this.bus.execute(new AddAddendum(id, body, actor, basedOn));
    return { success: true, case_id: id, revision };
  }
}
