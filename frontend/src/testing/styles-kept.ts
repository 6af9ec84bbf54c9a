/**
 * jsdom reckons a style anew each time one is asked for, and every look for a role asks for those of all elements and
 * of what they stand in: a quarter of the time of all tests of screens. Kept until anything in the document changes.
 */
const reckoned = window.getComputedStyle.bind(window);
let kept = new WeakMap<Element, CSSStyleDeclaration>();
const changes = new MutationObserver(() => {
  kept = new WeakMap();
});
changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });

window.getComputedStyle = (element, pseudo) => {
  if (pseudo) return reckoned(element, pseudo);
  // What has changed and was not told yet.
  if (changes.takeRecords().length > 0) kept = new WeakMap();
  let style = kept.get(element);
  if (!style) kept.set(element, (style = reckoned(element)));
  return style;
};
