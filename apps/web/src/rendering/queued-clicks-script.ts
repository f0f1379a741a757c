declare global {
  /** Left by `earlyPressesScript`: stops recording and returns what was pressed or changed, each once, in order. */
  var takeEarlyPresses: (() => Set<HTMLElement>) | undefined;
}

/**
 * Stands in the document's head: on a slow network a page is read, and pressed, long before its code has come. Keeps presses
 * on buttons and on links that open something in place, and choices in selects, checkboxes and radio buttons; other links and
 * forms with an address work without code. The server's script policy names this text by its hash.
 */
export const earlyPressesScript = `(() => {
  const pressed = new Set();
  const keep = (event) => {
    const button = event.target.closest('button, a[aria-expanded]');
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
    event.preventDefault();
    pressed.add(button);
  };
  const keepChoice = ({ target }) => target.matches('select, [type=checkbox], [type=radio]') && pressed.add(target);
  addEventListener('click', keep, true);
  addEventListener('change', keepChoice, true);
  takeEarlyPresses = () => {
    removeEventListener('click', keep, true);
    removeEventListener('change', keepChoice, true);
    return pressed;
  };
})()`;
