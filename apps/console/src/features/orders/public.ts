export { refreshOrders, useShops } from './order-queries.ts';
export { CallThrough } from './parts/call-through.tsx';
export { textLanguage } from './parts/text-language.ts';
export { HeldStepsBar } from './steps/held-steps-bar.tsx';
export { sendHeldSteps } from './steps/held-steps.ts';
export { useOrderActions } from './use-order-actions.ts';
export { useWaitingCount } from './use-waiting-count.ts';
export { ZoneName } from './parts/zone-name.tsx';
export { StatusSign } from './parts/status-sign.tsx';
