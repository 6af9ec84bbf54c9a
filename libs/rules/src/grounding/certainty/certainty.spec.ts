import { checkGrounding } from '../check-grounding.ts';
import { fifthStrangersCases } from '../corpus/index.ts';

const tiersIn = (id: string, text: string): string[] => {
  const { facts, today } = fifthStrangersCases.find((one) => one.id === id)!;
  return checkGrounding(text, facts, today).marks.map((mark) => `${mark.text}: ${mark.tier ?? 'strong'}`);
};

// A place of the case that is clearly filled with something else.
test.each([
  ['cpap-apnea', 'He carries G47.31.', 'G47.31: strong'],
  ['cpap-apnea', 'A man of sixty-eight, he was born on March 22, 1958.', 'March 22, 1958: strong'],
  ['cpap-apnea', 'He is a 68-year-old man.', '68-year-old: strong'],
  ['cpap-apnea', 'His blood pressure is treated with lisinopril.', 'lisinopril: strong'],
  ['cpap-apnea', 'He weighs 263 pounds.', '263: strong'],
  ['cpap-apnea', 'A7038 disposable filters, qty 17 a month.', '17 a month: strong'],
  ['knee-brace-acl', 'He nods off at her desk.', 'her: strong'],
  ['lymph-pump-leg', 'Her history includes a cancer of the breast.', 'breast: strong'],
])('%s: “%s” is said to contradict the case', (id, text, mark) => {
  expect(tiersIn(id, text)).toContain(mark);
});

// Shorthand, what is not chosen, what is reckoned, and what is said in general.
test.each([
  ['cpap-apnea', 'Nadir sat 78, T88 62 min.'],
  ['cpap-apnea', 'MAD x10 wk from 2/2.'],
  ['cpap-apnea', 'Untreated severe sleep apnea is associated in the literature with high blood pressure.'],
  ['diapers-autism', 'Jonah has autism (F84.0).'],
  ['diapers-autism', 'He wears size medium.'],
  ['lymph-pump-leg', 'E0651 is ordered. The dearer type (E0652) is not requested.'],
  ['lymph-pump-leg', 'Diuretics do little against it.'],
  ['lymph-pump-leg', 'In inches, the left calf is 18.4 around.'],
  ['glucose-monitor-pregnancy', 'Seven readings fell outside the hours from two to four.'],
  ['tilt-chair-child', 'The red spot over her tailbone was gone after nine days.'],
  ['tilt-chair-child', 'Two pneumonias in four months, November 2025 and February 2026.'],
  ['knee-brace-acl', 'He has been off work since the surgery.'],
])('%s: “%s” contradicts nothing', (id, text) => {
  expect(tiersIn(id, text).filter((mark) => mark.endsWith(': strong'))).toEqual([]);
});
