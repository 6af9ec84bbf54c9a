import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PdfPage } from '../../../lib/pdf-pages.ts';

/** Addresses of the pages' pictures while they are in use. */
export function usePictures(pages: readonly PdfPage[] | undefined): readonly string[] {
  const [pictures, setPictures] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!pages) return;
    const made = pages.map(({ image }) => URL.createObjectURL(image));
    // The addresses live exactly as long as this effect does.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setPictures(made);
    return () => {
      setPictures([]);
      made.forEach((picture) => URL.revokeObjectURL(picture));
    };
  }, [pages]);
  return pictures;
}

interface PrintedLetterProps {
  pages: readonly PdfPage[];
  /** Once all of it would come out of the printer. */
  onReady: (() => void) | undefined;
}

/** The pages as they go to paper, each on a sheet of its own and nothing beside them; on the screen they are not seen. */
export function PrintedLetter({ pages, onReady }: PrintedLetterProps) {
  const pictures = usePictures(pages);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!onReady || pictures.length === 0) return;
    let gone = false;
    const images = [...(root.current?.querySelectorAll('img') ?? [])];
    void Promise.all(images.map((image) => image.decode())).then(() => gone || onReady());
    return () => {
      gone = true;
    };
  }, [pictures, onReady]);
  return createPortal(
    <div id="print-root" ref={root} aria-hidden>
      {pictures.map((picture, index) => (
        <img key={picture} src={picture} alt={pages[index]?.words ?? ''} />
      ))}
    </div>,
    document.body,
  );
}
