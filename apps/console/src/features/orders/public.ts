export { HeldStepsBar } from './steps/held-steps-bar.tsx';
export { sendHeldSteps } from './steps/held-steps.ts';
export { useWaitingCount } from './use-waiting-count.ts';
