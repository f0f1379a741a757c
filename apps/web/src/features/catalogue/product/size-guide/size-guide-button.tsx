import { useState, type ComponentType } from 'react';
import { useLocale, type Locale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { productMessages } from '../messages.ts';
import { sizeGuideMessages } from './messages.ts';
import { sizeGuideOf, type SizeGuide } from './size-guide.ts';

type SheetType = ComponentType<{ guide: SizeGuide; onClose: () => void }>;

/** The sheet's code and words come when they are asked for. */
async function fetchSheet(locale: Locale): Promise<SheetType> {
  const [{ SizeGuideSheet }] = await Promise.all([import('./size-guide-sheet.tsx'), sizeGuideMessages.load(locale)]);
  return SizeGuideSheet;
}

/** Opens the guide to a product's sizes; nothing where they measure nothing. */
export function SizeGuideButton({ sizes }: { sizes: string[] }) {
  const t = useMessages(productMessages);
  const locale = useLocale();
  const [opened, setOpened] = useState<{ Sheet: SheetType } | null>(null);
  const guide = sizeGuideOf(sizes);
  if (!guide) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void fetchSheet(locale).then((Sheet) => setOpened({ Sheet }))}
        className="relative ms-auto hit-target font-semibold text-accent underline decoration-accent-line underline-offset-4 hover:decoration-current"
      >
        {t.sizeGuide}
      </button>
      {opened && <opened.Sheet guide={guide} onClose={() => setOpened(null)} />}
    </>
  );
}
