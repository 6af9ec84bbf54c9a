import { Controller, Get, Param } from '@nestjs/common';
import type { CaseMomentResponse } from '@vouchwell/contract';
import { type EvidenceTexts, NO_EVIDENCE } from '@vouchwell/rules';
import { NumberPipe } from '../../http/bodies/number.pipe.ts';
import { Me } from '../../http/request.ts';
import { Disclosed, Reveals } from '../../http/routes/disclosure.ts';
import { SiteTime } from '../../kernel/basics/site-time.ts';
import type { Person } from '../../kernel/deciding/decider.ts';
import { CaseHistoryQueries, type PastCase } from '../reading/case-history.queries.ts';
import { caseId } from '../reading/case-id.ts';
import { caseResponse } from '../reading/case.responses.ts';
import { CaseReadiness } from './case-readiness.ts';

const changeNumber = new NumberPipe('change_missing', 'The case has no change with this number.');

/**
 * A case as any of its changes left it, with its evidence and what that says, in one answer: who reads it through the
 * audit history may not open the case, and would be refused its parts.
 */
@Controller('cases/:id')
export class CaseMomentController {
  constructor(
    private readonly past: CaseHistoryQueries,
    private readonly readiness: CaseReadiness,
    private readonly time: SiteTime,
  ) {}

  @Get('history/:change')
  @Reveals('patients')
  async moment(
    @Param('id', caseId) id: number,
    @Param('change', changeNumber) change: number,
    @Me() actor: Person,
  ): Promise<Disclosed<CaseMomentResponse>> {
    const patient = await this.past.patientOf(id, actor);
    const past = await this.past.moment(id, change);
    const { doc, entry, changes } = past;
    const moment = {
      ...{ entry, changes, wrote: [...past.wrote] },
      case: doc && caseResponse(doc, actor),
      evidence: doc ? await this.readiness.evidenceOf(doc) : NO_EVIDENCE,
      says: await this.says(past),
    };
    // Before another patient was chosen it told of the one before.
    const shown = new Set([doc?.patient_id ?? patient, patient]);
    return new Disclosed('view', [...shown], moment, `case-${id}`);
  }

  /** By the criteria as they are on the day of that change. */
  private async says({ doc, entry }: PastCase): Promise<EvidenceTexts> {
    if (!doc) return { told: [], seen: [], answered: [] };
    const day = await this.time.day(new Date(entry.at));
    const { told, seen, answered } = await this.readiness.argued(doc, day);
    return { told, seen, answered };
  }
}
