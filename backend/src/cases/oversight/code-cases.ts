import { Injectable } from '@nestjs/common';
import { CurrentDocuments } from '../../kernel/projecting/current-documents.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import { newestInParts } from '../../kernel/projecting/newest-in-parts.ts';
import { caseList } from '../reading/case-list.projection.ts';
import { cases } from '../reading/case.projections.ts';

/** A whole case may hold many notes. */
const AT_ONCE = 50;

/** How many open cases hold codes. */
export interface CodesInUse {
  /** Cases that hold one or more of them. */
  readonly cases: number;
  /** By code; one that no open case holds is absent. */
  readonly byCode: ReadonlyMap<string, number>;
}

/** Which codes open cases hold, for those who look after the codes. */
@Injectable()
export class CodeCases {
  constructor(
    private readonly documents: Documents,
    private readonly current: CurrentDocuments,
  ) {}

  /** Every open case is read once, however many codes are asked. @throws DomainError unavailable, while the list is behind */
  async open(codes: ReadonlySet<string>): Promise<CodesInUse> {
    const byCode = new Map<string, number>();
    let holding = 0;
    if (codes.size === 0) return { cases: 0, byCode };
    await this.current.whole(caseList);
    const open = { where: { signed_at: null } };
    for await (const page of newestInParts(this.documents, caseList, open, AT_ONCE)) {
      const ids = page.map(({ id }) => id);
      const found = await this.documents.getMany(cases, ids);
      for (const { diagnoses } of found.values()) {
        const held = diagnoses.map(({ code }) => code).filter((code) => codes.has(code));
        for (const code of held) byCode.set(code, (byCode.get(code) ?? 0) + 1);
        if (held.length > 0) holding += 1;
      }
    }
    return { cases: holding, byCode };
  }
}
