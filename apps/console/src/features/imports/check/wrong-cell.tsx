import { useMessages } from '@haat/ui/i18n/messages.ts';
import { importMessages } from '../messages.ts';

/** A wrong cell with the text from the file. */
export function WrongCell({ text }: { text: string }) {
  const t = useMessages(importMessages);
  return (
    <mark className="w-fit max-w-full rounded-xs border-b-2 border-danger bg-danger-soft px-1 break-words text-danger">
      {text || t.emptyCell}
    </mark>
  );
}
