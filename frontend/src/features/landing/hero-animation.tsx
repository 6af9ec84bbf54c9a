import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './hero.module.css';
import { HeroPlaceholder } from './hero-placeholder.tsx';
import { playAnimation, type Playing } from './play-animation.ts';

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Its last picture stands there until it has come, stays where it does not come, and for whoever wants no motion. */
export function HeroAnimation() {
  const container = useRef<HTMLDivElement>(null);
  const [animation, setAnimation] = useState<Playing | null>(null);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (still() || !container.current) return;
    const gone = new AbortController();
    let loaded: Playing | null = null;
    playAnimation(container.current, gone.signal)
      .then((item) => setAnimation((loaded = item)))
      .catch(() => gone.signal.aborted || console.error('The animation could not be loaded.'));
    return () => {
      gone.abort();
      loaded?.destroy();
    };
  }, []);
  const turn = () => {
    if (paused) animation?.play();
    else animation?.pause();
    setPaused(!paused);
  };
  return (
    <div className={classes.stage}>
      {!animation && <HeroPlaceholder />}
      <div ref={container} className={classes.player} aria-hidden data-testid="animation" />
      {animation && (
        <button
          type="button"
          className={classes.pause}
          aria-label={paused ? 'Play the animation' : 'Pause the animation'}
          onClick={turn}
        >
          {paused ? <IconPlayerPlay aria-hidden /> : <IconPlayerPause aria-hidden />}
        </button>
      )}
    </div>
  );
}
