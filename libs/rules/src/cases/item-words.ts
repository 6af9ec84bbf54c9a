import type { ItemFacts } from './case-facts.ts';

/** `24 per month`; the number alone where the catalogue sets no period. */
export function quantityText(item: Pick<ItemFacts, 'quantity' | 'limit_period'>): string {
  return item.limit_period ? `${item.quantity} per ${item.limit_period}` : String(item.quantity);
}

/** `Size M · White · Length Short`; empty where nothing was chosen. */
export function optionsText(item: Pick<ItemFacts, 'size' | 'color' | 'length'>): string {
  const options = [
    item.size && `Size ${item.size}`,
    item.color,
    item.length && (/^length\b/i.test(item.length) ? item.length : `Length ${item.length}`),
  ];
  return options.filter(Boolean).join(' · ');
}
