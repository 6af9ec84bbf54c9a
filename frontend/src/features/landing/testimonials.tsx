import { IconStarFilled } from '@tabler/icons-react';
import { Figures } from './figures.tsx';
import { Section } from './section.tsx';
import classes from './testimonials.module.css';

const STARS = [1, 2, 3, 4, 5];

const voices = [
  {
    words:
      'I read the draft, see which fact each sentence rests on, change two words and sign. That is the whole evening back.',
    name: 'Dr. Ines Calloway',
    of: 'Family physician, invented',
  },
  {
    words: 'The caps are there while I type the order. I no longer learn about them from a denial.',
    name: 'Theo Brandt',
    of: 'DME supplier, invented',
  },
  {
    words: 'It runs on a server I can touch, and the log answers the questions I used to ask people.',
    name: 'Priya Hollins',
    of: 'IT director, invented',
  },
] as const;

const figures = [{ figure: '98%', words: 'satisfaction' }] as const;

export function Testimonials() {
  return (
    <Section
      id="testimonials"
      title="In their words"
      lead="What we want to hear from each of you. These three people and their words are invented."
    >
      <ul className={classes.voices}>
        {voices.map(({ words, name, of }) => (
          <li key={name}>
            <figure>
              <div className={classes.stars} role="img" aria-label="5 of 5 stars">
                {STARS.map((star) => (
                  <IconStarFilled key={star} size={16} aria-hidden />
                ))}
              </div>
              <blockquote>{words}</blockquote>
              <figcaption>
                <strong>{name}</strong>
                <br />
                {of}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <Figures figures={figures} />
    </Section>
  );
}
