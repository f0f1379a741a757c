import { Icon } from '@haat/ui/icons/icon.tsx';
import { useId, type ReactNode } from 'react';
import { Key } from '../../ui/key.tsx';
import type { Command, CommandGroup } from './command.ts';

export interface PaletteListProps {
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  /** The line that Enter runs. */
  active: Command | undefined;
  /** Returns the id of a line's element. */
  elementId: (command: Command) => string;
  onPoint: (command: Command) => void;
  onRun: (command: Command) => void;
}

/** The lines of the palette under their headings. Focus stays in the field. */
export function PaletteList({ id, label, groups, active, elementId, onPoint, onRun }: PaletteListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-2">
      {groups.map((group) => (
        <Group key={group.title} title={group.title}>
          {group.commands.map((command) => (
            <button
              type="button"
              tabIndex={-1}
              key={command.id}
              id={elementId(command)}
              role="option"
              aria-selected={command === active}
              onPointerMove={() => onPoint(command)}
              onClick={() => onRun(command)}
              className="mx-2 flex min-h-11 w-[calc(100%-1rem)] text-start items-center gap-3 rounded-md px-2 py-1.25 aria-selected:bg-accent-soft md:min-h-10.5"
            >
              <Icon of={command.icon} size={18} className="flex-none text-ink-subtle" />
              <span className="min-w-0 flex-1">
                <span lang={command.lang} className="block truncate font-medium">
                  {command.label}
                </span>
                {command.detail && <small className="block truncate text-xs text-ink-muted">{command.detail}</small>}
              </span>
              {(command === active && !command.keys ? ['Enter'] : (command.keys ?? [])).map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </button>
          ))}
        </Group>
      ))}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="px-4 pt-3 pb-0.75 text-xs text-ink-subtle">
        {title}
      </p>
      {children}
    </div>
  );
}
