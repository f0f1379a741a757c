import { deferHydration } from '../../../rendering/deferred-hydration.tsx';
import { HeaderActions } from './header-actions.tsx';
import { Logo } from '../logo.tsx';
import { MenuButton } from './menu-button.tsx';
import { useBarOnScroll } from './use-bar-on-scroll.ts';

const layout = () => import('../deferred-layout.ts');
const TopStrip = deferHydration(async () => (await layout()).TopStrip);
const SearchForm = deferHydration(async () => (await layout()).SearchForm);
const NavBar = deferHydration(async () => (await layout()).NavBar);

/**
 * Top strip, bar and nav. The bar sticks to the page (hence `contents`: a sticky child stays within its parent). On
 * desktop 16 of its 80 pixels scroll away; on phones it hides when scrolling down and returns when scrolling up.
 */
export function Header() {
  const bar = useBarOnScroll();
  return (
    <header className="contents print:hidden">
      <TopStrip />
      <div
        ref={bar}
        className="group/bar sticky top-0 z-(--z-sticky) border-b border-border bg-surface transition-[translate] duration-(--duration-base) data-away:max-lg:-translate-y-full lg:-top-4"
      >
        <div className="wrap flex flex-wrap items-center gap-x-1 gap-y-1.5 pt-2.5 pb-3 transition-[translate] duration-(--duration-fast) group-data-stuck/bar:lg:translate-y-2 lg:h-(--size-mainbar) lg:flex-nowrap lg:gap-6 lg:py-0 xl:gap-10">
          <MenuButton />
          <Logo />
          <SearchForm />
          <HeaderActions />
        </div>
      </div>
      <NavBar />
    </header>
  );
}
