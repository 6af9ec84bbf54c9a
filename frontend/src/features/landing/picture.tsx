import classes from './picture.module.css';

export interface PictureProps {
  /** The same screen in both schemes, of the same size. */
  light: string;
  dark: string;
  width: number;
  height: number;
  /** What is to be seen, for those who hear it. */
  alt: string;
  caption: string;
}

/** A screen of the product. The one of the other scheme is not shown, and so not loaded. */
export function Picture({ light, dark, width, height, alt, caption }: PictureProps) {
  const size = { width, height, loading: 'lazy', decoding: 'async', alt } as const;
  return (
    <figure className={classes.picture}>
      <img src={light} className={classes.light} {...size} />
      <img src={dark} className={classes.dark} {...size} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
