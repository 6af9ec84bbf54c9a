import { Textarea, type TextareaProps } from '@mantine/core';

/** Why something is done. A dialog begins there. `description`: where the reason stays. */
export function ReasonField(props: TextareaProps) {
  return <Textarea label="Reason" required autosize minRows={2} maxLength={500} data-autofocus {...props} />;
}

export const reasonMissing = (reason: string) => (reason.trim() ? null : 'Reason is required.');
