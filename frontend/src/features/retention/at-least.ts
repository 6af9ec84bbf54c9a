/** A number of which it is not known how many there are beyond it. */
export const atLeast = (text: string, more: boolean) => (more ? `at least ${text}` : text);
