import { Text, Title } from '@mantine/core';
import type { Replacement } from '@vouchwell/contract';
import classes from './feedback.module.css';

/** What was taken out of a text, and what stands there now. */
export function Replacements({ replacements }: { replacements: readonly Replacement[] }) {
  return (
    <section aria-label="What was replaced">
      <Title order={3} mb={4}>
        What was replaced
      </Title>
      {replacements.length === 0 ? (
        <Text c="dimmed">Nothing was found to replace. Read the text with care.</Text>
      ) : (
        <table className={classes.replaced} aria-label="Replacements">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Original</th>
              <th scope="col">Now</th>
              <th scope="col">Times</th>
            </tr>
          </thead>
          <tbody>
            {replacements.map(({ kind, original, placeholder, count }) => (
              <tr key={`${kind} ${original}`}>
                <th scope="row">{kind}</th>
                <td>{original}</td>
                <td>{placeholder}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
