import { item, type StarterCategory } from './starter-category.ts';

const shoeSizes = ['5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15'];
/** Coverage: LCD L33369, article A52501: one pair a year, counted in single shoes as the codes are. */
const pair = [2, 'year'] as const;
/** Lymphedema Treatment Act, 2024: per body part 3 daytime garments in 6 months, 2 for the night in 2 years. */
const daytime = [3, '6 months'] as const;
const nighttime = [2, '2 years'] as const;

export const diabeticShoes: StarterCategory = {
  name: 'Diabetic Shoes',
  description: 'Therapeutic shoes, inserts and modifications for feet at risk from diabetes.',
  items: [
    item('Diabetic depth-inlay shoe', 'A5500', 'shoe', 'Off-the-shelf depth-inlay shoe with fitting.', {
      limit: pair,
      sizes: shoeSizes,
      colors: true,
    }),
    item('Diabetic custom-molded shoe', 'A5501', 'shoe', "Shoe molded from a cast of the patient's foot.", {
      limit: pair,
      sizes: shoeSizes,
      colors: true,
    }),
    item('Shoe insert, prefabricated', 'A5512', 'each', 'Multiple-density insert, heat-molded to the foot.'),
    item(
      'Shoe insert, custom molded',
      'A5513',
      'each',
      'Multiple-density insert molded from a model of the foot.',
    ),
    item(
      'Shoe insert, custom milled',
      'A5514',
      'each',
      'Multiple-density insert milled from a digital model of the foot.',
    ),
    item(
      'Shoe modification, rocker sole',
      'A5503',
      'shoe',
      'Roller or rigid rocker bottom added to a diabetic shoe.',
    ),
  ],
};

/** Venous ulcers: LCD L33831, article A54563, with modifier AW. */
export const compression: StarterCategory = {
  name: 'Compression',
  description: 'Stockings, sleeves and wraps for venous ulcers and lymphedema.',
  items: [
    item(
      'Compression stocking for venous ulcer, 30-40 mmHg',
      'A6531',
      'each',
      'Below-knee gradient stocking used as a surgical dressing.',
      { sizes: true, colors: true, lengths: true },
    ),
    item(
      'Compression stocking for venous ulcer, 40-50 mmHg',
      'A6532',
      'each',
      'Below-knee gradient stocking used as a surgical dressing.',
      { sizes: true, colors: true, lengths: true },
    ),
    item(
      'Compression wrap for venous ulcer, 30-50 mmHg',
      'A6545',
      'each',
      'Non-elastic below-knee wrap used as a surgical dressing.',
      { sizes: true, lengths: true },
    ),
    item(
      'Lymphedema stocking, below knee, 30-40 mmHg',
      'A6552',
      'each',
      'Daytime below-knee gradient stocking.',
      { limit: daytime, group: 'Lymphedema stocking', sizes: true, colors: true, lengths: true },
    ),
    item(
      'Lymphedema stocking, thigh length, 30-40 mmHg',
      'A6534',
      'each',
      'Daytime thigh-length gradient stocking.',
      { limit: daytime, group: 'Lymphedema stocking', sizes: true, colors: true, lengths: true },
    ),
    item('Lymphedema arm sleeve', 'A6578', 'each', 'Daytime gradient arm sleeve.', {
      limit: daytime,
      sizes: true,
      colors: true,
      lengths: true,
    }),
    item(
      'Lymphedema wrap, below knee',
      'A6583',
      'each',
      'Daytime below-knee gradient wrap with adjustable straps.',
      { limit: daytime, sizes: true, lengths: true },
    ),
    item(
      'Lymphedema night garment, lower leg and foot',
      'A6524',
      'each',
      'Padded gradient garment for the night.',
      { limit: nighttime, sizes: true },
    ),
  ],
};
