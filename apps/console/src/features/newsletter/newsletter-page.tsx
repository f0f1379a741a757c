import { useDates } from '@haat/ui/i18n/dates.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { MailIcon, RemoveIcon } from '@haat/ui/icons/icons.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { EmailAddress } from '../../ui/email-address.tsx';
import { CardTable, type Column } from '../../ui/list/card-table.tsx';
import { SearchedList } from '../../ui/list/searched-list.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { RemoveDialog } from '../../ui/record/remove-dialog.tsx';
import { ExportButton } from '../../ui/screen/export-button.tsx';
import { screenMessages } from '../../ui/screen/messages.ts';
import { newsletterMessages } from './messages.ts';
import { refreshSubscribers, useSubscriberPages, type Subscriber } from './subscriber-queries.ts';

/** The mailing list. Owners only. */
export function Page() {
  const t = useMessages(newsletterMessages);
  const { number } = useFormat();
  const pages = useSubscriberPages();
  const [leaving, setLeaving] = useState<string | null>(null);
  const total = pages.list.data?.total;
  usePageTitle(t.newsletter);
  return (
    <>
      <PageHead
        title={t.newsletter}
        text={total === undefined ? '\u00a0' : t.text(number(total), total === 1)}
        actions={
          total !== undefined &&
          total > 0 && (
            <ExportButton
              label={t.download}
              send={() => call('adminSubscriberExport', {})}
              fileName={() => 'newsletter.csv'}
              saved={t.downloaded}
            />
          )
        }
      />
      <SearchedList
        pages={pages}
        searchLabel={t.search}
        empty={{ icon: MailIcon, title: t.none, text: t.noneText }}
        notFound={{ title: t.notFound(pages.wanted), text: t.notFoundText }}
      >
        {(rows) => <SubscriberList rows={rows} onRemove={setLeaving} />}
      </SearchedList>
      {leaving !== null && (
        <RemoveDialog
          name={leaving}
          text={t.removeText}
          send={() => call('adminSubscriberRemove', { body: { email: leaving } })}
          refresh={refreshSubscribers}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

function SubscriberList({ rows, onRemove }: { rows: readonly Subscriber[]; onRemove: (email: string) => void }) {
  const t = useMessages(newsletterMessages);
  const screen = useMessages(screenMessages);
  const { date } = useDates();
  const columns: Column<Subscriber>[] = [
    {
      label: t.address,
      place: 'head',
      render: ({ email }) => (
        <span className="font-medium">
          <EmailAddress of={email} />
        </span>
      ),
    },
    { label: t.since, place: 'named', render: ({ since }) => date(since) },
    {
      label: screen.actions,
      isLabelHidden: true,
      place: 'corner',
      isEnd: true,
      render: ({ email }) => (
        <span className="flex justify-end">
          <MoreMenu
            label={screen.moreFor(email)}
            actions={[{ label: screen.removeAsk, icon: RemoveIcon, onPress: () => onRemove(email) }]}
          />
        </span>
      ),
    },
  ];
  return <CardTable label={t.newsletter} columns={columns} rows={rows} idOf={({ email }) => email} />;
}
