import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { MetaInput, PageMeta } from '../../../rendering/page.ts';
import { contentMessages } from '../messages.ts';
import { ComingSoonPanel } from './coming-soon-panel.tsx';

export function meta({ locale }: MetaInput): PageMeta {
  const { title, text } = contentMessages.get(locale).comingSoon;
  return { title, description: text };
}

export function Page() {
  const { title, text } = useMessages(contentMessages).comingSoon;
  return <ComingSoonPanel title={title} text={text} />;
}
