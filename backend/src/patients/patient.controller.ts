import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  LikelyPatientsRequest,
  ListPatientsQuery,
  PatientRequest,
  type PatientResponse,
} from '@vouchwell/contract';
import type { FastifyReply } from 'fastify';
import { Disclosed, Reveals } from '../http/routes/disclosure.ts';
import { Me } from '../http/request.ts';
import { NEW } from '../kernel/commanding/wish.ts';
import type { Person } from '../kernel/deciding/decider.ts';
import { PatientWish } from './patient.commands.ts';
import type { PatientDoc } from './patient.projections.ts';
import { PatientQueries, patientResponse } from './patient.queries.ts';

@Controller('patients')
export class PatientController {
  constructor(
    private readonly bus: CommandBus,
    private readonly patients: PatientQueries,
  ) {}

  @Get()
  @Reveals('patients')
  async list(
    @Query() asked: ListPatientsQuery,
    @Me() actor: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Disclosed<PatientResponse[]>> {
    const { patients, total, known } = await this.patients.list(actor, asked);
    void reply.headers({
      ...(total !== null && { 'X-Total-Count': total }),
      ...(known !== null && { 'X-Register-Count': known }),
    });
    return searched(patients);
  }

  /** Who may be the person about to be registered. What they are asked by stands in no address. */
  @Post('likely')
  @Reveals('patients')
  @HttpCode(200)
  async likely(@Body() body: LikelyPatientsRequest): Promise<Disclosed<PatientResponse[]>> {
    return searched(await this.patients.likely(body));
  }

  @Post()
  async register(@Body() body: PatientRequest, @Me() actor: Person): Promise<PatientResponse> {
    const done = await this.bus.execute(new PatientWish(NEW, { type: 'RegisterPatient', body }, actor));
    return this.patients.registered(done);
  }
}

const searched = (found: readonly PatientDoc[]) =>
  new Disclosed(
    'search',
    found.map(({ id }) => id),
    found.map(patientResponse),
  );
