import { describe, expect, it } from 'vitest';
import { aContent, aVersion } from '../../testing/library.ts';
import { fromValues, newContent, qualityOf, requestOf, valuesOf } from './content-values.ts';
import { changesBetween } from './version-facts.ts';

describe('the quality that was typed', () => {
  it.each([
    [3, 3],
    ['4.25', 4.3],
    ['', 0],
    ['good', 0],
    [Number.NaN, 0],
    [9, 5],
    [-1, 0],
  ])('%j counts as %d', (typed, quality) => expect(qualityOf(typed)).toBe(quality));
});

describe('what is sent', () => {
  it('has tags without blanks, and says whether it is active only of a content that is there', () => {
    const values = { ...newContent, title: ' T ', content: 'c', tags: ' a, ,b c ,' };
    expect(fromValues(values, false)).toEqual({
      content_type: 'instruction',
      title: 'T',
      content: 'c',
      category: 'general',
      subcategory: '',
      tags: ['a', 'b c'],
      quality_score: 3,
      avoid: false,
    });
    expect(fromValues(values, true)).toHaveProperty('is_active', true);
  });

  it('is the same content again where nothing was typed', () => {
    const content = aContent();
    const { is_active, ...rest } = fromValues(valuesOf(content), true);
    expect(is_active).toBe(true);
    expect(rest).toEqual(requestOf(content));
  });
});

it('two versions differ by what differs, beside the text', () => {
  const changed = aVersion(2, { title: 'New', tags: [], is_active: false, content: 'Other words' });
  expect(changesBetween(aVersion(1), changed)).toEqual([
    { label: 'Title', from: 'What a reviewer looks for', to: 'New' },
    { label: 'Tags', from: 'LCD, quantity', to: 'none' },
    { label: 'State', from: 'active', to: 'inactive' },
  ]);
});
