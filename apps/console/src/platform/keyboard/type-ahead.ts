/** Keys that are pressed before the field they are meant for is there. */
export interface TypeAhead {
  /** Leaves further keys alone, and returns the text that was typed. */
  end: () => string;
}

/**
 * Collects what is typed from now on, because letters meant for a field whose code still loads would otherwise run the screen's
 * shortcuts. Whoever starts it must end it. On Escape it calls `onEscape`.
 */
export function startTypeAhead(onEscape: () => void): TypeAhead {
  let typed = '';
  function collect(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Escape') onEscape();
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    // The name of a key that writes nothing is in Latin letters, such as 'Enter'; a key of Bangla may write several letters.
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
