import { Controller, Get, Query } from '@nestjs/common';
import { type ColleaguesResponse, ListColleaguesQuery } from '@vouchwell/contract';
import { Reveals } from '../../http/routes/disclosure.ts';
import { Me } from '../../http/request.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { UserQueries } from '../account/user.queries.ts';

/** Whom everybody signed in may hand a case to: names, and nothing else of a user. */
@Controller('colleagues')
export class ColleagueController {
  constructor(private readonly users: UserQueries) {}

  @Get()
  @Reveals('nothing')
  async list(@Query() { query, npi }: ListColleaguesQuery, @Me() actor: Person): Promise<ColleaguesResponse> {
    const found = await this.users.colleagues(actor.id, query, npi);
    const colleagues = found.map(({ id, full_name, username }) => ({
      id,
      full_name: full_name ?? username,
      username,
    }));
    return { colleagues };
  }
}
