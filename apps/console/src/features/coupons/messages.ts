import { words } from '../../platform/words.ts';
import type { CouponMessages } from './messages.en.ts';

export const couponMessages = words<CouponMessages>('features/coupons/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
