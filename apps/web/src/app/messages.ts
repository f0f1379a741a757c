import type { Locale } from '@haat/contracts/shared/locale';
import { messageSet } from '@haat/ui/i18n/messages.ts';
import { uiMessages } from '@haat/ui/messages.ts';
import { productUiMessages } from '../ui/messages.ts';
import { layoutMessages } from './layout/messages.ts';
import type { AppMessages } from './messages.en.ts';

export const appMessages = messageSet<AppMessages>('app/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});

/** Message sets of every page: those of the shell, the design system and errors. */
export const shellWords = [appMessages, layoutMessages, uiMessages, productUiMessages];

export async function loadShellWords(locale: Locale): Promise<void> {
  await Promise.all(shellWords.map((set) => set.load(locale)));
}
