import { useMessages } from '@haat/ui/i18n/messages.ts';
import { FilterOffIcon, NothingFoundIcon } from '@haat/ui/icons/icons.ts';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../button.tsx';
import { screenMessages } from '../screen/messages.ts';
import { StateNote } from '../state-note.tsx';

export interface EmptyListProps {
  /** What was searched for; undefined where nothing was. */
  searched: { title: string; text: string; elsewhere: { to: string; label: string } | undefined } | undefined;
  isFiltered: boolean;
  /** What the view holds without the filters. */
  filteredText?: string | undefined;
  onTakeOff: () => void;
  /** Why the view itself holds nothing. */
  children: ReactNode;
}

/** In place of a list that holds nothing: because of a search, because of a filter, or because of what `children` say. */
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
