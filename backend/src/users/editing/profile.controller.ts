import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ProfileRequest, type UserProfileResponse } from '@vouchwell/contract';
import { Reveals } from '../../http/routes/disclosure.ts';
import { NumberPipe } from '../../http/bodies/number.pipe.ts';
import { Me } from '../../http/request.ts';
import { BasedOn } from '../../http/changes/revision.ts';
import { Needs } from '../../http/routes/route-access.ts';
import { missing } from '../../kernel/basics/problem.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { UserWish } from './user.commands.ts';
import { UserQueries } from '../account/user.queries.ts';

const userId = new NumberPipe('user_missing', 'User not found.');

/** Who a user is to a payer: set by whoever manages users, never by themselves alone. */
@Controller('admin/users/:id/profile')
export class ProfileController {
  constructor(
    private readonly bus: CommandBus,
    private readonly users: UserQueries,
  ) {}

  @Get()
  @Needs('can_manage_users')
  @Reveals('nothing')
  async one(@Param('id', userId) id: number): Promise<UserProfileResponse> {
    const found = await this.users.profile(id);
    if (!found) throw missing('user_missing', 'User not found.');
    return found;
  }

  @Put()
  @Needs('can_manage_users')
  async set(
    @Param('id', userId) id: number,
    @Body() body: ProfileRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<UserProfileResponse> {
    await this.bus.execute(new UserWish(id, { type: 'SetProfile', body }, actor, { basedOn }));
    return this.one(id);
  }
}
