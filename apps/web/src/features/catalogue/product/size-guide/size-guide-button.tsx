import type { SizeChart } from '@haat/contracts';
import { useState, type ComponentType } from 'react';
import type { Locale } from '@haat/contracts/shared/locale';
import { retryOnce } from '@haat/ui/device/retry-once.ts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { uiMessages } from '@haat/ui/messages.ts';
import { productMessages } from '../messages.ts';
import { bodySizesOf } from './body-sizes.ts';
import { sizeGuideMessages } from './messages.ts';
import type { SizeGuideSheetProps } from './size-guide-sheet.tsx';

type SheetType = ComponentType<SizeGuideSheetProps>;

/** The sheet's code and messages are fetched when it is first opened. */
async function fetchSheet(locale: Locale): Promise<SheetType> {
  const [{ SizeGuideSheet }] = await Promise.all([import('./size-guide-sheet.tsx'), sizeGuideMessages.load(locale)]);
  return SizeGuideSheet;
}

interface SizeGuideButtonProps {
  sizes: string[];
  chart: SizeChart | null;
}

/** Opens the size guide; hidden if the shop keeps no chart and the product's sizes are not body sizes. */
export function SizeGuideButton({ sizes, chart }: SizeGuideButtonProps) {
  const t = useMessages(productMessages);
  const ui = useMessages(uiMessages);
  const locale = useLocale();
  const [opened, setOpened] = useState<{ Sheet: SheetType } | null>(null);
  if (!chart && !bodySizesOf(sizes)) return null;

  function open() {
    retryOnce(() => fetchSheet(locale)).then(
      (Sheet) => setOpened({ Sheet }),
      () => showToast({ kind: 'error', text: ui.notLoaded }),
    );
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="relative ms-auto hit-target font-semibold text-accent underline decoration-accent-line underline-offset-4 hover:decoration-current"
      >
        {t.sizeGuide}
      </button>
      {opened && <opened.Sheet sizes={sizes} chart={chart} onClose={() => setOpened(null)} />}
    </>
  );
}
