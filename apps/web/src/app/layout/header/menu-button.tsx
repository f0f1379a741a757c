import { Suspense } from 'react';
import { lazyPart } from '@haat/ui/device/lazy-part.ts';
import { ProgressLine } from '@haat/ui/feedback/progress-line.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { MenuIcon } from '@haat/ui/icons/icons.ts';
import { layoutMessages } from '../messages.ts';
import { useOpenHere } from './use-open-here.ts';

const loadMenu = async () => (await import('./mobile-menu.tsx')).MobileMenu;
const MobileMenu = lazyPart(loadMenu);

/** If this fails, opening the menu tries again. */
function fetchMenu(): void {
  loadMenu().catch(() => undefined);
}

/** Opens the menu on phones and tablets. Its code is fetched when the button is hovered or touched. */
export function MenuButton() {
  const t = useMessages(layoutMessages);
  const { isOpen, open, close } = useOpenHere();
  return (
    <>
      <button
        type="button"
        aria-label={t.menu}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onPointerEnter={fetchMenu}
        onFocus={fetchMenu}
        onClick={open}
        className="-ms-2.5 grid size-(--size-target) place-items-center rounded-full lg:hidden"
      >
        <Icon of={MenuIcon} size={24} />
      </button>
      {isOpen && (
        <Suspense fallback={<ProgressLine isActive />}>
          <MobileMenu onClose={close} />
        </Suspense>
      )}
    </>
  );
}
