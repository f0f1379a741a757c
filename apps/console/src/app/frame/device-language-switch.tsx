import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { chooseLocale } from '../../platform/language.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { frameMessages } from './messages.ts';

/** Changes this device's language without loading a new document. */
export function DeviceLanguageSwitch() {
  const t = useMessages(frameMessages);
  return (
    <LanguageSwitch
      label={t.language}
      onChoose={(locale) => void chooseLocale(locale).catch(() => showToast({ kind: 'error', text: t.offline }))}
    />
  );
}
