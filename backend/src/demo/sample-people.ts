import type { Person } from '../kernel/deciding/decider.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Each command is a request of its own, from the machine that somebody always works at. */
export const atDesk = (person: Person): Person => ({
  ...person,
  request: { ...systemActor().request, address: `10.20.0.${10 + person.id}`, user_agent: BROWSER },
});

/** Any time of a week, as one at which the clinic is open: in the same order, and never later than now. */
export function openingHours(time: Date, now = Date.now()): Date {
  const hours = time.getHours() + time.getMinutes() / 60;
  const weekday = time.getDay();
  const at = new Date(time);
  if (weekday === 0 || weekday === 6) {
    // What falls on a weekend is done on Friday's last hour.
    at.setDate(at.getDate() - (weekday === 6 ? 1 : 2));
    at.setHours(17, (weekday === 6 ? 0 : 30) + hours, 0, 0);
  } else at.setHours(8, hours * 22.5, 0, 0);
  return at.getTime() < now ? at : time;
}
