import { useSearchParams } from 'react-router-dom';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import type { MetaInput, PageMeta } from '../../rendering/page.ts';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationLayout } from './application-layout.tsx';
import { KindChoice, type GoodsSellerKind } from './kind-choice.tsx';
import { sellersMessages } from './messages.ts';

export function meta({ locale }: MetaInput): PageMeta {
  const { title, description } = sellersMessages.get(locale).becomeSeller;
  return { title, description };
}

/** The kind is part of the address, so that both cards of the chooser can link to the same page. */
export function Page() {
  const t = useMessages(sellersMessages);
  const [query, setQuery] = useSearchParams();
  const kind: GoodsSellerKind = query.get('kind') === 'brand' ? 'brand' : 'local';
  const choose = (next: GoodsSellerKind) => setQuery({ kind: next }, { replace: true, preventScrollReset: true });
  return (
    <ApplicationLayout {...t.becomeSeller} crumb={t[kind].title} steps={t.steps}>
      <ApplicationForm kind={kind}>
        <KindChoice chosen={kind} onChoose={choose} />
      </ApplicationForm>
    </ApplicationLayout>
  );
}
