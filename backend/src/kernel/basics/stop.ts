/** Why an engine serves no more until the server is restarted, which makes `damaged` anew. */
export interface Stop {
  readonly cause: 'disk_full' | 'disk_failed' | 'damaged';
  /** For the operator: what is wrong and what to do. */
  readonly sentence: string;
}
