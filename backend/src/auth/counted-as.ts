/** As what failures of somebody who is signed in, or whose password was right, are counted: by the user's number. */
export const passwordOf = (userId: number) => `password-of-${userId}`;
export const codesOf = (userId: number) => `codes-of-${userId}`;
