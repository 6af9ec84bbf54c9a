import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CaseResponse } from '@vouchwell/contract';
import type { PdfPage } from '../../../lib/pdf-pages.ts';
import { NotLoaded } from '../../../ui/states/failure.tsx';
import { letterQuery } from './letter-query.ts';
import { usePictures } from './printed-letter.tsx';
import classes from './letter-pages.module.css';

interface LetterPagesProps {
  of: CaseResponse;
  noteId: number;
}

/** The letter itself, page by page, with its words for those who do not see them. */
export function LetterPages({ of, noteId }: LetterPagesProps) {
  return <DrawnPages what="letter" {...useQuery(letterQuery(of, noteId))} />;
}

interface DrawnPagesProps {
  what: 'letter' | 'order';
  data: readonly PdfPage[] | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** A document that was drawn, or is being drawn. */
export function DrawnPages({ what, data: pages, error, refetch }: DrawnPagesProps) {
  const pictures = usePictures(pages);
  if (error)
    return (
      <NotLoaded error={error} onRetry={() => void refetch()}>{`The ${what} could not be shown.`}</NotLoaded>
    );
  if (!pages || pictures.length === 0)
    return (
      <div role="status" aria-label={`Loading the ${what}`}>
        <Skeleton style={{ aspectRatio: '17 / 22' }} />
      </div>
    );
  return (
    <section aria-label={`The ${what}`} className={classes.pages} tabIndex={0}>
      {pages.map(({ words }, index) => (
        <figure key={pictures[index]}>
          <img src={pictures[index]} alt={`Page ${index + 1} of ${pages.length}`} />
          <VisuallyHidden component="figcaption" style={{ whiteSpace: 'pre-line' }}>
            {words}
          </VisuallyHidden>
        </figure>
      ))}
    </section>
  );
}
