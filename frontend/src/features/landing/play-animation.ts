/** Beside the page, so that a site may put another one in its place. */
const ANIMATION = '/hero-animation.json';

export interface Playing {
  play(): void;
  pause(): void;
  destroy(): void;
}

interface Player {
  loadAnimation(options: {
    container: HTMLElement;
    renderer: 'svg';
    loop: boolean;
    autoplay: boolean;
    animationData: unknown;
  }): Playing;
}

// By its file: the light build evaluates no expressions, which the content security policy would not allow. It is a
// script of its own, which only who sees the animation loads; a build that lacks the package goes without motion.
const [loadPlayer] = Object.values(
  import.meta.glob<{ default: Player }>(
    '../../../../node_modules/lottie-web/build/player/lottie_light.min.js',
  ),
);

/** Plays in a loop until it is destroyed; null when nobody waits for it any more. @throws when it cannot be had */
export async function playAnimation(container: HTMLElement, signal: AbortSignal): Promise<Playing | null> {
  const [player, animationData] = await Promise.all([
    loadPlayer?.(),
    fetch(ANIMATION, { signal }).then((answer) => answer.json() as Promise<unknown>),
  ]);
  if (signal.aborted) return null;
  if (!player) throw new Error('This build has no player.');
  return player.default.loadAnimation({
    container,
    renderer: 'svg',
    loop: true,
    autoplay: true,
    animationData,
  });
}
