import type { Measures } from '../kernel/measures.port.ts';
import { conflict } from '../kernel/problem.ts';

/** One generation per case at a time, within this process. */
export class Generations {
  private readonly cases = new Set<number>();

  constructor(private readonly measures: Pick<Measures, 'generations'>) {}

  /** @throws DomainError conflict while another is under way. */
  async only<T>(caseId: number, generation: () => Promise<T>): Promise<T> {
    if (this.cases.has(caseId)) {
      throw conflict('generation_running', 'A note is already being generated for this case.');
    }
    this.cases.add(caseId);
    this.measures.generations(this.cases.size);
    try {
      return await generation();
    } finally {
      this.cases.delete(caseId);
      this.measures.generations(this.cases.size);
    }
  }
}
