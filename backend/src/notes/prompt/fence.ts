/**
 * JSON in which no value can close the fence or open another: angle brackets and ampersands stand as JSON's
 * own escapes, and JSON keeps line ends inside its strings.
 */
export function fenced(name: string, data: object): string {
  const escape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `<${name}>\n${JSON.stringify(data, null, 1).replace(/[<>&\u2028\u2029]/g, escape)}\n</${name}>`;
}
