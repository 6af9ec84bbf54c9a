/** Where time comes from. Deciders never ask it: the time arrives in the event's envelope. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
