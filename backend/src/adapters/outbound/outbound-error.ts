/** A call that this program did not make, or whose answer it did not take; the sentence is for an admin. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly reason: 'refused' | 'unreachable' | 'cut_off';

  constructor(reason: OutboundError['reason'], sentence: string) {
    super(sentence);
    this.reason = reason;
  }
}

export const unreachable = () => new OutboundError('unreachable', 'The model server cannot be reached.');
