import classes from './figures.module.css';

interface FiguresProps {
  figures: readonly { readonly figure: string; readonly words: string }[];
}

/** What we promise in figures, and that it is a promise. */
export function Figures({ figures }: FiguresProps) {
  return (
    <figure className={classes.figures} aria-label="Claims in figures">
      <dl>
        {figures.map(({ figure, words }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <figcaption>
        These figures are our claims, not measurements of your site. Ask us in a demo how to measure yours.
      </figcaption>
    </figure>
  );
}
