import type { CorpusCase } from '../corpus-case.ts';
import { coughAssistDuchenne } from './cough-assist-duchenne.ts';
import { speechDeviceAphasia } from './speech-device-aphasia.ts';
import { urostomyPouchesFarmer } from './urostomy-pouches-farmer.ts';

/** Three more by the eighth stranger, in another style, after the check was mended by the first eight hands. */
export const ninthStrangersCases: readonly CorpusCase[] = [
  coughAssistDuchenne,
  speechDeviceAphasia,
  urostomyPouchesFarmer,
];
