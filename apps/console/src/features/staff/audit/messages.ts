import { words } from '../../../platform/words.ts';
import type { AuditMessages } from './messages.en.ts';

export const auditMessages = words<AuditMessages>('features/staff/audit/messages', {
  en: () => import('./messages.en.ts'),
  bn: () => import('./messages.bn.ts'),
});
