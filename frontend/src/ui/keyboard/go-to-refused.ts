/** By which somebody goes on. */
const ways = ['keydown', 'pointerdown', 'input'];

/**
 * Of a form that was sent and refused, the first field that is refused gets the focus: it names itself and what is wrong
 * with it to whoever has it read out, and is in sight. For all forms, be it the screen that refuses or the server.
 * Returns what ends it.
 */
export function goToRefused(): () => void {
  let sent: HTMLFormElement | null = null;
  const look = () => {
    const field = sent?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!field) return;
    sent = null;
    field.focus();
  };
  const submitted = ({ target }: Event) => {
    sent = target instanceof HTMLFormElement ? target : null;
    // Once the screen has said which they are.
    setTimeout(look);
  };
  // Whoever goes on meanwhile is left where they are; Enter sends it again.
  const goesOn = (event: Event) => {
    if (!(event instanceof KeyboardEvent && event.key === 'Enter')) sent = null;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, attributeFilter: ['aria-invalid'] });
  document.addEventListener('submit', submitted, { capture: true });
  for (const way of ways) document.addEventListener(way, goesOn, { capture: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('submit', submitted, { capture: true });
    for (const way of ways) document.removeEventListener(way, goesOn, { capture: true });
  };
}
