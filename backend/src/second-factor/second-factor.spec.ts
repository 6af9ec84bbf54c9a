import { given } from '../testing/given.ts';
import { secondFactorRuleDecider } from './second-factor-rule.decider.ts';
import { secondFactorDecider } from './second-factor.decider.ts';

const setUp = { type: 'SecondFactorSetUp', data: {} } as const;
const confirmed = { type: 'SecondFactorConfirmed', data: { recovery_codes: 10 } } as const;
const removed = { type: 'SecondFactorRemoved', data: {} } as const;
const reset = { type: 'SecondFactorReset', data: {} } as const;
const Confirm = { type: 'Confirm', recovery_codes: 10 } as const;
const Remove = { type: 'Remove', required: false } as const;
const Replace = { type: 'ReplaceRecoveryCodes', recovery_codes: 10 } as const;

test('it is set up, confirmed, and removed', () => {
  given(secondFactorDecider).when({ type: 'SetUp' }).then(setUp);
  given(secondFactorDecider, setUp).when(Confirm).then(confirmed);
  given(secondFactorDecider, setUp, confirmed).when(Remove).then(removed);
  given(secondFactorDecider, setUp, confirmed, removed).when({ type: 'SetUp' }).then(setUp);
});

test('a set-up that was not confirmed is begun again; one that is confirmed stands alone', () => {
  given(secondFactorDecider, setUp).when({ type: 'SetUp' }).then(setUp);
  given(secondFactorDecider, setUp, confirmed).when({ type: 'SetUp' }).refused('second_factor_on');
  given(secondFactorDecider, setUp, confirmed).when(Confirm).refused('second_factor_on');
  given(secondFactorDecider).when(Confirm).refused('set_up_over');
  given(secondFactorDecider, setUp, reset).when(Confirm).refused('set_up_over');
});

test('where it is required nobody removes their own', () => {
  given(secondFactorDecider, setUp, confirmed)
    .when({ ...Remove, required: true })
    .refused('second_factor_required');
});

test('recovery codes belong to one that is on', () => {
  const replaced = { type: 'RecoveryCodesReplaced', data: { recovery_codes: 10 } } as const;
  const used = { type: 'RecoveryCodeUsed', data: { left: 9 } } as const;
  given(secondFactorDecider, setUp, confirmed).when(Replace).then(replaced);
  given(secondFactorDecider, setUp, confirmed).when({ type: 'UseRecoveryCode', left: 9 }).then(used);
  for (const command of [Replace, Remove, { type: 'UseRecoveryCode', left: 9 }] as const)
    given(secondFactorDecider, setUp).when(command).refused('second_factor_off');
});

test('a reset takes away what is on or begun, and writes nothing where there is nothing', () => {
  given(secondFactorDecider, setUp, confirmed).when({ type: 'Reset' }).then(reset);
  given(secondFactorDecider, setUp).when({ type: 'Reset' }).then(reset);
  given(secondFactorDecider).when({ type: 'Reset' }).then();
  given(secondFactorDecider, setUp, confirmed, reset).when({ type: 'Reset' }).then();
});

test('of whom it is required is written when it changes', () => {
  const required = { type: 'SecondFactorRequired', data: { roles: ['admin', 'user'] } } as const;
  const ofBoth = { type: 'RequireSecondFactor', roles: ['user', 'admin', 'user'] } as const;
  given(secondFactorRuleDecider)
    .when(ofBoth)
    .then({ ...required, data: { roles: ['admin', 'user'] } });
  given(secondFactorRuleDecider, { ...required, data: { roles: ['admin', 'user'] } })
    .when(ofBoth)
    .then();
  given(secondFactorRuleDecider).when({ type: 'RequireSecondFactor', roles: [] }).then();
});
