import { item, type StarterCategory } from './starter-category.ts';

/** Coverage: LCD L33797, NCD 240.2. Rented by the month. */
export const oxygen: StarterCategory = {
  name: 'Oxygen',
  description: 'Concentrators and cylinders for oxygen at home.',
  items: [
    item('Oxygen concentrator', 'E1390', 'month of rental', 'Stationary concentrator, single port.'),
    item('Portable oxygen, gaseous', 'E0431', 'month of rental', 'Portable cylinder with its accessories.'),
    item('Portable oxygen concentrator', 'E1392', 'month of rental', 'Concentrator that can be carried.'),
    item('Stationary oxygen, liquid', 'E0439', 'month of rental', 'Stationary reservoir of liquid oxygen.'),
  ],
};

/** Coverage: LCD L33718, article A52467. */
export const airwayPressure: StarterCategory = {
  name: 'Positive Airway Pressure',
  description: 'Devices, masks and tubing for obstructive sleep apnea.',
  items: [
    item('CPAP device', 'E0601', 'each', 'Continuous positive airway pressure device.'),
    item('Bilevel device without backup rate', 'E0470', 'each', 'Device of two pressures.'),
    item('Full face mask', 'A7030', 'each', 'Mask over nose and mouth.', { sizes: ['S', 'M', 'L'] }),
    item('Nasal mask', 'A7034', 'each', 'Nasal interface with or without head strap.', {
      sizes: ['S', 'M', 'L'],
    }),
    item('CPAP tubing', 'A7037', 'each', 'Tubing between device and mask.'),
  ],
};

/** Coverage: LCD L33370, article A52466. */
export const nebulizers: StarterCategory = {
  name: 'Nebulizers',
  description: 'Compressors and sets for inhaled drugs.',
  items: [
    item('Nebulizer with compressor', 'E0570', 'each', 'Small volume nebulizer compressor.'),
    item('Nebulizer set, disposable', 'A7003', 'each', 'Administration set for single use.'),
    item('Nebulizer set, reusable', 'A7005', 'each', 'Administration set that is cleaned and used again.'),
  ],
};

const sides = ['Left S', 'Left M', 'Left L', 'Right S', 'Right M', 'Right L'];

/** Coverage: LCD L33686 of the ankle and foot, L33318 of the knee. */
export const orthoses: StarterCategory = {
  name: 'Orthoses',
  description: 'Braces for ankle, foot and knee.',
  items: [
    item('Ankle-foot orthosis, prefabricated', 'L1930', 'each', 'Plastic, prefabricated, fitted.', {
      sizes: sides,
    }),
    item('Ankle-foot orthosis, custom', 'L1960', 'each', 'Plastic, solid ankle, made to measure.'),
    item('Knee-ankle-foot orthosis, custom', 'L2036', 'each', 'Plastic, double upright, made to measure.'),
    item('Static ankle-foot orthosis', 'L4397', 'each', 'Prefabricated, to stretch a contracture.', {
      sizes: sides,
    }),
    item('Knee orthosis, adjustable joints', 'L1833', 'each', 'Prefabricated, off the shelf.', {
      sizes: sides,
    }),
  ],
};

/** Coverage: LCD L33736. */
export const commodes: StarterCategory = {
  name: 'Commodes',
  description: 'Commode chairs for those who cannot reach a toilet.',
  items: [
    item('Commode chair', 'E0163', 'each', 'Mobile or stationary, with fixed arms.'),
    item('Commode chair, detachable arms', 'E0165', 'each', 'Mobile or stationary, with detachable arms.'),
    item('Commode chair, extra wide', 'E0168', 'each', 'Extra wide or for heavier users.'),
  ],
};

/** Coverage: LCD L33820. */
export const hospitalBeds: StarterCategory = {
  name: 'Hospital Beds',
  description: 'Beds that give positions an ordinary bed cannot.',
  items: [
    item('Hospital bed, fixed height', 'E0250', 'each', 'With side rails and mattress.'),
    item('Hospital bed, variable height', 'E0255', 'each', 'With side rails and mattress.'),
    item(
      'Hospital bed, semi-electric',
      'E0260',
      'each',
      'Head and foot electric, with side rails and mattress.',
    ),
    item('Hospital bed, heavy duty', 'E0303', 'each', 'For more than 350 to 600 pounds, with mattress.'),
  ],
};

/** Coverage: LCD L33803, article A52521: at most 200 intermittent catheters and one indwelling catheter a month. */
const intermittent = { limit: [200, 'month'], group: 'Intermittent catheter' } as const;
export const urological: StarterCategory = {
  name: 'Urological Supplies',
  description: 'Catheters for lasting retention or incontinence of urine.',
  items: [
    item('Intermittent catheter, straight', 'A4351', 'each', 'Straight tip.', intermittent),
    item('Intermittent catheter, curved tip', 'A4352', 'each', 'Coudé tip.', intermittent),
    item('Intermittent catheter kit, sterile', 'A4353', 'each', 'With insertion supplies.', {
      limit: intermittent.limit,
    }),
    item('Indwelling catheter', 'A4338', 'each', 'Foley type, two-way, latex with coating.', {
      limit: [1, 'month'],
    }),
  ],
};
