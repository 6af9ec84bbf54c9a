export function ExportStep() {
  return null;
}
