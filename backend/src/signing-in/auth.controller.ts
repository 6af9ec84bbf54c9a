import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  ChangePasswordRequest,
  type FirstStepResponse,
  LoginRequest,
  type LoginResponse,
  type MeResponse,
  SecondStepRequest,
  type SessionsResponse,
  type SuccessResponse,
} from '@vouchwell/contract';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { Sessions } from '../auth/public.ts';
import { Reveals } from '../http/routes/disclosure.ts';
import { Me, visitor } from '../http/request.ts';
import { BeforeSecondFactor, Public } from '../http/routes/route-access.ts';
import type { Clock } from '../kernel/basics/clock.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { DomainError } from '../kernel/basics/problem.ts';
import { CLOCK } from '../kernel/basics/tokens.ts';
import { SecondFactorCodes } from '../second-factor/public.ts';
import { SiteQueries } from '../site/public.ts';
import { sessionsResponse, UserQueries, UserWish } from '../users/public.ts';
import { sessionSite, sessionUser, SigningIn } from './signing-in.ts';

@Controller('auth')
export class AuthController {
  constructor(
    private readonly bus: CommandBus,
    private readonly signing: SigningIn,
    private readonly sessions: Sessions,
    private readonly users: UserQueries,
    private readonly site: SiteQueries,
    private readonly codes: SecondFactorCodes,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Post('login')
  @Public()
  // Far above what people do, far below what a password hash a try costs the machine.
  @RouteConfig({ rateLimit: { max: 300, timeWindow: '1 minute' } })
  @HttpCode(200)
  login(@Body() body: LoginRequest, @Req() request: FastifyRequest): Promise<FirstStepResponse> {
    return this.signing.signIn(body, visitor(request));
  }

  @Post('login/second-factor')
  @Public()
  @RouteConfig({ rateLimit: { max: 300, timeWindow: '1 minute' } })
  @HttpCode(200)
  secondStep(@Body() body: SecondStepRequest, @Req() request: FastifyRequest): Promise<LoginResponse> {
    return this.signing.complete(body, visitor(request));
  }

  @Get('me')
  @BeforeSecondFactor()
  @Reveals('nothing')
  async me(@Me() actor: Person): Promise<MeResponse> {
    const user = await this.users.get(actor.id);
    if (!user) throw new DomainError('unauthenticated', 'unauthenticated', 'Please sign in.');
    const factor = await this.codes.standing(user);
    return { user: sessionUser(user, factor, this.clock.now()), site: sessionSite(await this.site.atWork()) };
  }

  @Post('logout')
  @BeforeSecondFactor()
  @HttpCode(200)
  async logout(@Me() actor: Person): Promise<SuccessResponse> {
    await this.signing.signOut(actor);
    return { success: true };
  }

  @Get('sessions')
  @Reveals('nothing')
  async ownSessions(@Me() { id, session_id }: Person): Promise<SessionsResponse> {
    return sessionsResponse(await this.sessions.of(id), session_id);
  }

  @Delete('sessions/:session_id')
  @HttpCode(200)
  async endOwn(@Param('session_id') session: string, @Me() actor: Person): Promise<SuccessResponse> {
    await this.bus.execute(new UserWish(actor.id, { type: 'EndSessions', session }, actor));
    return { success: true };
  }

  /** Everywhere, here too. */
  @Post('logout/everywhere')
  @BeforeSecondFactor()
  @HttpCode(200)
  async logoutEverywhere(@Me() actor: Person): Promise<SuccessResponse> {
    await this.bus.execute(new UserWish(actor.id, { type: 'EndSessions', session: null }, actor));
    return { success: true };
  }

  @Post('password')
  @BeforeSecondFactor()
  @HttpCode(200)
  async password(@Body() body: ChangePasswordRequest, @Me() actor: Person): Promise<SuccessResponse> {
    const { current_password: current, new_password: password } = body;
    const asked = { type: 'SetPassword', password, current, field: 'new_password' } as const;
    await this.bus.execute(new UserWish(actor.id, asked, actor));
    return { success: true, message: 'Your password was changed.' };
  }
}
