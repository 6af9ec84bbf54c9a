import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  CreateUserRequest,
  type SuccessResponse,
  UpdateUserRequest,
  type UserResponse,
  type UserSavedResponse,
  type UsersResponse,
  type UserStatsResponse,
} from '@vouchwell/contract';
import { effectivePermissions } from '@vouchwell/rules';
import { Backoff, codesOf } from '../../auth/public.ts';
import { NumberPipe } from '../../http/bodies/number.pipe.ts';
import { Reveals } from '../../http/routes/disclosure.ts';
import { Me } from '../../http/request.ts';
import { Needs } from '../../http/routes/route-access.ts';
import { BasedOn, besidePresent } from '../../http/changes/revision.ts';
import { NEW } from '../../kernel/commanding/wish.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { UserWish } from './user.commands.ts';
import type { UserDoc } from '../account/user.projections.ts';
import { UserQueries } from '../account/user.queries.ts';

const userId = new NumberPipe('user_missing', 'User not found.');

@Controller('admin/users')
export class UserController {
  constructor(
    private readonly bus: CommandBus,
    private readonly users: UserQueries,
    private readonly backoff: Backoff,
  ) {}

  @Get()
  @Needs('can_manage_users')
  @Reveals('nothing')
  async list(): Promise<UsersResponse> {
    const users = await this.users.all();
    return { users: await Promise.all(users.map((user) => this.response(user))) };
  }

  @Get('stats')
  @Needs('can_manage_users')
  @Reveals('nothing')
  async stats(): Promise<UserStatsResponse> {
    return { statistics: { user_counts: await this.users.counts() } };
  }

  @Post()
  @Needs('can_manage_users')
  async create(@Body() body: CreateUserRequest, @Me() actor: Person): Promise<UserSavedResponse> {
    const { id } = await this.bus.execute(new UserWish(NEW, { type: 'CreateUser', body }, actor));
    return this.saved(id);
  }

  @Put(':id')
  @Needs('can_manage_users')
  async change(
    @Param('id', userId) id: number,
    @Body() body: UpdateUserRequest,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<UserSavedResponse> {
    const change = this.bus.execute(new UserWish(id, { type: 'ChangeUser', body }, actor, { basedOn }));
    await besidePresent(change, async () => (await this.saved(id)).user);
    return this.saved(id);
  }

  @Delete(':id')
  @Needs('can_manage_users')
  @HttpCode(200)
  async deactivate(
    @Param('id', userId) id: number,
    @Me() actor: Person,
    @BasedOn() basedOn?: number,
  ): Promise<SuccessResponse> {
    const change = this.bus.execute(new UserWish(id, { type: 'DeactivateUser' }, actor, { basedOn }));
    await besidePresent(change, async () => (await this.saved(id)).user);
    return { success: true };
  }

  @Post(':id/unlock')
  @Needs('can_manage_users')
  @HttpCode(200)
  async unlock(@Param('id', userId) id: number, @Me() actor: Person): Promise<UserSavedResponse> {
    await this.bus.execute(new UserWish(id, { type: 'UnlockAccount' }, actor));
    return this.saved(id);
  }

  private async response(user: UserDoc): Promise<UserResponse> {
    const accounts = [user.username_folded, codesOf(user.id)];
    const waits = await Promise.all(accounts.map((account) => this.backoff.slowedUntil(account)));
    const until = Math.max(...waits.map((wait) => wait?.getTime() ?? 0));
    return userResponse(user, until > 0 ? new Date(until) : null);
  }

  private async saved(id: number): Promise<UserSavedResponse> {
    const user = await this.users.get(id);
    return { success: true, user: user && (await this.response(user)) };
  }
}

function userResponse(user: UserDoc, slowed: Date | null): UserResponse {
  const { id, revision, username, full_name, email, role, flags, is_active } = user;
  const { must_change_password, recovered_at, second_factor, profile, case_count, last_login, created_at } =
    user;
  const rights = { role, permissions: effectivePermissions(role, flags), permission_flags: flags };
  const person = { id, revision, username, full_name, email, ...rights, is_active, must_change_password };
  const slowed_until = slowed?.toISOString() ?? null;
  return {
    ...person,
    slowed_until,
    recovered_at,
    second_factor,
    profile,
    case_count,
    last_login,
    created_at,
  };
}
