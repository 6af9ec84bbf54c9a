/** How the turns of a talk are put before a model, in the words of Ollama's templates, and where its own turn ends. */
export interface Turns {
  readonly template: string;
  readonly stop: readonly string[];
}

const named = (before: string, after: string, end: string): string =>
  `{{- range .Messages }}${before}{{ .Role }}${after}{{ .Content }}${end}{{ end }}${before}assistant${after}`;

/**
 * By what only such templates hold. Ollama compares a file's template with some that it knows, letter by letter; those of
 * newer models, which speak of tools, are far from each [seen: 0.12.11 with Qwen2.5 Coder, which then neither hears what
 * the prompt says first nor comes to an end].
 */
const known: readonly (readonly [mark: string, turns: Turns])[] = [
  [
    '<|im_start|>',
    { template: named('<|im_start|>', '\n', '<|im_end|>\n'), stop: ['<|im_start|>', '<|im_end|>'] },
  ],
  [
    '<|start_header_id|>',
    {
      template: named('<|start_header_id|>', '<|end_header_id|>\n\n', '<|eot_id|>'),
      stop: ['<|start_header_id|>', '<|end_header_id|>', '<|eot_id|>'],
    },
  ],
  [
    '<start_of_turn>',
    {
      // It has no turn for what is said first: that stands before the question.
      template:
        '<start_of_turn>user\n{{ if .System }}{{ .System }}\n\n{{ end }}{{ .Prompt }}<end_of_turn>\n<start_of_turn>model\n',
      stop: ['<start_of_turn>', '<end_of_turn>'],
    },
  ],
  [
    '[INST]',
    {
      template: '[INST] {{ if .System }}{{ .System }}\n\n{{ end }}{{ .Prompt }}[/INST]',
      stop: ['[INST]', '[/INST]'],
    },
  ],
  [
    '<|end|>',
    {
      template: named('<|', '|>\n', '<|end|>\n'),
      stop: ['<|end|>', '<|system|>', '<|user|>', '<|assistant|>'],
    },
  ],
];

/** Of a file's chat template; null where it brings none, or one of another kind. */
export function turnsOf(chatTemplate: string | null): Turns | null {
  return known.find(([mark]) => chatTemplate?.includes(mark))?.[1] ?? null;
}

/** For a model that was taught no turns. */
export const PLAIN: Turns = { template: '{{ .System }}\n\n{{ .Prompt }}\n\n', stop: [] };

/** Whether a model, as its server shows it, is told what a prompt says first. */
export function tellsSystem(shown: unknown): boolean {
  const { template } = (shown ?? {}) as { template?: unknown };
  return typeof template !== 'string' || /\.(?:System|Messages)\b/.test(template);
}
