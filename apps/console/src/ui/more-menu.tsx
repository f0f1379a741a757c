import { MoreIcon, type Drawing } from '@haat/ui/icons/icons.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { useDisclosure } from '@haat/ui/overlays/use-disclosure.ts';
import { Button } from './button.tsx';

export interface MoreMenuProps {
  /** The subject of these actions. */
  label: string;
  /** Replaces the three dots; the label is then shown beside it if there is room. */
  icon?: Drawing | undefined;
  /** Without a border, as in rows of tables. */
  isQuiet?: boolean | undefined;
  actions: readonly { label: string; icon: Drawing; onPress: () => void }[];
}

/** Further actions behind a button with three dots or the given icon. */
export function MoreMenu({ label, icon, isQuiet = false, actions }: MoreMenuProps) {
  const { isOpen, toggle, close, rootProps } = useDisclosure();
  return (
    <div {...rootProps} className="relative flex-none">
      <Button
        icon={icon ?? MoreIcon}
        variant={isQuiet ? 'quiet' : 'outline'}
        aria-expanded={isOpen}
        onClick={toggle}
        className={icon ? 'max-md:w-(--size-control) max-md:px-0' : 'w-(--size-control) px-0'}
      >
        <span className={icon ? 'max-md:sr-only' : 'sr-only'}>{label}</span>
      </Button>
      {isOpen && (
        <ul className="absolute end-0 top-full z-(--c-z-opened) mt-1 w-max max-w-72 rounded-lg border border-border bg-surface p-1.5 text-start shadow-overlay">
          {actions.map(({ label: name, icon: drawing, onPress }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => {
                  close();
                  onPress();
                }}
                className="flex min-h-(--size-control) w-full items-center gap-2.5 rounded-sm px-2.5 text-start font-medium hover:bg-surface-sunken"
              >
                <Icon of={drawing} size={18} className="flex-none text-ink-muted" />
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
