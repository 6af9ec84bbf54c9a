import { asSentence, sentenceFault, type SentenceFault } from './sentence-faults.ts';

describe('what small models write where a sentence was asked for', () => {
  test.each<[SentenceFault | null, string]>([
    [null, "The patient's primary diagnosis is Urge incontinence."],
    [null, 'The ordered Adult briefs, large, keep moisture away from the skin (420 per month).'],
    ['circles', 'The patient is Margaret Sample, 78 years old female, female, female, female, female.'],
    ['circles', 'The patient needs it and the patient needs it and the patient needs it now.'],
    ['talks', 'Sure, here is the paragraph.'],
    ['talks', 'Here are the sentences about the case.'],
    ['talks', 'I recommend the briefs for the patient.'],
    ['talks', 'As an AI the writer of it has no opinion on the briefs.'],
    ['talks', 'The order follows from fact 3 and the diagnosis.'],
    ['not_english', 'La paciente necesita los pañales para la incontinencia.'],
    ['not_english', '患者需要成人纸尿裤。'],
    ['brackets', 'The patient has had [number] falls in the last year.'],
    ['brackets', '{"facts": the patient is in need of it.'],
    ['cut', 'The patient needs the briefs because'],
    ['empty', 'Null.'],
    ['empty', ''],
  ])('%s: %s', (fault, text) => {
    expect(sentenceFault(text, [])).toBe(fault);
  });

  test('what was said before is not said again, whatever its marks', () => {
    const said = ['The patient needs the briefs.'];
    expect(sentenceFault('The patient needs, the briefs!', said)).toBe('repeats');
    expect(sentenceFault('The patient needs the underpads.', said)).toBeNull();
  });

  test('what was cut gets no full stop', () => {
    expect(sentenceFault(asSentence('They help to prevent the loss of toes or foot', false), [])).toBe('cut');
  });

  test.each([
    ['1. The patient needs **briefs**', 'The patient needs briefs.'],
    ['“The patient needs briefs.”', 'The patient needs briefs.'],
    ['  The patient\n needs   briefs ', 'The patient needs briefs.'],
    ['The patient needs briefs,', 'The patient needs briefs,'],
  ])('%s is read as %s', (text, sentence) => {
    expect(asSentence(text)).toBe(sentence);
  });
});
