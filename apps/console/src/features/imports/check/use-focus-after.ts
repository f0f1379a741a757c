import { useEffect, useRef } from 'react';

/**
 * A button goes with what was wrong: once the lines are read anew, focus is on the next line that has one. Returns what to call with a
 * line whose button is pressed.
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
