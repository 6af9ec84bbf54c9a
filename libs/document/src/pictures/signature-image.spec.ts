import { samplePng } from '../letter/letter.sample.ts';
import { signatureImage } from './signature-image.ts';

const sound = samplePng(40, 20);
const bytes = Buffer.from(sound.slice(sound.indexOf(',') + 1), 'base64');
const asUrl = (data: Buffer) => `data:image/png;base64,${data.toString('base64')}`;

describe('a drawn signature', () => {
  test('is drawn when it is a small, sound PNG', () => {
    expect(signatureImage(sound)).toMatchObject({ width: 40, height: 20 });
  });

  test.each([
    ['nothing', null],
    ['typed text', 'Dr. A. Sample'],
    ['another kind of image', sound.replace('image/png', 'image/svg+xml')],
    ['text that only begins like one', 'data:image/png;base64,<svg onload=1>'],
    ['not an image inside', asUrl(Buffer.from('%PDF-1.7 /JS'))],
    ['cut off', asUrl(bytes.subarray(0, -5))],
    ['something after its end', asUrl(Buffer.concat([bytes, Buffer.from('<script>')]))],
    ['damaged', asUrl(Buffer.from(bytes.map((byte, index) => (index === 45 ? byte ^ 1 : byte))))],
    ['fewer pixels than it says', samplePng(40, 20, 19)],
    ['more pixels than it says', samplePng(40, 20, 2_000)],
    ['too large a picture', samplePng(2_001, 10)],
    ['no pixels', samplePng(0, 0)],
  ])('is not drawn when it is %s', (_, signature) => {
    expect(signatureImage(signature)).toBeNull();
  });
});
