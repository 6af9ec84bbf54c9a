/** Where time comes from. Deciders never ask it: the time arrives in the event's envelope. */
export interface Clock {
  now(): Date;
}

/** Whether so many milliseconds have gone by. Of a clock that was set back nobody can tell: then they have. */
export const haveGoneBy = (ms: number, since: number, now: number) => now < since || now - since >= ms;

export const systemClock: Clock = { now: () => new Date() };
