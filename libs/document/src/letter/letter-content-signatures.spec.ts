import { letterContent } from './letter-content.ts';
import { letterText } from './letter-text.ts';
import { frameOf, sampleAddenda, sampleLetter } from './letter.sample.ts';
import type { Letter, LetterSignature } from './letter.ts';

const made = { name: 'Ana Diaz, MD', at: '2026-11-20T08:00:00.000Z' };
const signedAt = 'November 21, 2026, 14:05:09 UTC';
const sam: LetterSignature = {
  name: 'Sam Lee',
  meaning: 'I attest',
  signed_at: '2026-11-21T14:05:09.000Z',
  npi: null,
  mark: 'S. Lee',
  signed_for: 'Ana Diaz',
};
const ana = { ...sam, name: 'Ana Diaz', npi: '1234567893', mark: 'A. Diaz', signed_for: null };

function blocks(provider: Partial<NonNullable<Letter['provider']>>, signature: LetterSignature, format = 3) {
  const facts = { name: 'Ana Diaz', npi: '1234567893', signature: null, date_signed: '2026-11-19' };
  const letter = {
    ...sampleLetter,
    format: format as Letter['format'],
    provider: { ...facts, ...provider },
    signature,
  };
  const [theirs, signer] = letterContent(letter, frameOf(letter)).signatures;
  return { provider: theirs!, signer: signer! };
}

test('where the provider has not signed, no day of a signature stands by their name', () => {
  const { provider, signer } = blocks({ signature_by: null }, sam);
  expect(provider).toMatchObject({ mark: null, lines: ['NPI 1234567893', 'No signature of the provider'] });
  expect(signer.lines).toEqual([
    'Signed by Sam Lee for Ana Diaz, who has not signed',
    signedAt,
    'Meaning: I attest',
  ]);
});

test('where another entered the provider’s signature, it is told and neither shown nor dated', () => {
  const { provider } = blocks(
    { signature: 'Ana Diaz', signature_by: { ...made, name: 'Sam Lee', own: false } },
    sam,
  );
  expect(provider.mark).toBeNull();
  expect(provider.lines).toEqual([
    'NPI 1234567893',
    'Signature entered by Sam Lee, November 20, 2026, 08:00:00 UTC, not by the provider',
  ]);
});

test('the provider who signs the letter states the day', () => {
  const { provider, signer } = blocks({ signature_by: null }, ana);
  expect(provider.lines).toEqual(['NPI 1234567893', 'Date signed: November 19, 2026']);
  expect(signer).toMatchObject({ mark: 'A. Diaz', lines: ['NPI 1234567893', signedAt, 'Meaning: I attest'] });
});

test('the provider’s own hand stands with the moment that was recorded, whoever signs the letter', () => {
  const by = { ...made, own: true };
  const { provider } = blocks({ signature: 'A. Diaz', signature_by: by }, { ...sam, signed_for: null });
  expect(provider.mark).toBe('A. Diaz');
  expect(provider.lines).toEqual([
    'NPI 1234567893',
    'Signature made by Ana Diaz, MD, November 20, 2026, 08:00:00 UTC',
  ]);
});

test('a hand of before the case changed is told and not shown under what it was not made on', () => {
  const by = { ...made, own: true, before_changes: true as const };
  const { provider } = blocks({ signature: 'A. Diaz', signature_by: by }, sam);
  expect(provider.mark).toBeNull();
  expect(provider.lines).toEqual([
    'NPI 1234567893',
    'Signature made by Ana Diaz, MD, November 20, 2026, 08:00:00 UTC, before the case was last changed',
  ]);
});

test('an account of the provider’s name without an NPI is neither said to be them nor not to be', () => {
  const by = { ...made, name: 'Ana Diaz', own: false };
  const nobody = { ...ana, npi: null };
  const { provider, signer } = blocks({ signature: 'A. Diaz', signature_by: by }, nobody);
  expect(provider).toMatchObject({
    mark: null,
    lines: [
      'NPI 1234567893',
      'Signature entered by Ana Diaz, November 20, 2026, 08:00:00 UTC, whose account is not known as the provider’s',
    ],
  });
  expect(signer.lines).toEqual([
    'This site has not confirmed which NPI is the signer’s',
    signedAt,
    'Meaning: I attest',
  ]);
  expect(blocks({ signature_by: null }, nobody).provider.lines).toEqual(['NPI 1234567893']);
});

/** What was signed so is printed so, as its hash proves. */
test.each([1, 2])('a letter of format %s is drawn as it was signed', (format) => {
  const lines = ['NPI 1234567893', 'Date signed: November 19, 2026'];
  expect(blocks({ signature_by: null }, sam, format).provider.lines).toEqual([
    ...lines,
    'No signature of the provider',
  ]);
  const by = { ...made, own: true };
  expect(blocks({ signature: 'A. Diaz', signature_by: by }, sam, format).provider).toMatchObject({
    mark: 'A. Diaz',
    lines: [...lines, 'Signature made by Ana Diaz, MD, November 20, 2026, 08:00:00 UTC'],
  });
  const another = { ...by, name: 'Sam Lee', own: false };
  expect(blocks({ signature: 'A. Diaz', signature_by: another }, sam, format).provider).toMatchObject({
    mark: null,
    lines: [...lines, 'Signature entered by Sam Lee, November 20, 2026, 08:00:00 UTC, not by the provider'],
  });
  expect(blocks({ signature: 'A. Diaz' }, sam, format).provider).toMatchObject({ mark: 'A. Diaz', lines });
  expect(blocks({}, { ...ana, npi: null }, format).signer.lines).toEqual([signedAt, 'Meaning: I attest']);
});

test('an addendum says for whom it was signed, and an earlier one stays as it was', () => {
  const [earlier] = sampleAddenda;
  const lent = { ...earlier!, number: 2, signed_for: 'Ana Diaz' };
  const text = letterText(sampleLetter, frameOf(sampleLetter, { addenda: [earlier!, lent] }));
  const said = text.replace(/\s+/g, ' ');
  const rest = 'November 23, 2026, 08:00:01 UTC · SHA-256 ab12ab12ab12ab12…';
  expect(said).toContain(`Signed by ${earlier!.signature}, ${rest}`);
  expect(said).toContain(`Signed by ${earlier!.signature} for Ana Diaz, who has not signed, ${rest}`);
});
