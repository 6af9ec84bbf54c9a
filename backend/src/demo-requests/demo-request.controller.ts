import { Body, Controller, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { RouteConfig } from '@nestjs/platform-fastify';
import { DemoRequest, type DemoRequestDetails, type DemoRequestedResponse } from '@vouchwell/contract';
import type { FastifyRequest } from 'fastify';
import { visitor } from '../http/request.ts';
import { Public, type Room } from '../http/routes/route-access.ts';
import { NEW } from '../kernel/commanding/wish.ts';
import { DemoRequestWish } from './demo-request.commands.ts';

/** Of all together as well, so that many addresses cannot fill the disk. */
const ROOM: Room = { ofOne: 20, ofAll: 60, busy: 'Too many demo requests are coming in' };

@Controller('demo')
export class DemoRequestController {
  constructor(private readonly bus: CommandBus) {}

  @Post('request')
  @Public(ROOM)
  @RouteConfig({ rateLimit: { max: ROOM.ofOne, timeWindow: '1 minute' } })
  async request(@Body() body: DemoRequest, @Req() request: FastifyRequest): Promise<DemoRequestedResponse> {
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
