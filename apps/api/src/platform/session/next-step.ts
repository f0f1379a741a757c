import type { StaffRole } from '@haat/contracts';
import { type Config, isForReal } from '../config.ts';

interface SigningIn {
  role: StaffRole;
  /** Whether signing in is complete. */
  isOpen: boolean;
  hasSecondFactor: boolean;
}

/** Whether a role needs a second factor: owners do if the shop is open to the public. */
export function needsSecondFactor(config: Pick<Config, 'NODE_ENV' | 'PUBLIC_URL'>, role: StaffRole): boolean {
  return role === 'owner' && isForReal(config);
}

/** The remaining step of signing in: enter a code, turn the second factor on, or none. */
export function nextStep(
  config: Pick<Config, 'NODE_ENV' | 'PUBLIC_URL'>,
  { role, isOpen, hasSecondFactor }: SigningIn,
): 'code' | 'enrol' | null {
  if (!isOpen) return 'code';
  return needsSecondFactor(config, role) && !hasSecondFactor ? 'enrol' : null;
}
