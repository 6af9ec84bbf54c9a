import { addDays, startOfDay } from '@vouchwell/rules';

/** When days of a zone's calendar begin and end, both within, as ISO 8601 in UTC. */
export function momentsOf(
  { from, to }: { readonly from?: string; readonly to?: string },
  zone: string,
): { readonly gte?: string; readonly lt?: string } {
  return {
    ...(from !== undefined && { gte: startOfDay(from, zone) }),
    ...(to !== undefined && { lt: startOfDay(addDays(to, 1), zone) }),
  };
}
