import { Injectable } from '@nestjs/common';
import type { GenuineResponse } from '@vouchwell/contract';
import { readDocumentCode } from '@vouchwell/rules';
import { DomainError } from '../kernel/basics/problem.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import { Projector } from '../kernel/projecting/projector.ts';
import { DocumentMarks } from './document-marks.ts';
import { documentCodes, documentFiles } from './genuine.projections.ts';

@Injectable()
export class GenuineQueries {
  constructor(
    private readonly documents: Documents,
    private readonly projector: Projector,
    private readonly marks: DocumentMarks,
  ) {}

  /** Whatever is no code is looked up all the same: no answer is quicker than another. */
  byCode(typed: string): Promise<GenuineResponse> {
    return this.answer(documentCodes, this.marks.nameOf(readDocumentCode(typed) ?? ''));
  }

  /** @param sha256 of the file, in hexadecimal */
  byFile(sha256: string): Promise<GenuineResponse> {
    return this.answer(documentFiles, sha256.toLowerCase());
  }

  private async answer(among: typeof documentCodes, name: string): Promise<GenuineResponse> {
    const current = await this.projector.caughtUp(among.name);
    const found = await this.documents.get(among, name);
    if (found) return { genuine: true, ...found };
    // One that has left a moment ago must not be called a forgery.
    if (!current) throw notYet();
    return { genuine: false };
  }
}

const notYet = () =>
  new DomainError(
    'unavailable',
    'not_yet_known',
    'Documents that left a moment ago are not known yet. Try again in a minute.',
  );
