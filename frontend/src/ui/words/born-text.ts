import { dayText } from './when.tsx';

/** What tells two of one name apart: `born 11/02/1950, patient 7`. */
export const bornText = ({ id, dob }: { id: number; dob: string | null }): string =>
  `${dob ? `born ${dayText(dob)}, ` : ''}patient ${id}`;
