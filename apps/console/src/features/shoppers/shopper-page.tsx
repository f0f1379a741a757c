import type { AdminShopper } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { DownloadIcon, LockIcon, RemoveIcon, UnprotectedIcon } from '@haat/ui/icons/icons.ts';
import { Badge } from '@haat/ui/feedback/badge.tsx';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useUndo } from '../../platform/undo/last-undo.ts';
import { Button } from '../../ui/button.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { FailedNote } from '../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../ui/screen/loading-lines.tsx';
import { screenMessages } from '../../ui/screen/messages.ts';
import { AddressesCard } from './cards/addresses-card.tsx';
import { OrdersCard } from './cards/orders-card.tsx';
import { PersonCard } from './cards/person-card.tsx';
import { ReviewsCard } from './cards/reviews-card.tsx';
import { BlockDialog } from './dialogs/block-dialog.tsx';
import { ForgetDialog } from './dialogs/forget-dialog.tsx';
import { shopperMessages } from './messages.ts';
import { useShopper } from './shopper-queries.ts';
import { useShopperChange } from './use-shopper-change.ts';

/** One shopper: orders, addresses, reviews, and the owner's decisions about the account. */
export function Page() {
  const t = useMessages(shopperMessages);
  const { id = '' } = useParams();
  const { data: shopper, error, errorUpdatedAt, refetch } = useShopper(id);
  const navigate = useNavigate();
  usePageTitle(shopper?.full_name ?? t.shopper);
  useShortcuts({ Escape: () => void navigate('/shoppers'), 'Ctrl+z': useUndo() });
  if (shopper) return <ShopperScreen shopper={shopper} />;
  return (
    <>
      <PageHead back={{ to: '/shoppers', label: t.shoppers }} title={t.shopper} />
      <div className="rounded-lg border border-border bg-surface">
        {error ? (
          <FailedNote
            error={error}
            failedAt={errorUpdatedAt}
            missing={{ title: t.gone, text: t.goneText, to: '/shoppers', label: t.toAll }}
            onRetry={() => void refetch()}
          />
        ) : (
          <LoadingLines />
        )}
      </div>
    </>
  );
}

function ShopperScreen({ shopper }: { shopper: AdminShopper }) {
  const t = useMessages(shopperMessages);
  return (
    <>
      <PageHead
        back={{ to: '/shoppers', label: t.shoppers }}
        title={shopper.full_name}
        beside={shopper.is_blocked && <Badge tone="danger">{t.blocked}</Badge>}
        text={shopper.email}
        actions={<ShopperActions shopper={shopper} />}
      />
      <div className="grid items-start gap-4 table:grid-cols-[minmax(0,1fr)_var(--c-panel)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-table:order-1">
          <OrdersCard shopper={shopper} />
          <ReviewsCard shopper={shopper} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <PersonCard shopper={shopper} />
          <AddressesCard addresses={shopper.addresses} />
        </div>
      </div>
    </>
  );
}

function ShopperActions({ shopper }: { shopper: AdminShopper }) {
  const t = useMessages(shopperMessages);
  const screen = useMessages(screenMessages);
  const { exportData, unblock, isSaving } = useShopperChange(shopper);
  const [question, setQuestion] = useState<'block' | 'forget' | null>(null);
  const close = () => setQuestion(null);
  return (
    <>
      {shopper.blocked ? (
        <Button icon={UnprotectedIcon} busy={isSaving} onClick={() => void unblock(shopper.blocked?.reason ?? null)}>
          {t.unblock}
        </Button>
      ) : (
        <Button variant="cancel" icon={LockIcon} onClick={() => setQuestion('block')}>
          {t.block}
        </Button>
      )}
      <MoreMenu
        label={screen.moreFor(shopper.full_name)}
        actions={[
          { label: t.export, icon: DownloadIcon, onPress: () => void exportData() },
          { label: t.forget, icon: RemoveIcon, onPress: () => setQuestion('forget') },
        ]}
      />
      {question === 'block' && <BlockDialog shopper={shopper} onClose={close} />}
      {question === 'forget' && <ForgetDialog shopper={shopper} onClose={close} />}
    </>
  );
}
