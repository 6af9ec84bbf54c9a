/**
 * The events of GET /live (text/event-stream, read by fetch), each as `event: <type>` and `data: <JSON of the
 * rest>`. Only what the caller may see is told, and nothing of its content.
 */
export type LiveEvent =
  /** `by` tells whether the caller did it, in this or another window. */
  | { type: 'case'; case_id: number; revision: number; by: { id: number | null; name: string } }
  /**
   * A list changed: patients, inventory, provider-templates, users, library, feedback, demo-requests, forgettings, retention, ai-settings, ai-status.
   * `cases`: a case has left the caller's list, deleted or taken back.
   */
  | { type: 'list'; list: string }
  /** The stream begins, or was interrupted: what is on the screen may be old. */
  | { type: 'ready' };
