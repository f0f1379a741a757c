declare global {
  /** Set by `queuedClicksScript`: stops queueing and returns the clicked elements, each once, in order. */
  var takeQueuedClicks: (() => Set<HTMLElement>) | undefined;
}

/**
 * Inline script of every document: queues clicks before hydration on buttons and on links that open something in
 * place, and choices in selects, checkboxes and radio buttons. Other links, and forms with an address, work without
 * code. The content security policy allows the script by its hash.
 */
export const queuedClicksScript = `(() => {
  const clicked = new Set();
  const queue = (event) => {
    const button = event.target.closest('button, a[aria-expanded]');
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
    event.preventDefault();
    clicked.add(button);
  };
  const queueChoice = ({ target }) => target.matches('select, [type=checkbox], [type=radio]') && clicked.add(target);
  addEventListener('click', queue, true);
  addEventListener('change', queueChoice, true);
  takeQueuedClicks = () => {
    removeEventListener('click', queue, true);
    removeEventListener('change', queueChoice, true);
    return clicked;
  };
})()`;
