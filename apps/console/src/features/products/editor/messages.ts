import { words } from '../../../platform/words.ts';
import type { EditorMessages } from './messages.en.ts';

export const editorMessages = words<EditorMessages>('features/products/editor/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
