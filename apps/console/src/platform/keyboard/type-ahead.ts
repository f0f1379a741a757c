/** Keys pressed before their field is rendered. */
export interface TypeAhead {
  /** Stops collecting and returns the typed text. */
  end: () => string;
}

/**
 * Collects typed text from now on, because letters meant for a field whose code is still loading would otherwise
 * trigger the screen's shortcuts. The caller must call `end`. Escape calls `onEscape`.
 */
export function startTypeAhead(onEscape: () => void): TypeAhead {
  let typed = '';
  function collect(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Escape') onEscape();
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    // Named keys that type nothing are in Latin letters, such as 'Enter'; a Bangla key may type several letters.
    else if (event.key.length === 1 || !/^[A-Z]/i.test(event.key)) typed += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  addEventListener('keydown', collect, { capture: true });
  return {
    end() {
      removeEventListener('keydown', collect, { capture: true });
      return typed;
    },
  };
}
