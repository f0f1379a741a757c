import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { MetaInput, PageMeta } from '../../rendering/page.ts';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationLayout } from './application-layout.tsx';
import { sellersMessages } from './messages.ts';

export function meta({ locale }: MetaInput): PageMeta {
  const { title, description } = sellersMessages.get(locale).digitalService;
  return { title, description };
}

export function Page() {
  const t = useMessages(sellersMessages);
  return (
    <ApplicationLayout {...t.digitalService} crumb={t.digital.title} steps={t.digitalSteps}>
      <ApplicationForm kind="digital_service" />
    </ApplicationLayout>
  );
}
