import { Injectable } from '@nestjs/common';
import { Commit } from '../kernel/committing/commit.ts';
import type { Actor } from '../kernel/deciding/decider.ts';
import type { ListedCode } from './code-sets/catalogue.events.ts';
import { type Progress, writeCatalogue } from './code-sets/catalogue-writer.ts';
import { DiagnosisCatalogue } from './diagnosis-catalogue.ts';
import { type EditionPreview, editionPreview } from './code-sets/edition-preview.ts';
import { officialSet, officialSetFacts } from './code-sets/official-set.ts';

/** One edition of the code set, whole. */
export interface CodeSet {
  /** Where it comes from, such as a file's name. */
  readonly source: string;
  /** SHA-256 of its content, in hexadecimal. */
  readonly hash: string;
  /** Its first day, `YYYY-MM-DD`. */
  readonly edition: string;
  readonly codes: readonly ListedCode[];
}

/** Editions of the code set: what one would change, and taking it up. */
@Injectable()
export class CodeSets {
  constructor(
    private readonly commit: Commit,
    private readonly catalogue: DiagnosisCatalogue,
  ) {}

  /** `standing`: what it was compared with; another answer means another comparison. */
  async preview({ codes, edition }: CodeSet): Promise<EditionPreview & { readonly standing: string }> {
    const known = await this.catalogue.known();
    return { ...(await editionPreview(codes, edition, known)), standing: known.standing };
  }

  /** What `preview` would be compared with now. */
  async standing(): Promise<string> {
    return (await this.catalogue.known()).standing;
  }

  /** Whether a set of this content was taken up before. */
  isTaken(hash: string): Promise<boolean> {
    return this.catalogue.isTaken(streamOf(hash));
  }

  /** All of it or nothing counts; what an interrupted run has written is gone on with. Resolves when it is found. */
  async take({ source, hash, edition, codes }: CodeSet, actor: Actor, progress: Progress): Promise<void> {
    await writeCatalogue(
      this.commit,
      { stream: streamOf(hash), source, hash, edition, codes },
      actor,
      progress,
    );
    await this.catalogue.current();
  }

  /** The set that the product carries. */
  delivered(): Promise<CodeSet> {
    return officialSet();
  }

  /** Whether a site began with fewer codes than the product carries, and has not taken them since. */
  async lacksDelivered(): Promise<boolean> {
    return !(await this.isTaken(officialSetFacts.hash));
  }
}

const streamOf = (hash: string) => `catalogue-${hash}`;
