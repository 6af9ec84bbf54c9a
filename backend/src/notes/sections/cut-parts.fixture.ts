/**
 * What open models on Ollama 0.12.11 had written, word for word, when their room was over: asked for the argument of a
 * case as argument-prompt.ts asks for it, held to its schema by `format`, at a temperature of 0.2, and cut by
 * `num_predict`. The case is the one of `readyCase` in November 2026.
 */
export const cutParts: readonly {
  readonly model: string;
  readonly seed: number;
  /** `num_predict` */
  readonly most: number;
  readonly json: string;
  /** The sentence of it that a note takes; null: no sentence of it was whole. Another states an age, which a year makes wrong. */
  readonly taken: string | null;
}[] = [
  {
    model: 'smollm2-135m-instruct',
    seed: 11,
    most: 60,
    json: '{\n "parts" : [\n    {\n        "facts": [\n            1,\n            2,\n            3,\n            4,\n            2,\n            3\n         ]\n      ,\n       "text" : "][[0] + [" ',
    taken: null,
  },
  {
    model: 'smollm2-135m-instruct',
    seed: 12,
    most: 90,
    json: '{\n "parts": [\n    {\n        "facts" : [\n            1,\n            2,\n            3,\n            4,\n            1,\n            2\n        ],\n        "text" : "The patient is Ana Ramírez, a 76-year-old female patient. The diagnosis is Urge incontinence and the order is for a brief of no catalogue."\n    },\n    {\n       ',
    taken: 'The diagnosis is Urge incontinence and the order is for a brief of no catalogue.',
  },
  {
    model: 'gemma3-270m',
    seed: 11,
    most: 60,
    json: '{\n "parts": [\n { "facts": [\n  1, 2, 3, 4, 1, 2\n  ],\n "text": "The patient is Ana Ramírez, a 76-year-old female patient. She',
    taken: null,
  },
  {
    model: 'gemma3-270m',
    seed: 12,
    most: 100,
    json: '{\n "parts": [{\n "facts": [\n  1, 2, 3, 4, 1, 2\n  ],\n "text": "The patient is Ana Ramírez, a 76-year-old female patient. The patient is Ana Ramírez, a 76-year-old female patient. The patient is Ana Ramírez, a 76-year-old female patient. The patient is Ana Ramírez, a',
    taken: null,
  },
  {
    model: 'qwen2.5-coder-1.5b-instruct',
    seed: 11,
    most: 70,
    json: '{ "parts": [\n    {\n      "facts": [\n        2,\n        4\n      ],\n      "text": "Ana Ramírez\'s Urge incontinence requires absorbent products that follow from the number of changes."\n    },\n    {\n      "facts": [\n        3\n      ],\n      "',
    taken:
      "Ana Ramírez's Urge incontinence requires absorbent products that follow from the number of changes.",
  },
];
