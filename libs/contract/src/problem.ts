/** The one body of every refusal. `error` repeats `message`; `fields` names what to mend, by its path. */
export interface ProblemResponse {
  message: string;
  error: string;
  /** A stable word for programs, such as `case_locked`. */
  code: string;
  /** The HTTP status. */
  status: number;
  fields?: Record<string, string>;
  /** With `changed_meanwhile`: where the thing that was to be changed stands now. */
  revision?: number;
  /**
   * With `changed_meanwhile`: the thing as it stands now, where the asker may see it. With `marks_unconfirmed`: what is
   * to be confirmed (MarksToConfirmResponse).
   */
  current?: unknown;
  success: false;
}
