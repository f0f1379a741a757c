import type { AdminZoneRow } from '@haat/contracts';
import { includesRole } from '@haat/contracts/staff/roles';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { PlaceIcon, PlusIcon } from '@haat/ui/icons/icons.ts';
import { useState } from 'react';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useSession } from '../../platform/session.ts';
import { useUndo } from '../../platform/undo/last-undo.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { FailedNote } from '../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../ui/screen/loading-lines.tsx';
import { StateNote } from '../../ui/state-note.tsx';
import { useRowCursor } from '../../ui/list/use-row-cursor.ts';
import { zoneMessages } from './messages.ts';
import { ZoneDialog } from './zone-dialog.tsx';
import { ZoneList } from './zone-list.tsx';
import { useAdminZones } from './zone-queries.ts';

/** Where the shop delivers and what shoppers pay for it. Owners edit it, operators can read it. */
export function Page() {
  const t = useMessages(zoneMessages);
  const canEdit = includesRole(useSession().role, 'owner');
  const zones = useAdminZones();
  const { data } = zones;
  const [open, setOpen] = useState<{ zone: AdminZoneRow | null } | null>(null);
  const cursor = useRowCursor(data?.map(({ id }) => String(id)) ?? []);
  const [down, up] = [() => cursor.move(1), () => cursor.move(-1)];
  const add = () => setOpen({ zone: null });
  const chosen = data?.find(({ id }) => String(id) === cursor.current);
  usePageTitle(t.zones);
  useShortcuts({
    n: canEdit && data ? add : undefined,
    Enter: canEdit && chosen ? () => setOpen({ zone: chosen }) : undefined,
    'Ctrl+z': useUndo(),
    j: down,
    k: up,
    ArrowDown: down,
    ArrowUp: up,
  });

  const content = () => {
    if (data?.length === 0)
      return <StateNote icon={PlaceIcon} role="status" title={t.none} text={canEdit ? t.noneText : t.askOwner} />;
    if (data)
      return (
        <ZoneList
          zones={data}
          current={cursor.current}
          onPlace={cursor.place}
          onOpen={canEdit ? (zone) => setOpen({ zone }) : undefined}
        />
      );
    if (!zones.isError) return <LoadingLines />;
    return <FailedNote error={zones.error} failedAt={zones.errorUpdatedAt} onRetry={() => void zones.refetch()} />;
  };

  return (
    <>
      <PageHead
        title={t.zones}
        text={t.zonesText}
        actions={
          canEdit &&
          data && (
            <Button variant="primary" icon={PlusIcon} hint="n" onClick={add}>
              {t.addZone}
            </Button>
          )
        }
      />
      <div aria-busy={zones.isFetching} className="rounded-lg border border-border bg-surface">
        {content()}
      </div>
      {data && data.length > 0 && (
        <Notice tone="plain" className="mt-4">
          {canEdit ? t.keeps : `${t.keeps} ${t.askOwner}`}
        </Notice>
      )}
      {open && <ZoneDialog zone={open.zone} onClose={() => setOpen(null)} />}
    </>
  );
}
