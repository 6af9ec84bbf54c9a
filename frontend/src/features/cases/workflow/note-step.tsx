export function NoteStep() {
  return null;
}
