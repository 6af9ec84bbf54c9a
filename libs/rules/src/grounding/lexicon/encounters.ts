import { linesOf } from './lines.ts';

/** What a letter says of a visit, and of whoever signs having seen the patient. Own list. */
export const ENCOUNTERS = linesOf(`
examined|physical exam|physical examination|on exam|on examination|foot exam
evaluated|assessed|reassessed|re-evaluated
face-to-face|face to face|in-person visit|in person|telehealth|telemedicine|video visit|home visit|house call|phone call
office visit|clinic visit|appointment
consulted|consultation
first diagnosed|newly diagnosed|recently diagnosed
long-standing|longstanding|lifelong
observed|witnessed|demonstrated
trained|training|instructed|educated
have treated|have known|have followed|have cared for|under my care since|my patient since|longtime patient
under penalty of perjury|penalty of perjury|under oath|notarized|sworn
authorization number|approved by|was denied|denial
already uses|currently uses|previously used|has used|owns a|owns an|owns one|owns the|already has
replacement for|replaces
`);
