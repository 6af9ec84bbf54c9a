import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { publicPages, type PublicPath } from './public-pages.ts';

/** Words that were set in another font would move when the right one came. It comes from where the page came from. */
const fontLoaded = () => document.fonts.load("1rem 'Inter Variable'").catch(() => undefined);

/** A page for everybody, without router, theme and queries: it needs none of them. */
export async function startPublic(root: HTMLElement, path: PublicPath): Promise<void> {
  const [Page] = await Promise.all([publicPages[path](), fontLoaded()]);
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
