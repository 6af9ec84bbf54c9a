import { getMetadataStorage, IsString, MaxLength, validateSync } from 'class-validator';
import { rememberRules } from './remembered-rules.ts';

class Named {
  @IsString({ message: 'Name must be text.' })
  readonly name: unknown;

  constructor(name: unknown) {
    this.name = name;
  }
}

class Titled extends Named {
  @MaxLength(3, { message: 'Title must not be longer than 3.' })
  readonly title: string;

  constructor(name: unknown, title: string) {
    super(name);
    this.title = title;
  }
}

class Noted {
  @IsString({ message: 'Note must be text.', groups: ['late'] })
  readonly note = 1;
}

const refusals = (request: object, groups?: string[]) =>
  validateSync(request, { forbidUnknownValues: false, ...(groups && { groups }) }).flatMap(
    ({ constraints }) => Object.values(constraints ?? {}),
  );

test('what a class and those it inherits from demand is the same the second time', () => {
  rememberRules(getMetadataStorage());
  for (let time = 0; time < 2; time++) {
    expect(refusals(new Titled(1, 'long'))).toEqual([
      'Title must not be longer than 3.',
      'Name must be text.',
    ]);
    expect(refusals(new Titled('Ana', 'Dr'))).toEqual([]);
    expect(refusals(new Named(1))).toEqual(['Name must be text.']);
  }
});

test('the rules of a class are looked for once', () => {
  const storage = getMetadataStorage();
  let looked = 0;
  const find = storage.getTargetValidationMetadatas.bind(storage);
  storage.getTargetValidationMetadatas = (...asked) => {
    looked += 1;
    return find(...asked);
  };
  rememberRules(storage);
  for (let time = 0; time < 3; time++) refusals(new Titled(1, 'long'));
  expect(looked).toBe(1);
});

test('rules of a group are those of the group that is asked for', () => {
  rememberRules(getMetadataStorage());
  expect(refusals(new Noted(), ['late'])).toEqual(['Note must be text.']);
  expect(refusals(new Noted(), ['early'])).toEqual([]);
});
