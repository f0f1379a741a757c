import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CloseIcon, SearchIcon } from '@haat/ui/icons/icons.ts';
import { uiMessages } from '@haat/ui/messages.ts';
import type { KeyboardEvent, RefObject } from 'react';
import { Key } from '../../ui/key.tsx';
import { paletteMessages } from './messages.ts';

export interface PaletteFieldProps {
  field: RefObject<HTMLInputElement | null>;
  listId: string;
  /** The id of the line that Enter runs. */
  activeId: string | undefined;
  typed: string;
  onFocus: () => void;
  onType: (text: string) => void;
  onMove: (by: 1 | -1) => void;
  onEnter: () => void;
  onClose: () => void;
}

/** The input of the palette. Arrow keys move through its lines. */
export function PaletteField(props: PaletteFieldProps) {
  const { field, listId, activeId, typed, onFocus, onType, onMove, onEnter, onClose } = props;
  const t = useMessages(paletteMessages);
  const { close } = useMessages(uiMessages);

  function follow(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const act = { ArrowDown: () => onMove(1), ArrowUp: () => onMove(-1), Enter: onEnter }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <div className="flex h-14 flex-none items-center gap-3 border-b border-border ps-4 pe-2 md:pe-4">
      <Icon of={SearchIcon} size={20} className="flex-none text-ink-subtle" />
      <input
        ref={field}
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-label={t.placeholder}
        placeholder={t.placeholder}
        value={typed}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onFocus={onFocus}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={follow}
        className="h-full min-w-0 flex-1 bg-transparent text-[1.0625rem] outline-none placeholder:text-ink-subtle"
      />
      <span className="max-md:hidden">
        <Key>Esc</Key>
      </span>
      <button type="button" aria-label={close} onClick={onClose} className="grid size-11 place-items-center md:hidden">
        <Icon of={CloseIcon} size={20} />
      </button>
    </div>
  );
}
