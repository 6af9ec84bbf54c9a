import { Injectable } from '@nestjs/common';
import { isRefusal } from '../../kernel/basics/problem.ts';
import { Commit } from '../../kernel/committing/commit.ts';
import type { Actor } from '../../kernel/deciding/decider.ts';
import { CurrentDocuments } from '../../kernel/projecting/current-documents.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import { caseDecider } from '../record/case.decider.ts';
import { type CasePatient, caseStream } from '../record/case.events.ts';
import { caseList } from '../reading/case-list.projection.ts';

/** One question to the read models answers this many. */
const AT_ONCE = 10_000;

/** The cases that hold a patient, for those who look after records. */
@Injectable()
export class PatientCases {
  constructor(
    private readonly documents: Documents,
    private readonly current: CurrentDocuments,
    private readonly commit: Commit,
  ) {}

  /** The unsigned ones, by number. @throws DomainError unavailable, while the list is behind */
  async open(patientIds: readonly number[]): Promise<number[]> {
    await this.current.whole(caseList);
    const where = { patient_id: [...patientIds], signed_at: null };
    const ids: number[] = [];
    for await (const page of this.documents.walk(caseList, { where }, AT_ONCE))
      ids.push(...page.map(({ id }) => id));
    return ids;
  }

  /** Whether a case holds one of them, signed or not. */
  async any(patientIds: readonly number[]): Promise<boolean> {
    await this.current.whole(caseList);
    return (await this.documents.count(caseList, { where: { patient_id: [...patientIds] } })) > 0;
  }

  async count(patientIds: readonly number[]): Promise<{ open: number; signed: number }> {
    await this.current.whole(caseList);
    const patient_id = [...patientIds];
    const [all, open] = await Promise.all([
      this.documents.count(caseList, { where: { patient_id } }),
      this.documents.count(caseList, { where: { patient_id, signed_at: null } }),
    ]);
    return { open, signed: all - open };
  }

  /** Whether the case has it now: what was signed, deleted or given another patient meanwhile stays as it is. */
  async carry(id: number, held: number, patient: CasePatient, actor: Actor): Promise<boolean> {
    const command = { type: 'CarryPatient', held, patient } as const;
    try {
      const { events } = await this.commit.to(caseStream(id), caseDecider, command, actor);
      return events.length > 0;
    } catch (error) {
      if (isRefusal(error, 'case_missing')) return false;
      throw error;
    }
  }
}
