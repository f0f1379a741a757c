import type { StaffRole } from '@haat/contracts';
import { type Config, isForReal } from '../config.ts';

interface SigningIn {
  role: StaffRole;
  /** Whether everything asked for so far was right. */
  isOpen: boolean;
  hasSecondFactor: boolean;
}

/** Whether a role needs a second factor: owners do, where the shop is open to the public. */
export function needsSecondFactor(config: Pick<Config, 'NODE_ENV' | 'PUBLIC_URL'>, role: StaffRole): boolean {
  return role === 'owner' && isForReal(config);
}

/** What is left of signing in: a code, turning the second factor on, or nothing. */
export function nextStep(
  config: Pick<Config, 'NODE_ENV' | 'PUBLIC_URL'>,
  { role, isOpen, hasSecondFactor }: SigningIn,
): 'code' | 'enrol' | null {
  if (!isOpen) return 'code';
  return needsSecondFactor(config, role) && !hasSecondFactor ? 'enrol' : null;
}
