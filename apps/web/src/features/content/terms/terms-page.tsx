import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { MetaInput, PageMeta } from '../../../rendering/page.ts';
import { DocumentPage } from '../document-page.tsx';
import { termsMessages } from './messages.ts';

export function meta({ locale }: MetaInput): PageMeta {
  const { title, description } = termsMessages.get(locale);
  return { title, description };
}

export function Page() {
  return <DocumentPage text={useMessages(termsMessages)} />;
}
