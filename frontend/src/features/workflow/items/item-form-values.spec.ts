import { describe, expect, it } from 'vitest';
import { categories } from '../../../testing/case-backend.ts';
import { choicesFor, emptyItem } from './item-form-values.ts';

const [incontinence] = categories;
const brief = { ...emptyItem('Incontinence'), item: 'Adult brief' };

/** The catalogue's category with other details of its brief. */
function catalogue(part: object) {
  const details = { 'Adult brief': { ...incontinence!.details!['Adult brief']!, ...part } };
  return [{ ...incontinence!, details }];
}

describe('what an item is asked', () => {
  it('begins with one', () => expect(emptyItem().quantity).toBe(1));

  it('the sizes and colors of the specification where the catalogue lists none', () => {
    const found = choicesFor(catalogue({ requires_size: true, requires_color: true }), brief);
    expect(found.sizes).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']);
    expect(found.colors).toEqual(['White', 'Black', 'Blue', 'Gray', 'Beige']);
    expect(found.lengths).toBeNull();
  });

  it('the length as free text, or from the catalogue’s list', () => {
    const free = choicesFor(catalogue({ requires_length: true }), brief);
    expect(free.lengths).toEqual([]);
    const listed = choicesFor(catalogue({ requires_length: true, available_lengths: ['Short'] }), brief);
    expect(listed.lengths).toEqual(['Short']);
  });

  it('its limit by quantityLimits', () => {
    expect(choicesFor(categories, brief).limit).toBe(360);
    expect(choicesFor(categories, { ...brief, item: 'Wipes' }).limit).toBeNull();
  });
});
