const [HOUR, DAY] = [60, 24 * 60];

/** Two units at the most: `1 d 2 h`; null: nothing took any time. */
export function minutesText(minutes: number | null): string {
  if (minutes === null) return '–';
  const whole = Math.round(minutes);
  if (whole < HOUR) return `${whole} min`;
  if (whole < DAY) return joined(Math.floor(whole / HOUR), 'h', whole % HOUR, 'min');
  const hours = Math.round(whole / HOUR);
  return joined(Math.floor(hours / 24), 'd', hours % 24, 'h');
}

export function secondsText(seconds: number | null): string {
  if (seconds === null) return '–';
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}

const joined = (large: number, unit: string, small: number, smallUnit: string) =>
  small === 0 ? `${large} ${unit}` : `${large} ${unit} ${small} ${smallUnit}`;

/** As a share of all: `12%`; nothing of nothing is none. */
export const shareText = (part: number, of: number): string =>
  of === 0 ? '–' : `${Math.round((part / of) * 100)}%`;

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** In powers of a thousand, as disks are sold. */
export function bytesText(bytes: number): string {
  let [size, unit] = [bytes, 0];
  while (size >= 1000 && unit < units.length - 1) [size, unit] = [size / 1000, unit + 1];
  return `${size >= 100 || unit === 0 ? Math.round(size) : size.toFixed(1)} ${units[unit]}`;
}
