import { Body, Controller, Inject, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { RouteConfig } from '@nestjs/platform-fastify';
import { DemoRequest, type DemoRequestDetails, type DemoRequestedResponse } from '@vouchwell/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Pace } from '../http/pace.ts';
import { visitor } from '../http/request.ts';
import { Public } from '../http/route-access.ts';
import type { Clock } from '../kernel/basics/clock.ts';
import { DomainError } from '../kernel/basics/problem.ts';
import { CLOCK, CONFIG } from '../kernel/basics/tokens.ts';
import { NEW } from '../kernel/commanding/wish.ts';
import { DemoRequestWish } from './demo-request.commands.ts';

/** In a minute: of one address, and of all together, so that many addresses cannot fill the disk. */
const [OF_ONE, OF_ALL] = [20, 60];

@Controller('demo')
export class DemoRequestController {
  private readonly pace: Pace | null;

  constructor(
    private readonly bus: CommandBus,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) { personPace }: Pick<Config, 'personPace'>,
  ) {
    this.pace = personPace === 0 ? null : new Pace(OF_ALL * personPace);
  }

  @Post('request')
  @Public()
  @RouteConfig({ rateLimit: { max: OF_ONE, timeWindow: '1 minute' } })
  async request(@Body() body: DemoRequest, @Req() request: FastifyRequest): Promise<DemoRequestedResponse> {
    // All of them are one person to the pace.
    const seconds = this.pace?.take(0, this.clock.now().getTime()) ?? 0;
    if (seconds > 0) throw tooMany(seconds);
    const asked = { request: detailsOf(body), looks_automatic: body.website !== undefined };
    await this.bus.execute(new DemoRequestWish(NEW, { type: 'RequestDemo', ...asked }, visitor(request)));
    return { success: true };
  }
}

function detailsOf(body: DemoRequest): DemoRequestDetails {
  const { firstName, lastName, email, company, role, organizationType } = body;
  return {
    firstName,
    lastName,
    email,
    phone: body.phone ?? null,
    company,
    role,
    organizationType,
    teamSize: body.teamSize ?? null,
    currentSolution: body.currentSolution ?? null,
    painPoints: body.painPoints ?? [],
    timeframe: body.timeframe ?? null,
    preferredDemoType: body.preferredDemoType ?? 'live',
    message: body.message ?? null,
  };
}

const tooMany = (seconds: number) =>
  new DomainError(
    'too_many',
    'too_many_in_a_minute',
    `Too many demo requests are coming in. Please try again in ${seconds} s.`,
    { retry_after: String(seconds) },
  );
