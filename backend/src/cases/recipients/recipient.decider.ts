import type { Recipient, RecipientDetails } from '@vouchwell/contract';
import { foldText, RECIPIENTS_MOST } from '@vouchwell/rules';
import { conflict } from '../../kernel/basics/problem.ts';
import type { Command, Decider } from '../../kernel/deciding/decider.ts';
import type { RecipientEvent } from './recipient.events.ts';

export type RecipientCommand = Command<'NameRecipient'> & {
  readonly patient: number;
  readonly details: RecipientDetails;
};

const said = ({ kind, name, address, purpose }: RecipientDetails) =>
  [kind, name, address ?? '', purpose].map(foldText).join('\n');

/** Those of one patient: nothing of them is taken back, as entries of the history name them. */
export const recipientDecider: Decider<readonly Recipient[], RecipientCommand, RecipientEvent> = {
  initial: [],
  decide({ details, patient }, known) {
    // Whoever is named as one known already is that one.
    if (numberIn(known, details) !== undefined) return [];
    if (known.length >= RECIPIENTS_MOST)
      throw conflict(
        'too_many_recipients',
        `${RECIPIENTS_MOST} recipients are named for this patient, which is the most: choose one of them, or none.`,
      );
    const data = { recipient: known.length + 1, ...details };
    return [{ type: 'RecipientNamed', data, subject: patient }];
  },
  evolve: (known, { data: { recipient, ...details } }) => [...known, { id: recipient, ...details }],
};

/** Its number; undefined where nobody was named so. */
export const numberIn = (known: readonly Recipient[], details: RecipientDetails): number | undefined =>
  known.find((one) => said(one) === said(details))?.id;
