import { DomainError } from './problem.ts';

/** Costly work in turns: some at once, some in line, and whoever comes beyond is told so at once. */
export class Turns {
  private running = 0;
  private readonly line: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly waiting: number,
  ) {}

  /** @throws DomainError unavailable, when the line is full */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.turn();
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      // The turn is handed on: nobody who comes now gets before those in line.
      if (next) next();
      else this.running--;
    }
  }

  private async turn(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running++;
      return;
    }
    if (this.line.length >= this.waiting) throw busy();
    await new Promise<void>((resolve) => this.line.push(resolve));
  }
}

const busy = () =>
  new DomainError(
    'unavailable',
    'busy',
    'Too many passwords are being checked at this moment. Please try again in a few seconds.',
    { retry_after: '5' },
  );
