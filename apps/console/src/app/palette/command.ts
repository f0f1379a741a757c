import type { Drawing } from '@haat/ui/icons/icons.ts';
import type { ReactNode } from 'react';

/** A line of the palette: something found, a screen or an action. */
export interface Command {
  id: string;
  icon: Drawing;
  label: string;
  /** The language of the label, where it is somebody's own words. */
  lang?: string | undefined;
  /** Below the label. */
  detail?: ReactNode;
  /** The keys that do the same. */
  keys?: readonly string[] | undefined;
  run: () => void;
}

/** Lines under a heading. */
export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}

/** The commands whose name holds every word that was typed, each at the beginning of a word. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const wanted = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => {
    const words = label.toLocaleLowerCase().split(/[\s,:]+/);
    return wanted.every((want) => words.some((word) => word.startsWith(want)));
  });
}
