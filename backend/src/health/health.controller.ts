import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Reveals } from '../http/routes/disclosure.ts';
import { ForMonitoring, Public } from '../http/routes/route-access.ts';
import { type Clock, haveGoneBy } from '../kernel/basics/clock.ts';
import { LogVerification } from '../kernel/proving/log-verification.ts';
import type { Measures } from '../kernel/ports/measures.port.ts';
import { CLOCK, MEASURES } from '../kernel/basics/tokens.ts';
import { HealthQueries, type Readiness } from './health.queries.ts';

type Report = Awaited<ReturnType<Measures['report']>>;

const REPORT_HOLDS_MS = 1_000;

/** For load balancers and monitoring: no session, no patient data. */
@Controller()
export class HealthController {
  /** However often it is asked for, it is made once in a while. */
  private reported = { at: -Infinity, report: Promise.resolve<Report>({ text: '', contentType: '' }) };

  constructor(
    private readonly health: HealthQueries,
    private readonly verification: LogVerification,
    @Inject(MEASURES) private readonly measures: Measures,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The process runs. */
  @Get('health/live')
  @Public()
  @Reveals('nothing')
  live(): { live: true } {
    return { live: true };
  }

  /** The process can serve; 503 names the engine that is away. */
  @Get('health/ready')
  @Public()
  @Reveals('nothing')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const readiness = await this.health.readiness();
    void reply.status(readiness.ready ? 200 : 503);
    return readiness;
  }

  @Get('metrics')
  @ForMonitoring()
  @Reveals('nothing')
  async metrics(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const now = this.clock.now();
    if (haveGoneBy(REPORT_HOLDS_MS, this.reported.at, now.getTime())) {
      this.reported = { at: now.getTime(), report: this.report(now) };
    }
    const { text, contentType } = await this.reported.report;
    void reply.header('Content-Type', contentType);
    return text;
  }

  private async report(now: Date): Promise<Report> {
    const [readiness, lag] = await Promise.all([this.health.readiness(), this.health.lag(now)]);
    this.measures.projectionLag(lag.events, lag.seconds);
    this.measures.parkedProjections(readiness.parked.length);
    this.measures.damagedStreams(readiness.damaged);
    this.measures.missingKeys(readiness.missing_keys);
    const { verified, finished_at, damaged, altered } = this.verification.state;
    const age = finished_at === null ? null : (now.getTime() - Date.parse(finished_at)) / 1000;
    this.measures.logVerified(verified, age, damaged + Number(altered));
    return this.measures.report();
  }
}
