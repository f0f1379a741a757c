import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { MetaInput, PageMeta } from '../../../rendering/page.ts';
import { contentMessages } from '../messages.ts';
import { ComingSoonPanel } from './coming-soon-panel.tsx';

export function meta({ locale }: MetaInput): PageMeta {
  const { appTitle, appText } = contentMessages.get(locale).comingSoon;
  return { title: appTitle, description: appText };
}

export function Page() {
  const { appTitle, appText } = useMessages(contentMessages).comingSoon;
  return <ComingSoonPanel title={appTitle} text={appText} />;
}
