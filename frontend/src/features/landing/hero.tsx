import { Call, CallLink } from './public/call.tsx';
import { HeroAnimation } from './hero-animation.tsx';
import classes from './hero.module.css';
import type { Asks } from './section.tsx';

export function Hero({ onDemo }: Asks) {
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <div className={classes.inner}>
        <div className={classes.words}>
          <h1 id="hero-title">Medical necessity notes you can vouch for.</h1>
          <p className={classes.lead}>
            Vouchwell writes the note from the case, shows which fact stands behind each sentence, and locks
            it under the clinician’s signature. All of it on your own servers, without the internet.
          </p>
          <div className={classes.calls}>
            <Call onClick={onDemo}>Request Demo</Call>
            <CallLink href="#how-it-works">Learn More</CallLink>
          </div>
        </div>
        <HeroAnimation />
      </div>
    </section>
  );
}
