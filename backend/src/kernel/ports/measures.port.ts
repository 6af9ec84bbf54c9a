/** What the program measures of itself. Names and labels carry no patient data: patterns and types only. */
export interface Measures {
  /** `route`: method and pattern, such as `GET /cases/:id`. */
  request(route: string, status: number, seconds: number): void;
  /** `type`: such as `SignCase`. */
  command(type: string, outcome: Outcome, seconds: number): void;
  append(outcome: Outcome, seconds: number): void;
  /** Notes being written by a model right now. */
  generations(running: number): void;
  /** How far the slowest projection is behind: events, and the age of the first of them. */
  projectionLag(events: number, seconds: number): void;
  parkedProjections(count: number): void;
  /** Streams that are set aside. */
  damagedStreams(count: number): void;
  missingKeys(count: number): void;
  /** Whether the data folder lies on an encrypted disk, as far as the system tells. */
  dataEncrypted(state: 'yes' | 'no' | 'unknown'): void;
  /** How far the pass over the log has come, how old the last whole one is, and what it found. */
  logVerified(events: number, seconds: number | null, damaged: number): void;
  /** Everything, in Prometheus' text form, with its content type. */
  report(): Promise<{ text: string; contentType: string }>;
}

export type Outcome = 'done' | 'refused' | 'failed';
