/** Which number the newest durable mark of the log has, as far as this process knows: events carry it. */
export class MarkNumber {
  value = 0;
}
