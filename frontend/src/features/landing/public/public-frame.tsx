import { IconMoon, IconSun } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { readToken } from '../../../lib/token.ts';
import { Logo } from '../../../ui/logo.tsx';
import classes from './public-frame.module.css';

const SCHEME = 'data-mantine-color-scheme';

const isDark = () => document.documentElement.getAttribute(SCHEME) === 'dark';

function watchScheme(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [SCHEME] });
  return () => observer.disconnect();
}

/** The scheme that the whole application remembers; `color-scheme.js` sets it, and follows the system's. */
function SchemeToggle() {
  const dark = useSyncExternalStore(watchScheme, isDark);
  const label = dark ? 'Use light colours' : 'Use dark colours';
  const turn = () => {
    const next = dark ? 'light' : 'dark';
    document.documentElement.setAttribute(SCHEME, next);
    // Storage may be closed to us; then the choice lasts as long as the page.
    try {
      localStorage.setItem('mantine-color-scheme-value', next);
    } catch {
      /* nothing to remember it in */
    }
  };
  return (
    <button type="button" className={classes.icon} aria-label={label} title={label} onClick={turn}>
      {dark ? <IconSun size={18} aria-hidden /> : <IconMoon size={18} aria-hidden />}
    </button>
  );
}

/** The browser looked for the place that the address names before it was there. */
function useNamedPlace(): void {
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}

export interface PublicFrameProps {
  /** Links of the header to places of the page. */
  places?: readonly (readonly [anchor: string, words: string])[];
  /** Beside the sign-in. */
  action?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The head and foot of a page for everybody. Its links are plain ones: behind them another page is loaded. */
export function PublicFrame({ places = [], action, footer, children }: PublicFrameProps) {
  useNamedPlace();
  return (
    <div className={`${classes.page} vw-public`}>
      <a className={classes.skip} href="#main">
        Skip to the content
      </a>
      <header className={classes.header}>
        <div className={classes.bar}>
          <a className={classes.brand} href="/">
            <Logo />
            Vouchwell
          </a>
          {places.length > 0 && (
            <nav className={classes.places} aria-label="On this page">
              {places.map(([anchor, words]) => (
                <a key={anchor} href={`#${anchor}`}>
                  {words}
                </a>
              ))}
            </nav>
          )}
          <div className={classes.actions}>
            <SchemeToggle />
            <a className={classes.signIn} href={readToken() ? '/app' : '/login'}>
              {readToken() ? 'Open Vouchwell' : 'Sign in'}
            </a>
            {action}
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className={classes.footer}>{footer}</footer>
    </div>
  );
}
