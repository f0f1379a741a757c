import { words } from '../../platform/words.ts';
import type { SettingsMessages } from './messages.en.ts';

export const settingsMessages = words<SettingsMessages>('features/settings/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
