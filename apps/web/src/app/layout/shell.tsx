import { useEffect, type ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { deferHydration } from '../../rendering/deferred-hydration.tsx';
import { FeedbackHost } from '../../ui/feedback-host.tsx';
import { ProgressLine } from '@haat/ui/feedback/progress-line.tsx';
import { ChatLink } from './chat-link.tsx';
import { Header } from './header/header.tsx';
import { layoutMessages } from './messages.ts';
import { watchScrolling } from './watch-scrolling.ts';

const layout = () => import('./deferred-layout.ts');
const Footer = deferHydration(async () => (await layout()).Footer);
const PhoneBar = deferHydration(async () => (await layout()).PhoneBar);

/** Floating elements hide while the visitor scrolls down, so that they never cover content for long. */
function markReadingOn(isReadingOn: boolean): void {
  document.documentElement.toggleAttribute('data-reading-on', isReadingOn);
}

/** Header, footer and feedback around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useMessages(layoutMessages);
  const navigation = useNavigation();
  useEffect(() => watchScrolling(markReadingOn), []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="fixed start-4 top-2 z-(--z-toast) rounded-md bg-surface px-4 py-3 font-semibold text-accent shadow-overlay not-focus:sr-only"
      >
        {t.skip}
      </a>
      <ProgressLine isActive={navigation.state !== 'idle'} />
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <ChatLink />
      <PhoneBar />
      <FeedbackHost />
    </div>
  );
}
