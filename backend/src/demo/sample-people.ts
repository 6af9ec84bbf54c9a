import type { Person } from '../kernel/deciding/decider.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';

/** One for all of them: the data is invented, and the address is this machine's own. */
export const DEMO_PASSWORD = 'walk-through-the-demo';
export const DEMO_USERS = [
  { username: 'm.okafor', full_name: 'Dr. Miriam Okafor', email: 'm.okafor@clinic.example' },
  { username: 'j.tanaka', full_name: 'Jun Tanaka', email: 'j.tanaka@supplier.example' },
  {
    username: 'c.abara',
    full_name: 'Chidi Abara, compliance',
    email: 'c.abara@clinic.example',
    permissions: { can_view_audit: true },
  },
] as const;
/** Whoever bears it looks for relatives: what the rules of the history are to find. */
export const CURIOUS_NAME = 'Kowalczyk';
/** An admin of earlier years, who has left. */
export const FORMER = {
  username: 'r.kowalczyk',
  full_name: `Renate ${CURIOUS_NAME}`,
  email: 'r.kowalczyk@clinic.example',
  role: 'admin',
} as const;

export const DOCTOR = DEMO_USERS[0];
/** Right by its check digit, and nobody’s. */
export const DOCTORS_NPI = '1234567893';

export const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** The address of the machine that somebody always works at. */
export const deskOf = (id: number): string => `10.20.0.${10 + id}`;

/** Each command is a request of its own, from the machine that somebody always works at. */
export const atDesk = (person: Person): Person => ({
  ...person,
  request: { ...systemActor().request, address: deskOf(person.id), user_agent: BROWSER },
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
