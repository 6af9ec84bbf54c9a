/** The program cannot start as it was asked to. The message is the one line an operator reads. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
