/** Of one person: every machine of a practice, and no more. A further sign-in ends the oldest. */
export const MOST_SESSIONS = 20;

/** What is read where that session was. */
export const MADE_ROOM = `You were signed out here because you have signed in more than ${MOST_SESSIONS} times elsewhere since.`;
