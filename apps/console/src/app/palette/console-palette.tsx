import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { NothingFoundIcon } from '@haat/ui/icons/icons.ts';
import { Palette } from '@haat/ui/overlays/palette.tsx';
import { useId, useRef, useState, type RefObject } from 'react';
import { StateNote } from '../../ui/state-note.tsx';
import { matching, type Command } from './command.ts';
import { paletteMessages } from './messages.ts';
import { PaletteField } from './palette-field.tsx';
import { PaletteList } from './palette-list.tsx';
import { useCommands } from './use-commands.ts';
import { useFound } from './use-found.tsx';

export interface ConsolePaletteProps {
  /** Returns what was typed while the palette's code was loading. */
  takeTyped: () => string;
  onClose: () => void;
  /** Opens the sheet of shortcuts. */
  onKeys: () => void;
}

/**
 * Finds orders and products, opens screens and runs actions that are available everywhere: by typing, arrow keys and
 * Enter, or by mouse.
 */
export function ConsolePalette({ takeTyped, onClose, onKeys }: ConsolePaletteProps) {
  const t = useMessages(paletteMessages);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Palette title={t.title} field={field} onClose={onClose}>
      {(close) => <Finder field={field} takeTyped={takeTyped} close={close} onKeys={onKeys} />}
    </Palette>
  );
}

interface FinderProps {
  field: RefObject<HTMLInputElement | null>;
  takeTyped: () => string;
  close: () => void;
  onKeys: () => void;
}

function Finder({ field, takeTyped, close, onKeys }: FinderProps) {
  const t = useMessages(paletteMessages);
  const { number } = useFormat();
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState<string | null>(null);
  const id = useId();
  const { recent, screens, actions } = useCommands(onKeys);
  const found = useFound(typed);
  const groups = [
    ...(typed.trim() === '' ? [{ title: t.recent, commands: recent }] : found.groups),
    { title: t.goTo, commands: matching(screens, typed) },
    { title: t.actions, commands: matching(actions, typed) },
  ].filter(({ commands }) => commands.length > 0);
  const commands = groups.flatMap((group) => group.commands);
  const active = commands.find((command) => command.id === pointed) ?? commands[0];
  const elementId = (command: Command) => `${id}-${commands.indexOf(command)}`;

  function run(command: Command): void {
    close();
    command.run();
  }

  function move(by: number): void {
    if (!active) return;
    const next = commands[(commands.indexOf(active) + by + commands.length) % commands.length];
    if (!next) return;
    setPointed(next.id);
    document.getElementById(elementId(next))?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <div className="flex max-h-[inherit] min-h-0 flex-1 flex-col">
      <PaletteField
        field={field}
        listId={id}
        activeId={active && elementId(active)}
        typed={typed}
        onFocus={() => {
          const early = takeTyped();
          if (early !== '') setTyped(early);
        }}
        onType={(text) => {
          setTyped(text);
          setPointed(null);
        }}
        onMove={move}
        onEnter={() => active && run(active)}
        onClose={close}
      />
      {commands.length === 0 && !found.isWaiting && !found.hasFailed && (
        <StateNote icon={NothingFoundIcon} title={t.nothing(typed.trim())} text={t.nothingText} />
      )}
      <p role="status" className="sr-only">
        {found.isWaiting
          ? t.searching
          : commands.length === 0
            ? t.nothing(typed.trim())
            : t.found(number(commands.length))}
      </p>
      {found.hasFailed && (
        <p role="alert" className="px-4 pt-3 text-sm text-danger">
          {t.failed}
        </p>
      )}
      <PaletteList
        id={id}
        label={t.results}
        groups={groups}
        active={active}
        elementId={elementId}
        onPoint={(command) => setPointed(command.id)}
        onRun={run}
      />
    </div>
  );
}
