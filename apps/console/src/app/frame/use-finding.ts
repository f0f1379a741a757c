import { useEffect, useRef, useState } from 'react';
import { startTypeAhead, type TypeAhead } from '../../platform/keyboard/type-ahead.ts';

/**
 * The open state of the palette. From the moment it is requested, typed letters are kept for its field, which takes
 * them once it has focus.
 */
export function useFinding() {
  const [isFinding, setFinding] = useState(false);
  const ahead = useRef<TypeAhead>(null);

  function takeTyped(): string {
    const typed = ahead.current?.end() ?? '';
    ahead.current = null;
    return typed;
  }
  function stopFinding(): void {
    takeTyped();
    setFinding(false);
  }
  function find(): void {
    if (isFinding) return;
    ahead.current = startTypeAhead(stopFinding);
    setFinding(true);
  }
  useEffect(() => () => void ahead.current?.end(), []);
  return { isFinding, find, stopFinding, takeTyped };
}
