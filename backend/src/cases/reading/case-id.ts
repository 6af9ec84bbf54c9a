import { NumberPipe } from '../../http/bodies/number.pipe.ts';

/** The number of a case in an address. */
export const caseId = new NumberPipe('case_missing', 'Case not found.');
