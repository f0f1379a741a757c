import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { lazyWithWords } from '../../platform/lazy-with-words.ts';
import { useAnnouncedTitle } from '../../platform/page-title.ts';
import { AccountMenu } from './account-menu.tsx';
import { FeedbackHost } from './feedback-host.tsx';
import { FindButton } from './find-button.tsx';
import { frameMessages } from './messages.ts';
import { OfflineBar } from './offline-bar.tsx';
import { SideMenu } from './side-menu.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useFinding } from './use-finding.ts';

const ConsolePalette = lazyWithWords(async () => (await import('../palette/console-palette.tsx')).ConsolePalette);
const KeyboardSheet = lazyWithWords(async () => (await import('./keyboard-sheet.tsx')).KeyboardSheet);

/** The frame around every screen of the open console. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useMessages(frameMessages);
  const navigate = useNavigate();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { isFinding, find, stopFinding, takeTyped } = useFinding();
  useShortcuts({
    'Ctrl+k': find,
    '?': () => setSheetOpen(true),
    'g t': () => void navigate('/'),
    'g o': () => void navigate('/orders'),
    'g p': () => void navigate('/products'),
    'g c': () => void navigate('/cash'),
    'g i': () => void navigate('/products/import'),
  });
  return (
    <div className="flex min-h-dvh flex-col text-base">
      <a
        href="#main"
        className="fixed start-2 -top-20 z-(--z-toast) rounded-sm bg-surface px-4 py-3 font-semibold focus:top-2"
      >
        {t.skip}
      </a>
      <TopBar search={<FindButton onFind={find} />} account={<AccountMenu />} />
      <OfflineBar />
      <div className="grid flex-1 md:grid-cols-[var(--c-side)_minmax(0,1fr)]">
        <SideMenu onKeys={() => setSheetOpen(true)} />
        <main
          id="main"
          tabIndex={-1}
          className="flex min-w-0 flex-col px-(--c-pad) pt-3.5 pb-[calc(var(--c-bottom)+1.75rem)] outline-none md:pt-5 md:pb-10"
        >
          {children}
        </main>
      </div>
      <TabBar />
      <Announcement />
      <FeedbackHost />
      <Suspense>
        {isFinding && <ConsolePalette takeTyped={takeTyped} onClose={stopFinding} onKeys={() => setSheetOpen(true)} />}
        {isSheetOpen && <KeyboardSheet onClose={() => setSheetOpen(false)} />}
      </Suspense>
    </div>
  );
}

/** Announces the title of the screen after a navigation. */
function Announcement() {
  return (
    <p aria-live="polite" className="sr-only">
      {useAnnouncedTitle()}
    </p>
  );
}
