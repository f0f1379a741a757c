import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { CheckIcon, CopyIcon } from '@haat/ui/icons/icons.ts';
import { useState } from 'react';
import { Button } from './button.tsx';
import { screenMessages } from './screen/messages.ts';

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

/** Copies a text, and confirms it or says that the browser refused. */
export function CopyButton({ text, label, copiedLabel, iconOnly = false, isQuiet = false }: CopyButtonProps) {
  const { notCopied } = useMessages(screenMessages);
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return showToast({ kind: 'error', text: notCopied });
    }
    setCopied(true);
    return void setTimeout(() => setCopied(false), shownMs);
  }
  const name = isCopied ? copiedLabel : label;
  return (
    <Button
      variant={isQuiet ? 'ghost' : 'outline'}
      icon={isCopied ? CheckIcon : CopyIcon}
      onClick={() => void copy()}
      className={iconOnly ? 'w-(--size-control) flex-none px-0' : undefined}
    >
      <span className={iconOnly ? 'sr-only' : undefined} aria-live="polite">
        {name}
      </span>
    </Button>
  );
}
