import { CheckIcon, CopyIcon } from '@haat/ui/icons/icons.ts';
import { useState } from 'react';
import { Button } from './button.tsx';

export interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  label: string;
  /** The label shown for a moment afterwards. */
  copiedLabel: string;
  /** Shows only the icon; the label is its accessible name. */
  iconOnly?: boolean | undefined;
  /** Without a border, for use next to a title. */
  isQuiet?: boolean | undefined;
}

const shownMs = 2000;

/** Copies a text and confirms it. */
export function CopyButton({ text, label, copiedLabel, iconOnly = false, isQuiet = false }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), shownMs);
  }
  const name = isCopied ? copiedLabel : label;
  return (
    <Button
      variant={isQuiet ? 'ghost' : 'outline'}
      icon={isCopied ? CheckIcon : CopyIcon}
      onClick={() => void copy().catch(() => undefined)}
      className={iconOnly ? 'w-(--size-control) flex-none px-0' : undefined}
    >
      <span className={iconOnly ? 'sr-only' : undefined} aria-live="polite">
        {name}
      </span>
    </Button>
  );
}
