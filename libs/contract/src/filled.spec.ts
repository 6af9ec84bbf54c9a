import 'reflect-metadata';
import { IsInt, IsString } from 'class-validator';
import { filled, Type } from './filled.ts';
import { ContentRequest, DiagnosesRequest, ImportLibraryRequest, ListCasesQuery } from './index.ts';

test('only the fields of the class are looked at, however many others there are', () => {
  let looks = 0;
  const crowd = Object.fromEntries(Array.from({ length: 40_000 }, (_, n) => [`k${n}`, n]));
  const watched = new Proxy(
    { ...crowd, diagnoses: [] },
    {
      get: (body, key) => (looks++, Reflect.get(body, key)),
      getOwnPropertyDescriptor: (body, key) => (looks++, Reflect.getOwnPropertyDescriptor(body, key)),
      ownKeys: () => {
        throw new Error('Nobody needs to list the keys.');
      },
    },
  );
  expect(filled(DiagnosesRequest, watched)).toEqual({ diagnoses: [] });
  expect(looks).toBe(2);
});

test('nested classes and lists of them are filled the same way', () => {
  const made = filled(DiagnosesRequest, { diagnoses: [{ code: ' I10 ', id: 7 }, 'x', null] });
  expect(JSON.parse(JSON.stringify(made.diagnoses))).toEqual([{ code: 'I10' }, 'x', null]);
  expect(made.diagnoses[0]!.constructor.name).toBe('DiagnosisRequest');
});

test('what is inherited, what has a default and what is free', () => {
  expect(filled(ListCasesQuery, { page: '2', search: ' x ' })).toEqual({ page: 2, search: 'x' });
  expect(filled(ListCasesQuery, { page: '' }).page).toBeUndefined();
  // Only what is written out is a number; the rest is for the validator to refuse.
  for (const page of ['1e5', '0x1f', ' 7', '1.5', 'Infinity', true])
    expect(filled(ListCasesQuery, { page }).page).toBe(page);
  expect(filled(ContentRequest, { title: 'T' }).quality_score).toBe(3);
  const file = { contents: [] };
  expect(filled(ImportLibraryRequest, { file }).file).toBe(file);
});

test('nothing comes from the prototype of what was sent', () => {
  class Named {
    @IsString() toString!: () => string;
    @Type(() => Number) @IsInt() valueOf!: () => number;
  }
  expect(Object.keys(filled(Named, {}))).toEqual([]);
});
