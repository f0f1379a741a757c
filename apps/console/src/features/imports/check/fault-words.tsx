import type { ImportLine } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { ErrorIcon, WarningIcon } from '@haat/ui/icons/icons.ts';

interface FaultWordsProps {
  faults: ImportLine['faults'];
  /** Whether the line is valid but doubtful. */
  isWarning?: boolean;
}

/** Faults or doubts and what to do about them; renders nothing if there are none. */
export function FaultWords({ faults, isWarning = false }: FaultWordsProps) {
  const locale = useLocale();
  if (faults.length === 0) return null;
  return (
    <ul className={`grid gap-1 text-xs ${isWarning ? 'text-warning' : 'text-danger'}`}>
      {faults.map(({ code, field, message, message_bn: messageBn }) => (
        <li key={`${code} ${field}`} className="flex gap-1.5">
          <Icon of={isWarning ? WarningIcon : ErrorIcon} size={16} className="mt-0.5 flex-none" />
          <span className="min-w-0 break-words">{inLocale(locale, message, messageBn)}</span>
        </li>
      ))}
    </ul>
  );
}
