const ACTIVE = 'aria-activedescendant';

/**
 * The field of a list says which option its keys are at, whenever that changes. The library says it when an arrow is
 * pressed and at no other time: an option that typing or the server has taken away was named on, though nothing is
 * there, and the first of a new list was not. Returns what ends it.
 */
export function keepActiveOption(): () => void {
  const tell = () => {
    const field = document.activeElement;
    if (field?.getAttribute('role') !== 'combobox') return;
    const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
    const option = list?.querySelector('[data-combobox-selected]')?.id;
    if (!option) field.removeAttribute(ACTIVE);
    else if (field.getAttribute(ACTIVE) !== option) field.setAttribute(ACTIVE, option);
  };
  const observer = new MutationObserver(tell);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: [ACTIVE, 'data-combobox-selected'],
  });
  return () => observer.disconnect();
}
