import type { PasswordSetBy } from '@vouchwell/rules';
import { conflict, forbidden } from '../kernel/basics/problem.ts';
import { type Command, type Decider, never } from '../kernel/deciding/decider.ts';
import type { ForgettingEvent, KeptCase } from './forgetting.events.ts';

/** `held`: one of the records merged into this one has a hold. */
export type ForgettingCommand =
  | (Command<'HoldPatient'> & { patients: readonly number[]; reason: string })
  | (Command<'LiftHold'> & { patients: readonly number[]; reason: string })
  | (Command<'AskForgetting'> & {
      patients: readonly number[];
      reason: string;
      user_id: number;
      held: boolean;
    })
  | Command<'WithdrawForgetting'>
  | (Command<'ConfirmForgetting'> & {
      patients: readonly number[];
      user_id: number;
      held: boolean;
      password_set_by: PasswordSetBy | null;
    })
  | (Command<'TellForgotten'> & { cases: readonly KeptCase[]; contents: readonly number[] })
  | Command<'RepeatForgetting'>;

export interface ForgettingState {
  readonly stage: 'none' | 'asked' | 'confirmed' | 'forgotten';
  /** The records that were asked about. */
  readonly patients: readonly number[];
  readonly asked_by: number | null;
  readonly isHeld: boolean;
}

type Of<T> = Extract<ForgettingCommand, { type: T }>;

/** Two admins decide that a patient is forgotten; a legal hold keeps everything. */
export const forgettingDecider: Decider<ForgettingState, ForgettingCommand, ForgettingEvent> = {
  initial: { stage: 'none', patients: [], asked_by: null, isHeld: false },
  decide(command, state) {
    switch (command.type) {
      case 'HoldPatient':
        return held(command, state);
      case 'LiftHold': {
        if (!state.isHeld) return [];
        const { patients, reason } = command;
        return [{ type: 'LegalHoldLifted', data: { patients, reason } }];
      }
      case 'AskForgetting':
        return asked(command, state);
      case 'WithdrawForgetting':
        demandNotBegun(state);
        if (state.stage === 'none') return [];
        return [{ type: 'ForgettingWithdrawn', data: { patients: state.patients } }];
      case 'ConfirmForgetting':
        return confirmed(command, state);
      case 'TellForgotten': {
        if (state.stage !== 'confirmed') return [];
        const { cases, contents } = command;
        return [{ type: 'PatientsForgotten', data: { patients: state.patients, cases, contents } }];
      }
      case 'RepeatForgetting':
        return state.stage === 'forgotten'
          ? [{ type: 'ForgettingUndone', data: { patients: state.patients } }]
          : [];
      default:
        return never(command);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'LegalHoldSet':
        return { ...state, isHeld: true };
      case 'LegalHoldLifted':
        return { ...state, isHeld: false };
      case 'ForgettingAsked': {
        const { patients, user_id } = event.data;
        return { ...state, stage: 'asked', patients, asked_by: user_id };
      }
      case 'ForgettingWithdrawn':
        return { ...state, stage: 'none', patients: [], asked_by: null };
      case 'ForgettingConfirmed':
      case 'ForgettingUndone':
        return { ...state, stage: 'confirmed' };
      case 'PatientsForgotten':
        return { ...state, stage: 'forgotten' };
      default:
        return never(event);
    }
  },
};

function held(command: Of<'HoldPatient'>, state: ForgettingState): ForgettingEvent[] {
  demandNotBegun(state);
  if (state.isHeld) throw conflict('hold_set', 'A legal hold stands on this patient’s data already.');
  const { patients, reason } = command;
  return [{ type: 'LegalHoldSet', data: { patients, reason } }];
}

function asked(command: Of<'AskForgetting'>, state: ForgettingState): ForgettingEvent[] {
  demandNotBegun(state);
  if (state.stage === 'asked')
    throw conflict(
      'forgetting_asked',
      'It was asked already that this patient is forgotten. Another admin has to confirm it, or it is taken back.',
    );
  demandNoHold(state, command);
  const { patients, reason, user_id } = command;
  return [{ type: 'ForgettingAsked', data: { patients, reason, user_id } }];
}

function confirmed(command: Of<'ConfirmForgetting'>, state: ForgettingState): ForgettingEvent[] {
  // The same button once more.
  if (state.stage === 'confirmed' || state.stage === 'forgotten') return [];
  if (state.stage === 'none')
    throw conflict('forgetting_not_asked', 'Nobody has asked that this patient is forgotten.');
  if (state.asked_by === command.user_id)
    throw forbidden('same_admin', 'Another admin has to confirm: you are the one who asked for it.');
  demandNoHold(state, command);
  const { patients, user_id, password_set_by } = command;
  if ([...patients].sort().join() !== [...state.patients].sort().join())
    throw conflict(
      'records_changed',
      'Another record was merged into this one since. Take the wish back and ask again, with all records in sight.',
    );
  const data = { patients, user_id, ...(password_set_by && { password_set_by }) };
  return [{ type: 'ForgettingConfirmed', data }];
}

function demandNotBegun({ stage }: ForgettingState): void {
  if (stage === 'confirmed' || stage === 'forgotten')
    throw conflict('forgetting_begun', 'This patient is forgotten: that cannot be taken back.');
}

function demandNoHold(state: ForgettingState, { held }: { held: boolean }): void {
  if (state.isHeld || held)
    throw conflict(
      'legal_hold',
      'A legal hold stands on this patient’s data. Lift it before anything is forgotten.',
    );
}
