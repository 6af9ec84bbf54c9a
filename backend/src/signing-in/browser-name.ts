import Bowser from 'bowser';

/** The browser's plain name, such as “Firefox on Windows”, by which people know where they signed in; null: none told. */
export function browserName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const { name } = browser;
  if (!name) return null;
  return os.name ? `${name} on ${os.name}` : name;
}
