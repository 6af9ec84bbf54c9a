import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { SessionsResponse, SuccessResponse } from '@vouchwell/contract';
import { Sessions } from '../../auth/public.ts';
import { Reveals } from '../../http/routes/disclosure.ts';
import { NumberPipe } from '../../http/bodies/number.pipe.ts';
import { Me } from '../../http/request.ts';
import { Needs } from '../../http/routes/route-access.ts';
import { missing } from '../../kernel/basics/problem.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { sessionsResponse } from './session-response.ts';
import { UserQueries } from '../account/user.queries.ts';
import { UserWish } from './user.commands.ts';

const userId = new NumberPipe('user_missing', 'User not found.');

/** Where a user is signed in. */
@Controller('admin/users/:id/sessions')
export class UserSessionController {
  constructor(
    private readonly bus: CommandBus,
    private readonly sessions: Sessions,
    private readonly users: UserQueries,
  ) {}

  @Get()
  @Needs('can_manage_users')
  @Reveals('nothing')
  async list(@Param('id', userId) id: number, @Me() actor: Person): Promise<SessionsResponse> {
    if (!(await this.users.standing(id))) throw missing('user_missing', 'User not found.');
    return sessionsResponse(await this.sessions.of(id), actor.session_id);
  }

  @Delete()
  @Needs('can_manage_users')
  @HttpCode(200)
  async endAll(@Param('id', userId) id: number, @Me() actor: Person): Promise<SuccessResponse> {
    await this.bus.execute(new UserWish(id, { type: 'EndSessions', session: null }, actor));
    return { success: true };
  }

  @Delete(':session_id')
  @Needs('can_manage_users')
  @HttpCode(200)
  async end(
    @Param('id', userId) id: number,
    @Param('session_id') session: string,
    @Me() actor: Person,
  ): Promise<SuccessResponse> {
    await this.bus.execute(new UserWish(id, { type: 'EndSessions', session }, actor));
    return { success: true };
  }
}
