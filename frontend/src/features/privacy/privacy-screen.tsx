import { useTabTitle } from '../../ui/tab-title.ts';
import { PublicFrame } from '../landing/public/public-frame.tsx';
import classes from './privacy-screen.module.css';
import { privacySections } from './privacy-sections.tsx';

/** Which data the product keeps, for how long and who sees it. */
export function PrivacyScreen() {
  useTabTitle('Privacy policy');
  return (
    <PublicFrame footer={<Foot />}>
      <div className={classes.page}>
        <a className={classes.back} href="/">
          Back to Home
        </a>
        <h1>Privacy policy</h1>
        <p className={classes.lead}>
          Vouchwell runs on the servers of the organization that uses it. Patient data stays there. This page
          says what is kept, for how long, and who sees it.
        </p>
        <div className={classes.beside}>
          <nav aria-label="Table of contents" className={classes.contents}>
            <ol>
              {privacySections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className={classes.sections}>
            {privacySections.map(({ id, title, body }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`}>{title}</h2>
                {body}
              </section>
            ))}
            <a className={classes.back} href="/">
              Return to Home
            </a>
          </div>
        </div>
      </div>
    </PublicFrame>
  );
}

function Foot() {
  return <p className={classes.foot}>© 2025 Vouchwell</p>;
}
