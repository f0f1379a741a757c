import { useMessages } from '@haat/ui/i18n/messages.ts';
import { FilterOffIcon, NothingFoundIcon } from '@haat/ui/icons/icons.ts';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../button.tsx';
import { screenMessages } from '../screen/messages.ts';
import { StateNote } from '../state-note.tsx';

export interface EmptyListProps {
  /** The search; undefined if there is none. */
  searched: { title: string; text: ReactNode; elsewhere: { to: string; label: string } | undefined } | undefined;
  isFiltered: boolean;
  /** What the view contains without the filters. */
  filteredText?: string | undefined;
  onTakeOff: () => void;
  /** Why the view itself is empty. */
  children: ReactNode;
}

/** Shown instead of an empty list: because of a search, a filter, or for the reason in `children`. */
export function EmptyList({ searched, isFiltered, filteredText, onTakeOff, children }: EmptyListProps) {
  const t = useMessages(screenMessages);
  if (searched)
    return (
      <StateNote
        icon={NothingFoundIcon}
        role="status"
        title={searched.title}
        text={searched.text}
        action={
          <>
            {searched.elsewhere && (
              <LinkButton to={searched.elsewhere.to} variant="primary">
                {searched.elsewhere.label}
              </LinkButton>
            )}
            <Button onClick={onTakeOff}>{t.clearSearch}</Button>
          </>
        }
      />
    );
  if (!isFiltered) return children;
  return (
    <StateNote
      icon={FilterOffIcon}
      role="status"
      title={t.nothingFiltered}
      text={filteredText}
      action={<Button onClick={onTakeOff}>{t.takeOff}</Button>}
    />
  );
}
