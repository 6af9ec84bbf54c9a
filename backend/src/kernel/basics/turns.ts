import { DomainError } from './problem.ts';

/** Costly work in turns: some at once, some in line, and whoever comes beyond is told so at once. */
export class Turns {
  private running = 0;
  private readonly line: (() => void)[] = [];
  /** How many of the line are of one person. */
  private readonly mine = new Map<number, number>();

  /** `share`: so many of the line may be of one person. */
  constructor(
    private readonly atOnce: number,
    private readonly waiting: number,
    private readonly share = waiting,
  ) {}

  /** `whose`: null: of nobody who is known. @throws DomainError unavailable, when the line or a person's share is full */
  async run<T>(work: () => Promise<T>, whose: number | null = null): Promise<T> {
    await this.turn(whose);
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      // The turn is handed on: nobody who comes now gets before those in line.
      if (next) next();
      else this.running--;
    }
  }

  private async turn(whose: number | null): Promise<void> {
    if (this.running < this.atOnce) {
      this.running++;
      return;
    }
    if (this.line.length >= this.waiting) throw busy();
    this.countIn(whose);
    await new Promise<void>((resolve) => this.line.push(resolve));
    this.countOut(whose);
  }

  private countIn(whose: number | null): void {
    if (whose === null) return;
    const others = this.mine.get(whose) ?? 0;
    if (others >= this.share) throw busy();
    this.mine.set(whose, others + 1);
  }

  private countOut(whose: number | null): void {
    if (whose === null) return;
    const left = this.mine.get(whose)! - 1;
    if (left > 0) this.mine.set(whose, left);
    else this.mine.delete(whose);
  }
}

const busy = () =>
  new DomainError(
    'unavailable',
    'busy',
    'Too many passwords are being checked at this moment. Please try again in a few seconds.',
    { retry_after: '5' },
  );
