import { item, type StarterCategory } from './starter-category.ts';

/** Briefs and underpads: the specification's guidance. States differ: 200 a month in Oregon, 250 in New York. */
const briefs = { limit: [360, 'month'], group: 'Adult briefs' } as const;
const underpads = { limit: [150, 'month'], group: 'Underpads' } as const;

/** Supplies that payers limit by state: HCPCS T4521–T4545. One item per code, because the codes tell sizes apart. */
export const incontinence: StarterCategory = {
  name: 'Incontinence',
  description: 'Absorbent products for bladder and bowel incontinence.',
  items: [
    item('Adult briefs, small', 'T4521', 'each', 'Disposable brief with tabs, adult, small.', briefs),
    item('Adult briefs, medium', 'T4522', 'each', 'Disposable brief with tabs, adult, medium.', briefs),
    item('Adult briefs, large', 'T4523', 'each', 'Disposable brief with tabs, adult, large.', briefs),
    item(
      'Adult briefs, extra large',
      'T4524',
      'each',
      'Disposable brief with tabs, adult, extra large.',
      briefs,
    ),
    item(
      'Adult briefs, bariatric',
      'T4543',
      'each',
      'Disposable brief with tabs, adult, above extra large.',
      briefs,
    ),
    item('Protective underwear, small', 'T4525', 'each', 'Disposable pull-on underwear, adult, small.'),
    item('Protective underwear, medium', 'T4526', 'each', 'Disposable pull-on underwear, adult, medium.'),
    item('Protective underwear, large', 'T4527', 'each', 'Disposable pull-on underwear, adult, large.'),
    item(
      'Protective underwear, extra large',
      'T4528',
      'each',
      'Disposable pull-on underwear, adult, extra large.',
    ),
    item(
      'Bladder control pads',
      'T4535',
      'each',
      'Disposable liner, shield, guard or pad worn in underwear.',
    ),
    item('Youth briefs', 'T4533', 'each', 'Disposable brief for youths.'),
    item('Reusable protective underwear', 'T4536', 'each', 'Washable pull-on underwear.', {
      sizes: true,
      colors: true,
    }),
    item('Underpads, large', 'T4541', 'each', 'Disposable underpad, large.', underpads),
    item('Underpads, small', 'T4542', 'each', 'Disposable underpad, small.', underpads),
    item('Reusable underpad, bed size', 'T4537', 'each', 'Washable underpad for the bed.'),
  ],
};

/** Coverage: LCD L33822, article A52464. */
export const continuousGlucose: StarterCategory = {
  name: 'Continuous Glucose Monitoring',
  description: 'Sensors and receivers that measure glucose around the clock.',
  items: [
    item(
      'CGM receiver, non-adjunctive',
      'E2103',
      'each',
      'Receiver of a monitor that replaces finger-stick testing.',
    ),
    item(
      'CGM supplies, non-adjunctive',
      'A4239',
      'month of supply',
      'Sensors, transmitters and all other supplies for one month.',
    ),
    item(
      'CGM receiver, adjunctive',
      'E2102',
      'each',
      'Receiver of a monitor used beside finger-stick testing.',
    ),
    item(
      'CGM supplies, adjunctive',
      'A4238',
      'month of supply',
      'Sensors, transmitters and all other supplies for one month.',
    ),
  ],
};

/** Coverage: LCD L33822. Strips: 300 per 3 months with insulin; 100 without. */
export const bloodGlucose: StarterCategory = {
  name: 'Blood Glucose Monitoring',
  description: 'Meters, strips and lancets for testing blood from the finger.',
  items: [
    item('Blood glucose meter', 'E0607', 'each', 'Home blood glucose monitor.'),
    item(
      'Blood glucose meter with voice',
      'E2100',
      'each',
      'Monitor with an integrated voice, for impaired vision.',
    ),
    item('BGM test strips', 'A4253', 'strip', 'Test strips, counted singly; billed per 50.', {
      limit: [300, '3 months'],
    }),
    item('Lancets', 'A4259', 'box of 100', 'Lancets for finger sticks.'),
    item('Lancing device', 'A4258', 'each', 'Spring-powered device that holds the lancet.'),
    item('Control solution', 'A4256', 'each', 'Calibrator solution to check the meter.'),
  ],
};
