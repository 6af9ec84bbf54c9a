import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Reveals } from '../http/routes/disclosure.ts';
import { EventStream } from '../http/answers/event-stream.ts';
import { Me } from '../http/request.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { LiveHub } from './live-hub.ts';

/** What changes, as it changes: that something did and where, never what it says. */
@Controller('live')
export class LiveController {
  constructor(private readonly hub: LiveHub) {}

  @Get()
  @Reveals('nothing')
  async follow(@Me() actor: Person, @Res() reply: FastifyReply): Promise<void> {
    // Fastify asks a GET route for HEAD as well, which has no body to wait for.
    if (reply.request.method === 'HEAD') return void reply.send();
    await this.hub.join(actor, new EventStream(reply));
  }
}
