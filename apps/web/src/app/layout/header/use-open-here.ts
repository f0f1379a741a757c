import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whether something of the shell, which stays when the page changes, is open. It closes when the visitor goes elsewhere,
 * also by Back.
 */
export function useOpenHere() {
  const { key } = useLocation();
  const [place, setPlace] = useState<string | null>(null);
  if (place !== null && place !== key) setPlace(null);
  return { isOpen: place === key, open: () => setPlace(key), close: () => setPlace(null) };
}
