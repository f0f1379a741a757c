import { lazy, Suspense, useState } from 'react';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { MenuIcon } from '@haat/ui/icons/icons.ts';
import { layoutMessages } from '../messages.ts';

const loadMenu = () => import('./mobile-menu.tsx');
const MobileMenu = lazy(async () => ({ default: (await loadMenu()).MobileMenu }));

/** Opens the menu on phones and tablets. Its code is fetched when the button is hovered or touched. */
export function MenuButton() {
  const t = useMessages(layoutMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t.menu}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={() => setOpen(true)}
        className="-ms-2.5 grid size-(--size-target) place-items-center rounded-full lg:hidden"
      >
        <Icon of={MenuIcon} size={24} />
      </button>
      {isOpen && (
        <Suspense>
          <MobileMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
