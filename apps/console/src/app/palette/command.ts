import type { Drawing } from '@haat/ui/icons/icons.ts';
import type { ReactNode } from 'react';

/** A line of the palette: a search result, a screen or an action. */
export interface Command {
  id: string;
  icon: Drawing;
  label: string;
  /** The language of the label, if it is user content. */
  lang?: string | undefined;
  /** Shown below the label. */
  detail?: ReactNode;
  /** The shortcut that does the same. */
  keys?: readonly string[] | undefined;
  run: () => void;
}

/** Lines under a heading. */
export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}

/** The commands whose label contains every typed word at the beginning of one of its words. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const wanted = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => {
    const words = label.toLocaleLowerCase().split(/[\s,:]+/);
    return wanted.every((want) => words.some((word) => word.startsWith(want)));
  });
}
