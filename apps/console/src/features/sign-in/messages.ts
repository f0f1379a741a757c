import { words } from '../../platform/words.ts';
import type { SignInMessages } from './messages.en.ts';

export const signInMessages = words<SignInMessages>('features/sign-in/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
