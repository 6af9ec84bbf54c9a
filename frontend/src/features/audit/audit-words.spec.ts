import { expect, it } from 'vitest';
import { objectName } from './audit-words.ts';

it.each([
  ['case-42', 'Case 42'],
  ['patient-import-3', 'Patient import 3'],
  ['second-factor-7', 'Second factor of user 7'],
  ['second-factor-rule-1', 'Rule of the second factor'],
  ['site-1', 'Site'],
  ['alert-rules-1', 'Alert rules'],
  ['diagnosis-n3941', 'Diagnosis N39.41'],
  ['dme-item-5', 'DME item 5'],
  ['content-9', 'Library content 9'],
  ['audit', 'Audit'],
])('%s is called %s', (object, name) => expect(objectName(object)).toBe(name));
