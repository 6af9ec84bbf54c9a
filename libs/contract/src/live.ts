/**
 * The events of GET /live (text/event-stream, read by fetch), each as `event: <type>` and `data: <JSON of the
 * rest>`. Only what the caller may see is told, and nothing of its content.
 */
export type LiveEvent =
  /** `by` tells whether the caller himself did it, in this or another window. */
  | { type: 'case'; case_id: number; revision: number; by: { id: number | null; name: string } }
  /** A list changed: patients, inventory, library, users, ai settings. */
  | { type: 'list'; list: string }
  /** The stream begins, or was interrupted: what is on the screen may be old. */
  | { type: 'ready' };
