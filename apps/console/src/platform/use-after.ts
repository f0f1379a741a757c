import { useEffect, useState } from 'react';

/** Whether a component has been mounted for this long. Content that loads sooner shows no skeleton. */
export function useAfter(ms: number): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isAfter;
}
