import { item, type StarterCategory } from './starter-category.ts';

/**
 * Canes, crutches and walkers: LCD L33733 and L33791. Manual wheelchairs: L33788. Power mobility: L33789,
 * article A52498. The policies give criteria, not quantities.
 */
export const mobility: StarterCategory = {
  name: 'Mobility',
  description: 'Canes, crutches, walkers and wheelchairs for daily life at home.',
  items: [
    item('Cane', 'E0100', 'each', 'Adjustable or fixed cane with tip.', { lengths: true }),
    item('Quad cane', 'E0105', 'each', 'Cane with three or four feet, adjustable or fixed.', {
      lengths: true,
    }),
    item('Forearm crutches', 'E0110', 'pair', 'Pair with tips and handgrips, adjustable or fixed.', {
      lengths: true,
    }),
    item('Underarm crutches', 'E0114', 'pair', 'Pair, not of wood, with pads, tips and handgrips.', {
      lengths: true,
    }),
    item('Folding walker', 'E0135', 'each', 'Pickup walker, folding, adjustable or fixed height.'),
    item('Wheeled walker', 'E0143', 'each', 'Folding wheeled walker, adjustable or fixed height.'),
    item('Heavy-duty wheeled walker', 'E0149', 'each', 'Wheeled walker for heavier users.'),
    item('Walker seat', 'E0156', 'each', 'Seat attachment for a walker.', { colors: true }),
    item('Standard wheelchair', 'K0001', 'each', 'Manual wheelchair.', {
      sizes: ['16 in', '18 in', '20 in'],
    }),
    item('Lightweight wheelchair', 'K0003', 'each', 'Manual wheelchair, lightweight.', {
      sizes: ['16 in', '18 in', '20 in'],
    }),
    item(
      'High-strength lightweight wheelchair',
      'K0004',
      'each',
      'Manual wheelchair for many hours of use each day.',
      { sizes: ['16 in', '18 in', '20 in'] },
    ),
    item('Heavy-duty wheelchair', 'K0006', 'each', 'Manual wheelchair for heavier users.', {
      sizes: ['20 in', '22 in', '24 in'],
    }),
    item('Power wheelchair, group 2 standard', 'K0823', 'each', "Captain's chair, up to 300 pounds."),
    item('Power scooter, group 1 standard', 'K0800', 'each', 'Power operated vehicle, up to 300 pounds.'),
  ],
};
