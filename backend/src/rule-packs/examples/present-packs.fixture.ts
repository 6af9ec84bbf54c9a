import type { Pack } from '@vouchwell/rules';
import { deliveredPacks } from '../delivered-packs.ts';
import { TODAY } from './example-case.fixture.ts';

const delivered = deliveredPacks();

const isFollowed = ({ id, effective_from }: Pack) =>
  delivered.some(
    (other) => other.id === id && other.effective_from > effective_from && other.effective_from <= TODAY,
  );

/** Of each delivered pack the version that speaks on the day of the examples. */
export const presentPacks: readonly Pack[] = delivered.filter((pack) => !isFollowed(pack));
