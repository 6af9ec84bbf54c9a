import { Injectable } from '@nestjs/common';
import type { Role } from '@vouchwell/rules';
import { CurrentDocuments } from '../kernel/projecting/current-documents.ts';
import { secondFactorRuleStream } from './second-factor-rule.events.ts';
import { secondFactorStream } from './second-factor.events.ts';
import {
  type SecondFactorDoc,
  type SecondFactorRuleDoc,
  secondFactorRules,
  secondFactors,
} from './second-factor.projections.ts';

/** As the streams stand now, whatever the read models hold. */
@Injectable()
export class SecondFactorQueries {
  constructor(private readonly current: CurrentDocuments) {}

  /** Null: this user has none in force. @throws DomainError unavailable */
  async inForce(userId: number): Promise<SecondFactorDoc | null> {
    const doc = await this.current.ownPart(secondFactors, secondFactorStream(userId));
    return doc?.on ? doc : null;
  }

  /** Of the last set-up; 0: there was none. */
  async lastNumber(userId: number): Promise<number> {
    return (await this.current.ownPart(secondFactors, secondFactorStream(userId)))?.number ?? 0;
  }

  /** Null: nothing was ever required. @throws DomainError unavailable */
  rule(): Promise<SecondFactorRuleDoc | null> {
    return this.current.ownPart(secondFactorRules, secondFactorRuleStream());
  }

  async requiredOf(role: Role): Promise<boolean> {
    return (await this.rule())?.roles.includes(role) ?? false;
  }

  /** Whether this person must set one up before anything else. */
  async lacks({ id, role }: { readonly id: number; readonly role: Role }): Promise<boolean> {
    return (await this.requiredOf(role)) && !(await this.inForce(id));
  }
}
