import classes from './landing-footer.module.css';
import type { Asks } from './section.tsx';

const places = [
  ['how-it-works', 'How it works'],
  ['security-highlight', 'Security'],
  ['features', 'Features'],
  ['benefits', 'Benefits'],
  ['about', 'About'],
  ['testimonials', 'Testimonials'],
  ['faq', 'FAQ'],
] as const;

export function LandingFooter({ onDemo }: Asks) {
  return (
    <div className={classes.footer}>
      <p className={classes.line}>
        <strong>Vouchwell</strong>
        <span>Medical necessity notes, written and kept on your own network.</span>
      </p>
      <nav aria-label="Foot of the page" className={classes.links}>
        {places.map(([anchor, words]) => (
          <a key={anchor} href={`#${anchor}`}>
            {words}
          </a>
        ))}
        <a href="/privacy">Privacy</a>
        <button type="button" onClick={onDemo}>
          Contact Support
        </button>
      </nav>
      <p className={classes.small}>
        What this page says of results, security, support and deployment are our claims. Ask us to show you
        each.
      </p>
      <p className={classes.small}>© 2025 Vouchwell</p>
    </div>
  );
}
