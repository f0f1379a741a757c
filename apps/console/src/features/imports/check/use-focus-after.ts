import { useEffect, useRef } from 'react';

/**
 * The actions disappear together with a line's faults: once the lines are refetched, moves focus to the next line
 * that has some. Returns a function to call with the line of a clicked button.
 */
export function useFocusAfter(lines: unknown): (line: number) => void {
  const pressed = useRef<number | null>(null);
  const seen = useRef(lines);
  useEffect(() => {
    if (seen.current === lines) return;
    seen.current = lines;
    const line = pressed.current;
    pressed.current = null;
    if (line === null || document.activeElement !== document.body) return;
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-row] button')];
    const at = (button: HTMLElement) => Number(button.closest<HTMLElement>('[data-row]')?.dataset.row);
    (buttons.find((button) => at(button) >= line) ?? buttons.at(-1))?.focus();
  }, [lines]);
  return (line) => {
    pressed.current = line;
  };
}
