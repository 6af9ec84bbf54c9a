import type { WrittenSentence } from './written-sentence.ts';

/** What Qwen2.5-Coder 1.5B Instruct wrote of the further cases. */
export const furtherQwen: readonly WrittenSentence[] = [
  {
    case: 'further-walker-fracture',
    prompt: 'simple',
    label: 'no claim',
    text: 'I am writing to inform you that my patient, Odalys Brinkerhoff, is currently undergoing medical care and requires specific items for her daily life.',
  },
  {
    case: 'further-walker-fracture',
    prompt: 'simple',
    label: 'supported',
    text: 'The first item on our order list is a Folding Walker with Wheels.',
  },
  {
    case: 'further-walker-fracture',
    prompt: 'simple',
    label: 'no claim',
    text: 'This walker is designed to help patients safely move around their homes by distributing weight evenly across their legs.',
  },
  {
    case: 'further-walker-fracture',
    prompt: 'simple',
    label: 'supported',
    text: 'The left leg will bear 50% of her weight until January 4, 2027.',
  },
  {
    case: 'further-walker-fracture',
    prompt: 'simple',
    label: 'supported',
    text: 'With a cane, she would not be able to walk from the bed to the kitchen or 20 feet.',
  },
  {
    case: 'further-walker-fracture',
    prompt: 'simple',
    label: 'supported',
    text: 'However, with a wheeled walker, she was able to walk 80 feet on November 18, 2026.',
  },
  {
    case: 'further-walker-fracture',
    prompt: 'simple',
    label: 'supported',
    text: 'The second item is a Commode Chair, Stationary.',
  },
  {
    case: 'further-walker-fracture',
    prompt: 'simple',
    label: 'no claim',
    text: 'This chair is designed to provide support and comfort for patients who need to use the toilet safely.',
  },
  {
    case: 'further-walker-fracture',
    prompt: 'simple',
    label: 'supported',
    text: "The only toilet in the patient's home is located on the upper floor, which requires her to climb 14 steps up.",
  },
  {
    case: 'further-walker-fracture',
    prompt: 'simple',
    label: 'supported',
    readings: ['contradicts', 'supported'],
    text: 'Therefore, she cannot use a cane or walker to reach the toilet.',
  },
  {
    case: 'further-walker-fracture',
    prompt: 'simple',
    label: 'no claim',
    text: 'These items are ordered for use at home as part of the treatment of her diagnoses in this letter.',
  },
  {
    case: 'further-walker-fracture',
    prompt: 'simple',
    label: 'no claim',
    text: 'I hope that they will be helpful in helping her maintain independence and safety while undergoing medical care.',
  },
  {
    case: 'further-strips-elder',
    prompt: 'simple',
    label: 'supported',
    text: 'I am writing to request a medical necessity order for BGM test strips and Lancets for Wendell Ray Sokolova, an 81-year-old male patient with Type 2 diabetes mellitus and diabetic chronic kidney disease.',
  },
  {
    case: 'further-strips-elder',
    prompt: 'simple',
    label: 'supported',
    text: 'The reason given is that he does not use insulin and has stopped taking glipizide on September 14, 2026, after a value of 48 mg/dL.',
  },
  {
    case: 'further-strips-elder',
    prompt: 'simple',
    label: 'supported',
    text: 'He tests twice a day while the treatment is changed.',
  },
  {
    case: 'further-strips-elder',
    prompt: 'simple',
    label: 'no claim',
    readings: ['no claim', 'supported'],
    text: 'The BGM test strips will be used to monitor his blood glucose levels at home, allowing him to answer questions about meals, activity, and treatment in real-time.',
  },
  {
    case: 'further-strips-elder',
    prompt: 'simple',
    label: 'no claim',
    text: 'The lancets will be used once and have to be replaced.',
  },
  {
    case: 'further-strips-elder',
    prompt: 'simple',
    label: 'no claim',
    text: "I understand that this order may require some time to process, but I am confident that it is necessary for Wendell's health.",
  },
];
