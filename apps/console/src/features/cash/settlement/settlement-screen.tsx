import type { Sheet } from '@haat/contracts';
import { includesRole } from '@haat/contracts/staff/roles';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { DownloadIcon, PrintIcon } from '@haat/ui/icons/icons.ts';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../../platform/keyboard/shortcuts.ts';
import { useSession } from '../../../platform/session.ts';
import { useTimes } from '../../../platform/times.ts';
import { buttonLook, LinkButton } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { cashMessages } from '../messages.ts';
import { ParcelRows } from './parcel-rows.tsx';
import { draftSums, isAwaited } from './settlement-draft.ts';
import { SettlementList } from './settlement-list.tsx';
import { SheetState } from '../sheet-state.tsx';
import { SumPanel } from './sum-panel.tsx';
import { useDraft } from './use-draft.ts';
import { useSettle } from './use-settle.ts';

/** The parcels of a sheet, the amount received for each, and the sum: expected against received. */
export function SettlementScreen({ sheet }: { sheet: Sheet }) {
  const t = useMessages(cashMessages);
  const { role } = useSession();
  const navigate = useNavigate();
  const { draft, change, forget } = useDraft(sheet.code);
  const sums = draftSums(sheet, draft);
  const { settle, isSaving, problem } = useSettle(sheet.code, { onBooked: forget, onChanged: () => change({}) });
  const canSettle = includesRole(role, 'operator');
  const isOpen = sheet.list.some(isAwaited) || sheet.has_difference;
  useShortcuts({
    p: () => void navigate(`/print/courier/${sheet.code}`),
    Escape: () => void navigate('/cash'),
  });
  return (
    <>
      <PageHead
        back={{ to: '/cash', label: t.cash }}
        title={t.sheetCalled(sheet.code)}
        beside={<SheetState sheet={sheet} />}
        text={<HandedOver sheet={sheet} />}
        actions={<Papers code={sheet.code} />}
        areActionsBelow
      />
      {!canSettle && <Notice className="mb-3">{t.readOnly}</Notice>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 table:grid-cols-[minmax(0,1fr)_var(--c-panel)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ParcelRows sheet={sheet} draft={draft} onChange={canSettle ? change : undefined} />
          <SettlementList sheet={sheet} />
        </div>
        <SumPanel
          sheet={sheet}
          sums={sums}
          draft={draft}
          problem={problem}
          isSaving={isSaving}
          onChange={change}
          onDiscard={forget}
          onSettle={canSettle && isOpen ? () => void settle(sums, draft) : undefined}
        />
      </div>
    </>
  );
}

function HandedOver({ sheet }: { sheet: Sheet }) {
  const t = useMessages(cashMessages);
  const { number } = useFormat();
  const { full } = useTimes();
  const parts = [
    t.handedOverBy(full(sheet.at), sheet.by, sheet.parcels, number(sheet.parcels)),
    sheet.courier && t.to(sheet.courier),
  ];
  return parts.filter(Boolean).join('. ');
}

function Papers({ code }: { code: string }) {
  const t = useMessages(cashMessages);
  return (
    <>
      <LinkButton to={`/print/courier/${code}`} icon={PrintIcon} hint="p">
        {t.print}
      </LinkButton>
      <a href={`/api/admin/sheets/${code}/csv`} download={`sheet-${code}.csv`} className={buttonLook({})}>
        <Icon of={DownloadIcon} size={18} />
        {t.asCsv}
      </a>
    </>
  );
}
